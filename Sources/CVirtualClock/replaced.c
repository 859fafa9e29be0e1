// The functions of the C library that read the wall clock or wait for it: defined in the program, they stand before the
// library's own for all code of the process, shared libraries included.
#define _GNU_SOURCE
#include "clock.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <unistd.h>

// MARK: Reading

int clock_gettime(clockid_t clock, struct timespec *time) {
    if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && clock_is_virtual()) {
        *time = clock_now();
        return 0;
    }
    return clock_system(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME_COARSE, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

// MARK: Waiting

static int is_time(const struct timespec *time) { return time->tv_nsec >= 0 && time->tv_nsec < 1000000000; }

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    if (!clock_is_virtual() || !is_time(deadline)) return sem_clockwait(semaphore, CLOCK_REALTIME, deadline);
    unsigned setting;
    struct timespec real = clock_real(deadline, &setting);
    int result = sem_clockwait(semaphore, CLOCK_REALTIME, &real);
    if (result != 0 && errno == ETIMEDOUT) clock_passed(deadline, setting);
    return result;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline
) {
    // The condition knows which clock it was made for and does not tell; its times do.
    if (is_time(deadline) && !clock_means_wall(deadline)) {
        return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, deadline);
    }
    if (!clock_is_virtual() || !is_time(deadline)) {
        return pthread_cond_clockwait(condition, mutex, CLOCK_REALTIME, deadline);
    }
    unsigned setting;
    struct timespec real = clock_real(deadline, &setting);
    int result = pthread_cond_clockwait(condition, mutex, CLOCK_REALTIME, &real);
    if (result == ETIMEDOUT) clock_passed(deadline, setting);
    return result;
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    if (!clock_is_virtual() || !is_time(deadline)) return pthread_mutex_clocklock(mutex, CLOCK_REALTIME, deadline);
    unsigned setting;
    struct timespec real = clock_real(deadline, &setting);
    int result = pthread_mutex_clocklock(mutex, CLOCK_REALTIME, &real);
    if (result == ETIMEDOUT) clock_passed(deadline, setting);
    return result;
}

int timerfd_settime(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
    struct itimerspec value;
    if (clock_is_virtual() && (flags & TFD_TIMER_ABSTIME) && new && is_time(&new->it_value)
        && (new->it_value.tv_sec != 0 || new->it_value.tv_nsec != 0) && clock_means_wall(&new->it_value)) {
        unsigned setting;
        value = *new;
        value.it_value = clock_real(&new->it_value, &setting);
        // A value of zero would disarm it.
        if (value.it_value.tv_sec == 0 && value.it_value.tv_nsec == 0) value.it_value.tv_nsec = 1;
        clock_promise(&new->it_value);
        new = &value;
    }
    return (int)syscall(SYS_timerfd_settime, fd, flags, new, old);
}
