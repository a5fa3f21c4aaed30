// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that HIP lacks and that a port contains: `mappings/helpers/*.h`. Rows name them in
// the column `helper`.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <set>
#include <string>
#include <vector>

namespace tranship::mapping {

/// The file in a port that holds its helpers.
inline constexpr llvm::StringLiteral helperHeaderName = "tranship_hip.h";

/// The compilers that read a helper: HIP's alone, or those of C++ or C for the host too.
enum class HelperLanguage : uint8_t { Hip, Cxx, C };

struct Helper {
  std::string id;
  /// Ids of helpers that it uses.
  std::vector<std::string> requires_;
  /// Headers that it includes, as inside `<>`.
  std::vector<std::string> includes;
  /// The CUDA header that has all of it, for HIP on NVIDIA GPUs; empty: the code is right there
  /// too.
  std::string cudaHeader;
  HelperLanguage language = HelperLanguage::Hip;
  std::string code;
};

/// Reads helpers from a text. Each begins with the line `//- helper: id`, which lines with
/// `//- language: c` (or `c++`), `//- requires: id, id`, `//- includes: header, header` and
/// `//- cuda: header` may follow. Errors name the line.
llvm::Expected<std::vector<Helper>> readHelpers(llvm::StringRef text, llvm::StringRef fileName);

/// All helpers, in an order in which each one comes after those that it uses.
const std::vector<Helper> &builtinHelpers();

/// The text of `mappings/helpers/*.h`.
llvm::StringRef helpersText();

/// The ids with those of all helpers that they need.
std::set<std::string> withRequiredHelpers(std::set<std::string> ids);

/// The text of `tranship_hip.h` with these helpers and those that they need.
std::string helperHeader(const std::set<std::string> &ids);

/// The helpers in a text that `helperHeader` made, perhaps an older version of tranship; nothing if
/// it did not make the text.
std::optional<std::set<std::string>> helpersIn(llvm::StringRef header);

/// Whether hipRTC compiles a helper and all that it needs: hipRTC includes HIP's runtime header,
/// and has no others.
bool isForRuntimeCompilation(llvm::StringRef id);

/// The same as text for a program that is compiled at run time, without includes.
std::string runtimeHelpers(const std::set<std::string> &ids);

/// The helpers, with those that they need, as text to insert into a source file. Several files of a
/// unit may contain the same ones.
std::string inlineHelpers(const std::set<std::string> &ids);

} // namespace tranship::mapping
