#ifndef CACTIVITY_TRANSFERS_H
#define CACTIVITY_TRANSFERS_H

/// How many transfers are under way.
int transfers_count(void);

/// Waits until none is.
void transfers_wait_for_none(void);

#endif
