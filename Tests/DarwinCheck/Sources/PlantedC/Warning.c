#include "PlantedC.h"

#ifdef __APPLE__
static int unused(void) { return 1; } // planted warning
#endif
