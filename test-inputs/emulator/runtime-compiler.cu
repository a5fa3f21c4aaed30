// Kernels that the program compiles itself: names of templates, headers, options, errors.
#include <cstdio>
#include <cuda.h>
#include <nvrtc.h>
#include <string>
#include <vector>

const char *source = R"(
#include "scale.h"
namespace app {
template <typename T, int step> __global__ void add(T *data, T value) {
  data[threadIdx.x] += value * step * SCALE;
}
__device__ int table[4];
__constant__ float factor = 1.5f;
}
static __constant__ int hidden = 3;
extern "C" __global__ void warp(unsigned *out, int *size) {
  __shared__ int seen[64];
  seen[threadIdx.x] = threadIdx.x;
  __syncthreads();
  unsigned sum = seen[blockDim.x - 1 - threadIdx.x];
  for (int lane = 16; lane > 0; lane /= 2)
    sum += __shfl_down(sum, lane, 32);
  if (threadIdx.x % 32 == 0)
    out[threadIdx.x / 32] = sum;
  if (threadIdx.x == 0)
    *size = warpSize + hidden;
  app::table[threadIdx.x % 4] = int(threadIdx.x % 4 * app::factor);
}
)";

std::vector<char> compile(const char *text, std::vector<const char *> options,
                          std::vector<const char *> names, std::vector<std::string> &lowered) {
  const char *header = "#define SCALE 10\n", *headerName = "scale.h";
  nvrtcProgram program;
  nvrtcCreateProgram(&program, text, "kernels.cu", 1, &header, &headerName);
  for (const char *name : names)
    nvrtcAddNameExpression(program, name);
  nvrtcResult result = nvrtcCompileProgram(program, int(options.size()), options.data());
  size_t size = 0;
  nvrtcGetProgramLogSize(program, &size);
  std::string log(size, 0);
  nvrtcGetProgramLog(program, &log[0]);
  // The words are the compiler's own; what counts is the place.
  std::printf("%s\n", nvrtcGetErrorString(result));
  if (size_t place = log.find("kernels.cu:"); place != std::string::npos)
    std::printf("log: %s\n", log.substr(place, log.find(':', place + 11) - place).c_str());
  if (result == NVRTC_ERROR_INVALID_OPTION)
    std::printf("log: %s", log.c_str());
  std::vector<char> image;
  if (result == NVRTC_SUCCESS) {
    for (const char *name : names) {
      const char *mangled = nullptr;
      nvrtcGetLoweredName(program, name, &mangled);
      lowered.push_back(mangled ? mangled : "none");
      std::printf("%s is %s\n", name, lowered.back().c_str());
    }
    nvrtcGetPTXSize(program, &size);
    image.resize(size);
    nvrtcGetPTX(program, image.data());
  } else {
    std::printf("code: %s\n", nvrtcGetErrorString(nvrtcGetPTXSize(program, &size)));
  }
  nvrtcDestroyProgram(&program);
  return image;
}

int main() {
  std::vector<std::string> names;
  std::vector<char> image =
      compile(source, {"--gpu-architecture=compute_70", "-std=c++17"},
              {"app::add<int, 2>", "app::add<float,3>", "&app::table", "&app::factor"}, names);
  if (image.empty())
    return 1;
  // PTX is a text.
  std::string text = image.data();
  CUmodule module, other;
  if (cuModuleLoadData(&module, text.c_str()) || cuModuleLoadDataEx(&other, text.c_str(), 0, 0, 0))
    return 1;

  CUfunction addInts, addFloats, warp;
  cuModuleGetFunction(&addInts, module, names[0].c_str());
  cuModuleGetFunction(&addFloats, module, names[1].c_str());
  cuModuleGetFunction(&warp, module, "warp");
  CUdeviceptr data;
  cuMemAlloc(&data, 64 * sizeof(int));
  cuMemsetD32(data, 7, 64);
  int value = 4, ints[64];
  void *arguments[] = {&data, &value};
  cuLaunchKernel(addInts, 1, 1, 1, 64, 1, 1, 0, 0, arguments, nullptr);
  cuMemcpyDtoH(ints, data, sizeof ints);
  std::printf("%d %d\n", ints[0], ints[63]);

  // Arguments in one buffer, each where a record would have it.
  struct {
    CUdeviceptr data;
    float value;
  } packed = {data, 0.5f};
  cuMemsetD32(data, 0, 64);
  size_t size = sizeof packed;
  void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &size,
                   CU_LAUNCH_PARAM_END};
  cuLaunchKernel(addFloats, 1, 1, 1, 64, 1, 1, 0, 0, nullptr, extra);
  float floats[64];
  cuMemcpyDtoH(floats, data, sizeof floats);
  std::printf("%g %g\n", floats[0], floats[63]);
  size = sizeof(CUdeviceptr); // too few
  const char *tooFew;
  cuGetErrorName(cuLaunchKernel(addFloats, 1, 1, 1, 64, 1, 1, 0, 0, nullptr, extra), &tooFew);
  std::printf("with a part of the arguments: %s\n", tooFew);

  CUdeviceptr factor, width;
  cuMemAlloc(&width, sizeof(int));
  cuModuleGetGlobal(&factor, &size, module, names[3].c_str());
  float two = 2;
  cuMemcpyHtoD(factor, &two, size);
  CUdeviceptr hidden;
  int zero = 0;
  cuModuleGetGlobal(&hidden, &size, module, "hidden");
  cuMemcpyHtoD(hidden, &zero, size);
  void *warpArguments[] = {&data, &width};
  cuLaunchKernel(warp, 1, 1, 1, 64, 1, 1, 0, 0, warpArguments, nullptr);
  unsigned sums[2];
  cuMemcpyDtoH(sums, data, sizeof sums);
  int warpSizeSeen = 0, table[4], untouched[4];
  cuMemcpyDtoH(&warpSizeSeen, width, sizeof(int));
  std::printf("sums %u %u, %s\n", sums[0], sums[1],
              warpSizeSeen == 32 || warpSizeSeen == 64 ? "a warp" : "no warp");
  CUdeviceptr tableAddress;
  cuModuleGetGlobal(&tableAddress, &size, module, names[2].c_str());
  cuMemcpyDtoH(table, tableAddress, size);
  // The same image twice: each module has its own variables.
  cuModuleGetGlobal(&tableAddress, nullptr, other, names[2].c_str());
  cuMemcpyDtoH(untouched, tableAddress, size);
  std::printf("table %d %d %d %d, other %d\n", table[0], table[1], table[2], table[3],
              untouched[3]);

  CUfunction none;
  const char *errorName, *errorText;
  CUresult error = cuModuleGetFunction(&none, module, "nothing");
  cuGetErrorName(error, &errorName);
  cuGetErrorString(error, &errorText);
  std::printf("%s: %s\n", errorName, errorText);
  std::printf("unloaded: %d %d\n", cuModuleUnload(module), cuModuleUnload(other));
  std::printf("not an image: %d\n", cuModuleLoadData(&module, "nonsense")); // REPORT: module-not-loaded

  compile("__global__ void broken(int *p) {\n  *p = unknown;\n}\n", {}, {}, names);
  compile(source, {"--no-such-option"}, {}, names);
  compile("int twice(int x) { return 2 * x; }\n"
          "extern \"C\" __global__ void k(int *p) { *p = twice(N); }\n",
          {"-default-device", "-D", "N=21"}, {}, names);
  cuMemFree(data);
  cuMemFree(width);
}
