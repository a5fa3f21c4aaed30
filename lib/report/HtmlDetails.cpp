// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/HtmlDetails.h"

#include "report/HtmlText.h"
#include "source/UnifiedDiff.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace tranship::report {
namespace {

/// The worst severity of the diagnostics on each line.
using LineMarks = std::map<unsigned, Severity>;

/// The part of a replaced line that differs from its replacement; the page highlights only this part.
struct Difference {
  size_t begin = 0, end = 0, otherEnd = 0;
};

/// Compares whole words, so that `cudaFree` → `hipFree` does not read as "cuda" → "hip". Bytes
/// beyond ASCII count as letters, so that no character is split.
Difference differenceOf(llvm::StringRef a, llvm::StringRef b) {
  auto isWord = [](char c) { return llvm::isAlnum(c) || c == '_' || (c & 0x80); };
  size_t shortest = std::min(a.size(), b.size()), begin = 0, tail = 0;
  while (begin < shortest && a[begin] == b[begin])
    ++begin;
  while (begin && isWord(a[begin - 1]))
    --begin;
  while (tail < shortest - begin && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
    ++tail;
  while (tail && isWord(a[a.size() - tail]))
    --tail;
  return {begin, a.size() - tail, b.size() - tail};
}

class DiffTable {
public:
  DiffTable(llvm::StringRef id, const LineMarks &marks, const HtmlLimits &limits)
      : id_(id), marks_(marks), limits_(limits) {}

  std::string of(const std::vector<DiffHunk> &hunks) {
    size_t total = 0;
    for (const DiffHunk &hunk : hunks)
      total += hunk.lines.size();
    for (const DiffHunk &hunk : hunks)
      if (written_ < limits_.diffLinesPerFile)
        add(hunk);
    if (out_.empty())
      return {};
    std::string table =
        "<div class=\"scroll\" role=\"region\" aria-label=\"Changed lines\" tabindex=\"0\">"
        "<table class=\"diff\">" +
        out_ + "</table></div>\n";
    if (written_ < total)
      table += fmt::format("<p class=\"more\">{} more lines not shown here.</p>\n",
                           grouped(total - written_));
    return table;
  }

  const std::set<unsigned> &linesShown() const { return shown_; }

private:
  void add(const DiffHunk &hunk) {
    out_ += "<tbody>";
    const std::vector<DiffLine> &lines = hunk.lines;
    for (size_t i = 0; i < lines.size() && written_ < limits_.diffLinesPerFile;) {
      if (lines[i].before && lines[i].after) {
        addLine(lines[i], llvm::StringRef(), cut(lines[i].text), {});
        ++i;
        continue;
      }
      size_t added = i;
      while (added < lines.size() && !lines[added].after)
        ++added;
      size_t end = added;
      while (end < lines.size() && !lines[end].before)
        ++end;
      // If as many lines were added as removed, each is compared with its counterpart.
      bool paired = end - added == added - i;
      for (size_t line = i; line < end && written_ < limits_.diffLinesPerFile; ++line) {
        bool removed = line < added;
        llvm::StringRef text = cut(lines[line].text);
        Difference difference{0, text.size(), 0};
        if (paired) {
          llvm::StringRef other =
              cut(lines[removed ? line + (added - i) : line - (added - i)].text);
          difference = differenceOf(text, other);
        } else {
          difference.end = 0;
        }
        addLine(lines[line], removed ? "del" : "ins", text, difference);
      }
      i = end;
    }
    out_ += "</tbody>\n";
  }

  llvm::StringRef cut(llvm::StringRef text) const {
    text = text.rtrim("\r\n");
    size_t length = std::min(text.size(), limits_.lineLength);
    while (length < text.size() && length && (text[length] & 0xc0) == 0x80)
      --length; // do not split a character
    return text.take_front(length);
  }

  void addLine(const DiffLine &line, llvm::StringRef kind, llvm::StringRef text,
               Difference difference) {
    ++written_;
    auto mark = line.before ? marks_.find(line.before) : marks_.end();
    std::string classes = kind.str();
    if (mark != marks_.end()) {
      if (!classes.empty())
        classes += ' ';
      classes += toString(mark->second);
    }
    out_ += "<tr";
    if (!classes.empty())
      out_ += fmt::format(" class=\"{}\"", classes);
    if (mark != marks_.end() && shown_.insert(line.before).second)
      out_ += fmt::format(" id=\"{}-{}\"", id_.str(), line.before);
    out_ +=
        fmt::format("><td>{}</td><td>{}</td><td>", line.before ? fmt::to_string(line.before) : "",
                    line.after ? fmt::to_string(line.after) : "");
    if (difference.begin < difference.end)
      out_ += html(text.take_front(difference.begin)) + "<mark>" +
              html(text.slice(difference.begin, difference.end)) + "</mark>" +
              html(text.substr(difference.end));
    else
      out_ += html(text);
    if (text.size() < line.text.rtrim("\r\n").size())
      out_ += "<i>… cut</i>";
    out_ += "</td></tr>";
  }

  llvm::StringRef id_;
  const LineMarks &marks_;
  const HtmlLimits &limits_;
  size_t written_ = 0;
  std::string out_;
  std::set<unsigned> shown_;
};

std::string diagnosticItem(const Diagnostic &diagnostic, llvm::StringRef id,
                           const std::set<unsigned> &linesShown) {
  llvm::StringRef severity = toString(severityOf(diagnostic.kind)), kind = idOf(diagnostic.kind);
  std::string place;
  if (diagnostic.line) {
    place = fmt::format("line {}:{}", diagnostic.line, diagnostic.column);
    if (linesShown.contains(diagnostic.line))
      place = fmt::format("<a href=\"#{}-{}\">{}</a>", id.str(), diagnostic.line, place);
    place += " ";
  }
  std::string out =
      fmt::format("<li class=\"{0}\" data-kind=\"{1}\" data-severity=\"{0}\"><b>{0}</b> {2}{3} "
                  "<a class=\"kind\" href=\"#kind-{1}\">{1}</a>",
                  severity.str(), kind.str(), place, htmlWithCode(diagnostic.message));
  if (!diagnostic.advice.empty())
    out += "<p>" + htmlWithCode(diagnostic.advice) + "</p>";
  return out + "</li>\n";
}

} // namespace

std::string grouped(size_t number) {
  std::string digits = fmt::to_string(number);
  for (size_t i = digits.size(); i > 3;)
    digits.insert(i -= 3, 1, ',');
  return digits;
}

std::string htmlDetails(const FileSummary &file, llvm::StringRef id, const HtmlLimits &limits) {
  LineMarks marks;
  for (const Diagnostic *diagnostic : file.diagnostics)
    if (diagnostic->line) {
      Severity severity = severityOf(diagnostic->kind);
      auto [mark, isNew] = marks.try_emplace(diagnostic->line, severity);
      mark->second = std::max(mark->second, severity);
    }
  DiffTable table(id, marks, limits);
  std::string diff;
  if (file.file) {
    std::vector<unsigned> lines;
    for (auto [line, severity] : marks)
      lines.push_back(line);
    diff = table.of(diffHunks(file.file->input->source->text(), file.file->text(), lines));
  }
  // Sort by severity, so that truncation drops the least important.
  std::vector<const Diagnostic *> diagnostics = file.diagnostics;
  llvm::stable_sort(diagnostics, [](const Diagnostic *a, const Diagnostic *b) {
    return severityOf(a->kind) > severityOf(b->kind);
  });
  std::string out;
  size_t listed = std::min(file.diagnostics.size(), limits.diagnosticsPerFile);
  if (listed) {
    out += "<ul class=\"diagnostics\">\n";
    for (size_t i = 0; i < listed; ++i)
      out += diagnosticItem(*diagnostics[i], id, table.linesShown());
    out += "</ul>\n";
  }
  if (listed < file.diagnostics.size())
    out += fmt::format("<p class=\"more\">{} more not shown here.</p>\n",
                       grouped(file.diagnostics.size() - listed));
  return out + diff;
}

} // namespace tranship::report
