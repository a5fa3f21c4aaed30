// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines of text as numbers and the text between them.
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

/// The parts of a text that are not compared.
class TextMasks {
public:
  enum Defaults {
    None,
    /// Mask only what differs between runs on one device.
    SameDevice,
    /// Also how wide a warp is.
    OtherWarps,
    AnyDevice,
  };
  /// `own`: regular expressions; text that matches them is not compared. Errors: one of them is malformed.
  static llvm::Expected<TextMasks> make(llvm::ArrayRef<std::string> own,
                                        Defaults defaults = AnyDevice);

private:
  friend class LineReader;
  /// Each pattern with another one that the line must match too, or with nothing.
  std::vector<std::pair<std::optional<llvm::Regex>, llvm::Regex>> timing_;
  std::vector<llvm::Regex> whole_, addresses_;
};

struct TextNumber {
  llvm::StringRef text;
  /// Differences in it do not count.
  bool isMasked = false;
  bool isInteger = false;
  /// As written: -12, 0x1f, 3.5e-7, NaN, -inf.
  double value = 0;
  /// The value of one unit in its last digit: 0.01 for 3.14.
  double unit = 0;
};

/// A parsed line. `frame` is its text with a mark for each number and each masked stretch, and
/// without the spaces next to them: `printf("%8.3f")` pads depending on the number's size.
struct TextLine {
  /// The marks for a number and for a masked stretch in a frame; these characters do not occur in text.
  static constexpr char numberMark = '\1', maskMark = '\2';

  std::string frame;
  llvm::SmallVector<TextNumber, 4> numbers;
  /// The masked stretches.
  llvm::SmallVector<llvm::StringRef, 2> masked;
};

/// How much the words of a line say about the result.
enum class Wording : uint8_t {
  None,
  /// Occurs with any result: headings, announcements of the next step, lines of dashes.
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
  /// Which numbers are times, by the shape of lines; cached, because matching takes far longer than everything else.
  mutable llvm::StringMap<llvm::BitVector> times_;
};

} // namespace tranship::verify
