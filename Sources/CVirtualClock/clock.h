// The state of the virtual clock, as the replaced functions of the C library use it.
#ifndef CVIRTUALCLOCK_CLOCK_H
#define CVIRTUALCLOCK_CLOCK_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/// Whether this process has a virtual clock.
bool clock_is_virtual(void);

/// The system's own `clock_gettime`.
int clock_system(clockid_t clock, struct timespec *time);

/// What the virtual clock shows.
struct timespec clock_now(void);

/// The system's wall time at which a virtual one comes if the clock flows, and the setting that this is true for.
struct timespec clock_real(const struct timespec *deadline, unsigned *setting);

/// A wait until a virtual time has run out: from now on the clock shows at least that time, unless it was set since.
void clock_passed(const struct timespec *deadline, unsigned setting);

/// A timer will tell that a virtual time has come: from then on the clock shows at least that time.
void clock_promise(const struct timespec *deadline);

/// Whether an absolute time is one of the wall clock and not of the monotonic one: the nearer clock is meant.
bool clock_means_wall(const struct timespec *time);

#endif
