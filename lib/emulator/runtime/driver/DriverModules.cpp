// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules, their kernels and variables.
#include "core/Properties.h"
#include "core/Report.h"
#include "driver/Driver.h"
#include "driver/Modules.h"
#include "trace/HostCalls.h"

#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sstream>

using namespace tranship::emulator;

/// The images linked so far.
struct TranshipLinkState {
  std::string image;
};

namespace {

/// A CUfunction is the kernel in the registry.
CUfunction handleOf(const Kernel *kernel) {
  return reinterpret_cast<CUfunction>(const_cast<Kernel *>(kernel));
}

CUresult load(CUmodule *module, const char *image) {
  if (!module || !image)
    return CUDA_ERROR_INVALID_VALUE;
  std::string problem;
  *module = loadModule(image, problem);
  if (*module)
    return CUDA_SUCCESS;
  Finding finding;
  finding.kind = "module-not-loaded";
  finding.site = hostCallSite();
  finding.message = problem;
  report(finding);
  return CUDA_ERROR_INVALID_IMAGE;
}

bool readFile(const char *path, std::string &text) {
  std::ifstream file(path ? path : "", std::ios::binary);
  std::ostringstream all;
  all << file.rdbuf();
  text = all.str();
  return file.good();
}

/// Fills in the values that options ask for: there is nothing to say.
void answer(unsigned count, const CUjit_option *options, void **values) {
  for (unsigned i = 0; options && values && i < count; ++i) {
    bool isText = options[i] == CU_JIT_INFO_LOG_BUFFER || options[i] == CU_JIT_ERROR_LOG_BUFFER;
    if (isText && values[i])
      *static_cast<char *>(values[i]) = 0;
    else if (options[i] == CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES ||
             options[i] == CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES || options[i] == CU_JIT_WALL_TIME)
      values[i] = nullptr;
  }
}

/// Reads arguments from a buffer in which they are laid out as in a structure.
CUresult unpack(const Kernel &kernel, void **extra, std::vector<void *> &arguments) {
  char *buffer = nullptr;
  size_t size = 0;
  // HIP's own headers (hip-amd-ir) have another number for the end.
  for (; *extra != CU_LAUNCH_PARAM_END && *extra != reinterpret_cast<void *>(3); extra += 2) {
    if (extra[0] == CU_LAUNCH_PARAM_BUFFER_POINTER)
      buffer = static_cast<char *>(extra[1]);
    else if (extra[0] == CU_LAUNCH_PARAM_BUFFER_SIZE)
      size = *static_cast<size_t *>(extra[1]);
    else
      return CUDA_ERROR_INVALID_VALUE;
  }
  size_t offset = 0;
  for (const Kernel::Parameter &parameter : kernel.parameters) {
    offset = (offset + parameter.alignment - 1) / parameter.alignment * parameter.alignment;
    if (!buffer || offset + parameter.size > size)
      return CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES; // what CUDA calls too few arguments
    arguments.push_back(buffer + offset);
    offset += parameter.size;
  }
  return CUDA_SUCCESS;
}

} // namespace

DRIVER_API(ModuleLoadData, ModuleLoadData, (CUmodule * module, const void *image)) {
  return load(module, static_cast<const char *>(image));
}
DRIVER_API(ModuleLoadDataEx, ModuleLoadDataEx,
           (CUmodule * module, const void *image, unsigned count, CUjit_option *options,
            void **values)) {
  answer(count, options, values);
  return load(module, static_cast<const char *>(image));
}
DRIVER_API(ModuleLoadFatBinary, ModuleLoadFatBinary, (CUmodule * module, const void *image)) {
  return load(module, static_cast<const char *>(image));
}
DRIVER_API(ModuleLoad, ModuleLoad, (CUmodule * module, const char *file)) {
  std::string image;
  return readFile(file, image) ? load(module, image.c_str()) : CUDA_ERROR_FILE_NOT_FOUND;
}
DRIVER_API(ModuleUnload, ModuleUnload, (CUmodule module)) {
  if (!module)
    return CUDA_ERROR_INVALID_HANDLE;
  unloadModule(module);
  return CUDA_SUCCESS;
}
DRIVER_API(ModuleGetFunction, ModuleGetFunction,
           (CUfunction * function, CUmodule module, const char *name)) {
  if (!module || !name)
    return CUDA_ERROR_INVALID_VALUE;
  auto found = module->kernels.find(name);
  if (found == module->kernels.end())
    return CUDA_ERROR_NOT_FOUND;
  *function = handleOf(found->second);
  return CUDA_SUCCESS;
}
DRIVER_API(ModuleGetGlobal, ModuleGetGlobal,
           (CUdeviceptr * address, size_t *size, CUmodule module, const char *name)) {
  if (!module || !name)
    return CUDA_ERROR_INVALID_VALUE;
  auto found = module->variables.find(name);
  if (found == module->variables.end())
    return CUDA_ERROR_NOT_FOUND;
  if (address)
    *address = addressOf(found->second->address);
  if (size)
    *size = found->second->size;
  return CUDA_SUCCESS;
}
DRIVER_API(ModuleGetFunctionCount, ModuleGetFunctionCount, (unsigned *count, CUmodule module)) {
  *count = unsigned(module->kernels.size());
  return CUDA_SUCCESS;
}

