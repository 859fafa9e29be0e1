// Turns rows of premultiplied ARGB into RGB or RGBA under the SUB filter, and deflates them.
#ifdef RASTER

#include "strip.h"
#include <errno.h>
#include <stdlib.h>
#include <zlib.h>

static uint8_t straight(unsigned value, unsigned alpha) {
    unsigned result = (value * 255 + alpha / 2) / alpha;
    return (uint8_t)(result > 255 ? 255 : result);
}

// One filtered row: its filter's number, then each byte less the same component of the pixel to the left.
static void filter_row(const struct strip *strip, const uint8_t *row, uint8_t *out) {
    const uint32_t *pixels = (const uint32_t *)(const void *)row;
    *out++ = 1;
    uint8_t left[4] = {0, 0, 0, 0};
    if (strip->opaque) {
        for (int x = 0; x < strip->width; x++, out += 3) {
            uint32_t pixel = pixels[x];
            uint8_t red = (uint8_t)(pixel >> 16), green = (uint8_t)(pixel >> 8), blue = (uint8_t)pixel;
            out[0] = red - left[0], out[1] = green - left[1], out[2] = blue - left[2];
            left[0] = red, left[1] = green, left[2] = blue;
        }
        return;
    }
    for (int x = 0; x < strip->width; x++, out += 4) {
        uint32_t pixel = pixels[x];
        uint8_t now[4] = {(uint8_t)(pixel >> 16), (uint8_t)(pixel >> 8), (uint8_t)pixel, (uint8_t)(pixel >> 24)};
        if (now[3] == 0) {
            now[0] = now[1] = now[2] = 0;
        } else if (now[3] != 255) {
            for (int c = 0; c < 3; c++) now[c] = straight(now[c], now[3]);
        }
        for (int c = 0; c < 4; c++) {
            out[c] = now[c] - left[c];
            left[c] = now[c];
        }
    }
}

void cpng_deflate(struct strip *strip) {
    size_t row = 1 + (size_t)strip->width * (strip->opaque ? 3 : 4);
    strip->filtered = row * (size_t)strip->rows;
    uint8_t *filtered = malloc(strip->filtered + 1);
    z_stream stream = {0};
    strip->adler = adler32(0, NULL, 0);
    if (filtered == NULL) {
        strip->error = ENOMEM;
        return;
    }
    for (int y = 0; y < strip->rows; y++) {
        filter_row(strip, strip->pixels + (size_t)y * strip->stride, filtered + row * (size_t)y);
    }
    if (deflateInit2(&stream, 1, Z_DEFLATED, -15, 8, Z_RLE) != Z_OK) {
        free(filtered);
        strip->error = ENOMEM;
        return;
    }
    size_t capacity = deflateBound(&stream, strip->filtered) + 64;
    strip->bytes = malloc(capacity);
    if (strip->bytes == NULL) {
        strip->error = ENOMEM;
    } else {
        strip->adler = adler32_z(strip->adler, filtered, strip->filtered);
        stream.next_in = filtered, stream.avail_in = (uInt)strip->filtered;
        stream.next_out = strip->bytes, stream.avail_out = (uInt)capacity;
        int result = deflate(&stream, strip->is_last ? Z_FINISH : Z_SYNC_FLUSH);
        if (result != (strip->is_last ? Z_STREAM_END : Z_OK) || stream.avail_in != 0) strip->error = EIO;
        strip->length = capacity - stream.avail_out;
    }
    deflateEnd(&stream);
    free(filtered);
}

#endif
