// NVRTC: a source from a file, with a header beside it, options, name expressions, and what it says
// of a source that is wrong.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <cuda.h>
#include <cuda_runtime.h>
#include <nvrtc.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    if (int error = int(call)) {                                                                   \
      std::printf("line %d: error %d\n", __LINE__, error);                                         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

int main() {
  std::ifstream file("kernels.cu");
  std::stringstream text;
  text << file.rdbuf();
  nvrtcProgram program;
  CHECK(nvrtcCreateProgram(&program, text.str().c_str(), "kernels.cu", 0, nullptr, nullptr));
  const char *kernel = "transposed<float, 24>", *variable = "&bias";
  CHECK(nvrtcAddNameExpression(program, kernel));
  CHECK(nvrtcAddNameExpression(program, variable));
  const char *options[] = {"-DSCALE=2", "-std=c++17"};
  nvrtcResult result = nvrtcCompileProgram(program, 2, options);
  size_t size;
  CHECK(nvrtcGetProgramLogSize(program, &size));
  std::vector<char> log(size);
  CHECK(nvrtcGetProgramLog(program, log.data()));
  if (result != NVRTC_SUCCESS) {
    std::printf("%s\n%s\n", nvrtcGetErrorString(result), log.data());
    return 1;
  }
  const char *kernelName, *variableName;
  CHECK(nvrtcGetLoweredName(program, kernel, &kernelName));
  CHECK(nvrtcGetLoweredName(program, variable, &variableName));
  CHECK(nvrtcGetPTXSize(program, &size));
  std::vector<char> image(size);
  CHECK(nvrtcGetPTX(program, image.data()));

  // The runtime's memory and the driver's modules belong together.
  constexpr int count = 24, bytes = count * count * sizeof(float);
  std::vector<float> matrix(count * count), turned(count * count);
  for (int i = 0; i < count * count; ++i)
    matrix[i] = float(i) / 7;
  float *in, *out;
  CHECK(cudaMalloc(&in, bytes));
  CHECK(cudaMalloc(&out, bytes));
  CHECK(cudaMemcpy(in, matrix.data(), bytes, cudaMemcpyHostToDevice));
  CUmodule module;
  CUfunction transpose, sums;
  CHECK(cuModuleLoadData(&module, image.data()));
  CHECK(cuModuleGetFunction(&transpose, module, kernelName));
  void *arguments[] = {&in, &out};
  CHECK(cuLaunchKernel(transpose, 3, 3, 1, 8, 8, 1, 0, nullptr, arguments, nullptr));
  CHECK(cudaMemcpy(turned.data(), out, bytes, cudaMemcpyDeviceToHost));
  std::printf("%g %g %g\n", turned[1], turned[count], turned[count * count - 1]);

  CUdeviceptr bias;
  const int five = 5;
  CHECK(cuModuleGetGlobal(&bias, &size, module, variableName));
  CHECK(cuMemcpyHtoD(bias, &five, sizeof five));
  CHECK(cuModuleGetFunction(&sums, module, "warpSums"));
  std::vector<int> numbers(128);
  for (int i = 0; i < 128; ++i)
    numbers[i] = i;
  int *values, *total, sum;
  CHECK(cudaMalloc(&values, 128 * sizeof(int)));
  CHECK(cudaMalloc(&total, sizeof(int)));
  CHECK(cudaMemset(total, 0, sizeof(int)));
  CHECK(cudaMemcpy(values, numbers.data(), 128 * sizeof(int), cudaMemcpyHostToDevice));
  void *sumArguments[] = {&values, &total};
  CHECK(cuLaunchKernel(sums, 1, 1, 1, 128, 1, 1, 0, nullptr, sumArguments, nullptr));
  CHECK(cudaMemcpy(&sum, total, sizeof sum, cudaMemcpyDeviceToHost));
  std::printf("sum %d\n", sum);
  CHECK(cuModuleUnload(module));
  CHECK(nvrtcDestroyProgram(&program));

  const char *wrong = "extern \"C\" __global__ void k(int *p) {\n  *p = nothing;\n}\n";
  CHECK(nvrtcCreateProgram(&program, wrong, "wrong.cu", 0, nullptr, nullptr));
  result = nvrtcCompileProgram(program, 0, nullptr);
  CHECK(nvrtcGetProgramLogSize(program, &size));
  log.resize(size);
  CHECK(nvrtcGetProgramLog(program, log.data()));
  std::printf("wrong: %s, %s\n", result == NVRTC_ERROR_COMPILATION ? "an error" : "no error",
              std::string(log.data()).find("wrong.cu") != std::string::npos ? "told where"
                                                                            : "not told where");
  CHECK(nvrtcDestroyProgram(&program));
}
