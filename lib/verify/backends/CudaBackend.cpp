// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the original on an NVIDIA GPU. Compiles with nvcc, or with clang and a CUDA toolkit.
#include "verify/backends/NvidiaCompiler.h"

namespace tranship::verify {
namespace {

class CudaBackend : public Backend {
public:
  llvm::StringRef id() const override { return "cuda"; }
  llvm::StringRef description() const override {
    return "Runs the original on an NVIDIA GPU. Needs a CUDA toolkit (nvcc, or clang) and NVIDIA's "
           "driver.";
  }
  const BackendProperties &properties() const override {
    static constexpr BackendProperties properties = {
        .gpuVendor = "nvidia", .reference = ReferenceQuality::Native, .flags = FlagDialect::Nvcc};
    return properties;
  }

  std::string whyNotBuild(const Machine &machine, bool compileOnly) const override {
    return whyNoNvidiaCompiler(machine);
  }

  std::string whyNotRun(const Machine &machine) const override {
    return machine.nvidiaGpus.empty() ? "no NVIDIA GPU (nvidia-smi shows none)" : "";
  }

  std::vector<Variant> variants(const Machine &machine) const override {
    return {{"cuda", Side::Original, 32, {}}};
  }

  llvm::Expected<std::vector<Command>> buildCommands(const Machine &machine,
                                                     const BuildRequest &request) const override {
    return separateCompilation(nvidiaCall(machine, request, {}), request,
                               linkFlagsOf(*request.program));
  }
};

} // namespace

std::unique_ptr<Backend> makeCudaBackend() { return std::make_unique<CudaBackend>(); }

} // namespace tranship::verify
