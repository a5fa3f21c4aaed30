// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/TextLine.h"

#include "support/Text.h"

#include "llvm/ADT/StringExtras.h"

#include <cmath>
#include <cstdlib>

namespace tranship::verify {
namespace {

struct TimingPattern {
  /// Empty: any line.
  llvm::StringLiteral beside, pattern;
};
constexpr TimingPattern timingPatterns[] = {
#define TIMING(Pattern) {"", Pattern},
#define TIMING_BESIDE(Word, Pattern) {Word, Pattern},
#include "verify/compare/TextMasks.def"
};
constexpr llvm::StringLiteral devicePatterns[] = {
#define DEVICE(Pattern) Pattern,
#include "verify/compare/TextMasks.def"
};
constexpr llvm::StringLiteral warpPatterns[] = {
#define WARP(Pattern) Pattern,
#include "verify/compare/TextMasks.def"
};
constexpr llvm::StringLiteral placePatterns[] = {
#define PLACE(Pattern) Pattern,
#include "verify/compare/TextMasks.def"
};
constexpr llvm::StringLiteral addressPatterns[] = {
#define ADDRESS(Pattern) Pattern,
#include "verify/compare/TextMasks.def"
};

bool isBlank(char c) { return c == ' ' || c == '\t'; }

/// Length of the number at the beginning of `text`; 0 if there is none.
size_t decimalLength(llvm::StringRef text) {
  size_t at = text.starts_with("-") || text.starts_with("+");
  size_t digits = 0, i = at;
  for (; i < text.size() && llvm::isDigit(text[i]); ++i)
    ++digits;
  if (i < text.size() && text[i] == '.') {
    size_t fraction = i + 1;
    for (; fraction < text.size() && llvm::isDigit(text[fraction]); ++fraction)
      ++digits;
    // "Result is 5." ends a sentence.
    if (digits && (fraction > i + 1 || i == at))
      i = fraction;
  }
  if (!digits)
    return 0;
  if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
    size_t exponent = i + 1;
    if (exponent < text.size() && (text[exponent] == '-' || text[exponent] == '+'))
      ++exponent;
    size_t first = exponent;
    while (exponent < text.size() && llvm::isDigit(text[exponent]))
      ++exponent;
    if (exponent > first)
      i = exponent;
  }
  return i;
}

size_t hexadecimalLength(llvm::StringRef text) {
  llvm::StringRef rest = text;
  if (!rest.consume_front_insensitive("0x"))
    return 0;
  size_t digits = rest.take_while(llvm::isHexDigit).size();
  return digits ? digits + 2 : 0;
}

/// nan, -nan(ind), inf, infinity: a word of its own.
size_t specialLength(llvm::StringRef text) {
  llvm::StringRef rest = text.ltrim("+-");
  size_t sign = text.size() - rest.size();
  if (sign > 1)
    return 0;
  for (llvm::StringRef word : {"nan", "infinity", "inf"})
    if (rest.starts_with_insensitive(word)) {
      size_t length = sign + word.size();
      return length == text.size() || !isNameCharacter(text[length]) ? length : 0;
    }
  return 0;
}

TextNumber numberOf(llvm::StringRef text) {
  TextNumber number;
  number.text = text;
  number.value = std::strtod(text.str().c_str(), nullptr);
  number.isInteger = text.find_first_not_of("0123456789abcdefxABCDEFX+-") == llvm::StringRef::npos;
  if (number.isInteger && !text.contains_insensitive("0x"))
    number.isInteger = text.ltrim("+-").find_first_not_of("0123456789") == llvm::StringRef::npos;
  if (std::isfinite(number.value)) {
    auto [mantissa, exponent] = text.split(text.contains('e') ? 'e' : 'E');
    int power = 0;
    if (exponent.ltrim('+').getAsInteger(10, power))
      power = 0;
    number.unit = std::pow(10.0, power - int(mantissa.split('.').second.size()));
  }
  return number;
}

struct Stretch {
  size_t begin, end;
};

using Stretches = llvm::SmallVector<Stretch, 4>;

void findAll(const llvm::Regex &pattern, llvm::StringRef line, Stretches &into) {
  llvm::SmallVector<llvm::StringRef, 8> matches;
  size_t from = 0;
  while (from < line.size() && pattern.match(line.drop_front(from), &matches)) {
    size_t begin = size_t(matches[0].data() - line.data()), length = matches[0].size();
    if (length)
      into.push_back({begin, begin + length});
    from = begin + std::max<size_t>(length, 1);
  }
}

bool overlaps(const Stretches &stretches, size_t begin, size_t end) {
  return llvm::any_of(stretches, [&](const Stretch &s) { return s.begin < end && begin < s.end; });
}

void dropTrailingBlanks(std::string &text) {
  while (!text.empty() && isBlank(text.back()))
    text.pop_back();
}

} // namespace

