// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/Comparison.h"

#include "verify/compare/HipNames.h"
#include "verify/compare/TextColumns.h"
#include "verify/compare/TypicalSize.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace tranship::verify {
namespace {

/// Collects differences and finds the worst.
class Differences {
public:
  explicit Differences(Comparison &result) : result_(result) {}

  /// Ignores a number that differs between runs of the original.
  void leaveOut() { ++result_.masked; }

  /// Calls `place` only for differences that are reported.
  template <typename Place>
  void add(uint64_t index, const Deviation &deviation, bool isSmall, llvm::StringRef expected,
           llvm::StringRef actual, Place place) {
    if (result_.places.size() <= index)
      result_.places.resize(unsigned(std::max<uint64_t>(index + 1, 2 * result_.places.size())));
    result_.places.set(unsigned(index));
    ++result_.different;
    if (!isSmall)
      largest_ = std::max(largest_, deviation.absolute);
    bool isWorst = !result_.worst || deviation.relative > result_.worst->deviation.relative;
    if (!isWorst && result_.first)
      return;
    NumberDifference difference{place(), expected.str(), actual.str(), deviation};
    if (!result_.first)
      result_.first = difference;
    if (isWorst)
      result_.worst = difference;
  }

  /// Finishes the collection. Differences up to `rounding` (absolute) count as rounding.
  void finish(double rounding) {
    result_.isRounding = result_.different && result_.shape.empty() && largest_ <= rounding;
  }

private:
  Comparison &result_;
  /// The largest difference that is not small by itself.
  double largest_ = -1;
};

bool isUnstable(const Instability *unstable, uint64_t index) {
  return unstable && index < unstable->places.size() && unstable->places.test(unsigned(index));
}

std::vector<llvm::StringRef> linesOf(llvm::StringRef text) {
  std::vector<llvm::StringRef> lines;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    lines.push_back(line);
    text = rest;
  }
  return lines;
}

/// Sorts lines into an order that does not depend on the order in which they were printed.
void sortLines(std::vector<llvm::StringRef> &lines, const LineReader &reader) {
  std::vector<std::pair<TextLine, llvm::StringRef>> read;
  for (llvm::StringRef line : lines)
    read.emplace_back(reader.read(line), line);
  llvm::stable_sort(read, [](const auto &a, const auto &b) {
    if (a.first.frame != b.first.frame)
      return a.first.frame < b.first.frame;
    return std::lexicographical_compare(a.first.numbers.begin(), a.first.numbers.end(),
                                        b.first.numbers.begin(), b.first.numbers.end(),
                                        [](const TextNumber &x, const TextNumber &y) {
                                          return !x.isMasked && !y.isMasked && x.value < y.value;
                                        });
  });
  for (size_t i = 0; i < lines.size(); ++i)
    lines[i] = read[i].second;
}

/// A line in a form that fits into a message.
std::string shown(llvm::StringRef line) {
  constexpr size_t maxLength = 120;
  std::string text = llvm::json::fixUTF8(line.rtrim("\r").take_front(maxLength));
  for (char &c : text)
    if (!llvm::isPrint(c) && !(c & 0x80))
      c = '?';
  return "`" + text + (line.size() > maxLength ? "`…" : "`");
}

/// Compares two written numbers. Integers that a double cannot represent are compared as text.
Deviation deviationOfTexts(const TextNumber &expected, const TextNumber &actual,
                           const TextRules &rules, const Tolerance &tolerance, ElementType type) {
  if (type != ElementType::I64)
    return deviationOf({type, expected.value, 0}, {type, actual.value, 0}, tolerance);
  Deviation result;
  result.absolute = std::fabs(expected.value - actual.value);
  double size = std::max(std::fabs(expected.value), std::fabs(actual.value));
  result.relative = size > 0 ? result.absolute / size : 0;
  result.agrees =
      expected.text.ltrim('+') == actual.text.ltrim('+') ||
      (result.absolute > 0 ? result.absolute <= rules.integers : std::fabs(expected.value) < 9e15);
  return result;
}

/// Only the last printed digit differs, in numbers with enough digits that rounding can explain it.
bool isLastDigit(const Deviation &deviation, const TextNumber &a, const TextNumber &b,
                 llvm::function_ref<double()> sizeAround) {
  constexpr double share = 0.01;
  double unit = std::max(a.unit, b.unit), size = std::max(std::fabs(a.value), std::fabs(b.value));
  return deviation.absolute <= 1.01 * unit &&
         (unit <= share * size || unit <= share * sizeAround());
}

class TextComparison {
public:
  TextComparison(const TextRules &rules, const Instability *unstable)
      : rules_(rules), unstable_(unstable), reader_(*rules.masks), differences_(result_) {}

