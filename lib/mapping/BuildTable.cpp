// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/BuildTable.h"

#include "support/Yaml.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <fmt/format.h>

#include <optional>

namespace tranship::mapping {
namespace {

std::optional<BuildRowKind> kindOf(llvm::StringRef key) {
  return llvm::StringSwitch<std::optional<BuildRowKind>>(key)
      .Case("library", BuildRowKind::Library)
      .Case("package", BuildRowKind::Package)
      .Case("variable", BuildRowKind::Variable)
      .Case("property", BuildRowKind::Property)
      .Case("command", BuildRowKind::Command)
      .Case("language", BuildRowKind::Language)
      .Case("compiler", BuildRowKind::Compiler)
      .Case("environment", BuildRowKind::Environment)
      .Case("advice", BuildRowKind::Advice)
      .Case("program", BuildRowKind::Program)
      .Default(std::nullopt);
}

std::optional<BuildValue> valueOf(llvm::StringRef text) {
  return llvm::StringSwitch<std::optional<BuildValue>>(text)
      .Case("flags", BuildValue::Flags)
      .Case("flag-list", BuildValue::FlagList)
      .Case("architectures", BuildValue::Architectures)
      .Case("separable", BuildValue::Separable)
      .Case("includes", BuildValue::Includes)
      .Case("version", BuildValue::Version)
      .Case("libraries", BuildValue::Libraries)
      .Case("language", BuildValue::Language)
      .Case("standard", BuildValue::Standard)
      .Case("target", BuildValue::Target)
      .Case("host-flags", BuildValue::HostFlags)
      .Case("link-keyword", BuildValue::LinkKeyword)
      .Case("toolkit", BuildValue::Toolkit)
      .Default(std::nullopt);
}

/// Where the text of a key goes; null: rows have no such key.
std::string *columnOf(BuildRow &row, llvm::StringRef key) {
  return llvm::StringSwitch<std::string *>(key)
      .Case("hip", &row.hip)
      .Case("headers", &row.headers)
      .Case("hip-headers", &row.hipHeaders)
      .Case("target", &row.target)
      .Case("package", &row.package)
      .Case("value", &row.value)
      .Case("list", &row.list)
      .Case("also", &row.also)
      .Case("why", &row.why)
      .Case("instead", &row.instead)
      .Case("system", &row.system)
      .Case("without", &row.without)
      .Default(nullptr);
}

/// An empty text if all is well.
std::string readPair(const YamlNode::Pair &pair, BuildRow &row) {
  llvm::StringRef key = pair.key;
  if (!pair.value.isText() || pair.value.text.empty())
    return fmt::format("`{}` needs a text", pair.key);
  if (std::string *column = columnOf(row, key)) {
    *column = pair.value.text;
    return {};
  }
  if (key == "holds") {
    std::optional<BuildValue> holds = valueOf(pair.value.text);
    row.holds = holds.value_or(BuildValue::Any);
    return holds ? std::string() : fmt::format("unknown value `{}` of `holds`", pair.value.text);
  }
  if (key == "dropped") {
    row.isDropped = pair.value.text == "true";
    return row.isDropped ? std::string() : "`dropped` can only be `true`";
  }
  return fmt::format("unknown key `{}`", pair.key);
}

std::string readRow(const YamlNode &node, BuildRow &row) {
  if (!node.isMapping() || node.pairs.empty())
    return "a row is a mapping such as `{library: cublas, hip: hipblas}`";
  const YamlNode::Pair &first = node.pairs.front();
  std::optional<BuildRowKind> kind = kindOf(first.key);
  if (!kind)
    return fmt::format("unknown kind of row `{}`", first.key);
  if (!first.value.isText() || first.value.text.empty())
    return fmt::format("`{}` needs a name", first.key);
  row.kind = *kind;
  row.cuda = first.value.text;
  row.line = node.line;
  for (const YamlNode::Pair &pair : llvm::ArrayRef(node.pairs).drop_front())
    if (std::string problem = readPair(pair, row); !problem.empty())
      return problem;
  if (row.kind == BuildRowKind::Advice)
    return row.instead.empty() || row.system.empty() ? "advice needs `system` and `instead`"
                                                     : std::string();
  if (row.kind == BuildRowKind::Program)
    return row.instead.empty() || row.why.empty() ? "a program needs `why` and `instead`"
                                                  : std::string();
  if (!row.hasCounterpart() && row.why.empty())
    return fmt::format("`{}` becomes nothing: it needs `hip`, `target`, `value`, `dropped` or "
                       "`why`",
                       row.cuda);
  return {};
}

std::string keyOf(BuildRowKind kind, llvm::StringRef name) {
  return fmt::format("{} {}", int(kind), name.str());
}

} // namespace

llvm::Error BuildTable::add(llvm::StringRef text, llvm::StringRef fileName) {
  llvm::Expected<YamlNode> root = readYaml(text, fileName);
  if (!root)
    return root.takeError();
  auto error = [&](unsigned line, const std::string &problem) {
    return llvm::createStringError(fmt::format("{}:{}: {}", fileName.str(), line, problem));
  };
  if (!root->isList())
    return error(1, "a list of rows is expected");
  for (const YamlNode &node : root->items) {
    BuildRow row;
    if (std::string problem = readRow(node, row); !problem.empty())
      return error(node.line, problem);
    if (!byName_.try_emplace(keyOf(row.kind, row.cuda + " " + row.system), rows_.size()).second)
      return error(node.line, fmt::format("a second row for `{}`", row.cuda));
    rows_.push_back(std::move(row));
  }
  return llvm::Error::success();
}

const BuildRow *BuildTable::find(BuildRowKind kind, llvm::StringRef cuda) const {
  auto found = byName_.find(keyOf(kind, (cuda + " ").str()));
  return found == byName_.end() ? nullptr : &rows_[found->second];
}

std::vector<std::string> BuildTable::variablesThatHold(BuildValue value) const {
  std::vector<std::string> names;
  for (const BuildRow &row : rows_)
    if (row.kind == BuildRowKind::Variable && row.holds == value)
      names.push_back(row.cuda);
  return names;
}

std::string BuildTable::renamed(BuildRowKind kind, llvm::StringRef cuda) const {
  const BuildRow *row = find(kind, cuda);
  return row ? row->hip : cuda.str();
}

bool BuildTable::findsToolkit(llvm::StringRef package) const {
  const BuildRow *row = find(BuildRowKind::Package, package);
  return row && row->holds == BuildValue::Toolkit;
}

bool BuildTable::enablesLanguage(llvm::StringRef package) const {
  const BuildRow *row = find(BuildRowKind::Package, package);
  return row && !row->also.empty();
}

std::vector<std::string> BuildTable::toolkitPackages() const {
  std::vector<std::string> packages;
  for (const BuildRow &row : rows_)
    if (row.holds == BuildValue::Toolkit)
      packages.push_back(row.cuda);
  return packages;
}

const BuildRow *BuildTable::findLibrary(llvm::StringRef name) const {
  if (const BuildRow *row = find(BuildRowKind::Library, name))
    return row;
  name.consume_back("_static");
  name.consume_back("_nocallback");
  name.consume_back("_static");
  return find(BuildRowKind::Library, name);
}

const BuildRow *BuildTable::findLibraryFile(llvm::StringRef path) const {
  llvm::StringRef name = path.drop_front(path.find_last_of("/\\") + 1);
  if (name.ends_with_insensitive(".dll")) {
    name = name.drop_back(4);
    // cublas64_12, cudart64_110, nvrtc64_120_0, nvcuda
    name = name.take_front(std::min(name.find("64_"), name.size()));
  } else if (!name.consume_front("lib")) {
    return nullptr;
  } else if (size_t end = name.find(".so"); end != llvm::StringRef::npos) {
    name = name.take_front(end);
  } else if (!name.consume_back(".dylib")) {
    return nullptr;
  }
  return findLibrary(name);
}

const BuildTable &BuildTable::builtin() {
  static const BuildTable table = [] {
    BuildTable result;
    llvm::cantFail(result.add(buildRowsText(), "mappings/build"));
    return result;
  }();
  return table;
}

} // namespace tranship::mapping
