#pragma once

// System calls that Swift cannot reach: variadic ones, ones that a C library only
// declares under feature macros, and ones whose signature differs between Linux and macOS.
//
// None of those that open, make, rename or remove follows a symbolic link, wherever in a path it
// is: they fail with ELOOP.

/// Opens like open(2) with O_CLOEXEC; returns a descriptor or -1 with errno.
int synced_store_open(const char *path, int flags, int mode);

/// Makes a folder. Returns 0, or -1 with errno.
int synced_store_make_folder(const char *path, int mode);

/// Removes a file. Returns 0, or -1 with errno.
int synced_store_remove(const char *path);

/// Renames over what is there. Returns 0, or -1 with errno.
int synced_store_rename(const char *from, const char *to);

/// Renames without replacing. Returns 0, or -1 with errno; EEXIST when the target is there.
int synced_store_rename_new(const char *from, const char *to);

/// Swaps two files in one step. Returns 0, or -1 with errno; EINVAL, ENOSYS or ENOTSUP where the
/// file system cannot.
int synced_store_exchange(const char *one, const char *other);

/// Gives a file a second name; of a symbolic link, to the link itself. Returns 0, or -1 with errno.
int synced_store_link(const char *from, const char *to);

/// Flushes a file to the disk itself (F_FULLFSYNC on macOS). Returns 0, or -1 with errno.
int synced_store_synchronize(int descriptor);

/// Gives a new file the owner, the extended attributes and the mode of another, as far as allowed;
/// of the mode never more than 0666.
void synced_store_copy_attributes(const char *model, int to);

/// Whether a file's bytes are still at the sync service (SF_DATALESS on macOS).
int synced_store_is_dataless(const char *path);
