// Writes a picture in Cairo's ARGB32 as a PNG file in memory.
#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

/// Encodes `height` rows of `stride` bytes each, premultiplied; without alpha when `opaque` is not 0.
/// Returns 0 and a buffer that the caller frees with `cpng_free`, or an errno value, or -1 when libpng fails
/// or the package is built without drawing. Safe on any thread; one picture at a time.
int cpng_encode(const uint8_t *pixels, int width, int height, int stride, int opaque, uint8_t **file, size_t *length);
void cpng_free(uint8_t *file);

#endif
