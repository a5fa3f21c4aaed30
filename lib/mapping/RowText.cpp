#include "mapping/RowText.h"

#include "mapping/RowMembers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::mapping {

std::string conditions(const Row &row) {
  std::string out;
  if (row.arity >= 0)
    out += fmt::format(" with {} argument{}", row.arity, row.arity == 1 ? "" : "s");
  if (row.givenArgument >= 0)
    out += fmt::format(" where argument {} is {}", row.givenArgument, row.givenType.str());
  if (row.wave == RowWave::Groups)
    out += " where groups of 32 lanes are kept";
  else if (row.wave == RowWave::Whole)
    out += " where whole wavefronts are worked on";
  if (row.cudaFrom.known())
    out += fmt::format(" from CUDA {} on", row.cudaFrom.str());
  if (row.cudaBefore.known())
    out += fmt::format(" before CUDA {}", row.cudaBefore.str());
  if (row.hipFrom.known())
    out += fmt::format(" for HIP {} and later", row.hipFrom.str());
  if (row.hipBefore.known())
    out += fmt::format(" for HIP before {}", row.hipBefore.str());
  if (!row.including.empty())
    out += fmt::format(" where {} is included", row.including.str());
  return out;
}

static std::string versionGuard(Version from, Version before) {
  std::string lower = from.known() ? fmt::format(">={}", from.str()) : "";
  std::string upper = before.known() ? fmt::format("<{}", before.str()) : "";
  return lower + (lower.empty() || upper.empty() ? "" : " ") + upper;
}

static void addGuards(const Row &row, std::vector<Column> &columns) {
  if (row.arity >= 0)
    columns.push_back({"arity", std::to_string(row.arity)});
  if (row.givenArgument >= 0)
    columns.push_back({"given", fmt::format("${} {}", row.givenArgument, row.givenType.str())});
  if (row.wave != RowWave::Any)
    columns.push_back({"wave", toString(row.wave).str()});
  if (std::string guard = versionGuard(row.cudaFrom, row.cudaBefore); !guard.empty())
    columns.push_back({"cuda", guard});
  if (std::string guard = versionGuard(row.hipFrom, row.hipBefore); !guard.empty())
    columns.push_back({"for-hip", guard});
  if (!row.including.empty())
    columns.push_back({"including", row.including.str()});
}

std::string guards(const Row &row) {
  std::vector<Column> columns;
  addGuards(row, columns);
  std::string out;
  for (const Column &column : columns)
    out += fmt::format("{}{}: {}", out.empty() ? "" : ", ", column.key, column.text);
  return out;
}

std::string versions(llvm::StringRef what, Version added, Version deprecated, Version removed) {
  std::string text;
  auto add = [&](llvm::StringRef event, Version version) {
    if (version.known())
      text += fmt::format("{} {} {}", text.empty() ? ":" : ",", event.str(), version.str());
  };
  add("since", added);
  add("deprecated in", deprecated);
  add("removed in", removed);
  return text.empty() ? text : what.str() + text;
}

bool changesText(const Row &row) {
  llvm::StringRef plain = row.kind == RowKind::Field ? row.name.split('.').second : row.name;
  return row.supported && (row.hip != plain || !row.call.empty() || !row.tag.empty());
}

std::string sentence(const Note &note) {
  return note.instead.empty() ? note.why.str()
                              : fmt::format("{}; {}", note.why.str(), note.instead.str());
}

std::string outcome(const Row &row) {
  if (!row.supported)
    return "no HIP counterpart: " + sentence(*row.unsupported);
  if (row.reshapesCall())
    return "→ " + row.call.str();
  return row.hip.empty() ? "dropped" : "→ " + row.hip.str();
}

std::string keyOfMember(llvm::StringRef member) {
  std::string key;
  for (char c : member) {
    if (llvm::isUpper(c))
      key += '-';
    key += llvm::toLower(c);
  }
  return key;
}

namespace {

/// What a mapping file would say; empty where it would say nothing.
std::string textOf(llvm::StringRef value) { return value.str(); }
std::string textOf(RowKind value) { return toString(value).str(); }
std::string textOf(RowWave value) { return toString(value).str(); }
std::string textOf(Version value) { return value.known() ? value.str() : std::string(); }
std::string textOf(const Note *value) { return value ? sentence(*value) : std::string(); }
std::string textOf(bool value) { return value ? "true" : ""; }
std::string textOf(int8_t value) { return value < 0 ? std::string() : std::to_string(value); }

} // namespace

std::vector<Column> columnsOf(const Row &row) {
  std::vector<Column> columns;
  visitMembers(row, [&](llvm::StringRef member, const auto &value) {
    // Guards stand together, in words of their own.
    if (member == "arity")
      return addGuards(row, columns);
    if (member == "givenArgument" || member == "givenType" || member == "wave" ||
        member == "cudaFrom" || member == "cudaBefore" || member == "hipFrom" ||
        member == "hipBefore" || member == "including" || member == "supported")
      return;
    std::string text = textOf(value);
    if (!text.empty() || (member == "hip" && row.supported))
      columns.push_back({keyOfMember(member), std::move(text)});
  });
  return columns;
}

bool translateAlike(const Row &a, const Row &b) {
  auto note = [](const Note *value) { return value ? sentence(*value) : std::string(); };
  return !(a < b) && !(b < a) && a.supported == b.supported && a.hip == b.hip && a.tag == b.tag &&
         a.call == b.call && a.needs == b.needs && note(a.unsupported) == note(b.unsupported) &&
         note(a.warn) == note(b.warn);
}

} // namespace tranship::mapping
