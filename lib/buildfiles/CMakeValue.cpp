// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeValue.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

namespace tranship::buildfiles {
namespace {

/// Bytes.
constexpr size_t maxUnited = 16 << 10;

} // namespace

CMakeValue::CMakeValue(std::string text, const CMakeOrigin &origin) : text_(std::move(text)) {
  if (!text_.empty())
    spans_.push_back({0, origin});
}

CMakeOrigin CMakeValue::originAt(size_t at) const {
  auto after = llvm::upper_bound(
      spans_, at, [](size_t offset, const Span &span) { return offset < span.begin; });
  if (after == spans_.begin())
    return {};
  const Span &span = *std::prev(after);
  CMakeOrigin origin = span.origin;
  if (origin.file)
    origin.offset += at - span.begin;
  return origin;
}

CMakeValue CMakeValue::slice(size_t begin, size_t end) const {
  end = std::min(end, text_.size());
  if (begin >= end)
    return {};
  CMakeValue part(text_.substr(begin, end - begin), originAt(begin));
  auto span = llvm::upper_bound(
      spans_, begin, [](size_t offset, const Span &other) { return offset < other.begin; });
  for (; span != spans_.end() && span->begin < end; ++span)
    part.spans_.push_back({span->begin - begin, span->origin});
  return part;
}

CMakeValue &CMakeValue::operator+=(const CMakeValue &other) {
  size_t size = text_.size();
  for (const Span &span : other.spans_)
    if (size_t begin = size + span.begin; !begin || !(originAt(begin) == span.origin))
      spans_.push_back({begin, span.origin});
  text_ += other.text_;
  return *this;
}

std::vector<CMakeValue> CMakeValue::split(llvm::StringRef separators) const {
  std::vector<CMakeValue> parts;
  llvm::StringRef text = text_;
  for (size_t begin = 0; begin < text.size();) {
    size_t end = std::min(text.find_first_of(separators, begin), text.size());
    if (end > begin)
      parts.push_back(slice(begin, end));
    begin = end + 1;
  }
  return parts;
}

std::vector<CMakeValue> CMakeValue::flags() const {
  std::vector<CMakeValue> flags;
  llvm::StringRef text = text_;
  for (size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
    char quote = 0;
    for (end = begin; end < text.size(); ++end) {
      char c = text[end];
      if (quote ? c == quote : c == '"' || c == '\'')
        quote = quote ? 0 : c;
      else if (!quote && (c == ' ' || c == ';'))
        break;
    }
    if (quote) // not a pair
      end = std::min(text.find_first_of(" ;", begin), text.size());
    bool isQuoted = end > begin + 2 && text[begin] == '\'' && text[end - 1] == '\'';
    if (end > begin)
      flags.push_back(slice(begin + isQuoted, end - isQuoted));
  }
  return flags;
}

CMakeValue CMakeValue::throughCMake() const {
  CMakeValue value = *this;
  for (Span &span : value.spans_)
    span.origin.isOfCMake = true;
  return value;
}

CMakeValue join(llvm::ArrayRef<CMakeValue> values, llvm::StringRef separator) {
  CMakeValue result;
  for (size_t i = 0; i < values.size(); ++i) {
    if (i)
      result += separator.str();
    result += values[i];
  }
  return result;
}

CMakeValue unite(const CMakeValue &a, const CMakeValue &b) {
  llvm::StringRef left = a, right = b;
  size_t same = 0;
  while (same < left.size() && same < right.size() && left[same] == right[same])
    ++same;
  auto [x, y] =
      std::mismatch(a.spans().begin(), a.spans().end(), b.spans().begin(), b.spans().end());
  for (auto [span, end] : {std::pair(x, a.spans().end()), {y, b.spans().end()}})
    if (span != end)
      same = std::min(same, span->begin);
  if (same == right.size())
    return a;
  if (same == left.size())
    return b;
  // A value that doubles in each branch would grow without end.
  if (left.size() > maxUnited)
    return a;
  std::set<std::pair<std::string, const CMakeArgument *>> known;
  for (const CMakeValue &element : a.split(";"))
    known.emplace(element.text(), element.originAt(0).argument);
  CMakeValue both = a;
  for (const CMakeValue &element : b.slice(same, right.size()).split(";"))
    if (known.emplace(element.text(), element.originAt(0).argument).second)
      both = join({both, element}, ";");
  return both;
}

std::vector<std::string> textsOf(llvm::ArrayRef<CMakeValue> values) {
  std::vector<std::string> texts;
  for (const CMakeValue &value : values)
    texts.push_back(value.text());
  return texts;
}

} // namespace tranship::buildfiles
