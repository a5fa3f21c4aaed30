// The port on an NVIDIA GPU, by HIP's headers for NVIDIA: what goes wrong here is the translation's
// fault, not that of another kind of GPU.
#include "verify/CompilerCalls.h"

#include "llvm/Support/FileSystem.h"

#include <fmt/format.h>

namespace tranship {
namespace {

class HipNvidiaBackend : public Backend {
public:
  llvm::StringRef id() const override { return "hip-nvidia"; }
  llvm::StringRef description() const override {
    return "the port on an NVIDIA GPU: nvcc, and HIP's headers with its NVIDIA side";
  }

  std::string whyNotBuild(const Machine &machine, bool compileOnly) const override {
    if (machine.nvcc.empty())
      return "no nvcc (--cuda-path, CUDA_HOME, /usr/local/cuda)";
    if (machine.hipHeaders.empty())
      return "no HIP headers (--rocm-path, ROCM_PATH, /opt/rocm)";
    if (!llvm::sys::fs::exists(machine.hipHeaders + "/hip/nvidia_detail/nvidia_hip_runtime.h"))
      return fmt::format("the HIP headers in {} have no NVIDIA side", machine.hipHeaders);
    // What CUDA 13 removed, HIP's headers used up to version 6.
    if (machine.cuda >= Version{13, 0, 0} && machine.hip < Version{7, 0, 0})
      return fmt::format(
          "HIP {}'s headers do not compile with CUDA {}; HIP 7 or an older CUDA does",
          machine.hip.str(), machine.cuda.str());
    return {};
  }

  std::string whyNotRun(const Machine &machine) const override {
    return machine.nvidiaGpus.empty() ? "no NVIDIA GPU (nvidia-smi shows none)" : "";
  }

  std::vector<Variant> variants(const Machine &machine) const override {
    return {{"hip-nvidia", Side::Port, 32, {}}};
  }

  llvm::Expected<std::vector<Command>> build(const Machine &machine,
                                             const BuildRequest &request) const override {
    Command nvcc = {machine.nvcc, "-D__HIP_PLATFORM_NVIDIA__=1", "-D__HIP_PLATFORM_NVCC__=1"};
    if (request.relocatable)
      nvcc.push_back("-rdc=true");
    CompilerCall call;
    call.gpuUnit = call.hostUnit = nvcc;
    call.gpuUnit.insert(call.gpuUnit.end(), {"-x", "cu"}); // it knows no .hip
    for (Command *command : {&call.gpuUnit, &call.hostUnit})
      command->push_back("-I" + machine.hipHeaders);
    call.link = nvcc;
    call.module = [&](llvm::StringRef file) {
      Command command = call.gpuUnit;
      command.push_back(nvccModuleFlag(file));
      return command;
    };
    call.libraries = {"-lcuda"};
    if (!machine.rocmFolder.empty())
      call.libraries.push_back("-L" + machine.rocmFolder + "/lib");
    return separateCompilation(call, request,
                               withHipLibraries(splitFlags(request.program->flags).link));
  }
};

} // namespace

std::unique_ptr<Backend> makeHipNvidiaBackend() { return std::make_unique<HipNvidiaBackend>(); }

} // namespace tranship
