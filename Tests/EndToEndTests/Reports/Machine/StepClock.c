/* Loaded before the C library: a wall clock that a test sets, for the program and all that it starts. The file that
   STEP_CLOCK names holds by how many nanoseconds it goes ahead; once the file is written, timers that wait for the wall
   clock are told that it was set, as the kernel does. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static const int64_t second = 1000000000;
static volatile int64_t *offset;
/* The last of the program's timers that waits for the wall clock, and whether the clock was set since it was armed. */
static atomic_int wall_timer = -1;
static atomic_bool is_cancelled;

typedef long (*raw)(long, ...);

static raw next_syscall(void) {
    static _Atomic(raw) known;
    if (!known) known = (raw)dlsym(RTLD_NEXT, "syscall");
    return known;
}

static struct timespec moved(struct timespec time, int64_t by) {
    int64_t nanoseconds = time.tv_nsec + by % second;
    time.tv_sec += by / second;
    if (nanoseconds < 0) nanoseconds += second, time.tv_sec -= 1;
    if (nanoseconds >= second) nanoseconds -= second, time.tv_sec += 1;
    time.tv_nsec = nanoseconds;
    return time;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    static _Atomic(int (*)(clockid_t, struct timespec *)) known;
    if (!known) known = dlsym(RTLD_NEXT, "clock_gettime");
    int result = known(clock, time);
    if (result == 0 && offset && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        *time = moved(*time, *offset);
    }
    return result;
}

/* The programs' own functions arm timers by this call. */
long syscall(long number, ...) {
    long words[6];
    va_list list;
    va_start(list, number);
    for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
    va_end(list);
    struct itimerspec value;
    bool was_set = false;
    if (number == SYS_timerfd_settime && (words[1] & TFD_TIMER_CANCEL_ON_SET) && offset) {
        atomic_store(&wall_timer, (int)words[0]);
        was_set = atomic_exchange(&is_cancelled, false);
        value = *(const struct itimerspec *)words[2];
        value.it_value = moved(value.it_value, -*offset);
        if (value.it_value.tv_sec < 0) value.it_value = (struct timespec){0, 1};
        words[2] = (long)&value;
    }
    long result = next_syscall()(number, words[0], words[1], words[2], words[3], words[4], words[5]);
    if (result == 0 && was_set) {
        /* Armed, and told that the clock was set before: the kernel does both. */
        errno = ECANCELED;
        return -1;
    }
    return result;
}

ssize_t read(int fd, void *bytes, size_t count) {
    static _Atomic(ssize_t (*)(int, void *, size_t)) known;
    if (!known) known = dlsym(RTLD_NEXT, "read");
    ssize_t result = known(fd, bytes, count);
    if (result > 0 && fd == atomic_load(&wall_timer) && atomic_exchange(&is_cancelled, false)) {
        errno = ECANCELED;
        return -1;
    }
    return result;
}

static void *watch(void *notices) {
    char bytes[4096];
    while (next_syscall()(SYS_read, (int)(intptr_t)notices, bytes, sizeof bytes) > 0) {
        int fd = atomic_load(&wall_timer);
        if (fd < 0) continue;
        atomic_store(&is_cancelled, true);
        struct itimerspec now = {.it_value = {0, 1}};
        next_syscall()(SYS_timerfd_settime, fd, TFD_TIMER_ABSTIME, &now, NULL);
    }
    return NULL;
}

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("STEP_CLOCK");
    if (!path) return;
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) abort();
    void *page = mmap(NULL, sizeof *offset, PROT_READ, MAP_SHARED, fd, 0);
    close(fd);
    if (page == MAP_FAILED) abort();
    offset = page;
    int notices = inotify_init1(IN_CLOEXEC);
    if (notices < 0 || inotify_add_watch(notices, path, IN_MODIFY) < 0) abort();
    /* Signals are for the program's own threads. */
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    if (pthread_create(&thread, NULL, watch, (void *)(intptr_t)notices) != 0) abort();
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}
