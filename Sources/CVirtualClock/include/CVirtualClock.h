// The wall clock of an extension process under a daemon's virtual clock.
#ifndef CVIRTUALCLOCK_H
#define CVIRTUALCLOCK_H

/// From now on this process' wall clock shows an instant in seconds since 1970: for five real seconds exactly that one,
/// so that equal runs see equal times; then it flows on, so that code that waits for a later time sees it come.
///
/// A process whose second and fourth arguments are `--extension` and `--clock=SECONDS` begins with such a clock, before
/// any of its own code runs. Every other process has the system's clock until this is called. Monotonic clocks and the
/// length of waits are always real.
void cvirtualclock_set(double seconds);

/// The same for as long as it takes: the clock flows only as far as waits for a later time have come to their end.
void cvirtualclock_hold(double seconds);

/// The wall clock is the system's again.
void cvirtualclock_end(void);

#endif
