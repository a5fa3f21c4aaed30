// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/HipHeaders.h"

#include "support/Paths.h"
#include "support/TextFile.h"

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

/// The versions whose headers mappings/hip was read from. Between them, the version that added a name
/// is often not known.
constexpr Version factVersions[] = {{5, 2, 3}, {6, 4, 3}, {7, 2, 4}};

/// The first of them that is not older than `version`; the newest if that is not known.
Version factVersion(Version version) {
  for (Version known : factVersions)
    if (version.known() && version <= known)
      return known;
  return *std::prev(std::end(factVersions));
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

void useInstalledHip(Options &options) {
  if (options.translate.hipVersion.known())
    return;
  std::optional<InstalledHip> installed = findInstalledHip(options.rocmPath);
  // Of a HIP that is newer than the tables, they know nothing.
  if (!installed || !installed->version.known() || installed->version > newestHip)
    return;
  options.translate.hipVersion = installed->version;
  options.hipFoundIn = installed->root;
}

llvm::Expected<std::optional<translate::PortCheckOptions>>
portCheckOptions(const Options &options) {
  if (!options.checkPort)
    return std::nullopt;
  translate::PortCheckOptions check;
  if (std::optional<InstalledHip> installed = findInstalledHip(options.rocmPath)) {
    check.includeFolder = installed->includeFolder;
    check.needsWavefrontSize = installed->version.known() && installed->version < Version{7, 0, 0};
    check.headers = fmt::format(
        "HIP{} in {}", installed->version.known() ? " " + installed->version.str() : std::string(),
        installed->root);
  }
  if (check.includeFolder.empty() && !options.rocmPath.empty())
    return llvm::createStringError(options.rocmPath +
                                   ": there are no HIP headers here (hip/hip_runtime.h)");
  if (check.includeFolder.empty()) {
    check.hipVersion = factVersion(options.translate.hipVersion);
    check.headers = fmt::format("tranship's declarations of HIP {}.{}", check.hipVersion.major,
                                check.hipVersion.minor);
  }
  check.cacheFolder = options.translate.cacheFolder;
  for (const Target &target : options.translate.targets)
    check.targets.push_back(target.name.str());
  return check;
}

} // namespace tranship::driver
