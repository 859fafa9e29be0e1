// When the process is at rest: seen from one of its threads, by what the system tells of the others.
#define _GNU_SOURCE
#include "CActivity.h"
#include "transfers.h"

#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/// Reads the status of a thread; false when it has ended.
static bool read_status(const char *thread, char *text, size_t size) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%.16s/status", thread);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return false;
    ssize_t count = read(fd, text, size - 1);
    close(fd);
    text[count > 0 ? count : 0] = 0;
    return count > 0;
}

/// Whether all other threads wait; `sum` tells how often each of them went to sleep so far.
static bool do_others_wait(uint64_t *sum) {
    static const char state[] = "\nState:\tS", sleeps[] = "\nvoluntary_ctxt_switches:";
    long self = syscall(SYS_gettid);
    DIR *threads = opendir("/proc/self/task");
    *sum = 14695981039346656037u;
    // Where the system does not tell, nobody is seen to be busy.
    if (!threads) return true;
    bool wait = true;
    struct dirent *entry;
    while (wait && (entry = readdir(threads))) {
        if (entry->d_name[0] == '.' || atol(entry->d_name) == self) continue;
        char text[4096];
        // One that has ended meanwhile was busy.
        wait = read_status(entry->d_name, text, sizeof text) && strstr(text, state);
        const char *count = wait ? strstr(text, sleeps) : NULL;
        uint64_t parts[] = {(uint64_t)atol(entry->d_name), count ? strtoul(count + sizeof sleeps - 1, NULL, 10) : 0};
        for (int index = 0; index < 2; index++) *sum = (*sum ^ parts[index]) * 1099511628211u;
    }
    closedir(threads);
    return wait;
}

/// A thread that hands work to another and then waits has gone to sleep once more than before: who finds all threads
/// waiting twice, with the same counts, has met no such moment.
static bool is_at_rest(void) {
    uint64_t before, after;
    return do_others_wait(&before) && transfers_count() == 0 && do_others_wait(&after) && before == after;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

/// Grows with each wait: of two threads that look at each other neither would ever find the other at rest.
static atomic_uint newest;

void cactivity_end_waits(void) { atomic_fetch_add(&newest, 1); }

void cactivity_wait_for_rest(double patience) {
    unsigned mine = atomic_fetch_add(&newest, 1) + 1;
    double deadline = now() + patience;
    while (atomic_load(&newest) == mine) {
        if (transfers_count() > 0) {
            transfers_wait_for_none();
            // What the last one's end calls has its own time.
            deadline = now() + patience;
        }
        if (is_at_rest() || now() > deadline) return;
        sched_yield();
    }
}
