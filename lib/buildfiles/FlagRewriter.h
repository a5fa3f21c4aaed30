// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Flags of nvcc in build files, as a build for HIP spells them. Both come from the table that
// compile databases are read with (frontend/command/NvccFlags.h).
#pragma once

#include "frontend/command/NvccFlags.h"
#include "mapping/Targets.h"

#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <vector>

namespace tranship::buildfiles {

/// A word of a command line, or of a list of flags.
struct FlagWord {
  std::string text;
  /// What separates words that replace this one: ' ' or ';'.
  char separator = ' ';
  /// nvcc is the compiler that reads it: short flags that other compilers also have are nvcc's.
  bool isForNvcc = false;
  bool isRemoved = false;
  /// What follows the word without a blank, such as brackets that close around it; it stays.
  std::string tail = {};
};

struct FlagReport {
  /// The index of the word.
  size_t word;
  const frontend::NvccFlag *flag;
  /// As written, with the value.
  std::string written;
  /// What replaced it; empty: nothing.
  std::string replacement;
};

/// Replaces the flags of nvcc among the words. Names of architectures become `targets`; a reference
/// (`${arch}`, `$(ARCH)`) stays one. Returns what was dropped, and what changes results.
std::vector<FlagReport> rewriteFlags(std::vector<FlagWord> &words,
                                     llvm::ArrayRef<mapping::Target> targets);

/// The C++ standard that HIP's libraries need, for an older one such as "11", "c++14" or "gnu++1y"; else
/// the same.
std::string withNeededStandard(llvm::StringRef standard);

/// Splits `$<$<CONFIG:Debug>:-G>` into what encloses the flag and the flag.
struct EnclosedFlag {
  llvm::StringRef prefix, flag, suffix;
};
EnclosedFlag withoutGeneratorExpression(llvm::StringRef word);

/// "gfx90a;gfx942", with any separator.
std::string joinTargets(llvm::ArrayRef<mapping::Target> targets, llvm::StringRef separator,
                        llvm::StringRef prefix = "");

} // namespace tranship::buildfiles
