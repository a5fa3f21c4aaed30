// The port on an NVIDIA GPU, by HIP's headers for NVIDIA: what goes wrong here is the translation's
// fault, not that of another kind of GPU.
#include "support/TextFile.h"
#include "verify/NvidiaCompiler.h"

#include "llvm/Support/FileSystem.h"

#include <fmt/format.h>

namespace tranship {
namespace {

class HipNvidiaBackend : public Backend {
public:
  llvm::StringRef id() const override { return "hip-nvidia"; }
  llvm::StringRef description() const override {
    return "the port on an NVIDIA GPU: a CUDA toolkit (nvcc, or clang), and HIP's headers with its "
           "NVIDIA side";
  }
  llvm::StringRef gpuVendor() const override { return "nvidia"; }

  std::string whyNotBuild(const Machine &machine, bool compileOnly) const override {
    if (std::string reason = whyNoNvidiaCompiler(machine); !reason.empty())
      return reason;
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
    std::string header = request.folder + "/hip_on_nvidia.hpp";
    if (llvm::Error error = writeTextFile(header, hipOnNvidiaHeader()))
      return error;
    CompilerCall call = nvidiaCall(machine, request,
                                   {"-D__HIP_PLATFORM_NVIDIA__=1", "-D__HIP_PLATFORM_NVCC__=1",
                                    "-I" + machine.hipHeaders, "-include", header});
    call.libraries.push_back("-lcuda");
    if (!machine.rocmFolder.empty())
      call.libraries.push_back("-L" + machine.rocmFolder + "/lib");
    return separateCompilation(call, request,
                               withHipLibraries(splitFlags(request.program->flags).link));
  }
};

} // namespace

std::unique_ptr<Backend> makeHipNvidiaBackend() { return std::make_unique<HipNvidiaBackend>(); }

} // namespace tranship
