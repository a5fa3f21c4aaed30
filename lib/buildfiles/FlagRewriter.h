// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rewrites flags of nvcc in build files for a HIP compiler, by the table that also serves compile
// databases (frontend/command/NvccFlags.h).
#pragma once

#include "frontend/command/NvccFlags.h"
#include "mapping/Targets.h"

#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <vector>

namespace tranship::buildfiles {

/// Who reads a flag.
enum class FlagReader : uint8_t {
  Unknown, // flags that only nvcc has are nvcc's
  Nvcc,
  Other, // another program, which keeps its words
  Make   // make, for which a word can set a variable
};

/// A word of a command line, or of a list of flags.
struct FlagWord {
  std::string text;
  /// What separates words that replace this one: ' ' or ';'.
  char separator = ' ';
  /// nvcc reads the word, so a short flag that other compilers have too is a flag of nvcc.
  bool isForNvcc = false;
  bool isRemoved = false;
  /// The text right after the word, such as brackets that close around it; it stays.
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

/// The flag with which a command asks nvcc for a text, such as `--version`; null for other words.
const frontend::NvccFlag *questionIn(llvm::StringRef word);

/// Whether a word is a flag that clang does not have. A word that refers to variables may be anything.
bool isUnknownFlag(llvm::StringRef word);

/// The flags among the words of a command line that clang does not have.
std::vector<std::string> unknownFlags(llvm::ArrayRef<std::string> words);

/// The flags of nvcc among the words of a command line that HIP's compiler reads in another way, or not.
std::vector<std::string> flagsOfNvcc(llvm::ArrayRef<std::string> words,
                                     llvm::ArrayRef<mapping::Target> targets);

/// The C++ standard that the libraries of HIP need instead of an older one such as "11", "c++14" or
/// "gnu++1y". A newer one stays.
std::string withNeededStandard(llvm::StringRef standard);

/// Splits `$<$<CONFIG:Debug>:-G>` into the flag and the text around it.
struct EnclosedFlag {
  llvm::StringRef prefix, flag, suffix;
};
EnclosedFlag withoutGeneratorExpression(llvm::StringRef word);

/// Where a `>` closes a generator expression that began before `from`; the size of the text: nowhere.
size_t closingBracket(llvm::StringRef text, size_t from);

/// The offset after the `:` at the top level of `$<condition:…`; nothing if there is none.
std::optional<size_t> conditionEnd(llvm::StringRef text);

/// "gfx90a;gfx942", with any separator.
std::string joinTargets(llvm::ArrayRef<mapping::Target> targets, llvm::StringRef separator,
                        llvm::StringRef prefix = "");

} // namespace tranship::buildfiles
