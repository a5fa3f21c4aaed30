// Options that hipRTC does not need become its default, so that the program counts as many.
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>

#include <string>

void compile(hiprtcProgram program, const std::string &architecture) {
  const char *options[] = {"-O3", "-std=c++17"};
  hiprtcCompileProgram(program, 2, options);
  // The program adds the number.
  const std::string option = "--gpu-architecture=compute_" + architecture; // DIAG: runtime-compilation
  const char *one[] = {option.c_str()};
  hiprtcCompileProgram(program, 1, one);
}
