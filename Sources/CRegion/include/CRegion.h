#pragma once

#include <stddef.h>

// A person's region and languages, as chosen in System Settings › General › Language & Region.
// Programs with windows start others without LANG, so on a Mac nothing else tells them.

/// Writes the locale of dates and units, such as `de_AT` or `en_US@rg=gbzzzz`, with a zero at its
/// end. Returns 1, or 0 where it is not known or does not fit; on Linux always 0.
int region_copy_locale(char *text, size_t capacity);

/// Writes the first of the preferred languages, such as `de-AT` or `zh-Hans-CN`; the rest as above.
int region_copy_language(char *text, size_t capacity);
