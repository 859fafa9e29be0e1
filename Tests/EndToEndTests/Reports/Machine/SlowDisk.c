/* Loaded before the C library: a disk on which renames and synchronisations take their time, and a trace of them; and
 * one that holds no sockets. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static void pause_a_while(void) {
    const char *milliseconds = getenv("SLOW_DISK");
    if (milliseconds) poll(NULL, 0, atoi(milliseconds));
}

static void trace(const char *what, const char *path) {
    const char *file = getenv("SLOW_DISK_TRACE");
    if (!file) return;
    char line[4096];
    int length = snprintf(line, sizeof line, "%s %s\n", what, path);
    int fd = open(file, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (fd < 0) return;
    if (write(fd, line, length) < 0) abort();
    close(fd);
}

static void trace_descriptor(const char *what, int fd) {
    char link[64], path[2048];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    path[length < 0 ? 0 : length] = 0;
    trace(what, path);
}

int fsync(int fd) {
    int (*next)(int) = dlsym(RTLD_NEXT, "fsync");
    pause_a_while();
    trace_descriptor("fsync", fd);
    return next(fd);
}

int rename(const char *from, const char *to) {
    int (*next)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
    pause_a_while();
    int result = next(from, to);
    trace("rename", to);
    return result;
}

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags) {
    int (*next)(int, const char *, int, const char *, unsigned int) = dlsym(RTLD_NEXT, "renameat2");
    pause_a_while();
    int result = next(from_folder, from, to_folder, to, flags);
    trace("rename", to);
    return result;
}

int connect(int fd, const struct sockaddr *address, socklen_t length) {
    int (*next)(int, const struct sockaddr *, socklen_t) = dlsym(RTLD_NEXT, "connect");
    trace("connect", "");
    return next(fd, address, length);
}

/* Sockets whose path has SLOW_DISK_NO_SOCKETS in it are refused with the number SLOW_DISK_REFUSAL. */
int bind(int fd, const struct sockaddr *address, socklen_t length) {
    int (*next)(int, const struct sockaddr *, socklen_t) = dlsym(RTLD_NEXT, "bind");
    const char *part = getenv("SLOW_DISK_NO_SOCKETS"), *refusal = getenv("SLOW_DISK_REFUSAL");
    if (part && refusal && address->sa_family == AF_UNIX) {
        const struct sockaddr_un *place = (const struct sockaddr_un *)address;
        if (strstr(place->sun_path, part)) {
            errno = atoi(refusal);
            return -1;
        }
    }
    return next(fd, address, length);
}
