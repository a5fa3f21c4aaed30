// Options that hipRTC does not need become its default, so that the program counts as many.
#include <cuda.h>
#include <nvrtc.h>

#include <string>

void compile(nvrtcProgram program, const std::string &architecture) {
  const char *options[] = {"--gpu-architecture=compute_80", "-std=c++17"};
  nvrtcCompileProgram(program, 2, options);
  // The program adds the number.
  const std::string option = "--gpu-architecture=compute_" + architecture; // DIAG: runtime-compilation
  const char *one[] = {option.c_str()};
  nvrtcCompileProgram(program, 1, one);
}
