// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The flags of nvcc, one row each (`nvcc --help`, CUDA 13.0): which of them take a value, which
// ones a parse needs, and which ones a build for HIP must spell differently.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::frontend {

struct NvccFlag {
  enum class Value : uint8_t { None, One, List };
  /// What the value means to a parse.
  enum class Holds : uint8_t {
    Nothing,
    IncludeFolder,
    SystemFolder,
    File, // to include first
    Macro,
    NoMacro,
    Standard,
    Language,
    HostFlags,
    OptionsFile,
    Question // nvcc prints something instead of compiling
  };

  llvm::StringLiteral brief, full;
  Value value = Value::None;
  Holds holds = Holds::Nothing;
  /// The row's macro and advice apply only with this value; empty: with all values but `unless`.
  llvm::StringLiteral when = "", unless = "";
  /// The macro that nvcc defines for the flag.
  llvm::StringLiteral macro = "";
  /// What to do instead in a build for HIP; empty if the flag is not needed there.
  llvm::StringLiteral hip = "";
  /// The words that a build file passes instead; empty with `hip`: none. `@targets`: a flag for each
  /// GPU; `@value`: the value.
  llvm::StringLiteral replacement = "";
  /// Without the flag, the program computes other numbers, or in another order.
  bool changesResults = false;

  bool counts(llvm::StringRef value) const {
    return when.empty() ? unless.empty() || value != unless : value == when;
  }
};

llvm::ArrayRef<NvccFlag> nvccFlags();

/// A flag as written, with the value if it is part of the same word.
struct WrittenNvccFlag {
  const NvccFlag *flag;
  std::optional<llvm::StringRef> value;
};
/// Returns nothing for words that are not flags of nvcc.
std::optional<WrittenNvccFlag> findNvccFlag(llvm::StringRef word);

/// Splits `a,b` at commas that are neither quoted nor escaped. Quotes are kept.
std::vector<std::string> splitNvccList(llvm::StringRef value);

} // namespace tranship::frontend
