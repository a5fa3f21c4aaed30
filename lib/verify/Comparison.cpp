#include "verify/Comparison.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace tranship {
namespace {

/// Collects differences; knows which is the worst.
class Differences {
public:
  Differences(Comparison &result, const llvm::BitVector *unstable)
      : result_(result), unstable_(unstable) {}

  /// `place` is only called for differences that are told of.
  template <typename Place>
  void add(uint64_t index, const Deviation &deviation, bool isSmall, llvm::StringRef expected,
           llvm::StringRef actual, Place place) {
    if (isUnstable(index)) {
      ++result_.masked;
      return;
    }
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

  /// When all is seen. Differences up to `rounding` are no matter, whatever they are relative to.
  void finish(double rounding) {
    result_.isRounding = result_.different && result_.shape.empty() && largest_ <= rounding;
  }

private:
  bool isUnstable(uint64_t index) const {
    return unstable_ && index < unstable_->size() && unstable_->test(unsigned(index));
  }

  Comparison &result_;
  const llvm::BitVector *unstable_;
  /// Of the differences that are not small by themselves.
  double largest_ = -1;
};

std::vector<llvm::StringRef> linesOf(llvm::StringRef text) {
  std::vector<llvm::StringRef> lines;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    lines.push_back(line);
    text = rest;
  }
  return lines;
}

/// Lines in an order that does not depend on the one they were printed in.
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

/// A line as a message can show it.
std::string shown(llvm::StringRef line) {
  constexpr size_t most = 120;
  std::string text = llvm::json::fixUTF8(line.rtrim("\r").take_front(most));
  for (char &c : text)
    if (!llvm::isPrint(c) && !(c & 0x80))
      c = '?';
  return "`" + text + (line.size() > most ? "`…" : "`");
}

/// Two numbers written down. Integers beyond a double's digits are told apart by their text.
Deviation deviationOfTexts(const TextNumber &expected, const TextNumber &actual,
                           const TextRules &rules, ElementType type) {
  if (type != ElementType::I64)
    return deviationOf({type, expected.value, 0}, {type, actual.value, 0}, rules.tolerance);
  Deviation result;
  result.absolute = std::fabs(expected.value - actual.value);
  double size = std::max(std::fabs(expected.value), std::fabs(actual.value));
  result.relative = size > 0 ? result.absolute / size : 0;
  result.agrees =
      expected.text.ltrim('+') == actual.text.ltrim('+') ||
      (result.absolute > 0 ? result.absolute <= rules.integers : std::fabs(expected.value) < 9e15);
  return result;
}

class TextComparison {
public:
  TextComparison(const TextRules &rules, const llvm::BitVector *unstable)
      : rules_(rules), reader_(*rules.masks), differences_(result_, unstable) {}

  Comparison run(llvm::StringRef expectedText, llvm::StringRef actualText) {
    std::vector<llvm::StringRef> expected = linesOf(expectedText), actual = linesOf(actualText);
    if (rules_.anyOrder) {
      sortLines(expected, reader_);
      sortLines(actual, reader_);
    }
    for (size_t i = 0; i < std::min(expected.size(), actual.size()); ++i)
      compareLine(i + 1, expected[i], actual[i]);
    if (expected.size() != actual.size() && result_.shape.empty())
      result_.shape =
          fmt::format("{} lines against {}; the first one more: {}", expected.size(), actual.size(),
                      shown(expected.size() > actual.size() ? expected[actual.size()]
                                                            : actual[expected.size()]));
    differences_.finish(0);
    return std::move(result_);
  }

private:
  void compareLine(size_t number, llvm::StringRef expectedText, llvm::StringRef actualText) {
    TextLine expected = reader_.read(expectedText), actual = reader_.read(actualText);
    uint64_t firstIndex = result_.numbers;
    result_.numbers += expected.numbers.size();
    if (expected.frame != actual.frame) {
      if (result_.shape.empty())
        result_.shape =
            fmt::format("line {}: {} against {}", number, shown(expectedText), shown(actualText));
      return;
    }
    // What stands between masked stretches is only punctuation; else it is text, a picture say.
    bool isBare = expected.numbers.empty() && expected.masked.empty();
    result_.hasWords |= llvm::any_of(expected.frame, [&](char c) {
      return llvm::isAlpha(c) || (c & 0x80) || (isBare && llvm::isPrint(c) && c != ' ');
    });
    for (auto [a, b] : llvm::zip_equal(expected.masked, actual.masked))
      if (a != b && !result_.maskedTexts++)
        result_.firstMasked = fmt::format("line {}: {} and {}", number, shown(a), shown(b));
    for (size_t i = 0; i < expected.numbers.size(); ++i) {
      const TextNumber &a = expected.numbers[i], &b = actual.numbers[i];
      if (a.isMasked || b.isMasked) {
        ++result_.masked;
        continue;
      }
      // `-0` and `0`, printed with %g, are no integers.
      bool isZero = a.value == 0 && b.value == 0;
      ElementType type = a.isInteger && b.isInteger && !isZero ? ElementType::I64 : rules_.type;
      Deviation deviation = deviationOfTexts(a, b, rules_, type);
      if (deviation.agrees)
        continue;
      bool isSmall =
          type != ElementType::I64 && (deviation.relative <= roundingOf(type) ||
                                       deviation.absolute <= 1.01 * std::max(a.unit, b.unit));
      differences_.add(firstIndex + i, deviation, isSmall, a.text, b.text,
                       [&] { return fmt::format("line {}, number {}", number, i + 1); });
    }
  }

