// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/DeviceLibraries.h"

#include "mapping/HipReleases.h"
#include "support/FileWriting.h"
#include "support/TextFile.h"
#include "verify/backends/AmdTarget.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

namespace fs = llvm::sys::fs;

llvm::Error linkAll(const std::string &from, const std::string &to) {
  if (std::error_code error = fs::create_directories(to))
    return llvm::createFileError(to, error);
  std::error_code error;
  for (fs::directory_iterator i(from, error), end; i != end && !error; i.increment(error)) {
    std::string link = to + "/" + llvm::sys::path::filename(i->path()).str();
    // The user may name a GPU twice, with different numbers of lanes.
    if (std::error_code failed = fs::create_link(i->path(), link);
        failed && failed != std::errc::file_exists)
      return llvm::createFileError(link, failed);
  }
  return error ? llvm::createFileError(from, error) : llvm::Error::success();
}

} // namespace

llvm::Expected<DeviceLibraries> deviceLibrariesFor(const Machine &machine, llvm::StringRef gpu,
                                                   llvm::StringRef workFolder) {
  std::optional<unsigned> version = isaVersion(gpu);
  if (!version)
    return llvm::createStringError("`" + gpu + "` is not an AMD GPU such as gfx90a");
  std::string name = "oclc_isa_version_" + gpu.drop_front(3).str();
  if (fs::exists(machine.deviceLibraries + "/" + name + ".bc"))
    return DeviceLibraries{machine.deviceLibraries, {}};
  std::string folder = workFolder.str() + "/bitcode-" + gpu.str();
  if (llvm::Error error = linkAll(machine.deviceLibraries, folder))
    return error;
  std::string source = folder + "/" + name + ".ll";
  if (llvm::Error error = writeTextFile(
          source, fmt::format("target triple = \"amdgcn-amd-amdhsa\"\n"
                              "@__oclc_ISA_version = linkonce_odr protected local_unnamed_addr "
                              "addrspace(4) constant i32 {}, align 4\n",
                              *version)))
    return error;
  return DeviceLibraries{folder,
                         {{machine.clang, "-x", "ir", "--target=amdgcn-amd-amdhsa", "-nogpulib",
                           "-emit-llvm", "-c", source, "-o", folder + "/" + name + ".bc"}}};
}

std::vector<std::string> headerFlags(const Machine &machine, unsigned wave) {
  std::vector<std::string> flags = mapping::hipClangFlags(machine.hip);
  for (std::string &flag : flags)
    flag = mapping::withWave(flag, wave);
  return flags;
}

std::vector<std::string> deviceFlags(const Machine &machine, llvm::StringRef folder) {
  std::vector<std::string> flags = mapping::hipDeviceFlags(machine.hip);
  for (const std::string &name : mapping::hipDeviceLibraries(machine.hip))
    if (std::string file = (folder + "/" + name).str(); fs::exists(file))
      flags.insert(flags.end(), {"-Xclang", "-mlink-builtin-bitcode", "-Xclang", file});
  return flags;
}

} // namespace tranship::verify
