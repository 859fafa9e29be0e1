// System calls that the Glibc module hides from Swift.
#define _GNU_SOURCE
#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/openat2.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/random.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <unistd.h>
#include <stdio.h>
#include <sys/prctl.h>

int cposix_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

static int control(int epoll, int operation, int fd, uint32_t interest, uint64_t token) {
    struct epoll_event event = {0};
    if (interest & CPOSIX_READABLE) event.events |= EPOLLIN | EPOLLRDHUP;
    if (interest & CPOSIX_WRITABLE) event.events |= EPOLLOUT;
    event.data.u64 = token;
    return epoll_ctl(epoll, operation, fd, &event);
}

int cposix_epoll_add(int epoll, int fd, uint32_t interest, uint64_t token) {
    return control(epoll, EPOLL_CTL_ADD, fd, interest, token);
}

int cposix_epoll_modify(int epoll, int fd, uint32_t interest, uint64_t token) {
    return control(epoll, EPOLL_CTL_MOD, fd, interest, token);
}

int cposix_epoll_remove(int epoll, int fd) { return epoll_ctl(epoll, EPOLL_CTL_DEL, fd, NULL); }

int cposix_epoll_wait(int epoll, struct cposix_ready *ready, int capacity) {
    struct epoll_event events[64];
    int count = epoll_wait(epoll, events, capacity < 64 ? capacity : 64, -1);
    for (int index = 0; index < count; index++) {
        uint32_t bits = events[index].events, readiness = 0;
        if (bits & (EPOLLIN | EPOLLRDHUP)) readiness |= CPOSIX_READABLE;
        if (bits & EPOLLOUT) readiness |= CPOSIX_WRITABLE;
        if (bits & (EPOLLHUP | EPOLLERR)) readiness |= CPOSIX_HUNG_UP;
        ready[index].token = events[index].data.u64;
        ready[index].readiness = readiness;
    }
    return count;
}

