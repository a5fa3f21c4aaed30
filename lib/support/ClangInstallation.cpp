// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/ClangInstallation.h"

#include "support/Paths.h"
#include "support/Process.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <dlfcn.h>
#include <vector>

#define TRANSHIP_TEXT_OF(Value) #Value
#define TRANSHIP_TEXT(Value) TRANSHIP_TEXT_OF(Value)

namespace tranship {
namespace {

namespace path = llvm::sys::path;

constexpr char version[] = TRANSHIP_TEXT(LLVM_VERSION_MAJOR);

std::string below(llvm::StringRef prefix, const llvm::Twine &rest) {
  llvm::SmallString<256> whole = prefix;
  path::append(whole, rest);
  return whole.str().str();
}

/// The PREFIX of PREFIX/lib/FILE or PREFIX/bin/FILE.
std::string prefixOf(llvm::StringRef file) {
  return path::parent_path(path::parent_path(file)).str();
}

/// The folder into which tranship's packages install a clang (tool/package), with the layout of any
/// clang prefix.
std::string ownPrefix() {
  return below(prefixOf(llvm::sys::fs::getMainExecutable(nullptr, nullptr)), "lib/tranship");
}

/// The path of LLVM's shared library; empty if this program is linked statically.
std::string loadedLibrary() {
  Dl_info info = {};
  void *symbol = dlsym(RTLD_DEFAULT, "LLVMContextCreate");
  return symbol && dladdr(symbol, &info) ? existingRealPath(info.dli_fname) : std::string();
}

/// A clang that was installed with this program comes first, then the one beside the library. On Debian, the library is
/// in a folder of its architecture, and the rest of LLVM in a folder next to that.
std::vector<std::string> prefixes() {
  std::vector<std::string> found = {ownPrefix()};
  if (std::string library = loadedLibrary(); !library.empty()) {
    std::string prefix = prefixOf(library);
    found.push_back(below(prefix, "llvm-" + llvm::Twine(version)));
    found.push_back(prefix);
  }
  return found;
}

std::string compilerInPath(llvm::StringRef name) {
  return programInPath((name + "-" + version).str());
}

std::string findResourceFolder() {
  for (const std::string &prefix : prefixes()) {
    std::string folder = below(prefix, "lib/clang/" + llvm::Twine(version));
    if (llvm::sys::fs::is_directory(folder + "/include"))
      return folder;
  }
  std::string compiler = compilerInPath("clang");
  if (compiler.empty())
    return compiler;
  std::string folder =
      below(prefixOf(existingRealPath(compiler)), "lib/clang/" + llvm::Twine(version));
  return llvm::sys::fs::is_directory(folder + "/include") ? folder : std::string();
}

std::string findCompiler() {
  for (const std::string &prefix : prefixes())
    if (std::string compiler = below(prefix, "bin/clang++"); llvm::sys::fs::can_execute(compiler))
      return compiler;
  return compilerInPath("clang++");
}

} // namespace

const std::string &clangResourceFolder() {
  static const std::string folder = findResourceFolder();
  return folder;
}

const std::string &clangCompiler() {
  static const std::string compiler = findCompiler();
  return compiler;
}

} // namespace tranship