  const TextRules &rules_;
  LineReader reader_;
  Comparison result_;
  Differences differences_;
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
                       const llvm::BitVector *unstable) {
  return TextComparison(rules, unstable).run(expected, actual);
}

Comparison compareBinary(llvm::StringRef expected, llvm::StringRef actual, ElementType type,
                         const Tolerance &tolerance, const llvm::BitVector *unstable) {
  Comparison result;
  size_t size = sizeOf(type);
  result.numbers = expected.size() / size;
  if (expected.size() != actual.size())
    result.shape = fmt::format("{} bytes against {}", expected.size(), actual.size());
  else if (expected.size() % size) {
    result.isNoArray = true;
    result.shape =
        fmt::format("{} bytes are no array of {}", expected.size(), toString(type).str());
  }
  Differences differences(result, unstable);
  uint64_t count = std::min(expected.size(), actual.size()) / size;
  auto at = [&](llvm::StringRef array, uint64_t i) { return array.substr(i * size, size); };
  for (uint64_t i = 0; i < count; ++i) {
    if (at(expected, i) == at(actual, i) && tolerance.nanAgrees)
      continue;
    NumericValue a = NumericValue::read(type, at(expected, i).data());
    NumericValue b = NumericValue::read(type, at(actual, i).data());
    Deviation deviation = deviationOf(a, b, tolerance);
    if (!deviation.agrees)
      differences.add(i, deviation, isFloating(type) && deviation.relative <= roundingOf(type),
                      a.str(), b.str(), [&] { return fmt::format("element {}", i); });
  }
  // Where large numbers cancel, what is left of them is small and inexact.
  double scale = 0;
  for (uint64_t i = 0; result.different && isFloating(type) && i < count; ++i) {
    double value = std::fabs(NumericValue::read(type, at(expected, i).data()).asDouble());
    scale = std::isfinite(value) ? std::max(scale, value) : scale;
  }
  differences.finish(roundingOf(type) / 100 * scale);
  return result;
}

std::string Comparison::str() const {
  if (agrees()) {
    uint64_t compared = numbers - masked, left = masked + maskedTexts;
    std::string text = comparedNothing() ? std::string("nothing was compared")
                       : !compared       ? std::string("the text agrees")
                       : compared == 1   ? std::string("1 number agrees")
                                         : fmt::format("{} numbers agree", compared);
    if (left)
      text += fmt::format(", {} not compared", left);
    return maskedTexts ? fmt::format("{} ({})", text, firstMasked) : text;
  }
  std::string text = shape;
  if (!different)
    return text;
  if (!text.empty())
    text += "; ";
  text +=
      fmt::format("{} of {} numbers differ; first: {}", different, numbers, tranship::str(*first));
  if (worst->place != first->place)
    text += "; worst: " + tranship::str(*worst);
  return text;
}

} // namespace tranship
