// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/FactRowReader.h"

#include "mapping/ColumnReader.h"
#include "support/TextFile.h"
#include "support/Yaml.h"

#include <fmt/format.h>

namespace tranship::mapping {
namespace {

constexpr llvm::StringLiteral keys[] = {
#define FACT_COLUMN(key, member, type, reader, help) key,
#include "mapping/FactColumns.def"
};

/// FactColumns.def names one of these functions for each column: it reads a value, or says what it
/// expected.
class FactColumnReader {
public:
  FactColumnReader(FactPlatform platform, FactTables &into) : platform_(platform), into_(into) {}

  llvm::Error text(const YamlNode &value, llvm::StringRef &column) {
    if (llvm::Error error = optionalText(value, column))
      return error;
    return column.empty() ? expected("a text that is not empty") : llvm::Error::success();
  }

  llvm::Error optionalText(const YamlNode &value, llvm::StringRef &column) {
    if (!value.isText() || value.isNull)
      return expected("a text");
    column = into_.save(value.text);
    return llvm::Error::success();
  }

  llvm::Error texts(const YamlNode &value, FactTexts &column) {
    if (!value.isList())
      return expected("a list of texts");
    llvm::SmallVector<llvm::StringRef> list;
    for (const YamlNode &item : value.items)
      if (llvm::Error error = text(item, list.emplace_back()))
        return error;
    column = into_.save(list);
    return llvm::Error::success();
  }

  llvm::Error kind(const YamlNode &value, FactKind &column) {
    return parsed(parseFactKind(value.text), "a kind such as `function`", column);
  }
  llvm::Error side(const YamlNode &value, FactSide &column) {
    return parsed(parseFactSide(value.text), "`host`, `device` or `both`", column);
  }
  llvm::Error linkage(const YamlNode &value, FactLinkage &column) {
    return parsed(parseFactLinkage(value.text), "`c++`", column);
  }
  llvm::Error compilations(const YamlNode &value, FactCompilations &column) {
    if (value.text ==
        toString(platform_ == FactPlatform::Hip ? FactPlatform::Cuda : FactPlatform::Hip))
      return expected("`" + toString(platform_) + "`");
    return parsed(parseFactCompilations(value.text),
                  "`" + toString(platform_) + "`, `c++`, `host` or `device`", column);
  }
  llvm::Error version(const YamlNode &value, Version &column) {
    return ColumnReader(nullptr).version(value.text, column);
  }

private:
  static llvm::Error expected(const llvm::Twine &what) {
    return llvm::createStringError("expected " + what);
  }

  template <typename Value>
  static llvm::Error parsed(std::optional<Value> value, const llvm::Twine &what, Value &column) {
    if (!value)
      return expected(what);
    column = *value;
    return llvm::Error::success();
  }

  FactPlatform platform_;
  FactTables &into_;
};

class TableReader {
public:
  TableReader(llvm::StringRef fileName, FactPlatform platform, FactTables &into)
      : fileName_(fileName), into_(into) {
    table_.platform = platform;
  }

  llvm::Error read(llvm::StringRef text) {
    std::vector<YamlProblem> problems;
    YamlNode root = readYaml(text, problems, maxTableBytes);
    if (!problems.empty())
      return fail(problems.front().line, problems.front().text);
    if (!root.isMapping())
      return fail(1, "expected a mapping with `library`, `versions` and `rows`");
    for (const YamlNode::Pair &pair : root.pairs)
      if (llvm::Error error = readKey(pair))
        return error;
    if (table_.library.empty() || table_.versions.empty())
      return fail(1, "`library` or `versions` is missing");
    into_.tables.push_back(std::move(table_));
    return llvm::Error::success();
  }

private:
  llvm::Error fail(unsigned line, const llvm::Twine &what) const {
    return llvm::createStringError(fmt::format("{}:{}: {}", fileName_.str(), line, what.str()));
  }

  llvm::Error readKey(const YamlNode::Pair &pair) {
    if (pair.key == "library") {
      table_.library = into_.save(pair.value.text);
      return llvm::Error::success();
    }
    if (pair.key == "versions")
      return readVersions(pair.value);
    if (pair.key == "declared" && pair.value.text == "by-hand") {
      table_.isDeclaredByHand = true;
      return llvm::Error::success();
    }
    if (pair.key == "bindings") // where the facts of a version are from, for people
      return llvm::Error::success();
    if (pair.key != "rows")
      return fail(pair.line,
                  "unknown key `" + pair.key +
                      "`, expected library, versions, declared: by-hand, bindings or rows");
    if (!pair.value.isList())
      return fail(pair.line, "expected a list of rows");
    for (const YamlNode &item : pair.value.items)
      if (llvm::Error error = readRow(item))
        return error;
    return llvm::Error::success();
  }

