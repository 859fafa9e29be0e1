// What is under way in this process: transfers of libcurl, whose calls it notes, and threads that do not wait.
#ifndef CACTIVITY_H
#define CACTIVITY_H

/// Waits until no transfer is under way, those of URLSession included, and every other thread waits for something: then
/// also what the ends of transfers called has been done. Threads that stay busy are waited for `patience` seconds. A wait
/// that another begins beside ends at once.
void cactivity_wait_for_rest(double patience);

/// Ends the wait that goes on, if one does.
void cactivity_end_waits(void);

#endif