llvm::Expected<TextMasks> TextMasks::make(llvm::ArrayRef<std::string> own, Defaults defaults) {
  TextMasks masks;
  if (defaults != None) {
    for (const TimingPattern &timing : timingPatterns) {
      std::optional<llvm::Regex> beside;
      if (!timing.beside.empty())
        beside.emplace(timing.beside, llvm::Regex::IgnoreCase);
      masks.timing_.emplace_back(std::move(beside),
                                 llvm::Regex(timing.pattern, llvm::Regex::IgnoreCase));
    }
    for (llvm::StringRef pattern : placePatterns)
      masks.whole_.emplace_back(pattern, llvm::Regex::IgnoreCase);
    for (llvm::StringRef pattern : addressPatterns)
      masks.addresses_.emplace_back(pattern, llvm::Regex::IgnoreCase);
  }
  if (defaults >= OtherWarps)
    for (llvm::StringRef pattern : warpPatterns)
      masks.whole_.emplace_back(pattern, llvm::Regex::IgnoreCase);
  if (defaults == AnyDevice)
    for (llvm::StringRef pattern : devicePatterns)
      masks.whole_.emplace_back(pattern, llvm::Regex::IgnoreCase);
  for (const std::string &pattern : own) {
    masks.whole_.emplace_back(pattern);
    std::string problem;
    if (!masks.whole_.back().isValid(problem))
      return llvm::createStringError("`" + pattern + "` is not a regular expression: " + problem);
  }
  return masks;
}

Wording wordingOf(const TextLine &line) {
  static const llvm::Regex heading(
      "^[^[:alpha:]]*([[:alpha:]]+ing|done|finished|completed?|starts?|started|begin|end)"
      "([^[:alpha:]].*)?$|(:|\\.\\.\\.|\u2026)[^[:alnum:]]*$|^[[][^]]*[]]$",
      llvm::Regex::IgnoreCase),
      verdict(
          "(^|[^[:alpha:]])(pass(ed|es)?|fail(s|ed|ure)?|ok|(in)?correct(ly)?|(mis)?match(es|ed)?|"
          "success(ful|fully)?|(in)?valid(ated)?|verified|wrong|identical|equal|agrees?|"
          "errors?|true|false)([^[:alpha:]]|$)",
          llvm::Regex::IgnoreCase);
  llvm::StringRef frame = line.frame;
  bool hasLetters = llvm::any_of(frame, [](char c) { return llvm::isAlpha(c) || (c & 0x80); });
  if (!line.numbers.empty() || !line.masked.empty()) {
    if (!hasLetters) // only punctuation is between them
      return Wording::None;
    if (verdict.match(frame))
      return Wording::Verdict;
    bool isTimed = llvm::any_of(line.numbers, [](const TextNumber &n) { return n.isMasked; });
    return isTimed ? Wording::TimeLabel : Wording::Text;
  }
  frame = frame.trim();
  if (frame.empty())
    return Wording::None;
  constexpr size_t shortestRule = 4;
  bool isRule = !hasLetters && frame.size() >= shortestRule &&
                frame.find_first_not_of(frame.front()) == llvm::StringRef::npos;
  if (isRule || heading.match(frame))
    return Wording::Heading;
  return verdict.match(frame) ? Wording::Verdict : Wording::Text;
}

