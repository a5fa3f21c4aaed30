// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Row.h"

#include "mapping/Columns.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::mapping {

static constexpr llvm::StringLiteral kindNames[] = {"function", "type",   "enumerator", "field",
                                                    "macro",    "header", "namespace"};

llvm::StringRef toString(RowKind kind) { return kindNames[static_cast<size_t>(kind)]; }

std::optional<RowKind> parseRowKind(llvm::StringRef text) {
  const auto *found = llvm::find(kindNames, text);
  if (found == std::end(kindNames))
    return std::nullopt;
  return static_cast<RowKind>(found - std::begin(kindNames));
}

static constexpr llvm::StringLiteral waveNames[] = {"", "whole", "groups"};

llvm::StringRef toString(RowWave wave) { return waveNames[static_cast<size_t>(wave)]; }

std::optional<RowWave> parseRowWave(llvm::StringRef text) {
  for (RowWave wave : {RowWave::Whole, RowWave::Groups})
    if (toString(wave) == text)
      return wave;
  return std::nullopt;
}

std::string GivenArgument::str() const { return fmt::format("${} {}", argument, type.str()); }

std::string VersionRange::str() const {
  std::string lower = from.known() ? fmt::format(">={}", from.str()) : "";
  std::string upper = before.known() ? fmt::format("<{}", before.str()) : "";
  return lower + (lower.empty() || upper.empty() ? "" : " ") + upper;
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
std::string columnText(const GivenArgument &value) {
  return value.isSet() ? value.str() : std::string();
}
std::string columnText(const VersionRange &value) { return value.str(); }
std::string columnText(NoteRef value) {
  if (!value)
    return {};
  return value->instead.empty() ? value->why.str()
                                : fmt::format("{}; {}", value->why.str(), value->instead.str());
}

} // namespace tranship::mapping
