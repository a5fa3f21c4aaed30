// HIP overloads these for the C++ type of the options, so an untyped null must get one.
#include <hip/hip_runtime.h>

void load(const void *image, hipJitOption *options, void **values) {
  hipLibrary_t library;
  hipLibraryLoadData(&library, image, static_cast<hipJitOption *>(0), 0, 0, static_cast<hipLibraryOption *>(0), 0, 0); // DIAG: runtime-compilation
  hipLibraryLoadData(&library, image, static_cast<hipJitOption *>(NULL), NULL, 0, static_cast<hipLibraryOption *>(NULL), NULL, 0); // DIAG: runtime-compilation
  hipLibraryLoadData(&library, image, options, values, 1, nullptr, nullptr, 0); // DIAG: runtime-compilation
  hipLibraryLoadFromFile(&library, "kernels.fatbin", static_cast<hipJitOption *>(nullptr), nullptr, 0, static_cast<hipLibraryOption *>(nullptr), nullptr, 0); // DIAG: runtime-compilation
}
