// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/ColumnReader.h"

#include "mapping/CallTemplate.h"
#include "mapping/NearNames.h"
#include "mapping/Roles.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

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

llvm::Error ColumnReader::templateDefaults(llvm::StringRef value, TableText &column) const {
  column = TableText(value);
  return TemplateDefaults::parse(value)
             ? llvm::Error::success()
             : error("expected a position and default arguments such as `$1 32`, not `" + value +
                     "`");
}

llvm::Error ColumnReader::warpCall(llvm::StringRef value, WarpCall &column) const {
  std::optional<WarpCall> call = WarpCall::parse(value);
  if (!call)
    return error("expected an operation and positions such as `shuffle-down $0 mask $2 distance $3 "
                 "width`, not `" +
                 value + "`");
  column = *call;
  return llvm::Error::success();
}

llvm::Error ColumnReader::property(llvm::StringRef value, TableText &column) const {
  column = TableText(value);
  bool isWord = !value.empty() && llvm::all_of(value, llvm::isAlnum);
  return isWord || PropertyArgument::parse(value)
             ? llvm::Error::success()
             : error("expected a property, or arguments and properties such as `$0 major $1 "
                     "minor`, not `" +
                     value + "`");
}

llvm::Error ColumnReader::answers(llvm::StringRef value, TableText &column) const {
  column = TableText(value);
  return NumberRange::parseList(value)
             ? llvm::Error::success()
             : error("expected numbers or ranges such as `0, -5..-1`, not `" + value + "`");
}

llvm::Error ColumnReader::roles(llvm::StringRef value, TableText &column) const {
  column = TableText(value);
  return Role::parseList(value).takeError();
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

/// The words for other guards than types that a text may be meant as; none if it can be a type.
static std::vector<llvm::StringRef> nearGuardWords(llvm::StringRef text) {
  NearNames near(text);
  bool isWord = llvm::all_of(text, [](char c) { return llvm::isLower(c) || c == '-'; });
  if (isWord)
    llvm::for_each(argumentGuardWords().drop_front(),
                   [&](llvm::StringRef word) { near.consider(word); });
  return near.take();
}

llvm::Error ColumnReader::argumentGuard(llvm::StringRef value, ArgumentGuard &column) const {
  auto [argument, text] = value.split(' ');
  if (!argument.consume_front("$") || argument.getAsInteger(10, column.argument) ||
      column.argument < 0 || text.empty())
    return error("expected an argument and its type such as `$2 cudaMemLocation`");
  column.text = TableText(text);
  if (const auto *word = llvm::find(argumentGuardWords(), text);
      word != argumentGuardWords().end()) {
    column.kind = ArgumentGuard::Kind(word - argumentGuardWords().begin());
    return llvm::Error::success();
  }
  std::vector<llvm::StringRef> near = nearGuardWords(text);
  if (!near.empty() || text.contains('-')) // no type has a hyphen
    return error("`" + text + "` is not a type" + didYouMean(near));
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
