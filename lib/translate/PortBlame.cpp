// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/PortBlame.h"

#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::translate {
namespace {

/// The identifiers that clang's message quotes: `use of undeclared identifier 'cudaFoo'`.
std::vector<llvm::StringRef> quotedNames(llvm::StringRef message) {
  std::vector<llvm::StringRef> names;
  auto isInWord = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  for (message = message.split('\'').second; !message.empty(); message = message.split('\'').second) {
    llvm::StringRef quoted;
    std::tie(quoted, message) = message.split('\'');
    while (!(quoted = quoted.drop_until(isInWord)).empty()) {
      names.push_back(quoted.take_while(isInWord));
      quoted = quoted.drop_while(isInWord);
    }
  }
  return names;
}

/// One line of text, at most `limit` characters.
std::string excerpt(llvm::StringRef text, size_t limit = 60) {
  std::string line;
  for (char c : text.trim())
    if (!llvm::isSpace(c))
      line += c;
    else if (!line.empty() && line.back() != ' ')
      line += ' ';
  return line.size() > limit ? line.substr(0, limit - 3) + "..." : line;
}

/// The offsets of the line around `offset`.
Range lineAround(llvm::StringRef text, unsigned offset) {
  size_t begin = text.take_front(offset).rfind('\n'), end = text.find('\n', offset);
  return {unsigned(begin == llvm::StringRef::npos ? 0 : begin + 1),
          unsigned(std::min(end, text.size()))};
}

} // namespace

std::string portPath(const TranslatedFile &file, bool renameUnits) {
  const std::string &path = file.input->source->path();
  return renameUnits ? outputName(path) : path;
}

PortBlame::PortBlame(llvm::ArrayRef<TranslatedFile> files, bool renameUnits,
                     llvm::ArrayRef<Diagnostic> reported) {
  for (const TranslatedFile &file : files)
    byPortPath_[portPath(file, renameUnits)] = &file;
  for (const Diagnostic &diagnostic : reported) {
    if (severityOf(diagnostic.kind) != Severity::Error)
      continue;
    reportedLines_.insert({diagnostic.file, diagnostic.line});
    if (!diagnostic.name.empty())
      reportedNames_.insert(diagnostic.name);
  }
}

std::optional<PortFault> PortBlame::locate(const frontend::PortError &error) const {
  auto found = byPortPath_.find(error.file);
  if (found == byPortPath_.end())
    return std::nullopt;
  const TranslatedFile &file = *found->second;
  PortFault fault{&file, file.map.originalOffset(error.offset), 0, 0, error.message};
  std::tie(fault.line, fault.column) = file.input->source->lineAndColumn(fault.offset);
  fault.isOnChange = !file.map.changesIn(lineAround(file.text(), error.offset)).empty();
  return fault;
}

bool PortBlame::isReported(const PortFault &fault) const {
  return reportedLines_.contains({fault.file->input->source->path(), fault.line}) ||
         llvm::any_of(quotedNames(fault.message),
                      [&](llvm::StringRef name) { return reportedNames_.contains(name.str()); });
}

Diagnostic PortBlame::diagnose(const PortFault &fault, llvm::StringRef sides,
                               size_t more) const {
  const SourceFile &source = *fault.file->input->source;
  Diagnostic diagnostic{DiagnosticKind::PortError, source.path(), fault.line, fault.column, {}, {}};
  diagnostic.message = fmt::format("the port does not compile{}{}: {}",
                                   sides.empty() ? "" : " for ", sides.str(), fault.message);
  if (more)
    diagnostic.message += fmt::format(" (and on {})", plural(more, "more line"));
  Range line = source.line(fault.offset);
  for (const Change &change : fault.file->changes)
    for (const Edit &edit : change.edits)
      if (edit.range.begin >= line.begin && edit.range.end <= line.end && edit.range.size()) {
        std::string after;
        for (const Piece &piece : edit.text)
          after += std::holds_alternative<std::string>(piece)
                       ? std::get<std::string>(piece)
                       : source.text(std::get<Range>(piece)).str();
        auto [atLine, atColumn] = source.lineAndColumn(edit.range.begin);
        diagnostic.related.push_back(
            {source.path(), atLine, atColumn,
             fmt::format("rule `{}` wrote `{}` for `{}`", change.rule.str(), excerpt(after),
                         excerpt(source.text(edit.range)))});
      }
  diagnostic.advice =
      diagnostic.related.empty()
          ? "tranship left this line as it was; change it by hand and report the case"
          : "correct the translation of this line by hand and report the case";
  return diagnostic;
}

} // namespace tranship::translate
