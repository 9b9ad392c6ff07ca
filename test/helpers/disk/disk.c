/* Preloaded before the C library: a disk that loses on a power cut what was not synced, and whose syncs a test can hold, slow down or fail.
   For each file "kataster.sqlite" and its log there is one that ends with ".disk": what the disk has of it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct change { char *path; off_t offset; size_t length; void *data; struct change *next; };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct change *first, **last = &first;

static int ends_with(const char *text, const char *end) {
  size_t length = strlen(text), part = strlen(end);
  return length >= part && strcmp(text + length - part, end) == 0;
}

static char *kept_file(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  return ends_with(path, "kataster.sqlite") || ends_with(path, "kataster.sqlite-wal") ? strdup(path) : NULL;
}

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

/* A change without data sets the size of the file. */
static void note(int file, off_t offset, const void *data, size_t length) {
  int saved = errno;
  char *path = kept_file(file);
  if (path) {
    struct change *change = calloc(1, sizeof *change);
    *change = (struct change){ path, offset, length, data ? memcpy(malloc(length + 1), data, length) : NULL, NULL };
    pthread_mutex_lock(&lock);
    *last = change;
    last = &change->next;
    pthread_mutex_unlock(&lock);
  }
  errno = saved;
}

ssize_t write(int file, const void *data, size_t length) {
  off_t offset = lseek(file, 0, SEEK_CUR);
  ssize_t written = ((ssize_t (*)(int, const void *, size_t))real("write"))(file, data, length);
  if (written > 0 && offset >= 0) note(file, offset, data, written);
  return written;
}

ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset) {
  ssize_t written = ((ssize_t (*)(int, const void *, size_t, off64_t))real("pwrite64"))(file, data, length, offset);
  if (written > 0) note(file, offset, data, written);
  return written;
}

ssize_t pwrite(int file, const void *data, size_t length, off_t offset) { return pwrite64(file, data, length, offset); }

int ftruncate64(int file, off64_t size) {
  int result = ((int (*)(int, off64_t))real("ftruncate64"))(file, size);
  if (result == 0) note(file, size, NULL, 0);
  return result;
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

static int is_there(const char *path, const char *flag) {
  char name[4200];
  snprintf(name, sizeof name, "%s.%s", path, flag);
  return access(name, F_OK) == 0;
}

/* Takes what was written to the file before the sync began, and leaves the rest. */
static struct change *taken(const char *path) {
  struct change *found = NULL, **end = &found, **at = &first;
  pthread_mutex_lock(&lock);
  while (*at) {
    struct change *change = *at;
    if (strcmp(change->path, path) == 0) { *at = change->next; change->next = NULL; *end = change; end = &change->next; }
    else at = &change->next;
  }
  last = at;
  pthread_mutex_unlock(&lock);
  return found;
}

static int sync_file(const char *name, int file) {
  char *path = kept_file(file), disk[4200];
  if (!path) return ((int (*)(int))real(name))(file);
  struct change *changes = taken(path);
  while (is_there(path, "held")) usleep(1000);
  if (is_there(path, "slow")) usleep(20000);
  if (is_there(path, "failing")) { errno = EIO; return -1; }
  snprintf(disk, sizeof disk, "%s.disk", path);
  int copy = open(disk, O_CREAT | O_WRONLY, 0600);
  for (struct change *change = changes; change; change = change->next)
    if (change->data) ((ssize_t (*)(int, const void *, size_t, off64_t))real("pwrite64"))(copy, change->data, change->length, change->offset);
    else if (((int (*)(int, off64_t))real("ftruncate64"))(copy, change->offset)) abort();
  close(copy);
  snprintf(disk, sizeof disk, "%s.syncs", path);
  int count = open(disk, O_CREAT | O_WRONLY | O_APPEND, 0600);
  if (((ssize_t (*)(int, const void *, size_t))real("write"))(count, ".", 1) != 1) abort();
  close(count);
  while (changes) { struct change *done = changes; changes = done->next; free(done->path); free(done->data); free(done); }
  free(path);
  return ((int (*)(int))real(name))(file);
}

int fsync(int file) { return sync_file("fsync", file); }
int fdatasync(int file) { return sync_file("fdatasync", file); }
