// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines of text as numbers and what stands between them.
#pragma once

#include "verify/compare/Number.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/Regex.h"

#include <optional>
#include <vector>

namespace tranship::verify {

/// What not to compare.
class TextMasks {
public:
  enum Defaults {
    None,
    /// What differs between runs on one device.
    SameDevice,
    AnyDevice,
  };
  /// `own`: regular expressions; what they match is not compared. Errors: one of them is none.
  static llvm::Expected<TextMasks> make(llvm::ArrayRef<std::string> own,
                                        Defaults defaults = AnyDevice);

private:
  friend class LineReader;
  /// Each with what else a line has to have; or with nothing.
  std::vector<std::pair<std::optional<llvm::Regex>, llvm::Regex>> timing_;
  std::vector<llvm::Regex> whole_;
};

struct TextNumber {
  llvm::StringRef text;
  /// A difference does not count.
  bool isMasked = false;
  bool isInteger = false;
  /// As written: -12, 0x1f, 3.5e-7, NaN, -inf.
  double value = 0;
  /// What its last digit counts: 0.01 of 3.14.
  double unit = 0;
};

/// A line taken apart. `frame` is its text with a mark for each number and each masked stretch, and
/// without the blanks next to them: `printf("%8.3f")` pads by the number's size.
struct TextLine {
  /// What stands for a number, and for a masked stretch, in a frame; no text has them.
  static constexpr char numberMark = '\1', maskMark = '\2';

  std::string frame;
  llvm::SmallVector<TextNumber, 4> numbers;
  /// The masked stretches.
  llvm::SmallVector<llvm::StringRef, 2> masked;
};

/// What a line says besides numbers, as to whether it is a result.
enum class Wording : uint8_t {
  None,
  /// What goes with any result: headings, what the program is about to do, lines of dashes.
  Heading,
  /// Names a time, which is not compared.
  TimeLabel,
  /// Anything else, such as "Hello" or a row of a picture.
  Text,
  /// PASS, "results match".
  Verdict
};

Wording wordingOf(const TextLine &line);

class LineReader {
public:
  explicit LineReader(const TextMasks &masks) : masks_(masks) {}
  TextLine read(llvm::StringRef line) const;

private:
  void maskTimes(llvm::StringRef line, TextLine &into) const;
  llvm::BitVector findTimes(llvm::StringRef shape, llvm::ArrayRef<size_t> numbers) const;

  const TextMasks &masks_;
  /// Which numbers are times, by the shape of lines: matching takes far longer than all else.
  mutable llvm::StringMap<llvm::BitVector> times_;
};

} // namespace tranship::verify
