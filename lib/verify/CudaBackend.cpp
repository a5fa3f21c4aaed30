// The original on an NVIDIA GPU: nvcc, or clang with a CUDA toolkit.
#include "verify/CompilerCalls.h"

#include <fmt/format.h>

namespace tranship {
namespace {

class CudaBackend : public Backend {
public:
  llvm::StringRef id() const override { return "cuda"; }
  llvm::StringRef description() const override {
    return "the original on an NVIDIA GPU: a CUDA toolkit (nvcc, or clang) and NVIDIA's driver";
  }

  std::string whyNotBuild(const Machine &machine, bool compileOnly) const override {
    if (machine.cudaFolder.empty())
      return "no CUDA toolkit (--cuda-path, CUDA_HOME, /usr/local/cuda)";
    if (machine.nvcc.empty() && machine.clang.empty())
      return "neither nvcc nor clang";
    return {};
  }

  std::string whyNotRun(const Machine &machine) const override {
    return machine.nvidiaGpus.empty() ? "no NVIDIA GPU (nvidia-smi shows none)" : "";
  }

  std::vector<Variant> variants(const Machine &machine) const override {
    return {{"cuda", Side::Original, 32, {}}};
  }

  llvm::Expected<std::vector<Command>> build(const Machine &machine,
                                             const BuildRequest &request) const override {
    CompilerCall call;
    if (!machine.nvcc.empty()) {
      // Plain C++ that includes CUDA's headers goes through nvcc too: it knows where they are.
      Command nvcc = {machine.nvcc};
      if (request.relocatable)
        nvcc.push_back("-rdc=true");
      call.gpuUnit = call.hostUnit = call.link = nvcc;
      call.module = [&](llvm::StringRef file) {
        return Command{machine.nvcc, nvccModuleFlag(file)};
      };
    } else {
      std::string toolkit = "--cuda-path=" + machine.cudaFolder;
      call.gpuUnit = {machine.clang, "-x", "cuda", toolkit, "-Wno-unknown-cuda-version"};
      if (request.relocatable)
        call.gpuUnit.push_back("-fgpu-rdc");
      call.module = [&, toolkit](llvm::StringRef file) {
        Command clang = {machine.clang,       "-x", "cuda", toolkit, "-Wno-unknown-cuda-version",
                         "--cuda-device-only"};
        if (nvccModuleFlag(file) == "-ptx")
          clang.push_back("-S");
        return clang;
      };
      call.hostUnit = {machine.clang, "-isystem", machine.cudaFolder + "/include"};
      call.link = {machine.clang, toolkit, "-L" + machine.cudaFolder + "/lib64"};
      call.libraries = {"-lcudart", "-ldl", "-lrt", "-pthread"};
    }
    return separateCompilation(call, request, splitFlags(request.program->flags).link);
  }
};

} // namespace

std::unique_ptr<Backend> makeCudaBackend() { return std::make_unique<CudaBackend>(); }

} // namespace tranship
