// SHA-256's rounds on processors of x86 that have instructions for them, some five times as fast as without. The state
// lies in two registers as those instructions want it: the letters A, B, E, F and C, D, G, H.
#include "CDigest.h"

#if defined(__x86_64__) && defined(__linux__) && __has_include(<sys/platform/x86.h>)

#include <immintrin.h>
#include <sys/platform/x86.h>

__attribute__((target("sha,sse4.1")))
static void absorb(uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) {
    const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
    __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
    __m128i abef = _mm_alignr_epi8(low, high, 8);
    __m128i cdgh = _mm_blend_epi16(high, low, 0xF0);
    for (; blocks > 0; blocks--, bytes += 64) {
        const __m128i before[2] = {abef, cdgh};
        __m128i words[4];
        for (int part = 0; part < 4; part++) {
            words[part] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * part)), swap);
        }
#pragma clang loop unroll(full)
        for (int step = 0; step < 16; step++) {
            __m128i *now = &words[step & 3];
            const __m128i next = words[(step + 1) & 3], last = words[(step + 3) & 3];
            const __m128i added = _mm_add_epi32(*now, _mm_loadu_si128((const __m128i *)(constants + 4 * step)));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, added);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(added, 0x0E));
            if (step < 12) {
                const __m128i middle = _mm_alignr_epi8(last, words[(step + 2) & 3], 4);
                *now = _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(*now, next), middle), last);
            }
        }
        abef = _mm_add_epi32(abef, before[0]);
        cdgh = _mm_add_epi32(cdgh, before[1]);
    }
    low = _mm_shuffle_epi32(abef, 0x1B);
    high = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xF0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}

size_t cdigest_absorb(uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) {
    if (!x86_cpu_present(x86_cpu_SHA) || !x86_cpu_present(x86_cpu_SSE4_1)) return 0;
    absorb(state, bytes, blocks, constants);
    return blocks;
}

#else

size_t cdigest_absorb(uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) {
    (void)state, (void)bytes, (void)blocks, (void)constants;
    return 0;
}

#endif