int cposix_timer_create(int wall) {
    return timerfd_create(wall ? CLOCK_REALTIME : CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
}

int cposix_timer_set(int fd, int wall, int64_t seconds, int64_t nanoseconds) {
    struct itimerspec value = {0};
    value.it_value.tv_sec = seconds;
    value.it_value.tv_nsec = nanoseconds;
    return timerfd_settime(fd, TFD_TIMER_ABSTIME | (wall ? TFD_TIMER_CANCEL_ON_SET : 0), &value, NULL);
}

int cposix_eventfd(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

static int notices_of(const char *path, uint32_t events) {
    int fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (fd < 0) return fd;
    if (inotify_add_watch(fd, path, events) < 0) {
        int code = errno;
        close(fd);
        errno = code;
        return -1;
    }
    return fd;
}

int cposix_inotify_create(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

int cposix_inotify_watch(int fd, const char *directory) {
    uint32_t mask = IN_CREATE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE;
    return inotify_add_watch(fd, directory, mask | IN_ONLYDIR | IN_DONT_FOLLOW);
}

int cposix_inotify_watch_place(int fd, const char *directory) {
    return inotify_add_watch(fd, directory, IN_MOVE_SELF | IN_ONLYDIR);
}

size_t cposix_inotify_change(const void *bytes, size_t count, struct cposix_change *change) {
    struct inotify_event event;
    if (count < sizeof event) return 0;
    memcpy(&event, bytes, sizeof event);
    if (count - sizeof event < event.len) return 0;
    memset(change, 0, sizeof *change);
    change->watch = event.wd;
    if (event.mask & IN_CREATE) change->what |= CPOSIX_CREATED;
    if (event.mask & IN_MODIFY) change->what |= CPOSIX_MODIFIED;
    if (event.mask & IN_MOVED_TO) change->what |= CPOSIX_MOVED_IN;
    if (event.mask & IN_MOVED_FROM) change->what |= CPOSIX_MOVED_OUT;
    if (event.mask & IN_DELETE) change->what |= CPOSIX_REMOVED;
    if (event.mask & IN_ISDIR) change->what |= CPOSIX_DIRECTORY;
    if (event.mask & IN_Q_OVERFLOW) change->what |= CPOSIX_LOST;
    size_t length = event.len < sizeof change->name ? event.len : sizeof change->name - 1;
    memcpy(change->name, (const char *)bytes + sizeof event, length);
    return sizeof event + event.len;
}

int cposix_inotify_closes(const char *path) { return notices_of(path, IN_CLOSE | IN_DELETE_SELF); }

int cposix_inotify_uses(const char *path) { return notices_of(path, IN_OPEN | IN_CLOSE | IN_DELETE_SELF); }

int cposix_inotify_removals(const char *directory) {
    return notices_of(directory, IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR);
}

int cposix_signal_descriptor(int fd, const int *signals, int count) {
    sigset_t mask;
    sigemptyset(&mask);
    for (int index = 0; index < count; index++) sigaddset(&mask, signals[index]);
    int code = pthread_sigmask(SIG_BLOCK, &mask, NULL);
    if (code != 0) {
        errno = code;
        return -1;
    }
    return signalfd(fd, &mask, SFD_NONBLOCK | SFD_CLOEXEC);
}

int cposix_signal_next(int fd) {
    struct signalfd_siginfo info;
    ssize_t count = read(fd, &info, sizeof info);
    if (count == sizeof info) return (int)info.ssi_signo;
    return count < 0 && errno != EAGAIN ? -1 : 0;
}

static sigset_t only(int signal) {
    sigset_t mask;
    sigemptyset(&mask);
    sigaddset(&mask, signal);
    return mask;
}

int cposix_signal_hold(int signal) {
    struct sigaction action;
    if (sigaction(signal, NULL, &action) != 0 || action.sa_handler == SIG_IGN) return 0;
    sigset_t mask = only(signal), before;
    return pthread_sigmask(SIG_BLOCK, &mask, &before) == 0 && !sigismember(&before, signal);
}

int cposix_signal_take(int signal) {
    sigset_t mask = only(signal);
    struct timespec now = {0};
    return sigtimedwait(&mask, NULL, &now) == signal;
}

void cposix_signal_release(int signal) {
    sigset_t mask = only(signal);
    pthread_sigmask(SIG_UNBLOCK, &mask, NULL);
}

int cposix_accept(int fd) { return accept4(fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK); }

int cposix_pipe(int fds[2]) { return pipe2(fds, O_CLOEXEC); }

int cposix_peer(int fd, struct cposix_peer *peer) {
    struct ucred credentials = {0};
    socklen_t length = sizeof credentials;
    int result = getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &credentials, &length);
    peer->pid = credentials.pid;
    peer->uid = credentials.uid;
    peer->gid = credentials.gid;
    return result;
}

int cposix_pidfd_open(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }

int cposix_reap(int pidfd, int blocking, struct cposix_exit *exit) {
    siginfo_t info = {0};
    int result = waitid((idtype_t)P_PIDFD, (id_t)pidfd, &info, WEXITED | (blocking ? 0 : WNOHANG));
    exit->ended = result == 0 && info.si_pid != 0;
    exit->signalled = info.si_code != CLD_EXITED;
    exit->value = info.si_status;
    return result;
}

int cposix_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int cposix_spawn_change_directory(posix_spawn_file_actions_t *actions, const char *path) {
    return posix_spawn_file_actions_addchdir_np(actions, path);
}

int cposix_spawn_attributes(posix_spawnattr_t *attributes, int own_session) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int code = posix_spawnattr_setsigmask(attributes, &none);
    if (code == 0) code = posix_spawnattr_setsigdefault(attributes, &all);
    if (code == 0) code = posix_spawnattr_setpgroup(attributes, 0);
    // A session's leader leads a process group, too, and may not ask for one.
    short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
    flags |= own_session ? POSIX_SPAWN_SETSID : POSIX_SPAWN_SETPGROUP;
    return code == 0 ? posix_spawnattr_setflags(attributes, flags) : code;
}

int cposix_random(void *bytes, size_t count) { return (int)getrandom(bytes, count, 0); }

int cposix_open(const char *path, int flags, mode_t mode) { return open(path, flags | O_CLOEXEC, mode); }

int cposix_openat(int directory, const char *path, int flags, mode_t mode) {
    return openat(directory, path, flags | O_CLOEXEC, mode);
}

int cposix_duplicate_above(int fd, int lowest) { return fcntl(fd, F_DUPFD_CLOEXEC, lowest); }

int cposix_set_nonblocking(int fd, int on) {
    int flags = fcntl(fd, F_GETFL);
    if (flags < 0) return flags;
    return fcntl(fd, F_SETFL, on ? flags | O_NONBLOCK : flags & ~O_NONBLOCK);
}

int cposix_set_close_on_exec(int fd) { return fcntl(fd, F_SETFD, FD_CLOEXEC); }

const int cposix_o_path = O_PATH;

const char *cposix_error_name(int code) { return strerrorname_np(code); }

const char *cposix_error_text(int code) { return strerrordesc_np(code); }

void cposix_name_process(const char *name) {
    prctl(PR_SET_NAME, name);
}

int cposix_exchange(const char *one, const char *other) {
    return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}

void cposix_keep_free_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
}

void cposix_release_free_memory(void) { malloc_trim(0); }

int cposix_open_without_links(const char *path) {
    struct open_how how = {.flags = O_PATH | O_CLOEXEC, .resolve = RESOLVE_NO_SYMLINKS};
    return (int)syscall(SYS_openat2, AT_FDCWD, path, &how, sizeof how);
}

void cposix_write_output_by_line(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
}

size_t cposix_block_size(void *block) { return malloc_usable_size(block); }

int cposix_overwrite(void *target, const void *source, size_t length) {
    int ends[2];
    if (length > PIPE_BUF) {
        errno = EINVAL;
        return -1;
    }
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    // So few bytes fit in, and are there when they are read.
    ssize_t moved = write(ends[1], source, length);
    if (moved == (ssize_t)length) moved = read(ends[0], target, length);
    int why = errno;
    close(ends[0]);
    close(ends[1]);
    if (moved == (ssize_t)length) return 0;
    errno = moved < 0 ? why : EFAULT;
    return -1;
}
