#include <cuda.h>
#include <nvrtc.h>
#include <string>

std::string readFile(const char *);

const char *sum = "__global__ void sum(int *x) { *x = __shfl_down_sync(~0u, *x, 16); }"; // DIAG: wave-width
const char *scale = "extern \"C\" __global__ void scale(float *x, float f) { x[threadIdx.x] *= f; }";

void compile(nvrtcProgram *program) {
  nvrtcCreateProgram(program, sum, "sum.cu", 0, nullptr, nullptr); // DIAG: runtime-compilation
  std::string source = readFile("kernels.cu");
  nvrtcCreateProgram(program, source.c_str(), "k.cu", 0, nullptr, nullptr); // DIAG: runtime-compilation
  const char *options[] = {"--gpu-architecture=compute_80", // DIAG: runtime-compilation
                           "-DN=4", "--std=c++17"};
  nvrtcCompileProgram(*program, 3, options);

  // Near misses: hipRTC takes it as it is.
  nvrtcCreateProgram(program, scale, "scale.cu", 0, nullptr, nullptr);
  nvrtcCompileProgram(*program, 0, nullptr);
}

void load(CUmodule *module, nvrtcProgram program, char *image, const char *path) {
  cuModuleLoad(module, "kernels.ptx"); // DIAG: runtime-compilation
  cuModuleLoad(module, path);          // DIAG: runtime-compilation
  cuModuleLoadData(module, ".version 7.0\n.target sm_80\n"); // DIAG: runtime-compilation
  // Near miss: what this unit compiles is a code object in HIP too.
  nvrtcGetPTX(program, image);
  cuModuleLoadData(module, image);
}
