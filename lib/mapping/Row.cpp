// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Row.h"

#include "mapping/Columns.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <fmt/format.h>

#include <limits>

namespace tranship::mapping {

static constexpr llvm::StringLiteral rowKindNames[] = {"function", "type",   "enumerator", "field",
                                                       "macro",    "header", "namespace"};

llvm::StringRef toString(RowKind kind) { return rowKindNames[static_cast<size_t>(kind)]; }

std::optional<RowKind> parseRowKind(llvm::StringRef text) {
  const auto *found = llvm::find(rowKindNames, text);
  if (found == std::end(rowKindNames))
    return std::nullopt;
  return static_cast<RowKind>(found - std::begin(rowKindNames));
}

static constexpr llvm::StringLiteral waveNames[] = {"", "whole", "groups"};

llvm::StringRef toString(RowWave wave) { return waveNames[static_cast<size_t>(wave)]; }

std::optional<RowWave> parseRowWave(llvm::StringRef text) {
  for (RowWave wave : {RowWave::Whole, RowWave::Groups})
    if (toString(wave) == text)
      return wave;
  return std::nullopt;
}

static constexpr llvm::StringLiteral guardWords[] = {"",      "full-mask", "record",  "braced-list",
                                                     "comma", "several",   "all-int", "wide"};

llvm::ArrayRef<llvm::StringLiteral> argumentGuardWords() { return guardWords; }

std::string ArgumentGuard::str() const { return fmt::format("${} {}", argument, text.str()); }

std::string VersionRange::str() const {
  std::string lower = from.known() ? fmt::format(">={}", from.str()) : "";
  std::string upper = before.known() ? fmt::format("<{}", before.str()) : "";
  return lower + (lower.empty() || upper.empty() ? "" : " ") + upper;
}

static constexpr llvm::StringLiteral warpCallNames[] = {
    "",       "shuffle",     "shuffle-up", "shuffle-down", "shuffle-xor", "vote",
    "ballot", "active-mask", "match",      "reduce",       "synchronize", "coalesced"};

/// The positions that a WarpCall knows, with their words.
static constexpr std::pair<llvm::StringLiteral, int8_t WarpCall::*> warpCallParts[] = {
    {"mask", &WarpCall::mask}, {"distance", &WarpCall::distance}, {"width", &WarpCall::width}};

std::string WarpCall::str() const {
  std::string text = warpCallNames[kind].str();
  for (const auto &[word, position] : warpCallParts)
    if (this->*position >= 0)
      text += fmt::format(" ${} {}", this->*position, word.str());
  return text;
}

std::optional<WarpCall> WarpCall::parse(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> words;
  text.split(words, ' ');
  const auto *kind = llvm::find(warpCallNames, words.front());
  if (text.empty() || kind == std::end(warpCallNames) || words.size() % 2 == 0)
    return std::nullopt;
  WarpCall call{Kind(kind - std::begin(warpCallNames))};
  for (size_t i = 1; i < words.size(); i += 2) {
    const auto *part =
        llvm::find_if(warpCallParts, [&](const auto &one) { return one.first == words[i + 1]; });
    if (part == std::end(warpCallParts) || !words[i].consume_front("$") ||
        words[i].getAsInteger(10, call.*part->second))
      return std::nullopt;
  }
  return call;
}

std::optional<std::vector<PropertyArgument>> PropertyArgument::parse(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> words;
  text.split(words, ' ');
  auto position = [](llvm::StringRef word, int8_t &number) {
    return word.consume_front("$") && !word.getAsInteger(10, number) && number >= 0;
  };
  std::vector<PropertyArgument> arguments;
  for (size_t i = 0; i + 1 < words.size();) {
    PropertyArgument &one = arguments.emplace_back();
    if (!position(words[i++], one.argument))
      return std::nullopt;
    if (words[i] != "of")
      one.property = words[i];
    else if (++i == words.size() || !position(words[i], one.attribute))
      return std::nullopt;
    if (++i == words.size())
      return arguments;
  }
  return std::nullopt;
}

std::string NumberRange::inWords() const {
  if (low == high)
    return fmt::format("{}", low);
  return high == std::numeric_limits<int64_t>::max() ? fmt::format("{} or more", low)
                                                     : fmt::format("{} to {}", low, high);
}

std::optional<std::vector<NumberRange>> NumberRange::parseList(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> parts;
  text.split(parts, ", ");
  std::vector<NumberRange> ranges;
  for (llvm::StringRef part : parts) {
    auto [low, high] = part.split("..");
    NumberRange &range = ranges.emplace_back();
    if (low.getAsInteger(10, range.low))
      return std::nullopt;
    range.high = part.contains("..") ? std::numeric_limits<int64_t>::max() : range.low;
    if (!high.empty() && high.getAsInteger(10, range.high))
      return std::nullopt;
  }
  return ranges;
}

std::optional<TemplateDefaults> TemplateDefaults::parse(llvm::StringRef text) {
  auto [position, values] = text.split(' ');
  TemplateDefaults defaults;
  if (!position.consume_front("$") || position.getAsInteger(10, defaults.first))
    return std::nullopt;
  for (llvm::StringRef rest = values; !rest.empty();) {
    auto [value, others] = rest.split(", ");
    defaults.values.push_back(value);
    rest = others;
  }
  return defaults.values.empty() ? std::nullopt : std::optional(std::move(defaults));
}

bool operator<(const Row &a, const Row &b) {
#define ROW_COLUMN(role, key, member, type, reader, help)                                          \
  if constexpr (ColumnRole::role <= ColumnRole::Guard) {                                           \
    if (a.member < b.member)                                                                       \
      return true;                                                                                 \
    if (b.member < a.member)                                                                       \
      return false;                                                                                \
  }
#include "mapping/Columns.def"
  return false;
}

std::string columnText(TableText value) { return value.str(); }
std::string columnText(RowKind value) { return toString(value).str(); }
std::string columnText(RowWave value) { return toString(value).str(); }
std::string columnText(int8_t value) { return value < 0 ? std::string() : std::to_string(value); }
std::string columnText(bool value) { return value ? "true" : ""; }
std::string columnText(Version value) { return value.known() ? value.str() : std::string(); }
std::string columnText(const ArgumentGuard &value) {
  return value.isSet() ? value.str() : std::string();
}
std::string columnText(const WarpCall &value) { return value.str(); }
std::string columnText(const VersionRange &value) { return value.str(); }
std::string columnText(NoteRef value) {
  if (!value)
    return {};
  return value->instead.empty() ? value->why.str()
                                : fmt::format("{}; {}", value->why.str(), value->instead.str());
}

} // namespace tranship::mapping
