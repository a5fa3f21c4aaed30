#include "verify/NvidiaCompiler.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

#include <fmt/format.h>

#include <algorithm>

namespace tranship {
namespace {

/// What nothing is said of is compiled for: nvcc's own choice is so old that it lacks functions of
/// warps that CUDA has had for long.
constexpr unsigned usualArchitecture = 80;

/// The newest that a toolkit compiles for; 0: too old to be of interest.
unsigned newestArchitecture(Version cuda) {
  return cuda >= Version{13, 0, 0}   ? 121
         : cuda >= Version{12, 8, 0} ? 120
         : cuda >= Version{11, 8, 0} ? 90
         : cuda >= Version{11, 1, 0} ? 86
         : cuda >= Version{11, 0, 0} ? 80
                                     : 0;
}

bool namesArchitecture(llvm::ArrayRef<std::string> flags) {
  return llvm::any_of(flags, [](llvm::StringRef flag) {
    for (llvm::StringRef prefix : {"-arch", "--gpu-architecture", "-gencode", "--generate-code",
                                   "-code", "--gpu-code", "--offload-arch", "--cuda-gpu-arch"})
      if (flag.starts_with(prefix))
        return true;
    return false;
  });
}

/// 80 for compute capability 8.0; 0: the compiler's choice.
unsigned architectureFor(const Machine &machine, const BuildRequest &request) {
  if (namesArchitecture(request.program->flags) || namesArchitecture(request.flags))
    return 0;
  unsigned oldest = 0;
  for (llvm::StringRef gpu : machine.nvidiaGpus) {
    unsigned major = 0, minor = 0;
    auto [first, second] = gpu.rsplit(',').second.trim().split('.');
    if (first.getAsInteger(10, major) || second.getAsInteger(10, minor))
      continue;
    unsigned number = major * 10 + minor;
    oldest = oldest ? std::min(oldest, number) : number;
  }
  // On a GPU that nobody knows, code for an older one runs as well.
  if (!oldest && request.compileOnly)
    oldest = usualArchitecture;
  return oldest <= newestArchitecture(machine.cuda) ? oldest : 0;
}

CompilerCall nvccCall(const Machine &machine, const BuildRequest &request,
                      const std::vector<std::string> &definitions) {
  Command nvcc = {machine.nvcc};
  if (unsigned architecture = architectureFor(machine, request))
    nvcc.push_back(fmt::format("-arch=sm_{}", architecture));
  if (request.relocatable)
    nvcc.push_back("-rdc=true");
  CompilerCall call;
  call.link = nvcc;
  llvm::append_range(nvcc, definitions);
  // Plain C++ that includes CUDA's headers goes through nvcc too: it knows where they are.
  call.gpuUnit = call.hostUnit = nvcc;
  if (request.program->side == Side::Port)
    call.gpuUnit.insert(call.gpuUnit.end(), {"-x", "cu"}); // it knows no .hip
  call.module = [call](llvm::StringRef file) {
    Command command = call.gpuUnit;
    command.push_back(nvccModuleFlag(file));
    return command;
  };
  return call;
}

CompilerCall clangCall(const Machine &machine, const BuildRequest &request,
                       const std::vector<std::string> &definitions) {
  std::string toolkit = "--cuda-path=" + machine.cudaFolder,
              // Before another toolkit's in /usr/local/include, where clang looks earlier.
      headers = machine.cudaFolder + "/include";
  CompilerCall call;
  call.gpuUnit = {
      machine.clang, "-x", "cuda", toolkit, "-isystem", headers, "-Wno-unknown-cuda-version"};
  // Thrust and CUB have a folder of their own since CUDA 13; nvcc knows it.
  if (std::string cccl = headers + "/cccl"; llvm::sys::fs::is_directory(cccl))
    call.gpuUnit.insert(call.gpuUnit.end(), {"-isystem", cccl});
  if (unsigned architecture = architectureFor(machine, request))
    call.gpuUnit.push_back(fmt::format("--offload-arch=sm_{}", architecture));
  if (request.relocatable)
    call.gpuUnit.push_back("-fgpu-rdc");
  llvm::append_range(call.gpuUnit, definitions);
  call.module = [call](llvm::StringRef file) {
    Command clang = call.gpuUnit;
    clang.push_back("--cuda-device-only");
    if (nvccModuleFlag(file) == "-ptx")
      clang.push_back("-S");
    return clang;
  };
  call.hostUnit = {machine.clang, "-isystem", headers};
  llvm::append_range(call.hostUnit, definitions);
  call.link = {machine.clang, toolkit, "-L" + machine.cudaFolder + "/lib64"};
  call.libraries = {"-lcudart", "-ldl", "-lrt", "-pthread"};
  return call;
}

} // namespace

std::string whyNoNvidiaCompiler(const Machine &machine) {
  if (machine.cudaFolder.empty())
    return "no CUDA toolkit (--cuda-path, CUDA_HOME, /usr/local/cuda)";
  if (machine.nvcc.empty() && machine.clang.empty())
    return "neither nvcc nor clang";
  return {};
}

CompilerCall nvidiaCall(const Machine &machine, const BuildRequest &request,
                        const std::vector<std::string> &definitions) {
  return machine.nvcc.empty() ? clangCall(machine, request, definitions)
                              : nvccCall(machine, request, definitions);
}

} // namespace tranship
