// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/Machine.h"

#include "support/Process.h"
#include "support/TextFile.h"
#include "verify/backends/Gpus.h"
#include "verify/backends/ToolOutput.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <algorithm>

#include <unistd.h>

namespace tranship::verify {
namespace {

namespace fs = llvm::sys::fs;

/// The path of a program in a folder's bin/; empty if it does not exist.
std::string programIn(llvm::StringRef folder, llvm::StringRef name) {
  std::string path = folder.empty() ? "" : joinPath(folder, ("bin/" + name).str());
  return !path.empty() && fs::can_execute(path) ? path : std::string();
}

std::string firstFolderWith(llvm::ArrayRef<std::string> folders, llvm::StringRef file) {
  for (const std::string &folder : folders)
    if (!folder.empty() && fs::exists(joinPath(folder, file)))
      return folder;
  return {};
}

void findCuda(Machine &machine) {
  // If the user names a toolkit, use only that: the compiler of another toolkit does not fit its
  // headers.
  machine.nvcc = programIn(machine.options.cudaFolder, "nvcc");
  std::vector<std::string> folders = {machine.options.cudaFolder};
  if (machine.options.cudaFolder.empty()) {
    machine.nvcc = programInPath("nvcc");
    if (machine.nvcc.empty() && fs::can_execute("/usr/local/cuda/bin/nvcc"))
      machine.nvcc = "/usr/local/cuda/bin/nvcc";
    if (!machine.nvcc.empty())
      folders.push_back(
          llvm::sys::path::parent_path(llvm::sys::path::parent_path(machine.nvcc)).str());
    folders.insert(folders.end(), {"/usr/local/cuda", "/usr/lib/cuda"});
  }
  machine.cudaFolder = firstFolderWith(folders, "include/cuda.h");
  unsigned number = 0;
  std::string header = textOrNothing(joinPath(machine.cudaFolder, "include/cuda.h"));
  if (!llvm::StringRef(macroIn(header, "CUDA_VERSION")).getAsInteger(10, number))
    machine.cuda = {uint16_t(number / 1000), uint16_t(number % 1000 / 10), 0};
}

void findHip(Machine &machine) {
  const std::string &given = machine.options.rocmFolder;
  std::vector<std::string> folders = {given};
  if (given.empty())
    folders.insert(folders.end(), {"/opt/rocm", "/usr"});
  machine.rocmFolder = firstFolderWith(folders, "include/hip/hip_runtime.h");
  machine.hipcc = programIn(given.empty() ? machine.rocmFolder : given, "hipcc");
  if (machine.hipcc.empty() && given.empty())
    machine.hipcc = programInPath("hipcc");
  if (machine.rocmFolder.empty())
    return;
  machine.hipHeaders = joinPath(machine.rocmFolder, "include");
  std::string header = textOrNothing(joinPath(machine.hipHeaders, "hip/hip_version.h"));
  std::string version = macroIn(header, "HIP_VERSION_MAJOR") + "." +
                        macroIn(header, "HIP_VERSION_MINOR") + "." +
                        macroIn(header, "HIP_VERSION_PATCH");
  // In some versions, the patch is a build number, which may be too large.
  for (llvm::StringRef text :
       {llvm::StringRef(version), llvm::StringRef(version).rsplit('.').first})
    if (std::optional<Version> parsed = Version::parse(text); parsed && !machine.hip.known())
      machine.hip = *parsed;
  for (llvm::StringRef folder :
       {"amdgcn/bitcode", "lib/x86_64-linux-gnu/amdgcn/bitcode",
        "lib/llvm/lib/clang/amdgcn/bitcode", "lib/llvm-22/lib/clang/22/amdgcn/bitcode",
        "lib/llvm-21/lib/clang/21/amdgcn/bitcode"})
    if (fs::exists(joinPath(joinPath(machine.rocmFolder, folder), "ocml.bc")) &&
        machine.deviceLibraries.empty())
      machine.deviceLibraries = joinPath(machine.rocmFolder, folder);
}

void addGpus(Machine &machine) {
  Gpus found = findGpus();
  for (const Gpu &gpu : found.gpus) {
    llvm::StringRef capability = gpu.target;
    if (gpu.vendor == "amd")
      machine.amdGpus.push_back(gpu.target);
    else if (!capability.consume_front("sm_"))
      machine.nvidiaGpus.push_back(gpu.name + ", " + found.nvidiaDriver);
    else
      machine.nvidiaGpus.push_back(fmt::format("{}, {}, {}.{}", gpu.name, found.nvidiaDriver,
                                               capability.drop_back().str(), capability.back()));
  }
}

} // namespace

std::string macroIn(llvm::StringRef header, llvm::StringRef name) {
  while (!header.empty()) {
    auto [line, rest] = header.split('\n');
    header = rest;
    if (line.consume_front("#define ") && line.ltrim().consume_front(name))
      if (llvm::StringRef value = line.ltrim().drop_front(name.size()); value.starts_with(" "))
        return value.trim().split(' ').first.str();
  }
  return {};
}

uint64_t machineMemory() {
  uint64_t bytes =
      uint64_t(std::max(0l, sysconf(_SC_PHYS_PAGES))) * uint64_t(sysconf(_SC_PAGESIZE));
  for (const char *file :
       {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
    uint64_t limit = 0;
    if (!llvm::StringRef(textOrNothing(file)).trim().getAsInteger(10, limit))
      bytes = std::min(bytes, limit);
  }
  return bytes;
}

std::string versionLine(const std::string &program) {
  std::vector<std::string> lines = linesOf(outputOf({program, "--version"}));
  // nvcc prints its version below its copyright.
  for (const std::string &line : lines)
    if (llvm::StringRef(line).contains("release "))
      return line;
  return lines.empty() ? std::string() : lines.front();
}

Machine examineMachine(const MachineOptions &options) {
  Machine machine;
  machine.options = options;
  machine.clang = options.clang;
  for (llvm::StringRef name : {"clang++-22", "clang++"})
    if (machine.clang.empty())
      machine.clang = programInPath(name);
  findCuda(machine);
  findHip(machine);
  addGpus(machine);
  return machine;
}

} // namespace tranship::verify
