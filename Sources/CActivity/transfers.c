// libcurl's functions that begin and end a transfer: defined in the program, they stand before the library's own, note
// the transfer and pass the call on.
#define _GNU_SOURCE
#include "transfers.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

/// What libcurl answers when memory is short.
static const int out_of_memory = 3;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t none = PTHREAD_COND_INITIALIZER;
static void **handles;
static int count, capacity;

/// Notes a transfer; false when there is no memory for it.
static int note(void *handle) {
    pthread_mutex_lock(&lock);
    if (count == capacity) {
        int wanted = capacity * 2 + 16;
        void **larger = realloc(handles, wanted * sizeof *handles);
        if (larger) {
            handles = larger;
            capacity = wanted;
        }
    }
    int noted = count < capacity;
    if (noted) handles[count++] = handle;
    pthread_mutex_unlock(&lock);
    return noted;
}

/// A handle may end more than once, or without having begun.
static void forget(void *handle) {
    pthread_mutex_lock(&lock);
    for (int index = 0; index < count; index++) {
        if (handles[index] != handle) continue;
        handles[index] = handles[--count];
        if (count == 0) pthread_cond_broadcast(&none);
        break;
    }
    pthread_mutex_unlock(&lock);
}

int transfers_count(void) {
    pthread_mutex_lock(&lock);
    int result = count;
    pthread_mutex_unlock(&lock);
    return result;
}

void transfers_wait_for_none(void) {
    pthread_mutex_lock(&lock);
    while (count > 0) pthread_cond_wait(&none, &lock);
    pthread_mutex_unlock(&lock);
}

// MARK: libcurl

int curl_multi_add_handle(void *multi, void *handle) {
    int (*add)(void *, void *) = (int (*)(void *, void *))dlsym(RTLD_NEXT, "curl_multi_add_handle");
    if (!add || !note(handle)) return out_of_memory;
    int result = add(multi, handle);
    if (result != 0) forget(handle);
    return result;
}

int curl_multi_remove_handle(void *multi, void *handle) {
    int (*remove)(void *, void *) = (int (*)(void *, void *))dlsym(RTLD_NEXT, "curl_multi_remove_handle");
    int result = remove ? remove(multi, handle) : 0;
    forget(handle);
    return result;
}

void curl_easy_cleanup(void *handle) {
    void (*cleanup)(void *) = (void (*)(void *))dlsym(RTLD_NEXT, "curl_easy_cleanup");
    if (cleanup) cleanup(handle);
    forget(handle);
}

// MARK: The names by which Foundation's shared library asks for them

// A program exports a function to a shared library only where the linker knows that the library asks for it, and this
// one asks for a version. Weak: where libcurl itself is linked, both names are one.
#define VERSIONED(result, name, parameters, arguments)                      \
    __attribute__((weak)) result versioned_##name parameters {              \
        return name arguments;                                              \
    }                                                                       \
    __asm__(".symver versioned_" #name ", " #name "@CURL_OPENSSL_4")

VERSIONED(int, curl_multi_add_handle, (void *multi, void *handle), (multi, handle));
VERSIONED(int, curl_multi_remove_handle, (void *multi, void *handle), (multi, handle));
VERSIONED(void, curl_easy_cleanup, (void *handle), (handle));
