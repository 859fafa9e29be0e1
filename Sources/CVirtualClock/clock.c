// The virtual clock: an instant, when it was set, and how far waits have brought it since.
#define _GNU_SOURCE
#include "clock.h"
#include "CVirtualClock.h"

#include <dlfcn.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static const int64_t second = 1000000000;
/// How long the clock stands at an instant before it flows.
static const int64_t standing = 5 * second;
/// Differences of times are cut to a hundred years, so that they are counted in nanoseconds.
static const int64_t farthest = second * 100 * 365 * 86400;

/// Odd while the clock is being set; also names the setting.
static _Atomic unsigned sequence;
static _Atomic bool is_virtual;
/// Counts the calls of `cvirtualclock_set`.
static _Atomic unsigned settings;
/// The instant, in seconds since 1970 and nanoseconds.
static _Atomic int64_t base_seconds, base_nanoseconds;
/// The monotonic time at which it was set.
static _Atomic int64_t set_at;
/// How far after the instant a wait has ended.
static _Atomic int64_t passed;
/// The monotonic time at which a timer rings, and how far after the instant that is.
static _Atomic int64_t promised_at, promised;
static pthread_mutex_t writing = PTHREAD_MUTEX_INITIALIZER;

typedef int (*gettime)(clockid_t, struct timespec *);
static _Atomic(gettime) system_gettime;

int clock_system(clockid_t clock, struct timespec *time) {
    gettime known = atomic_load_explicit(&system_gettime, memory_order_relaxed);
    if (!known) {
        known = (gettime)dlsym(RTLD_NEXT, "clock_gettime");
        if (!known) return (int)syscall(SYS_clock_gettime, clock, time);
        atomic_store_explicit(&system_gettime, known, memory_order_relaxed);
    }
    return known(clock, time);
}

bool clock_is_virtual(void) { return atomic_load_explicit(&is_virtual, memory_order_acquire); }

static int64_t monotonic(void) {
    struct timespec time;
    clock_system(CLOCK_MONOTONIC, &time);
    return time.tv_sec * second + time.tv_nsec;
}

/// `left` - `right` in nanoseconds.
static int64_t difference(const struct timespec *left, const struct timespec *right) {
    int64_t seconds;
    if (__builtin_sub_overflow((int64_t)left->tv_sec, (int64_t)right->tv_sec, &seconds)) {
        return left->tv_sec < right->tv_sec ? -farthest : farthest;
    }
    if (seconds >= farthest / second) return farthest;
    if (seconds <= -(farthest / second)) return -farthest;
    return seconds * second + (left->tv_nsec - right->tv_nsec);
}

static struct timespec sum(const struct timespec *time, int64_t nanoseconds) {
    struct timespec result = *time;
    result.tv_sec += nanoseconds / second;
    result.tv_nsec += nanoseconds % second;
    if (result.tv_nsec < 0) {
        result.tv_nsec += second;
        result.tv_sec -= 1;
    } else if (result.tv_nsec >= second) {
        result.tv_nsec -= second;
        result.tv_sec += 1;
    }
    return result;
}

struct reading {
    unsigned setting;
    struct timespec base;
    int64_t set_at, passed, promised_at, promised;
};

static struct reading read_clock(void) {
    struct reading reading;
    unsigned before, after;
    do {
        before = atomic_load_explicit(&sequence, memory_order_acquire);
        reading.setting = atomic_load_explicit(&settings, memory_order_relaxed);
        reading.base.tv_sec = atomic_load_explicit(&base_seconds, memory_order_relaxed);
        reading.base.tv_nsec = atomic_load_explicit(&base_nanoseconds, memory_order_relaxed);
        reading.set_at = atomic_load_explicit(&set_at, memory_order_relaxed);
        reading.passed = atomic_load_explicit(&passed, memory_order_relaxed);
        reading.promised_at = atomic_load_explicit(&promised_at, memory_order_relaxed);
        reading.promised = atomic_load_explicit(&promised, memory_order_relaxed);
        atomic_thread_fence(memory_order_acquire);
        after = atomic_load_explicit(&sequence, memory_order_relaxed);
    } while (before != after || before % 2 != 0);
    return reading;
}

