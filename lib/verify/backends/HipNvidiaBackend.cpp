// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the port on an NVIDIA GPU, where an error is due to the translation, not to the different
// GPU. Our own headers (hip_on_nvidia), or those of a HIP that the user names, map HIP names to
// CUDA names.
#include "mapping/HipReleases.h"
#include "support/FileWriting.h"
#include "support/TextFile.h"
#include "verify/backends/NvidiaCompiler.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::verify {

bool hasHipForNvidia(const Machine &machine) {
  return !machine.options.rocmFolder.empty() && !machine.hipHeaders.empty() &&
         llvm::sys::fs::exists(machine.hipHeaders + "/hip/nvidia_detail/nvidia_hip_runtime.h") &&
         (machine.cuda < Version{13, 0, 0} || machine.hip >= mapping::firstForCuda13);
}

std::string hipForNvidia(const Machine &machine) {
  if (hasHipForNvidia(machine))
    return fmt::format("headers in {} ({})", machine.hipHeaders, machine.hip.str());
  return "tranship's own headers";
}

namespace {

/// Our headers as a table of C++ strings, for sources that a program compiles at run time: it may
/// run on another machine, which does not have our files.
std::string headersAsTexts() {
  std::string text = "#pragma once\n"
                     "struct TranshipHeader { const char *name, *text; };\n"
                     "static constexpr TranshipHeader transhipHeaders[] = {\n";
  for (const HeaderText &header : hipOnNvidiaHeaders())
    text += fmt::format("{{\"{}\", R\"tranship({})tranship\"}},\n", header.path.str(),
                        header.text.str());
  return text + "};\n";
}

/// Writes our headers below the folder of the request. Returns their folder.
llvm::Expected<std::string> writeHeaders(const Machine &machine, const BuildRequest &request) {
  std::string folder = request.folder + "/hip-on-nvidia";
  for (const HeaderText &header : hipOnNvidiaHeaders()) {
    std::string path = folder + "/" + header.path.str();
    llvm::StringRef parent = llvm::sys::path::parent_path(path);
    if (std::error_code error = llvm::sys::fs::create_directories(parent))
      return llvm::createStringError(error, "cannot create %s", parent.str().c_str());
    if (llvm::Error error = writeTextFile(path, header.text))
      return error;
  }
  std::string toolkit = fmt::format("#pragma once\n#define TRANSHIP_CUDA_INCLUDE \"{}/include\"\n",
                                    machine.cudaFolder);
  if (llvm::Error error = writeTextFile(folder + "/tranship/toolkit.h", toolkit))
    return error;
  if (llvm::Error error = writeTextFile(folder + "/tranship/texts.h", headersAsTexts()))
    return error;
  return folder;
}

class HipNvidiaBackend : public Backend {
public:
  llvm::StringRef id() const override { return "hip-nvidia"; }
  llvm::StringRef description() const override {
    return "Runs the port on an NVIDIA GPU. Needs a CUDA toolkit (nvcc, or clang), but no HIP.";
  }
  const BackendProperties &properties() const override {
    static constexpr BackendProperties properties = {.gpuVendor = "nvidia",
                                                     .flags = FlagDialect::Nvcc};
    return properties;
  }
  Version hipVersion(const Machine &machine) const override {
    return hasHipForNvidia(machine) ? machine.hip : Version();
  }

  std::string whyNotBuild(const Machine &machine, bool compileOnly) const override {
    return whyNoNvidiaCompiler(machine);
  }

  std::string whyNotRun(const Machine &machine) const override {
    return machine.nvidiaGpus.empty() ? "no NVIDIA GPU (nvidia-smi shows none)" : "";
  }

  std::vector<Variant> variants(const Machine &machine) const override {
    return {{"hip-nvidia", Side::Port, 32, {}}};
  }

  llvm::Expected<std::vector<Command>> buildCommands(const Machine &machine,
                                                     const BuildRequest &request) const override {
    llvm::Expected<std::string> headers = writeHeaders(machine, request);
    if (!headers)
      return headers.takeError();
    bool installed = hasHipForNvidia(machine);
    std::vector<std::string> definitions = {"-D__HIP_PLATFORM_NVIDIA__=1",
                                            "-D__HIP_PLATFORM_NVCC__=1"};
    if (installed)
      definitions.push_back("-I" + machine.hipHeaders);
    definitions.insert(definitions.end(),
                       {"-I" + *headers, "-include", *headers + "/tranship/device.h"});
    CompilerCall call = nvidiaCall(machine, request, definitions);
    std::vector<std::string> link = linkFlagsOf(*request.program);
    call.libraries.push_back("-lcuda");
    if (installed)
      call.libraries.push_back("-L" + machine.rocmFolder + "/lib");
    return separateCompilation(call, request,
                               installed ? withHipLibraries(link) : withCudaLibraries(link));
  }
};

} // namespace

std::unique_ptr<Backend> makeHipNvidiaBackend() { return std::make_unique<HipNvidiaBackend>(); }

} // namespace tranship::verify