TextLine LineReader::read(llvm::StringRef line) const {
  TextLine result;
  line = line.rtrim("\r");
  Stretches whole;
  for (const llvm::Regex &pattern : masks_.whole_)
    findAll(pattern, line, whole);
  bool isAfterMark = false;
  for (size_t i = 0; i < line.size();) {
    const auto *mask =
        llvm::find_if(whole, [&](const Stretch &s) { return s.begin <= i && i < s.end; });
    if (mask != whole.end()) {
      dropTrailingBlanks(result.frame);
      result.frame += TextLine::maskMark;
      result.masked.push_back(line.slice(i, mask->end));
      i = mask->end;
      isAfterMark = true;
      continue;
    }
    // A sign belongs to the number unless it directly follows other text: 3-4.
    char before = i ? line[i - 1] : ' ';
    bool isSign = line[i] == '-' || line[i] == '+';
    bool isPossible = !isNameCharacter(before) && before != '.' && !(isSign && before == ')');
    llvm::StringRef rest = line.drop_front(i);
    size_t length = 0;
    if (isPossible) {
      length = hexadecimalLength(rest);
      if (!length)
        length = decimalLength(rest);
      if (!length)
        length = specialLength(rest);
    }
    if (length) {
      dropTrailingBlanks(result.frame);
      result.frame += TextLine::numberMark;
      TextNumber number = numberOf(rest.take_front(length));
      number.isMasked = llvm::any_of(masks_.addresses_, [&](const llvm::Regex &pattern) {
        return pattern.match(number.text);
      });
      result.numbers.push_back(number);
      i += length;
      isAfterMark = true;
      continue;
    }
    if (!(isAfterMark && isBlank(line[i]))) {
      result.frame += line[i];
      isAfterMark = false;
    }
    ++i;
  }
  dropTrailingBlanks(result.frame);
  if (!result.numbers.empty())
    maskTimes(line, result);
  return result;
}

void LineReader::maskTimes(llvm::StringRef line, TextLine &into) const {
  constexpr size_t maxShapes = 4096, maxShapeLength = 1024;
  // The line with a placeholder for each number.
  std::string shape;
  llvm::SmallVector<size_t, 4> positions;
  auto addText = [&](llvm::StringRef text) {
    for (char c : text)
      if (!isBlank(c) || shape.empty() || !isBlank(shape.back()))
        shape += c;
  };
  size_t end = 0;
  for (const TextNumber &number : into.numbers) {
    size_t begin = size_t(number.text.data() - line.data());
    addText(line.slice(end, begin));
    positions.push_back(shape.size());
    shape += std::isfinite(number.value) ? llvm::StringRef("0") : number.text;
    end = begin + number.text.size();
  }
  addText(line.drop_front(end));
  llvm::BitVector times;
  if (auto known = times_.find(shape); known != times_.end()) {
    times = known->second;
  } else {
    times = findTimes(shape, positions);
    if (shape.size() <= maxShapeLength && times_.size() < maxShapes)
      times_[shape] = times;
  }
  for (unsigned i : times.set_bits())
    into.numbers[i].isMasked = true;
}

llvm::BitVector LineReader::findTimes(llvm::StringRef shape, llvm::ArrayRef<size_t> numbers) const {
  Stretches stretches;
  if (llvm::any_of(shape, [](char c) { return llvm::isAlpha(c) || (c & 0x80); }))
    for (const auto &[beside, pattern] : masks_.timing_)
      if (!beside || beside->match(shape))
        findAll(pattern, shape, stretches);
  llvm::BitVector times(unsigned(numbers.size()));
  for (unsigned i = 0; i < numbers.size(); ++i)
    if (overlaps(stretches, numbers[i], numbers[i] + 1))
      times.set(i);
  return times;
}

} // namespace tranship::verify