static void write_clock(const struct reading *reading) {
    unsigned now = atomic_load_explicit(&sequence, memory_order_relaxed);
    atomic_store_explicit(&sequence, now + 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&settings, reading->setting, memory_order_relaxed);
    atomic_store_explicit(&base_seconds, reading->base.tv_sec, memory_order_relaxed);
    atomic_store_explicit(&base_nanoseconds, reading->base.tv_nsec, memory_order_relaxed);
    atomic_store_explicit(&set_at, reading->set_at, memory_order_relaxed);
    atomic_store_explicit(&passed, reading->passed, memory_order_relaxed);
    atomic_store_explicit(&promised_at, reading->promised_at, memory_order_relaxed);
    atomic_store_explicit(&promised, reading->promised, memory_order_relaxed);
    atomic_store_explicit(&sequence, now + 2, memory_order_release);
}

/// How far after its instant the clock is.
static int64_t offset(const struct reading *reading, int64_t now) {
    int64_t offset = now - reading->set_at - standing;
    if (offset < reading->passed) offset = reading->passed;
    if (reading->promised_at <= now && offset < reading->promised) offset = reading->promised;
    return offset;
}

struct timespec clock_now(void) {
    struct reading reading = read_clock();
    return sum(&reading.base, offset(&reading, monotonic()));
}

struct timespec clock_real(const struct timespec *deadline, unsigned *setting) {
    struct reading reading = read_clock();
    struct timespec shown = sum(&reading.base, offset(&reading, monotonic()));
    struct timespec real;
    clock_system(CLOCK_REALTIME, &real);
    *setting = reading.setting;
    real = sum(&real, difference(deadline, &shown));
    // The system refuses times before 1970, which are long past.
    if (real.tv_sec < 0) real = (struct timespec){0};
    return real;
}

void clock_passed(const struct timespec *deadline, unsigned setting) {
    int code = errno;
    pthread_mutex_lock(&writing);
    struct reading reading = read_clock();
    int64_t reached = difference(deadline, &reading.base);
    if (reading.setting == setting && reading.passed < reached) {
        reading.passed = reached;
        write_clock(&reading);
    }
    pthread_mutex_unlock(&writing);
    errno = code;
}

void clock_promise(const struct timespec *deadline) {
    pthread_mutex_lock(&writing);
    struct reading reading = read_clock();
    int64_t now = monotonic();
    // A promise that was kept stays kept.
    if (reading.promised_at <= now && reading.passed < reading.promised) reading.passed = reading.promised;
    int64_t reached = difference(deadline, &reading.base);
    reading.promised = reached;
    reading.promised_at = now + (reached - offset(&reading, now));
    write_clock(&reading);
    pthread_mutex_unlock(&writing);
}

bool clock_means_wall(const struct timespec *time) {
    struct timespec wall, mono;
    if (clock_is_virtual()) {
        wall = clock_now();
    } else {
        clock_system(CLOCK_REALTIME, &wall);
    }
    clock_system(CLOCK_MONOTONIC, &mono);
    return llabs(difference(time, &wall)) <= llabs(difference(time, &mono));
}

/// The clock stands until `standing` after the monotonic time of `from`.
static void set(double seconds, int64_t from) {
    if (!isfinite(seconds) || fabs(seconds) > 1e15) return;
    double whole = floor(seconds);
    pthread_mutex_lock(&writing);
    struct reading reading = {
        .setting = atomic_load_explicit(&settings, memory_order_relaxed) + 1,
        .base = {.tv_sec = (time_t)whole, .tv_nsec = 0},
        .set_at = from,
        .promised_at = INT64_MAX,
    };
    reading.base = sum(&reading.base, llrint((seconds - whole) * 1e9));
    write_clock(&reading);
    atomic_store_explicit(&is_virtual, true, memory_order_release);
    pthread_mutex_unlock(&writing);
}

void cvirtualclock_set(double seconds) { set(seconds, monotonic()); }

void cvirtualclock_hold(double seconds) { set(seconds, INT64_MAX / 2); }

void cvirtualclock_end(void) { atomic_store_explicit(&is_virtual, false, memory_order_release); }

/// Before any code of the program's own: an extension's widgets may read the clock in what they initialise first.
__attribute__((constructor)) static void begin(int count, char **arguments) {
    static const char option[] = "--clock=";
    if (count < 4 || strcmp(arguments[1], "--extension") != 0) return;
    if (strncmp(arguments[3], option, sizeof option - 1) != 0) return;
    char *end;
    double seconds = strtod(arguments[3] + sizeof option - 1, &end);
    if (*end == 0) cvirtualclock_set(seconds);
}
