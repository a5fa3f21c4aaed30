// ARGS: --target=gfx90a
// Options in string literals that lead to NVRTC become hipRTC's.
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>

#include <string>
#include <vector>

void compile(hiprtcProgram program, const std::string &folder) {
  const char *options[] = {"--offload-arch=gfx90a", "-std=c++17", "-DN=4", "-gline-tables-only",
                           "-ffast-math", "-ffp-contract=off"};
  hiprtcCompileProgram(program, 6, options);

  std::vector<const char *> more{"--offload-arch=gfx90a", "--maxrregcount=64"}; // DIAG: runtime-compilation
  hiprtcCompileProgram(program, int(more.size()), more.data());

  // Those that cannot be followed are reported.
  std::vector<std::string> built;
  built.push_back("-G"); // DIAG: runtime-compilation
  built.push_back("-I" + folder);
  std::vector<const char *> words;
  for (const std::string &word : built)
    words.push_back(word.c_str());
  hiprtcCompileProgram(program, int(words.size()), words.data());
}

// Not an option of the compiler.
bool isSlow(const std::string &word) { return word == "-slow"; }
