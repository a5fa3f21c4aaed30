// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DeviceSymbols.def must list everything that device code calls in the emulator's runtime: modules
// that a program loads find nothing else.
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace tranship;

namespace {

constexpr llvm::StringLiteral folder = "lib/emulator/";

/// Adds words with the runtime's prefix that are called, or passed to the compiler as names.
void addCalled(llvm::StringRef text, std::set<std::string> &names) {
  constexpr llvm::StringLiteral prefix = "tranship_";
  for (size_t at = 0; (at = text.find(prefix, at)) != llvm::StringRef::npos;) {
    llvm::StringRef name =
        text.drop_front(at).take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    bool isWhole = at == 0 || !(llvm::isAlnum(text[at - 1]) || text[at - 1] == '_');
    llvm::StringRef after = text.drop_front(at + name.size());
    bool isCalled =
        after.starts_with("(") || (at && text[at - 1] == '"' && after.starts_with("\""));
    // Prefixes, and variables that belong to functions.
    bool isVariable = name.starts_with("tranship_local_") || name == "tranship_warpSize" ||
                      name == "tranship_ptxCarry" || name == "tranship_ptx";
    // In the program itself, which contains the whole runtime.
    bool isHosts = name.starts_with("tranship_host");
    if (isWhole && isCalled && !isVariable && !isHosts && !name.ends_with("_"))
      names.insert(name.str());
    at += name.size();
  }
}

} // namespace

TEST_CASE("Modules find all that device code calls", "[meta]") {
  std::set<std::string> called;
  for (const RepositoryFile &file : repositoryFiles(folder)) {
    llvm::StringRef path = file.path;
    if (path.contains("/headers/") || path.contains("/plugin/") || path.contains("/interface/"))
      addCalled(file.text, called);
  }
  std::string list = repositoryText((folder + "runtime/execution/DeviceSymbols.def").str());
  for (const std::string &name : called) {
    INFO(name);
    CHECK(llvm::StringRef(list).contains("DEVICE_SYMBOL(" + name + ")"));
  }
  CHECK(called.size() > 10);
}