  llvm::Error readVersions(const YamlNode &list) {
    for (const YamlNode &item : list.items) {
      std::optional<Version> version = Version::parse(item.text);
      if (!version)
        return fail(item.line, "expected a version, not `" + item.text + "`");
      if (!table_.versions.empty() && *version <= table_.versions.back())
        return fail(item.line, "the oldest version must come first");
      table_.versions.push_back(*version);
    }
    return llvm::Error::success();
  }

  llvm::Error readRow(const YamlNode &node) {
    if (!node.isMapping())
      return fail(node.line, "expected a row such as {name: hipInit, kind: function, …}");
    FactRow row;
    size_t next = 0;
    for (const auto &[key, line, value] : node.pairs) {
      size_t column = llvm::find(keys, columnOf(key)) - std::begin(keys);
      if (column == std::size(keys))
        return fail(line, "unknown key `" + key + "`");
      if (column < next)
        return fail(line, "key `" + key + "` must come before `" + keys[next - 1] + "`");
      next = column + 1;
      given_[column] = &node;
      if (llvm::Error error = setColumn(row, keys[column], value))
        return fail(line, "`" + key + "`: " + llvm::toString(std::move(error)));
    }
    if (std::optional<std::string> contradiction = contradictionIn(row, node))
      return fail(node.line, "row `" + row.name + "` " + *contradiction);
    if (!table_.rows.empty() && row.name < table_.rows.back().name)
      return fail(node.line,
                  "row `" + row.name + "` is out of order after `" + table_.rows.back().name + "`");
    table_.rows.push_back(row);
    return llvm::Error::success();
  }

  /// `hip-added` is the key of the column `added`; empty if no column has this key.
  llvm::StringRef columnOf(llvm::StringRef key) const {
    const bool hasPlatform = key.consume_front(toString(table_.platform)) && key.consume_front("-");
    return hasPlatform == (key == "added" || key == "removed") ? key : "";
  }

  llvm::Error setColumn(FactRow &row, llvm::StringRef givenKey, const YamlNode &value) {
    FactColumnReader columnReader(table_.platform, into_);
#define FACT_COLUMN(key, member, type, reader, help)                                               \
  if (givenKey == key)                                                                             \
    return columnReader.reader(value, row.member);
#include "mapping/FactColumns.def"
    llvm_unreachable("the key of a column");
  }

  bool has(const YamlNode &node, llvm::StringRef key) const {
    return given_[llvm::find(keys, key) - std::begin(keys)] == &node;
  }

  /// What a kind of row must have, and the keys that it may not have.
  std::optional<std::string> contradictionIn(const FactRow &row, const YamlNode &node) const {
    if (!has(node, "name") || !has(node, "kind"))
      return "needs `name` and `kind`";
    bool isFunction = row.kind == FactKind::Function || row.kind == FactKind::Method;
    for (llvm::StringRef key : {"parameters", "side"})
      if (has(node, key) != isFunction)
        return fmt::format("{} `{}`", isFunction ? "needs" : "cannot have", key.str());
    for (llvm::StringRef key : {"template", "result"})
      if (has(node, key) && !isFunction)
        return fmt::format("cannot have `{}`", key.str());
    if (row.kind == FactKind::Function && row.result.empty())
      return "needs `result`";
    if ((row.kind == FactKind::Type || row.kind == FactKind::Field) && row.type.empty())
      return "needs `type`";
    if (row.kind == FactKind::Field && row.value.empty())
      return "needs `value`";
    if ((row.kind == FactKind::Header) == has(node, "header"))
      return row.kind == FactKind::Header ? "cannot have `header`" : "needs `header`";
    if (!row.owner().empty() && row.lastName().empty())
      return "needs a name such as `record.member`";
    const std::string platform = toString(table_.platform).str();
    if (row.removed.known() && !llvm::is_contained(table_.versions, row.removed))
      return fmt::format("has a `{}-removed` that is not one of `versions`", platform);
    if (row.removed.known() && row.removed <= row.added)
      return fmt::format("was removed before `{}-added`", platform);
    return std::nullopt;
  }

  llvm::StringRef fileName_;
  FactTables &into_;
  FactTable table_;
  /// The last row that had a key.
  const YamlNode *given_[std::size(keys)] = {};
};

} // namespace

llvm::Error readFactTable(llvm::StringRef text, llvm::StringRef fileName, FactPlatform platform,
                          FactTables &into) {
  return TableReader(fileName, platform, into).read(text);
}

llvm::Error readFactFile(llvm::StringRef path, FactTables &into) {
  llvm::Expected<std::string> text = readRegularFile(path.str(), maxSourceSize);
  if (!text)
    return text.takeError();
  const bool isCuda = path.contains("mappings/cuda/");
  return readFactTable(*text, path.substr(path.rfind("mappings/")),
                       isCuda ? FactPlatform::Cuda : FactPlatform::Hip, into);
}

} // namespace tranship::mapping
