// SHA-256's rounds by instructions that the processor has for them.
#ifndef CDIGEST_H
#define CDIGEST_H

#include <stddef.h>
#include <stdint.h>

/// Takes whole blocks of 64 bytes into the state, with SHA-256's 64 constants; returns how many it took: none where the
/// processor has no such instructions.
size_t cdigest_absorb(uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]);

#endif
