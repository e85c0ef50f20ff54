#include "CRegion.h"

#ifdef __APPLE__
#include <CoreFoundation/CoreFoundation.h>

// A global preference of the person. Not of this program, whose own preferences have no languages.
static CFTypeRef copy_preference(CFStringRef key) {
    return CFPreferencesCopyValue(key, kCFPreferencesAnyApplication, kCFPreferencesCurrentUser,
                                  kCFPreferencesAnyHost);
}

static int copy_text(CFTypeRef value, char *text, size_t capacity) {
    if (value == NULL || CFGetTypeID(value) != CFStringGetTypeID()) return 0;
    return CFStringGetCString((CFStringRef)value, text, (CFIndex)capacity, kCFStringEncodingUTF8) ? 1 : 0;
}

int region_copy_locale(char *text, size_t capacity) {
    CFTypeRef value = copy_preference(CFSTR("AppleLocale"));
    int found = copy_text(value, text, capacity);
    if (value != NULL) CFRelease(value);
    return found;
}

int region_copy_language(char *text, size_t capacity) {
    CFTypeRef value = copy_preference(CFSTR("AppleLanguages"));
    int found = 0;
    if (value != NULL && CFGetTypeID(value) == CFArrayGetTypeID()) {
        CFArrayRef languages = (CFArrayRef)value;
        if (CFArrayGetCount(languages) > 0) {
            found = copy_text(CFArrayGetValueAtIndex(languages, 0), text, capacity);
        }
    }
    if (value != NULL) CFRelease(value);
    return found;
}
#else
int region_copy_locale(char *text, size_t capacity) {
    (void)text;
    (void)capacity;
    return 0;
}

int region_copy_language(char *text, size_t capacity) {
    (void)text;
    (void)capacity;
    return 0;
}
#endif
