// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The words after the name of an instruction: types and modifiers.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace llvm {
class LLVMContext;
class Type;
} // namespace llvm

namespace tranship::emulator::ptx {

struct PtxType {
  enum class Kind { Bits, Unsigned, Signed, Real, Brain, Predicate };
  Kind kind = Kind::Bits;
  unsigned bits = 32; ///< of one element
  unsigned count = 1; ///< 2 for f16x2

  bool isSigned() const { return kind == Kind::Signed; }
  bool isReal() const { return kind == Kind::Real || kind == Kind::Brain; }
  unsigned size() const { return bits * count; }
  /// The type of one element in LLVM's IR.
  llvm::Type *element(llvm::LLVMContext &context) const;
};

std::optional<PtxType> parseType(llvm::StringRef word);

/// The words of an instruction after its name. The function that lowers it takes those that it
/// knows; what is left over is not understood.
class Words {
public:
  /// `words` are an instruction's: its name comes first.
  explicit Words(llvm::ArrayRef<std::string> words);

  /// Takes the word if it is there.
  bool take(llvm::StringRef word);
  /// Takes the first of these words that is there; otherwise returns an empty text.
  llvm::StringRef takeOneOf(llvm::ArrayRef<llvm::StringRef> words);
  /// Takes the next word that is a type.
  std::optional<PtxType> takeType();
  /// Takes the words for which the function returns true.
  template <class Function> void takeIf(Function function) { llvm::erase_if(words_, function); }
  bool has(llvm::StringRef word) const { return llvm::is_contained(words_, word); }
  bool empty() const { return words_.empty(); }
  size_t size() const { return words_.size(); }
  llvm::StringRef front() const { return words_.front(); }

private:
  llvm::SmallVector<llvm::StringRef> words_;
};

} // namespace tranship::emulator::ptx
