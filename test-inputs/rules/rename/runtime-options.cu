// ARGS: --target=gfx90a
// Options in string literals that lead to NVRTC become hipRTC's.
#include <cuda.h>
#include <nvrtc.h>

#include <string>
#include <vector>

void compile(nvrtcProgram program, const std::string &folder) {
  const char *options[] = {"--gpu-architecture=compute_80", "-std=c++17", "-DN=4", "-lineinfo",
                           "--use_fast_math", "--fmad=false"};
  nvrtcCompileProgram(program, 6, options);

  std::vector<const char *> more{"-arch=sm_90", "--maxrregcount=64"}; // DIAG: runtime-compilation
  nvrtcCompileProgram(program, int(more.size()), more.data());

  // Those that cannot be followed are reported.
  std::vector<std::string> built;
  built.push_back("-G"); // DIAG: runtime-compilation
  built.push_back("-I" + folder);
  std::vector<const char *> words;
  for (const std::string &word : built)
    words.push_back(word.c_str());
  nvrtcCompileProgram(program, int(words.size()), words.data());
}

// Not an option of the compiler.
bool isSlow(const std::string &word) { return word == "-slow"; }
