// Shows a title and a picture in the widget Feed:  cc host.c -o host && ./host TITLE PICTURE
// Ends with 0: it is on screen; 1: the run failed; 3: no daemon; 4, 7: it comes later; 5, 6: refused.
#include <err.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static const char *or(const char *value, const char *otherwise) { return value && *value ? value : otherwise; }

// A file in the making, beside the one that it replaces, locked until it has that name.
static FILE *begin(const char *folder, char new[64]) {
    snprintf(new, 64, "%s/.tmp-%08x", folder, (unsigned)getpid());
    int file = open(new, O_WRONLY | O_CREAT | O_EXCL, 0600);
    if (file < 0 || flock(file, LOCK_EX) < 0) err(6, "%s", new);
    return fdopen(file, "w");
}

static void commit(FILE *file, const char *new, const char *path) {
    if (fflush(file) || ferror(file) || fsync(fileno(file)) || rename(new, path)) err(6, "%s", path);
    fclose(file);
}

int main(int count, char **words) {
    if (count != 3) errx(2, "usage: host TITLE PICTURE");
    FILE *picture = fopen(words[2], "r");
    if (!picture) err(2, "%s", words[2]);
    const char *container = or(getenv("WIDGET_CONTAINER"), "container");
    const char *group = or(getenv("WIDGET_GROUP"), "group.sundial.demo");
    mkdir(container, 0700);
    if (chdir(container) || (mkdir(group, 0700), chdir(group))) err(6, "%s/%s", container, group);
    mkdir("entries", 0700);

    char new[64], bytes[65536];
    FILE *file = begin(".", new);
    for (size_t got; (got = fread(bytes, 1, sizeof bytes, picture)) > 0;) fwrite(bytes, 1, got, file);
    commit(file, new, "host.png");
    file = begin("entries", new);
    fputs("{\"version\":1,\"entries\":[{\"id\":\"1\",\"imageURL\":\"host.png\",\"title\":\"", file);
    for (unsigned char *c = (unsigned char *)words[1]; *c; c++)
        fprintf(file, *c < 32 || *c == '"' || *c == '\\' ? "\\u%04x" : "%c", *c);
    fputs("\"}]}\n", file);
    commit(file, new, "entries/Feed.json");

    struct sockaddr_un place = {.sun_family = AF_UNIX, .sun_path = "run/widgetd.sock"};
    int daemon = socket(AF_UNIX, SOCK_STREAM, 0);
    if (connect(daemon, (struct sockaddr *)&place, sizeof place)) err(3, "no daemon listens");
    dprintf(daemon, "{\"id\":1,\"method\":\"reloadTimelines\",\"params\":{\"kind\":\"Feed\",\"wait\":\"rendered\"}}\n");
    char *answer = NULL;  // one line, and in it nothing between the tokens; quotation marks in strings are escaped
    if (getline(&answer, &(size_t){0}, fdopen(daemon, "r")) < 0) errx(3, "the daemon ended");
    fputs(answer, stdout);
    return strstr(answer, "\"error\":") ? 5 : strstr(answer, "\"outcome\":\"failed\"") ? 1
        : strstr(answer, "\"outcome\":\"deferred\"") ? 7 : strstr(answer, "\"outcome\":\"pending\"") ? 4 : 0;
}
