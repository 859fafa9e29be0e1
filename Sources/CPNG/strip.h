// A run of rows that one thread filters and deflates.
#ifndef CPNG_STRIP_H
#define CPNG_STRIP_H

#include <stddef.h>
#include <stdint.h>

struct strip {
    const uint8_t *pixels;  // premultiplied ARGB32
    int width, rows, stride;
    int opaque;   // 3 bytes a pixel, else 4
    int is_last;  // ends the stream
    // What comes out:
    uint8_t *bytes;
    size_t length;
    size_t filtered;  // bytes before compression
    unsigned long adler;
    int error;
    int finished;
};

void cpng_deflate(struct strip *strip);

#endif
