// A lock in four bytes, which C programs put where they like.
#ifndef COSLOG_UNFAIR_LOCK_H
#define COSLOG_UNFAIR_LOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Holds the lock if it is free; 0 is an open one.
bool coslog_lock_try(uint32_t *lock);

/// Sleeps until the lock is free, and holds it.
void coslog_lock_take(uint32_t *lock);

/// Lets the lock go, and wakes one thread that waits for it.
void coslog_lock_release(uint32_t *lock);

#endif
