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
  /// Numbers of the expected output.
  uint64_t numbers = 0;
  /// Of those, not compared: times, and what was told to differ from run to run.
  uint64_t masked = 0;
  /// Stretches of text that are masked and differ; and the first of them: "line 3: `a` and `b`".
  uint64_t maskedTexts = 0;
  std::string firstMasked;
  uint64_t different = 0;
  std::optional<NumberDifference> first, worst;
  /// What is wrong besides numbers: "line 3: `PASS` against `FAIL`", "12 elements against 16".
  std::string shape;
  /// Bytes that make up no array of their type: the same, but not to be read.
  bool isNoArray = false;
  /// Each number that differs, by its index; for comparisons that must not count them.
  llvm::BitVector places;
  /// All differences could come from rounding in another order.
  bool isRounding = false;
  /// Texts have something besides what is not compared and what names that.
  bool hasWords = false;

  bool agrees() const { return !different && shape.empty(); }
  bool comparedNothing() const { return numbers == masked && !hasWords; }
  /// One line: "2 of 100 numbers differ; first: …; worst: …".
  std::string str() const;
};

struct TextRules {
  const TextMasks *masks = nullptr;
  /// What the program's numbers are; those written as integers must be the same.
  ElementType type = ElementType::F32;
  Tolerance tolerance;
  /// Absolute, of numbers written as integers.
  double integers = 0;
  /// Lines may come in any order, as from threads that print.
  bool anyOrder = false;
};

/// `unstable`: what differs between runs of the original itself, where numbers need only be near
/// those; null: nothing does.
Comparison compareText(llvm::StringRef expected, llvm::StringRef actual, const TextRules &rules,
                       const Instability *unstable = nullptr);

/// Arrays as they are in memory.
Comparison compareBinary(llvm::StringRef expected, llvm::StringRef actual, ElementType type,
                         const Tolerance &tolerance, const Instability *unstable = nullptr);

} // namespace tranship::verify
