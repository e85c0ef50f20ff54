#pragma once

// System calls that Swift cannot reach: variadic ones, ones that a C library only
// declares under feature macros, and ones whose signature differs between Linux and macOS.

/// Opens like open(2) with O_CLOEXEC; returns a descriptor or -1 with errno.
int synced_store_open(const char *path, int flags, int mode);

/// Swaps two files in one step. Returns 0, or -1 with errno; EINVAL, ENOSYS or ENOTSUP where the
/// file system cannot.
int synced_store_exchange(const char *one, const char *other);

/// Renames without replacing. Returns 0, or -1 with errno; EEXIST when the target is there.
int synced_store_rename_new(const char *from, const char *to);

/// Flushes a file to the disk itself (F_FULLFSYNC on macOS). Returns 0, or -1 with errno.
int synced_store_synchronize(int descriptor);

/// Gives a new file the owner and the extended attributes of another, as far as allowed.
void synced_store_copy_attributes(const char *from, int to);

/// Whether a file's bytes are still at the sync service (SF_DATALESS on macOS).
int synced_store_is_dataless(const char *path);