// The address that the host uses for a kernel serves as its handle, too.
API(GetFuncBySymbol, (cudaFunction_t * function, const void *symbol)) {
  if (!function)
    return failed(cudaErrorInvalidValue);
  if (!findKernel(symbol))
    return failed(cudaErrorInvalidDeviceFunction);
  *function = reinterpret_cast<cudaFunction_t>(const_cast<void *>(symbol));
  return cudaSuccess;
}

// A library is a module, and its kernels are functions.
DRIVER_API(LibraryLoadData, LibraryLoadData,
           (CUlibrary * library, const void *image, CUjit_option *, void **, unsigned, int *,
            void **, unsigned)) {
  return cuModuleLoadData(library, image);
}
DRIVER_API(LibraryLoadFromFile, LibraryLoadFromFile,
           (CUlibrary * library, const char *file, CUjit_option *, void **, unsigned, int *,
            void **, unsigned)) {
  return cuModuleLoad(library, file);
}
DRIVER_API(LibraryUnload, LibraryUnload, (CUlibrary library)) { return cuModuleUnload(library); }
DRIVER_API(LibraryGetKernel, LibraryGetKernel,
           (CUkernel * kernel, CUlibrary library, const char *name)) {
  return cuModuleGetFunction(kernel, library, name);
}
extern "C" {
CUresult cuLibraryGetGlobal(CUdeviceptr *address, size_t *size, CUlibrary library,
                            const char *name) {
  return cuModuleGetGlobal(address, size, library, name);
}
CUresult cuLibraryGetModule(CUmodule *module, CUlibrary library) {
  *module = library;
  return CUDA_SUCCESS;
}
CUresult cuKernelGetFunction(CUfunction *function, CUkernel kernel) {
  *function = kernel;
  return CUDA_SUCCESS;
}
}

// An image has nothing left to link: it is taken as it is, and there can be only one.
DRIVER_API(LinkCreate, LinkCreate,
           (unsigned count, CUjit_option *options, void **values, CUlinkState *state)) {
  answer(count, options, values);
  *state = new TranshipLinkState;
  return CUDA_SUCCESS;
}
DRIVER_API(LinkAddData, LinkAddData,
           (CUlinkState state, CUjitInputType, void *data, size_t, const char *, unsigned count,
            CUjit_option *options, void **values)) {
  answer(count, options, values);
  size_t size = imageSize(static_cast<const char *>(data));
  if (!size)
    return CUDA_ERROR_INVALID_IMAGE;
  if (!state->image.empty())
    return CUDA_ERROR_NOT_SUPPORTED;
  state->image.assign(static_cast<const char *>(data), size);
  return CUDA_SUCCESS;
}
DRIVER_API(LinkAddFile, LinkAddFile,
           (CUlinkState state, CUjitInputType type, const char *file, unsigned count,
            CUjit_option *options, void **values)) {
  std::string image;
  if (!readFile(file, image))
    return CUDA_ERROR_FILE_NOT_FOUND;
  return cuLinkAddData(state, type, image.data(), image.size(), file, count, options, values);
}
DRIVER_API(LinkComplete, LinkComplete, (CUlinkState state, void **image, size_t *size)) {
  if (state->image.empty())
    return CUDA_ERROR_INVALID_VALUE;
  *image = state->image.data();
  if (size)
    *size = state->image.size() + 1;
  return CUDA_SUCCESS;
}
DRIVER_API(LinkDestroy, LinkDestroy, (CUlinkState state)) {
  delete state;
  return CUDA_SUCCESS;
}

