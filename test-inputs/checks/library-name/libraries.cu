// Libraries and functions of CUDA that are loaded by name.
#include <cuda.h>
#include <cuda_runtime.h>

#include <dlfcn.h>

#define DRIVER "libcuda.so.1"

// Functions that have nothing else to do with CUDA.
void *load() { return dlopen("libcudart.so.12", RTLD_NOW); }              // DIAG: library-name
void *find(void *library) { return dlsym(library, "cudaGetDeviceCount"); } // DIAG: library-name

int main(int, char **arguments) {
  void *runtime = dlopen("libcudart.so.12", RTLD_NOW);               // DIAG: library-name
  void *driver = dlopen(DRIVER, RTLD_NOW);                           // DIAG: library-name
  void *blas = dlopen("/usr/local/cuda/lib64/libcublas.so", RTLD_NOW); // DIAG: library-name
  const char *onWindows = "cublasLt64_12.dll";                       // DIAG: library-name
  auto *allocate = (cudaError_t(*)(void **, size_t))dlsym(runtime, "cudaMalloc"); // DIAG: library-name
  auto *launch = dlsym(driver, "cuLaunchKernel");                    // DIAG: library-name
  void *entry = nullptr;
  cuGetProcAddress("cuMemAlloc", &entry, 12000, 0, nullptr); // DIAG: library-name

  // Others.
  void *mine = dlopen("libplugin.so", RTLD_NOW);
  void *alike = dlopen("libcudamine.so", RTLD_NOW);
  void *symbol = dlsym(mine, "run");
  void *unknown = dlsym(alike, arguments[1]);
  const char *text = "needs libcudart";
  return allocate && launch && blas && onWindows && symbol && unknown && text;
}
