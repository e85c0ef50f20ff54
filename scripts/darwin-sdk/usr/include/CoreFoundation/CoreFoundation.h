// What Sources/CRegion uses, after apple-oss-distributions/CF: CFBase.h, CFString.h, CFArray.h,
// CFPreferences.h. C only: there is no module of this name, so Swift cannot import it.
#pragma once
typedef signed long long CFIndex;
typedef unsigned long CFTypeID;
typedef unsigned char Boolean;
typedef unsigned int CFStringEncoding;
typedef const void *CFTypeRef;
typedef const struct __CFString *CFStringRef;
typedef const struct __CFArray *CFArrayRef;
enum { kCFStringEncodingUTF8 = 0x08000100 };
void CFRelease(CFTypeRef cf);
CFTypeID CFGetTypeID(CFTypeRef cf);
CFTypeID CFStringGetTypeID(void);
CFTypeID CFArrayGetTypeID(void);
CFIndex CFArrayGetCount(CFArrayRef theArray);
const void *CFArrayGetValueAtIndex(CFArrayRef theArray, CFIndex idx);
Boolean CFStringGetCString(CFStringRef theString, char *buffer, CFIndex bufferSize, CFStringEncoding encoding);
#define CFSTR(cStr) ((CFStringRef)__builtin___CFStringMakeConstantString("" cStr ""))
typedef CFTypeRef CFPropertyListRef;
extern const CFStringRef kCFPreferencesAnyApplication;
extern const CFStringRef kCFPreferencesAnyHost;
extern const CFStringRef kCFPreferencesCurrentUser;
CFPropertyListRef CFPreferencesCopyValue(CFStringRef key, CFStringRef applicationID, CFStringRef userName, CFStringRef hostName);