  Comparison run(llvm::StringRef expectedText, llvm::StringRef actualText) {
    std::vector<llvm::StringRef> expected = orderedLines(expectedText),
                                 actual = orderedLines(actualText);
    for (llvm::StringRef run : unstable_ ? llvm::ArrayRef(unstable_->runs) : rules_.originals)
      runs_.push_back(orderedLines(run));
    TextColumns columns(expected, reader_);
    for (size_t i = 0; i < std::min(expected.size(), actual.size()); ++i)
      compareLine(i + 1, expected[i], actual[i], columns);
    if (expected.size() != actual.size() && result_.shape.empty())
      result_.shape = fmt::format("{} lines against {}; the first extra one: {}", expected.size(),
                                  actual.size(),
                                  shown(expected.size() > actual.size() ? expected[actual.size()]
                                                                        : actual[expected.size()]));
    differences_.finish(0);
    result_.isLastDigit = result_.different && result_.shape.empty() && areLastDigits_;
    // Beside numbers of which none is compared, text says little.
    Wording least = result_.numbers ? Wording::Verdict : Wording::Text;
    result_.hasWords = result_.numbers > result_.masked || haveWords(expected, least);
    return std::move(result_);
  }

private:
  /// A program that prints only times and their labels has shown no result.
  bool haveWords(llvm::ArrayRef<llvm::StringRef> lines, Wording least) const {
    bool hasHeading = false, hasTime = false;
    for (llvm::StringRef line : lines) {
      Wording wording = wordingOf(reader_.read(line));
      if (wording >= least)
        return true;
      hasHeading |= wording == Wording::Heading;
      hasTime |= wording == Wording::TimeLabel;
    }
    return hasHeading && !hasTime;
  }

  std::vector<llvm::StringRef> orderedLines(llvm::StringRef text) const {
    std::vector<llvm::StringRef> lines = linesOf(text);
    if (rules_.anyOrder)
      sortLines(lines, reader_);
    return lines;
  }

  /// The spread of the number in all runs of the original.
  ReferenceSpread spreadOf(size_t line, const TextLine &expected, size_t index) const {
    ReferenceSpread spread;
    for (const std::vector<llvm::StringRef> &run : runs_)
      if (line <= run.size())
        if (TextLine read = reader_.read(run[line - 1]); read.frame == expected.frame)
          spread.add(read.numbers[index].value);
    return spread;
  }

  /// Whether the number is masked and nothing shows that it is a result.
  bool isMasked(size_t line, const TextLine &expected, const TextLine &actual, size_t index) {
    const TextNumber &a = expected.numbers[index], &b = actual.numbers[index];
    if (!a.isMasked && !b.isMasked)
      return false;
    if (rules_.masksNeedProof && !isShownConstant(line, expected, index)) {
      result_.unproven += runs_.size() < 2;
    } else if (rules_.masksNeedProof) {
      // A time of few digits may be the same in a few runs.
      bool isFraction = !a.isInteger && !b.isInteger;
      if (!isFraction || std::fabs(a.value - b.value) > 1.01 * std::max(a.unit, b.unit))
        return false;
    }
    leaveOut(line);
    return true;
  }

  void leaveOut(size_t line) {
    constexpr size_t maxLines = 8;
    ++result_.masked;
    if (result_.maskedLines.size() < maxLines && !llvm::is_contained(result_.maskedLines, line))
      result_.maskedLines.push_back(line);
  }

  /// Whether the number is the same in all runs of the original, of which there are several.
  bool isShownConstant(size_t line, const TextLine &expected, size_t index) const {
    return runs_.size() > 1 && llvm::all_of(runs_, [&](const std::vector<llvm::StringRef> &run) {
             if (line > run.size())
               return false;
             TextLine read = reader_.read(run[line - 1]);
             return read.frame == expected.frame &&
                    read.numbers[index].text == expected.numbers[index].text;
           });
  }

