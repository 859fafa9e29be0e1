// PNG in two strips: each thread filters and deflates one half of the rows, then libpng writes the chunks.
#include "CPNG.h"

#ifndef RASTER

int cpng_encode(const uint8_t *pixels, int width, int height, int stride, int opaque, uint8_t **file, size_t *length) {
    (void)pixels, (void)width, (void)height, (void)stride, (void)opaque, (void)file, (void)length;
    return -1;
}
void cpng_free(uint8_t *file) { (void)file; }

#else

#include "strip.h"
#include <errno.h>
#include <png.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// The second thread: it waits on a condition, so that it costs nothing at rest.
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;  // one picture at a time
static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
static pthread_cond_t done = PTHREAD_COND_INITIALIZER;
static struct strip *work;
static int started;

static void *second(void *unused) {
    (void)unused;
    pthread_mutex_lock(&guard);
    for (;;) {
        while (work == NULL || work->finished) pthread_cond_wait(&wake, &guard);
        struct strip *mine = work;
        pthread_mutex_unlock(&guard);
        cpng_deflate(mine);
        pthread_mutex_lock(&guard);
        mine->finished = 1;
        pthread_cond_signal(&done);
    }
    return NULL;
}

// Starts the thread with every signal blocked: signals belong to the program's loop.
static int start(void) {
    if (started) return 1;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 256 * 1024);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_t thread;
    started = pthread_create(&thread, &attributes, second, NULL) == 0;
    pthread_attr_destroy(&attributes);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

static void deflate_both(struct strip *first, struct strip *last) {
    if (!start()) {
        cpng_deflate(first);
        cpng_deflate(last);
        return;
    }
    pthread_mutex_lock(&guard);
    last->finished = 0;
    work = last;
    pthread_cond_signal(&wake);
    pthread_mutex_unlock(&guard);
    cpng_deflate(first);
    pthread_mutex_lock(&guard);
    while (!last->finished) pthread_cond_wait(&done, &guard);
    work = NULL;
    pthread_mutex_unlock(&guard);
}

struct sink {
    uint8_t *bytes;
    size_t length, capacity;
};

static void sink_write(png_structp png, png_bytep bytes, png_size_t count) {
    struct sink *sink = png_get_io_ptr(png);
    if (sink->length + count > sink->capacity) png_error(png, "longer than foreseen");
    memcpy(sink->bytes + sink->length, bytes, count);
    sink->length += count;
}

static void sink_flush(png_structp png) { (void)png; }
static void quiet(png_structp png, png_const_charp words) { (void)png, (void)words; }

// The file around the compressed rows; libpng jumps back here when it fails.
static int wrap(struct sink *sink, int width, int height, int opaque, uint8_t *rows, size_t count) {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, quiet);
    if (png == NULL) return ENOMEM;
    png_infop info = png_create_info_struct(png);
    if (info == NULL) {
        png_destroy_write_struct(&png, NULL);
        return ENOMEM;
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        return -1;
    }
    png_set_write_fn(png, sink, sink_write, sink_flush);
    png_set_IHDR(
        png, info, (png_uint_32)width, (png_uint_32)height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_RELATIVE);
    png_write_info(png, info);
    png_write_chunk(png, (png_const_bytep) "IDAT", rows, count);
    png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
    png_destroy_write_struct(&png, &info);
    return 0;
}

int cpng_encode(const uint8_t *pixels, int width, int height, int stride, int opaque, uint8_t **file, size_t *length) {
    if (width <= 0 || height <= 0 || stride < width * 4) return EINVAL;
    pthread_mutex_lock(&turn);
    int half = height / 2;
    struct strip first = {.pixels = pixels, .width = width, .rows = half, .stride = stride, .opaque = opaque};
    struct strip last = {
        .pixels = pixels + (size_t)half * stride, .width = width, .rows = height - half, .stride = stride,
        .opaque = opaque, .is_last = 1};
    deflate_both(&first, &last);

    int result = first.error ? first.error : last.error;
    struct sink sink = {0};
    size_t count = 2 + first.length + last.length + 4;
    uint8_t *rows = NULL;
    if (result == 0) {
        rows = malloc(count);
        sink.capacity = count + 256;
        sink.bytes = malloc(sink.capacity);
        if (rows == NULL || sink.bytes == NULL) result = ENOMEM;
    }
    if (result == 0) {
        rows[0] = 0x78, rows[1] = 0x01;  // zlib's header: a window of 32 KiB, the fastest level
        memcpy(rows + 2, first.bytes, first.length);
        memcpy(rows + 2 + first.length, last.bytes, last.length);
        uLong sum = adler32_combine(first.adler, last.adler, (z_off_t)last.filtered);
        for (int byte = 0; byte < 4; byte++) rows[count - 4 + byte] = (uint8_t)(sum >> (24 - 8 * byte));
        result = wrap(&sink, width, height, opaque, rows, count);
    }
    free(rows);
    free(first.bytes);
    free(last.bytes);
    if (result == 0) {
        *file = sink.bytes;
        *length = sink.length;
    } else {
        free(sink.bytes);
    }
    pthread_mutex_unlock(&turn);
    return result;
}

void cpng_free(uint8_t *file) { free(file); }

#endif