DRIVER_API(LaunchKernel, ModuleLaunchKernel,
           (CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
            unsigned blockY, unsigned blockZ, unsigned shared, CUstream stream, void **arguments,
            void **extra)) {
  const Kernel *kernel = findKernel(function);
  if (!kernel)
    return CUDA_ERROR_INVALID_HANDLE;
  std::vector<void *> unpacked;
  if (extra && !arguments) {
    if (CUresult error = unpack(*kernel, extra, unpacked))
      return error;
    arguments = unpacked.data();
  }
  if (!arguments && !kernel->parameters.empty())
    return CUDA_ERROR_INVALID_VALUE;
  return driverResult(cudaLaunchKernel(static_cast<const void *>(function),
                                       dim3(gridX, gridY, gridZ), dim3(blockX, blockY, blockZ),
                                       arguments, shared, stream));
}
DRIVER_API(LaunchCooperativeKernel, ModuleLaunchCooperativeKernel,
           (CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
            unsigned blockY, unsigned blockZ, unsigned shared, CUstream stream, void **arguments)) {
  return driverResult(
      cudaLaunchCooperativeKernel(static_cast<const void *>(function), dim3(gridX, gridY, gridZ),
                                  dim3(blockX, blockY, blockZ), arguments, shared, stream));
}

DRIVER_API(FuncGetAttribute, FuncGetAttribute,
           (int *value, CUfunction_attribute attribute, CUfunction function)) {
  cudaFuncAttributes all;
  if (cudaError error = cudaFuncGetAttributes(&all, static_cast<const void *>(function)))
    return driverResult(error);
  switch (attribute) {
  case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
    *value = all.maxThreadsPerBlock;
    break;
  case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
    *value = int(all.sharedSizeBytes);
    break;
  case CU_FUNC_ATTRIBUTE_NUM_REGS:
    *value = all.numRegs;
    break;
  case CU_FUNC_ATTRIBUTE_PTX_VERSION:
    *value = all.ptxVersion;
    break;
  case CU_FUNC_ATTRIBUTE_BINARY_VERSION:
    *value = all.binaryVersion;
    break;
  case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
    *value = all.maxDynamicSharedSizeBytes;
    break;
  case CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES:
  case CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
  case CU_FUNC_ATTRIBUTE_CACHE_MODE_CA:
  case CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
    *value = 0;
    break;
  default:
    return CUDA_ERROR_INVALID_VALUE;
  }
  return CUDA_SUCCESS;
}
DRIVER_API(OccupancyMaxActiveBlocksPerMultiprocessor,
           ModuleOccupancyMaxActiveBlocksPerMultiprocessor,
           (int *blocks, CUfunction function, int threads, size_t shared)) {
  return driverResult(cudaOccupancyMaxActiveBlocksPerMultiprocessor(
      blocks, static_cast<const void *>(function), threads, shared));
}
DRIVER_API(OccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
           ModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
           (int *blocks, CUfunction function, int threads, size_t shared, unsigned)) {
  return cuOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, threads, shared);
}

extern "C" {

CUresult cuFuncSetAttribute(CUfunction function, CUfunction_attribute attribute, int value) {
  return driverResult(cudaFuncSetAttribute(static_cast<const void *>(function),
                                           cudaFuncAttribute(attribute), value));
}
CUresult cuFuncSetCacheConfig(CUfunction function, CUfunc_cache config) {
  return driverResult(cudaFuncSetCacheConfig(static_cast<const void *>(function), config));
}
CUresult cuFuncSetSharedMemConfig(CUfunction function, CUsharedconfig config) {
  return driverResult(cudaFuncSetSharedMemConfig(static_cast<const void *>(function), config));
}
CUresult cuOccupancyMaxPotentialBlockSize(int *grid, int *block, CUfunction function,
                                          CUoccupancyB2DSize sharedFor, size_t shared, int limit) {
  return driverResult(cudaOccupancyMaxPotentialBlockSizeVariableSMem(
      grid, block, static_cast<const void *>(function),
      [&](int threads) { return sharedFor ? sharedFor(threads) : shared; }, limit));
}
CUresult hipModuleOccupancyMaxPotentialBlockSize(int *grid, int *block, CUfunction function,
                                                 size_t shared, int limit) {
  return cuOccupancyMaxPotentialBlockSize(grid, block, function, nullptr, shared, limit);
}

} // extern "C"
