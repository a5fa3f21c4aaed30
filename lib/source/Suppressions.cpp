// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/Suppressions.h"

#include "diagnostics/KindSet.h"
#include "source/Comments.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship {
namespace {

constexpr llvm::StringLiteral keyword = "tranship-disable";

class SuppressionReader {
public:
  explicit SuppressionReader(const SourceFile &file) : file_(file) {}

  FileSuppressions read() {
    if (!mayHaveSuppressions(file_))
      return {};
    for (Range comment : commentsOf(file_))
      readComment(comment);
    for (size_t begin : open_) {
      result_.list[begin].lastLine = ~0u;
      complain(result_.list[begin].place,
               "this suppression has no end and covers the rest of the file",
               "write tranship-disable-end(" + result_.list[begin].ids + ") where it should end");
    }
    return std::move(result_);
  }

private:
  enum class Form { Line, NextLine, Begin, End };

  void complain(Range place, std::string message, std::string advice = {}) {
    auto [line, column] = file_.lineAndColumn(place.begin);
    auto [endLine, endColumn] = file_.lineAndColumn(place.end);
    Diagnostic diagnostic{DiagnosticKind::BadSuppression,
                          file_.path(),
                          line,
                          column,
                          std::move(message),
                          std::move(advice)};
    diagnostic.span = {place.begin, place.end, line, column, endLine, endColumn};
    result_.problems.push_back(std::move(diagnostic));
  }

  /// Reads the suppressions of a comment, at most one per line.
  void readComment(Range comment) {
    llvm::StringRef text = file_.text(comment);
    if (text.starts_with("/*"))
      text = text.ends_with("*/") ? text.drop_back(2) : text;
    unsigned offset = comment.begin;
    while (!text.empty()) {
      auto [line, rest] = text.split('\n');
      if (size_t at = line.find(keyword); at != llvm::StringRef::npos)
        readDirective(comment, line.take_front(at), line.drop_front(at), offset + at);
      offset += line.size() + 1;
      text = rest;
    }
  }

  /// Reads a suppression; `text` begins with the keyword.
  void readDirective(Range comment, llvm::StringRef before, llvm::StringRef text, unsigned offset) {
    llvm::StringRef rest = text.drop_front(keyword.size());
    Form form = rest.consume_front("-next-line") ? Form::NextLine
                : rest.consume_front("-begin")   ? Form::Begin
                : rest.consume_front("-end")     ? Form::End
                                                 : Form::Line;
    size_t close = rest.find(')');
    if (!rest.starts_with("(") || close == llvm::StringRef::npos) {
      // Ignore it as prose, unless the comment begins with it.
      if (before.trim("/*! \t").empty())
        complain({offset, unsigned(offset + text.size() - rest.size())},
                 "this suppression names no diagnostic",
                 "write ids in parentheses: " + keyword.str() + "(id): reason");
      return;
    }
    Suppression suppression;
    suppression.ids = rest.slice(1, close).trim().str();
    rest = rest.drop_front(close + 1);
    suppression.place = {offset, unsigned(offset + text.size() - rest.size())};
    if (rest.consume_front(":"))
      suppression.reason = rest.trim().str();
    if (form == Form::End)
      return end(suppression);
    if (!readIds(suppression))
      return;
    placeLines(suppression, form, comment);
    if (form == Form::Begin)
      open_.push_back(result_.list.size());
    result_.list.push_back(std::move(suppression));
  }

  bool readIds(Suppression &suppression) {
    llvm::SmallVector<llvm::StringRef> ids;
    llvm::StringRef(suppression.ids).split(ids, ',');
    for (llvm::StringRef id : ids) {
      llvm::Expected<std::vector<DiagnosticKind>> kinds = kindsLike(id.trim());
      if (!kinds) {
        complain(suppression.place, llvm::toString(kinds.takeError()),
                 "`tranship check --list-checks` lists all ids");
        continue;
      }
      llvm::append_range(suppression.kinds, *kinds);
    }
    return !suppression.kinds.empty();
  }

  void placeLines(Suppression &suppression, Form form, Range comment) const {
    suppression.firstLine = file_.lineAndColumn(comment.begin).first;
    if (form == Form::NextLine) {
      // It applies to the next line with code; other comments may come before that.
      unsigned last = file_.lineAndColumn(comment.end).first;
      const std::vector<SourceToken> &tokens = file_.tokens();
      suppression.firstLine = last + 1;
      for (size_t i = file_.tokenAt(comment.end); i < tokens.size(); ++i)
        if (unsigned line = file_.lineAndColumn(tokens[i].offset).first; line > last) {
          suppression.firstLine = line;
          break;
        }
    }
    suppression.lastLine = suppression.firstLine;
    suppression.isRegion = form == Form::Begin;
  }

  void end(const Suppression &end) {
    for (size_t i = open_.size(); i-- > 0;) {
      Suppression &begin = result_.list[open_[i]];
      if (begin.ids != end.ids)
        continue;
      begin.lastLine = file_.lineAndColumn(end.place.begin).first;
      open_.erase(open_.begin() + i);
      return;
    }
    complain(end.place, "this end has no matching begin",
             "write tranship-disable-begin(" + end.ids + ") above, with the same ids");
  }

  const SourceFile &file_;
  FileSuppressions result_;
  /// Open regions, as indices into the list.
  std::vector<size_t> open_;
};

} // namespace

bool Suppression::covers(const Diagnostic &diagnostic) const {
  if (!llvm::is_contained(kinds, diagnostic.kind) || diagnostic.line == 0)
    return false;
  if (isRegion)
    return firstLine <= diagnostic.line && diagnostic.line <= lastLine;
  return diagnostic.line == firstLine || diagnostic.span.endLine == firstLine;
}

bool mayHaveSuppressions(const SourceFile &file) { return file.text().contains(keyword); }

FileSuppressions suppressionsIn(const SourceFile &file) { return SuppressionReader(file).read(); }

} // namespace tranship