  void compareLine(size_t number, llvm::StringRef expectedText, llvm::StringRef actualText,
                   TextColumns &columns) {
    TextLine expected = reader_.read(expectedText), actual = reader_.read(actualText);
    uint64_t firstIndex = result_.numbers;
    result_.numbers += expected.numbers.size();
    std::string renamed;
    if (expected.frame != actual.frame) {
      renamed = withHipNames(expectedText);
      if (TextLine inHip = reader_.read(renamed); inHip.frame == actual.frame)
        expected = std::move(inHip);
    }
    if (expected.frame != actual.frame) {
      if (result_.shape.empty())
        result_.shape =
            fmt::format("line {}: {} against {}", number, shown(expectedText), shown(actualText));
      return;
    }
    for (auto [a, b] : llvm::zip_equal(expected.masked, actual.masked))
      if (a != b && !result_.maskedTexts++)
        result_.firstMasked = fmt::format("line {}: {} and {}", number, shown(a), shown(b));
    for (size_t i = 0; i < expected.numbers.size(); ++i) {
      const TextNumber &a = expected.numbers[i], &b = actual.numbers[i];
      if (isMasked(number, expected, actual, i))
        continue;
      // `-0` and `0`, printed with %g, are not integers.
      bool isZero = a.value == 0 && b.value == 0;
      ElementType type = a.isInteger && b.isInteger && !isZero ? ElementType::I64 : rules_.type;
      Deviation deviation = deviationOfTexts(a, b, rules_, rules_.tolerance.among(0), type);
      if (!deviation.agrees && deviation.absolute <= rules_.tolerance.absolute)
        deviation = deviationOfTexts(a, b, rules_,
                                     rules_.tolerance.among(columns.sizeAt(expected, i)), type);
      if (deviation.agrees)
        continue;
      std::string wanted = a.text.str();
      if (isUnstable(unstable_, firstIndex + i)) {
        ReferenceSpread spread = spreadOf(number, expected, i);
        if (spread.allows(b.value, type, rules_.tolerance)) {
          leaveOut(number);
          continue;
        }
        wanted = spread.str();
      }
      bool isSmall = type != ElementType::I64 &&
                     (deviation.relative <= roundingOf(type) ||
                      isLastDigit(deviation, a, b, [&] { return columns.sizeAt(expected, i); }));
      areLastDigits_ &=
          type != ElementType::I64 && deviation.absolute <= 1.01 * std::max(a.unit, b.unit);
      differences_.add(firstIndex + i, deviation, isSmall, wanted, b.text,
                       [&] { return fmt::format("line {}, number {}", number, i + 1); });
    }
  }

  const TextRules &rules_;
  const Instability *unstable_;
  /// Lines of the original's runs.
  std::vector<std::vector<llvm::StringRef>> runs_;
  LineReader reader_;
  Comparison result_;
  Differences differences_;
  bool areLastDigits_ = true;
};

/// Two arrays of one type, up to the length of the shorter one.
class ArrayPair {
public:
  ArrayPair(llvm::StringRef expected, llvm::StringRef actual, ElementType type)
      : expected_(expected), actual_(actual), type_(type), elementSize_(sizeOf(type)),
        count_(std::min(expected.size(), actual.size()) / elementSize_) {}

  void compare(const Tolerance &tolerance, const Instability *unstable, Differences differences) {
    Tolerance strict = tolerance.among(0);
    double largestNoise = 0;
    bool isAnyFar = false;
    for (uint64_t i = 0; i < count_; ++i) {
      if (isSame(i) && tolerance.nanAgrees)
        continue;
      NumericValue a = number(expected_, i), b = number(actual_, i);
      Deviation deviation = deviationOf(a, b, strict);
      bool isNothing = false;
      if (!deviation.agrees && isFloating(type_)) {
        isNothing = isNothingBesideLargest(a, b);
        if (deviation.absolute <= tolerance.absolute)
          deviation = deviationOf(a, b, tolerance.among(isNothing ? largest() : typical()));
      }
      bool isClose = isFloating(type_) && deviation.relative <= roundingOf(type_);
      if (isClose)
        largestNoise = std::max(largestNoise, std::min(noiseMargin * deviation.absolute,
                                                       cancelled() * std::fabs(a.asDouble())));
      if (deviation.agrees)
        continue;
      std::string wanted = a.str();
      if (isUnstable(unstable, i)) {
        ReferenceSpread spread = spreadOf(*unstable, i);
        if (spread.allows(b.asDouble(), type_, tolerance)) {
          differences.leaveOut();
          continue;
        }
        wanted = spread.str();
      }
      isAnyFar |= !isClose && !isNothing;
      differences.add(i, deviation, isClose || isNothing, wanted, b.str(),
                      [&] { return fmt::format("element {}", i); });
    }
    // Where large numbers cancel, the remainder is small and inexact: as inexact as the numbers
    // that did not cancel, or as numbers of the usual size here.
    differences.finish(isAnyFar ? std::max(largestNoise, cancelled() * typical()) : 0);
  }

private:
  /// Two results that are inexact for the same reason may differ by this factor in how far they are off.
  static constexpr double noiseMargin = 4;

