// A lock of a number: 0 is open, 1 held, 2 held while others may sleep until it is open.
#define _GNU_SOURCE
#include "unfair_lock.h"

#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

bool coslog_lock_try(uint32_t *lock) {
    uint32_t open = 0;
    return __atomic_compare_exchange_n(lock, &open, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void coslog_lock_take(uint32_t *lock) {
    if (coslog_lock_try(lock)) return;
    // The kernel puts to sleep only who still finds a 2, so that no release is missed.
    while (__atomic_exchange_n(lock, 2, __ATOMIC_ACQUIRE) != 0) {
        syscall(SYS_futex, lock, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0);
    }
}

void coslog_lock_release(uint32_t *lock) {
    if (__atomic_exchange_n(lock, 0, __ATOMIC_RELEASE) == 2) {
        syscall(SYS_futex, lock, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    }
}
