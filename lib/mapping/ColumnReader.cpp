// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/ColumnReader.h"

#include "mapping/CallTemplate.h"

namespace tranship::mapping {

static llvm::Error error(const llvm::Twine &what) { return llvm::createStringError(what); }

/// "function, type, ... or namespace".
static std::string rowKindList() {
  std::string list = toString(RowKind::Function).str();
  for (uint8_t kind = 1; kind <= uint8_t(RowKind::Namespace); ++kind)
    list += (kind == uint8_t(RowKind::Namespace) ? " or " : ", ") + toString(RowKind(kind)).str();
  return list;
}

llvm::Error ColumnReader::text(llvm::StringRef value, TableText &column) const {
  column = TableText(value);
  return llvm::Error::success();
}

llvm::Error ColumnReader::nonEmptyText(llvm::StringRef value, TableText &column) const {
  column = TableText(value);
  return value.empty() ? error("expected a text that is not empty") : llvm::Error::success();
}

llvm::Error ColumnReader::textOrNumber(llvm::StringRef value, TableText &column) const {
  return text(value, column); // a YAML number is a text here, but not in a schema
}

llvm::Error ColumnReader::callTemplate(llvm::StringRef value, TableText &column) const {
  column = TableText(value);
  return CallTemplate::parse(value).takeError();
}

llvm::Error ColumnReader::kind(llvm::StringRef value, RowKind &column) const {
  std::optional<RowKind> kind = parseRowKind(value);
  if (!kind)
    return error("unknown kind `" + value + "`; expected " + rowKindList());
  column = *kind;
  return llvm::Error::success();
}

llvm::Error ColumnReader::wave(llvm::StringRef value, RowWave &column) const {
  std::optional<RowWave> wave = parseRowWave(value);
  if (!wave)
    return error("expected `groups` or `whole`, not `" + value + "`");
  column = *wave;
  return llvm::Error::success();
}

llvm::Error ColumnReader::argumentCount(llvm::StringRef value, int8_t &column) const {
  if (value.getAsInteger(10, column) || column < 0)
    return error("expected a number of arguments, not `" + value + "`");
  return llvm::Error::success();
}

llvm::Error ColumnReader::givenArgument(llvm::StringRef value, GivenArgument &column) const {
  auto [argument, type] = value.split(' ');
  if (!argument.consume_front("$") || argument.getAsInteger(10, column.argument) ||
      column.argument < 0 || type.empty())
    return error("expected an argument and its type such as `$2 cudaMemLocation`");
  column.type = TableText(type);
  return llvm::Error::success();
}

llvm::Error ColumnReader::version(llvm::StringRef value, Version &column) const {
  std::optional<Version> version = Version::parse(value);
  if (!version)
    return error("expected a version such as 12.5 or 7.0.2, not `" + value + "`");
  column = *version;
  return llvm::Error::success();
}

llvm::Error ColumnReader::versionRange(llvm::StringRef value, VersionRange &column) const {
  llvm::SmallVector<llvm::StringRef> limits;
  value.split(limits, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (llvm::StringRef limit : limits) {
    bool isLower = limit.consume_front(">=");
    if (!isLower && !limit.consume_front("<"))
      limit = {};
    std::optional<Version> version = Version::parse(limit);
    if (!version)
      return error("expected `>=13.0`, `<13.0` or both, not `" + value + "`");
    (isLower ? column.from : column.before) = *version;
  }
  return llvm::Error::success();
}

llvm::Error ColumnReader::note(llvm::StringRef value, NoteRef &column) const {
  column = NoteRef(findNote_(value));
  return column ? llvm::Error::success() : error("no note `" + value + "` in this file");
}

llvm::Error ColumnReader::truth(llvm::StringRef value, bool &column) const {
  column = value == "true";
  if (!column && value != "false")
    return error("expected true or false, not `" + value + "`");
  return llvm::Error::success();
}

} // namespace tranship::mapping
