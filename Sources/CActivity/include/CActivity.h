// What is under way in this process: transfers of libcurl, whose calls it notes, and threads that do not wait.
#ifndef CACTIVITY_H
#define CACTIVITY_H

/// Waits until no transfer is under way, those of URLSession included, and every other thread waits for something: then
/// also what the ends of transfers called has been done. Threads that stay busy are waited for `patience` seconds.
void cactivity_wait_for_rest(double patience);

#endif
