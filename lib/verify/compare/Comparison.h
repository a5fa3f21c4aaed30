// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two outputs of one program, number by number.
#pragma once

#include "verify/compare/Number.h"
#include "verify/compare/ReferenceSpread.h"
#include "verify/compare/TextLine.h"

#include "llvm/ADT/BitVector.h"

#include <optional>
#include <string>

namespace tranship::verify {

/// One number that differs.
struct NumberDifference {
  /// "line 3, number 2" or "element 17".
  std::string place;
  std::string expected, actual;
  Deviation deviation;
};

struct Comparison {
  /// The number of numbers in the expected output.
  uint64_t numbers = 0;
  /// The number of them that were not compared: times, and numbers that differ from run to run.
  uint64_t masked = 0;
  /// The number of masked numbers of which no second run of the original shows whether they differ from run to run.
  uint64_t unproven = 0;
  /// The first lines with masked numbers.
  std::vector<uint64_t> maskedLines;
  /// The number of masked stretches of text that differ, and the first of them: "line 3: `a` and `b`".
  uint64_t maskedTexts = 0;
  std::string firstMasked;
  uint64_t different = 0;
  std::optional<NumberDifference> first, worst;
  /// The differences other than numbers: "line 3: `PASS` against `FAIL`", "12 elements against 16".
  std::string shape;
  /// The size of the output is not a multiple of its type's size.
  bool isNoArray = false;
  /// The numbers that differ, by index, for comparisons that must ignore them.
  llvm::BitVector places;
  /// Rounding in another order can explain all differences.
  bool isRounding = false;
  /// All differences are of one in the last printed digit of a fraction.
  bool isLastDigit = false;
  /// The text contains more than masked parts and their labels.
  bool hasWords = false;

  bool agrees() const { return !different && shape.empty(); }
  bool comparedNothing() const { return numbers == masked && !hasWords; }
  /// One line: "2 of 100 numbers differ; first: …; worst: …".
  std::string str() const;
};

struct TextRules {
  const TextMasks *masks = nullptr;
  /// The type of the program's numbers; numbers written as integers must be equal.
  ElementType type = ElementType::F32;
  Tolerance tolerance;
  /// How much numbers written as integers may differ (absolute).
  double integers = 0;
  /// Lines may come in any order, such as from threads that print.
  bool anyOrder = false;
  /// A masked number is compared if it is the same in all runs of the original, as a time or an address is not.
  bool masksNeedProof = false;
  /// The outputs of all runs of the original.
  llvm::ArrayRef<llvm::StringRef> originals;
};

/// Compares two texts. `unstable`: where runs of the original differ; numbers there need only be
/// near those of the runs. Null: the runs are equal.
Comparison compareText(llvm::StringRef expected, llvm::StringRef actual, const TextRules &rules,
                       const Instability *unstable = nullptr);

/// Compares two arrays in their memory format.
Comparison compareBinary(llvm::StringRef expected, llvm::StringRef actual, ElementType type,
                         const Tolerance &tolerance, const Instability *unstable = nullptr);

} // namespace tranship::verify
