// The flags of nvcc, one row each (`nvcc --help`, CUDA 13.0): which of them take a value, which say
// something that a parse needs, and which say something that a build for HIP must say otherwise.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::frontend {

struct NvccFlag {
  enum class Value : uint8_t { None, One, List };
  /// What the value is, for us.
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
    OptionsFile
  };

  llvm::StringLiteral brief, full;
  Value value = Value::None;
  Holds holds = Holds::Nothing;
  /// The row's macro and its HIP counterpart count with this value only; empty: with all but
  /// `unless`.
  llvm::StringLiteral when = "", unless = "";
  /// Defined by nvcc where the flag is given.
  llvm::StringLiteral macro = "";
  /// What to do in a build for HIP in its place; empty: nothing gets lost without it.
  llvm::StringLiteral hip = "";
  /// Without it the program computes other numbers, or in another order.
  bool changesResults = false;

  bool counts(llvm::StringRef value) const {
    return when.empty() ? unless.empty() || value != unless : value == when;
  }
};

llvm::ArrayRef<NvccFlag> nvccFlags();

/// A flag as written, and the part of its value that stands in the same word.
struct WrittenNvccFlag {
  const NvccFlag *flag;
  std::optional<llvm::StringRef> value;
};
/// Nothing for words that are no flags of nvcc.
std::optional<WrittenNvccFlag> findNvccFlag(llvm::StringRef word);

/// The parts of `a,b`, where quoted and escaped commas part nothing. Quotes stay.
std::vector<std::string> splitNvccList(llvm::StringRef value);

} // namespace tranship::frontend