  llvm::StringRef at(llvm::StringRef array, uint64_t i) const {
    return array.substr(i * elementSize_, elementSize_);
  }
  NumericValue number(llvm::StringRef array, uint64_t i) const {
    return NumericValue::read(type_, at(array, i).data());
  }
  /// The spread of the number in all runs of the original.
  ReferenceSpread spreadOf(const Instability &unstable, uint64_t i) const {
    ReferenceSpread spread;
    for (llvm::StringRef run : unstable.runs)
      if ((i + 1) * elementSize_ <= run.size())
        spread.add(number(run, i).asDouble());
    return spread;
  }
  bool isSame(uint64_t i) const { return at(expected_, i) == at(actual_, i); }
  /// The error of a cancelled result, as a share of the numbers that cancelled.
  double cancelled() const { return roundingOf(type_) / 100; }

  /// Both numbers are negligible compared to the largest one, such as between the peaks of a spectrum.
  bool isNothingBesideLargest(const NumericValue &a, const NumericValue &b) {
    double size = std::max(std::fabs(a.asDouble()), std::fabs(b.asDouble()));
    return size <= Tolerance::defaultFor(type_).absolute * largest();
  }

  double typical() {
    measure();
    return *typical_;
  }
  double largest() {
    measure();
    return largest_;
  }

  /// Looks at the numbers that differ, and for the typical size also at those around them. Numbers
  /// further away are other data, or uninitialized memory.
  void measure() {
    if (typical_)
      return;
    uint64_t begin = 0, end = count_;
    while (begin < end && isSame(begin))
      ++begin;
    while (end > begin && isSame(end - 1))
      --end;
    // A spectrum begins with the sum, which may be the same on both sides.
    constexpr uint64_t before = 4;
    for (uint64_t i = begin - std::min(begin, before); isFloating(type_) && i < end; ++i)
      if (double size = std::fabs(number(expected_, i).asDouble());
          size > largest_ && !isPlaceholder(size, at(expected_, i)))
        largest_ = size;
    uint64_t around = std::max<uint64_t>((end - begin) / 16, end - begin < 16 ? 16 : 0);
    begin -= std::min(begin, around);
    end = std::min(count_, end + around);
    std::vector<double> numbers;
    if (isFloating(type_))
      for (uint64_t i : sampleOf(end - begin))
        numbers.push_back(number(expected_, begin + i).asDouble());
    typical_ = typicalSize(std::move(numbers));
  }

  llvm::StringRef expected_, actual_;
  ElementType type_;
  size_t elementSize_;
  uint64_t count_;
  std::optional<double> typical_;
  double largest_ = 0;
};

std::string str(const NumberDifference &difference) {
  std::string text =
      fmt::format("{}: {} against {}", difference.place, difference.expected, difference.actual);
  const Deviation &deviation = difference.deviation;
  if (std::isfinite(deviation.absolute) && deviation.absolute > 0)
    text +=
        fmt::format(" (off by {:.3g}, relative {:.2g})", deviation.absolute, deviation.relative);
  return text;
}

} // namespace

Comparison compareText(llvm::StringRef expected, llvm::StringRef actual, const TextRules &rules,
                       const Instability *unstable) {
  return TextComparison(rules, unstable).run(expected, actual);
}

Comparison compareBinary(llvm::StringRef expected, llvm::StringRef actual, ElementType type,
                         const Tolerance &tolerance, const Instability *unstable) {
  Comparison result;
  size_t size = sizeOf(type);
  result.numbers = expected.size() / size;
  if (expected.size() != actual.size())
    result.shape = fmt::format("{} bytes against {}", expected.size(), actual.size());
  else if (expected.size() % size) {
    result.isNoArray = true;
    result.shape =
        fmt::format("{} bytes are not an array of {}", expected.size(), toString(type).str());
  }
  ArrayPair(expected, actual, type).compare(tolerance, unstable, Differences(result));
  return result;
}

std::string Comparison::str() const {
  if (agrees()) {
    uint64_t compared = numbers - masked, left = masked + maskedTexts;
    std::string text = comparedNothing() ? std::string("nothing was compared")
                       : !compared       ? std::string("the text agrees")
                       : compared == 1   ? std::string("1 number agrees")
                                         : fmt::format("{} numbers agree", compared);
    if (!left)
      return text;
    text += fmt::format(", {} not compared", left);
    if (maskedTexts)
      return fmt::format("{} ({})", text, firstMasked);
    if (maskedLines.empty())
      return text;
    return fmt::format("{} (line{} {})", text, maskedLines.size() == 1 ? "" : "s",
                       fmt::join(maskedLines, ", "));
  }
  std::string text = shape;
  if (!different)
    return text;
  if (!text.empty())
    text += "; ";
  text +=
      fmt::format("{} of {} numbers differ; first: {}", different, numbers, verify::str(*first));
  if (worst->place != first->place)
    text += "; worst: " + verify::str(*worst);
  return text;
}

} // namespace tranship::verify
