// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/HipHeaders.h"

#include "mapping/HipDeclarations.h"
#include "mapping/HipReleases.h"
#include "mapping/Row.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

/// The folder of headers below `root`: an installation, packages unpacked there, or itself.
std::optional<std::string> includeFolderIn(const std::string &root) {
  for (llvm::StringRef below : {"/include", "/usr/include", ""})
    if (std::string folder = root + below.str();
        llvm::sys::fs::exists(folder + "/hip/hip_runtime.h"))
      return folder;
  return std::nullopt;
}

/// 7.2, as hip/hip_version.h says it; unknown if it does not.
Version versionIn(const std::string &includeFolder) {
  std::string header = textOrNothing(includeFolder + "/hip/hip_version.h", maxSourceSize);
  std::string version; // `7.2`
  for (llvm::StringRef part : {"MAJOR", "MINOR"}) {
    llvm::StringRef rest =
        llvm::StringRef(header).split(("#define HIP_VERSION_" + part + " ").str()).second;
    version += (version.empty() ? "" : ".") +
               rest.ltrim().take_while([](char c) { return c >= '0' && c <= '9'; }).str();
  }
  return Version::parse(version).value_or(Version());
}

/// The first version that tranship has declarations of and that is not older than `version`, or than the default if that is
/// not known.
Version versionOfDeclarations(Version version) {
  for (Version known : mapping::builtinHipVersions())
    if ((version.known() ? version : defaultHip) <= known)
      return known;
  return mapping::builtinHipVersions().back();
}

/// `tranship's declarations of HIP 7.2`.
std::string ownHeaders(Version version) {
  Version shown{version.major, version.minor, 0};
  std::string text = "tranship's declarations of HIP " + hipName(shown);
  if (version > newestDeviceFacts)
    text += fmt::format(", with functions for GPUs as in HIP {}.{}", newestDeviceFacts.major,
                        newestDeviceFacts.minor);
  return text;
}

} // namespace

std::optional<InstalledHip> findInstalledHip(const std::string &rocmPath) {
  std::vector<std::string> roots;
  if (!rocmPath.empty())
    roots = {absolutePath(rocmPath)};
  else if (std::optional<std::string> given = llvm::sys::Process::GetEnv("ROCM_PATH"))
    roots = {*given, "/opt/rocm"};
  else
    roots = {"/opt/rocm"};
  for (const std::string &root : roots)
    if (std::optional<std::string> folder = includeFolderIn(root))
      return InstalledHip{root, *folder, versionIn(*folder)};
  return std::nullopt;
}

std::optional<InstalledHip> usableHip(const std::string &rocmPath) {
  std::optional<InstalledHip> installed = findInstalledHip(rocmPath);
  if (!installed || !installed->version.known())
    return std::nullopt;
  return installed;
}

std::string endOfTables(Version installed) {
  return installed > newestHip ? "HIP " + hipName(newestHip) : std::string();
}

llvm::Expected<PortCheckOptions> portCheckOptions(const PortTarget &target,
                                                  const std::string &rocmPath,
                                                  const std::string &cacheFolder) {
  PortCheckOptions check;
  std::optional<InstalledHip> installed = findInstalledHip(rocmPath);
  if (!installed && !rocmPath.empty())
    return llvm::createStringError(rocmPath +
                                   ": there are no HIP headers here (hip/hip_runtime.h)");
  Version headers = target.hip;
  if (installed) {
    headers = installed->version;
    check.includeFolder = installed->includeFolder;
    check.headers =
        fmt::format("HIP{} in {}", headers.known() ? " " + hipName(headers) : "", installed->root);
    check.waveFlags = hipClangFlags(headers);
  } else {
    check.declaredHip = versionOfDeclarations(target.hip);
    check.headers = ownHeaders(check.declaredHip);
  }
  check.flags = hipPortFlags(headers);
  if (!check.flags.empty())
    check.headers += ", with " + llvm::join(check.flags, " ");
  check.cacheFolder = cacheFolder;
  for (const Target &gpu : target.gpus)
    check.targets.push_back(gpu.name.str());
  return check;
}

} // namespace tranship::driver
