// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/TodoComments.h"

#include "source/Comments.h"
#include "source/EditPlan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <fmt/format.h>

#include <set>

namespace tranship::translate {
namespace {

constexpr llvm::StringLiteral prefix = "// TODO(tranship): ";
constexpr llvm::StringLiteral byteOrderMark = "\xEF\xBB\xBF";

class TodoWriter {
public:
  explicit TodoWriter(const TranslatedFile &translated)
      : file_(*translated.input->source), changes_(translated.changes),
        comments_(commentsOf(file_)) {}

  void add(const Diagnostic &diagnostic) {
    if (diagnostic.line > lineCount())
      return;
    unsigned at = safePlace(diagnostic.line);
    std::string comment = fmt::format("{}{} [{}]", prefix.str(), oneLine(diagnostic.message),
                                      idOf(diagnostic.kind).str());
    if (!diagnostic.advice.empty())
      comment += ": " + oneLine(diagnostic.advice);
    if (comment.back() == '\\')
      comment += '.'; // a backslash would continue the comment
    std::vector<std::string> &comments = todos_[at];
    if (!llvm::is_contained(comments, comment) && !isThere(at, comment))
      comments.push_back(std::move(comment));
  }

  /// The text with all changes and these comments; nothing when there are none to add.
  std::optional<std::string> write() const {
    EditPlan plan(file_);
    for (const Change &change : changes_)
      plan.add(change);
    bool isAny = false;
    for (const auto &[at, comments] : todos_) {
      llvm::StringRef line = file_.text(file_.line(at)).drop_front(at - file_.line(at).begin);
      std::string text;
      for (const std::string &comment : comments)
        text += (line.take_while([](char c) { return c == ' ' || c == '\t'; }) + comment +
                 file_.lineEnding())
                    .str();
      isAny |= !text.empty();
      plan.add({"todo", Layer::Token, {{{at, at}, {std::move(text)}}}});
    }
    return isAny ? std::optional(plan.apply()) : std::nullopt;
  }

private:
  static std::string oneLine(std::string text) {
    for (char &c : text)
      if (c == '\n' || c == '\r')
        c = ' ';
    return text;
  }

  unsigned lineCount() const { return file_.lineAndColumn(file_.text().size()).first; }

  unsigned startOf(unsigned line) const {
    if (line <= 1)
      return file_.text().starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    if (starts_.empty()) {
      starts_.push_back(0);
      for (size_t i = 0; i < file_.text().size(); ++i)
        if (file_.text()[i] == '\n')
          starts_.push_back(i + 1);
    }
    return starts_[std::min<size_t>(line, starts_.size()) - 1];
  }

  /// The start of the line, or of the next one above it where a comment is one, and nothing else.
  unsigned safePlace(unsigned line) const {
    while (line > 1 && !isSafe(startOf(line)))
      --line;
    return startOf(line);
  }

  bool isSafe(unsigned at) const {
    auto holds = [&](Range range) { return range.begin < at && at < range.end; };
    // A line that is continued belongs to the next one: of a macro, a `//` would end it.
    if (file_.text().take_front(at - 1).rtrim(" \t\r").ends_with("\\"))
      return false;
    size_t token = file_.tokenAt(at); // the first one that does not begin before
    if (token > 0 && holds(file_.tokens()[token - 1].range()))
      return false; // a raw string
    return llvm::none_of(comments_, holds) && llvm::none_of(changes_, [&](const Change &change) {
             return llvm::any_of(change.edits, [&](const Edit &edit) { return holds(edit.range); });
           });
  }

  /// Among the comments of ours right above.
  bool isThere(unsigned at, llvm::StringRef comment) const {
    llvm::StringRef above = file_.text().take_front(at);
    while (above.consume_back("\n")) {
      size_t begin = above.rfind('\n') + 1;
      llvm::StringRef line = above.drop_front(begin).trim(" \t\r");
      if (!line.starts_with(prefix))
        return false;
      if (line == comment)
        return true;
      above = above.take_front(begin);
    }
    return false;
  }

  const SourceFile &file_;
  const std::vector<Change> &changes_;
  std::vector<Range> comments_;
  mutable std::vector<unsigned> starts_;
  std::map<unsigned, std::vector<std::string>> todos_;
};

} // namespace

void addTodoComments(Translation &translation) {
  std::map<std::string, std::vector<const Diagnostic *>> left;
  for (const Diagnostic &diagnostic : translation.diagnostics)
    if (diagnostic.line && severityOf(diagnostic.kind) != Severity::Note)
      left[diagnostic.file].push_back(&diagnostic);
  for (TranslatedFile &file : translation.files) {
    auto found = left.find(file.input->source->path());
    if (found == left.end())
      continue;
    TodoWriter writer(file);
    for (const Diagnostic *diagnostic : found->second)
      writer.add(*diagnostic);
    if (std::optional<std::string> text = writer.write()) {
      file.newText = std::move(*text);
      file.hasTodos = true;
    }
  }
}

} // namespace tranship::translate
