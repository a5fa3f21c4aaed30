// HIP overloads these for the C++ type of the options, so an untyped null must get one.
#include <cuda.h>
#include <cuda_runtime.h>

void load(const void *image, CUjit_option *options, void **values) {
  CUlibrary library;
  cuLibraryLoadData(&library, image, 0, 0, 0, 0, 0, 0); // DIAG: runtime-compilation
  cuLibraryLoadData(&library, image, NULL, NULL, 0, NULL, NULL, 0); // DIAG: runtime-compilation
  cuLibraryLoadData(&library, image, options, values, 1, nullptr, nullptr, 0); // DIAG: runtime-compilation
  cuLibraryLoadFromFile(&library, "kernels.fatbin", nullptr, nullptr, 0, nullptr, nullptr, 0); // DIAG: runtime-compilation
}
