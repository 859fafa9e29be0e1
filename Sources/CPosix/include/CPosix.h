// System calls that the Glibc module hides from Swift, each under a name of ours.
#ifndef CPOSIX_H
#define CPOSIX_H

#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A process at the other end of a socket.
struct cposix_peer {
    pid_t pid;
    uid_t uid;
    gid_t gid;
};

/// How a child ended: `signalled` tells whether `value` is a signal or an exit code.
struct cposix_exit {
    int ended;
    int signalled;
    int value;
};

/// A change in a watched directory.
struct cposix_change {
    int watch;
    uint32_t what;
    /// In the directory, ended by a zero.
    char name[256];
};

#define CPOSIX_CREATED 1u
#define CPOSIX_MODIFIED 2u
#define CPOSIX_MOVED_IN 4u
#define CPOSIX_MOVED_OUT 8u
#define CPOSIX_REMOVED 16u
#define CPOSIX_DIRECTORY 32u
#define CPOSIX_LOST 64u

/// One descriptor that is ready: the token it was watched with, and what it is ready for.
struct cposix_ready {
    uint64_t token;
    uint32_t readiness;
};

#define CPOSIX_READABLE 1u
#define CPOSIX_WRITABLE 2u
#define CPOSIX_HUNG_UP 4u

int cposix_epoll_create(void);
int cposix_epoll_add(int epoll, int fd, uint32_t interest, uint64_t token);
int cposix_epoll_modify(int epoll, int fd, uint32_t interest, uint64_t token);
int cposix_epoll_remove(int epoll, int fd);
/// Waits without a limit; fills at most `capacity` (64 at most) places.
int cposix_epoll_wait(int epoll, struct cposix_ready *ready, int capacity);

int cposix_timer_create(int wall);
/// Absolute; zero nanoseconds in all disarm it. Wall timers are cancelled when the clock is set.
int cposix_timer_set(int fd, int wall, int64_t seconds, int64_t nanoseconds);

int cposix_eventfd(void);
int cposix_inotify_closes(const char *path);
int cposix_inotify_uses(const char *path);
/// A descriptor on which the changes in watched directories arrive.
int cposix_inotify_create(void);
/// The watch's number; only directories can be watched so.
int cposix_inotify_watch(int fd, const char *directory);
/// Takes the change at the beginning of bytes that were read; how many bytes it took, 0 when there is no whole one.
size_t cposix_inotify_change(const void *bytes, size_t count, struct cposix_change *change);
/// Has such a descriptor tell that the directory itself was moved.
int cposix_inotify_watch_place(int fd, const char *directory);
/// A descriptor that is readable when a name in the directory, or its own, has gone.
int cposix_inotify_removals(const char *directory);
/// A descriptor (new for -1, else changed) on which the signals of the mask arrive; they are blocked first.
int cposix_signal_descriptor(int fd, const int *signals, int count);
/// The next signal, 0 when none waits, -1 on an error.
int cposix_signal_next(int fd);
/// Keeps a signal from this thread; 0 where it is kept already, or the process ignores it.
int cposix_signal_hold(int signal);
/// Takes a signal that is held; 0 when none has come.
int cposix_signal_take(int signal);
void cposix_signal_release(int signal);

int cposix_accept(int fd);
int cposix_pipe(int fds[2]);
int cposix_peer(int fd, struct cposix_peer *peer);

int cposix_pidfd_open(pid_t pid);
int cposix_reap(int pidfd, int blocking, struct cposix_exit *exit);
int cposix_spawn_close_from(posix_spawn_file_actions_t *actions, int first);
int cposix_spawn_change_directory(posix_spawn_file_actions_t *actions, const char *path);
/// Own process group, or own session, no signal blocked, every signal at its default.
int cposix_spawn_attributes(posix_spawnattr_t *attributes, int own_session);

int cposix_random(void *bytes, size_t count);
int cposix_open(const char *path, int flags, mode_t mode);
int cposix_openat(int directory, const char *path, int flags, mode_t mode);
int cposix_duplicate_above(int fd, int lowest);
int cposix_set_nonblocking(int fd, int on);
int cposix_set_close_on_exec(int fd);
void cposix_name_process(const char *name);
void cposix_write_output_by_line(void);
/// Two names of one file system change places.
int cposix_exchange(const char *one, const char *other);
/// Memory that is freed stays with the process until it is released by the call below.
void cposix_keep_free_memory(void);
void cposix_release_free_memory(void);
/// Opens a path for nothing but to hold it, where no part of it is a symbolic link; else ELOOP.
int cposix_open_without_links(const char *path);
extern const int cposix_o_path;

/// "ENOENT"; null for a number without a name.
const char *cposix_error_name(int code);
/// In English whatever the locale; null for a number without a text.
const char *cposix_error_text(int code);

/// How many bytes a block of the heap has, at least as many as were asked for.
size_t cposix_block_size(void *block);
/// Copies at most a page to where it may turn out that nothing can be written: then it is -1, with `EFAULT`.
int cposix_overwrite(void *target, const void *source, size_t length);

#endif
