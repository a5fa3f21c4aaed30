// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/Gpus.h"

#include "support/Process.h"
#include "support/TextFile.h"
#include "verify/backends/ToolOutput.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

namespace fs = llvm::sys::fs;

std::string nvidiaSmi() {
  // Containers and WSL mount the driver in folders that may not be in PATH.
  if (std::string found = programInPath("nvidia-smi"); !found.empty())
    return found;
  auto found = llvm::sys::findProgramByName(
      "nvidia-smi", {"/usr/bin", "/usr/local/nvidia/bin", "/usr/lib/wsl/lib", "/opt/nvidia/bin"});
  return found ? *found : std::string();
}

/// The first word of digits and dots in a line such as "NVRM version: NVIDIA UNIX x86_64 Kernel
/// Module  580.95.05  …".
std::string driverIn(llvm::StringRef text) {
  for (llvm::StringRef word : llvm::split(text.split('\n').first, ' '))
    if (word.contains('.') &&
        llvm::all_of(word, [](char c) { return llvm::isDigit(c) || c == '.'; }))
      return word.str();
  return {};
}

std::vector<std::string> entriesOf(const char *folder) {
  std::vector<std::string> entries;
  std::error_code error;
  for (fs::directory_iterator i(folder, error), end; i != end && !error; i.increment(error))
    entries.push_back(i->path());
  llvm::sort(entries);
  return entries;
}

/// Adds GPUs with their models, but without compute capabilities.
void addFromProc(Gpus &into) {
  for (const std::string &folder : entriesOf("/proc/driver/nvidia/gpus"))
    for (const std::string &line : linesOf(textOrNothing(folder + "/information")))
      if (llvm::StringRef model = line; model.consume_front("Model:"))
        into.gpus.push_back({"nvidia", model.trim().str(), ""});
  if (into.nvidiaDriver.empty())
    into.nvidiaDriver = driverIn(textOrNothing("/proc/driver/nvidia/version"));
}

} // namespace

bool Gpus::has(llvm::StringRef vendor) const {
  return llvm::any_of(gpus, [&](const Gpu &gpu) { return gpu.vendor == vendor; });
}

void addNvidiaGpus(llvm::StringRef nvidiaSmi, Gpus &into) {
  for (const std::string &line : linesOf(nvidiaSmi)) {
    auto [rest, capability] = llvm::StringRef(line).rsplit(',');
    auto [name, driver] = rest.rsplit(',');
    auto [major, minor] = capability.trim().split('.');
    unsigned number = 0;
    if (driver.empty() || major.getAsInteger(10, number) || minor.getAsInteger(10, number))
      continue; // a message, not a GPU
    into.gpus.push_back({"nvidia", name.trim().str(), ("sm_" + major + minor).str()});
    into.nvidiaDriver = driver.trim().str();
  }
}

void addAmdGpu(llvm::StringRef properties, Gpus &into) {
  unsigned version = 0; // 90010 is gfx90a; processors have 0
  for (const std::string &line : linesOf(properties))
    if (llvm::StringRef value = line; value.consume_front("gfx_target_version"))
      if (value.trim().getAsInteger(10, version))
        version = 0;
  if (!version)
    return;
  std::string name =
      fmt::format("gfx{}{:x}{:x}", version / 10000, version / 100 % 100, version % 100);
  into.gpus.push_back({"amd", name, name});
}

Gpus findGpus() {
  Gpus gpus;
  if (std::string smi = nvidiaSmi(); !smi.empty())
    addNvidiaGpus(
        outputOf({smi, "--query-gpu=name,driver_version,compute_cap", "--format=csv,noheader"}),
        gpus);
  if (gpus.gpus.empty())
    addFromProc(gpus);
  if (!fs::exists("/dev/kfd")) // the driver's device
    return gpus;
  for (const std::string &node : entriesOf("/sys/class/kfd/kfd/topology/nodes"))
    addAmdGpu(textOrNothing(node + "/properties"), gpus);
  gpus.rocm = llvm::StringRef(textOrNothing("/opt/rocm/.info/version")).trim().str();
  gpus.amdDriver = llvm::StringRef(textOrNothing("/sys/module/amdgpu/version")).trim().str();
  return gpus;
}

std::optional<unsigned> oldestDriverFor(Version cuda) {
  // From NVIDIA's table of minor version compatibility in the release notes of CUDA 13.0.
  switch (cuda.major) {
  case 11:
    return 450;
  case 12:
    return 525;
  case 13:
    return 580;
  default:
    return std::nullopt;
  }
}

} // namespace tranship::verify
