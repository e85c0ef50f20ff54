#include "CSyncedStore.h"
