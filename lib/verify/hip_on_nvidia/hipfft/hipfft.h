#pragma once
#define HIPFFT_H_ // code asks for it

#include "hip/hip_runtime_api.h"

#include <cufft.h>
#include <library_types.h>

#define hipfftLibraryPropertyType libraryPropertyType
