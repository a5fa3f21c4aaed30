// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/Selection.h"

#include "source/Comments.h"
#include "source/Suppressions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::translate {
namespace {

class Selector {
public:
  Selector(Translation &translation, const DiagnosticSelection &options)
      : translation_(translation), options_(options) {
    for (const TranslatedFile &file : translation.files) {
      FileSuppressions read = suppressionsIn(*file.input->source);
      ownDiagnostics_.add(std::move(read.problems));
      if (!read.list.empty()) {
        File &entry = files_[file.input->source->path()];
        entry.input = file.input;
        entry.used.resize(read.list.size());
        entry.list = std::move(read.list);
      }
    }
  }

  void run(llvm::function_ref<bool(const project::InputFile &, unsigned)> isSeen) {
    std::vector<Diagnostic> kept;
    for (Diagnostic &diagnostic : translation_.diagnostics) {
      if (!isSelected(diagnostic))
        continue;
      const Suppression *by = suppressionOf(diagnostic);
      if (by && (options_.errorsCanBeSuppressed || severityOf(diagnostic.kind) != Severity::Error))
        translation_.suppressed.push_back({std::move(diagnostic), by->reason});
      else
        kept.push_back(std::move(diagnostic));
    }
    if (options_.reportUnusedSuppressions)
      for (const auto &[path, file] : files_)
        for (size_t i = 0; i < file.list.size(); ++i)
          if (!file.used[i] && isAskedFor(path, file.list[i]) &&
              isSeen(*file.input, file.list[i].place.begin))
            reportUnused(path, file.list[i]);
    for (Diagnostic &diagnostic : ownDiagnostics_.take())
      if (isSelected(diagnostic))
        kept.push_back(std::move(diagnostic));
    Sink sorted;
    sorted.add(std::move(kept));
    translation_.diagnostics = sorted.take();
  }

private:
  struct File {
    const project::InputFile *input = nullptr;
    std::vector<Suppression> list;
    std::vector<bool> used;
  };

  bool isSelected(const Diagnostic &diagnostic) const {
    return !options_.isSelected || options_.isSelected(diagnostic.file, diagnostic.kind);
  }

  /// Whether the run would report something that the comment silences.
  bool isAskedFor(llvm::StringRef path, const Suppression &suppression) const {
    return !options_.isSelected || llvm::any_of(suppression.kinds, [&](DiagnosticKind kind) {
      return options_.isSelected(path, kind);
    });
  }

  const Suppression *suppressionOf(const Diagnostic &diagnostic) {
    auto file = files_.find(diagnostic.file);
    if (file == files_.end())
      return nullptr;
    const Suppression *first = nullptr;
    for (size_t i = 0; i < file->second.list.size(); ++i)
      if (file->second.list[i].covers(diagnostic)) {
        file->second.used[i] = true;
        first = first ? first : &file->second.list[i];
      }
    return first;
  }

  void reportUnused(const std::string &path, const Suppression &suppression) {
    const SourceFile &file = *files_[path].input->source;
    auto [line, column] = file.lineAndColumn(suppression.place.begin);
    auto [endLine, endColumn] = file.lineAndColumn(suppression.place.end);
    Range whole = file.line(suppression.place.begin);
    size_t token = file.tokenAt(whole.begin);
    bool isAlone = token == file.tokens().size() || file.tokens()[token].offset >= whole.end;
    bool isMeantForNextLine = isAlone && !suppression.isRegion && suppression.firstLine == line;
    Diagnostic diagnostic{DiagnosticKind::UnusedSuppression,
                          path,
                          line,
                          column,
                          "this silences nothing: there is no `" + suppression.ids + "` here",
                          isMeantForNextLine
                              ? "it applies to its own line; to silence the next one, write "
                                "tranship-disable-next-line"
                              : "delete it"};
    diagnostic.span = {
        suppression.place.begin, suppression.place.end, line, column, endLine, endColumn};
    if (!isMeantForNextLine && !suppression.isRegion)
      diagnostic.fix = removalOf(file, suppression);
    ownDiagnostics_.add(std::move(diagnostic));
  }

  /// Deletes the comment, with its line if nothing else is on it; nothing if the comment says more.
  static std::vector<Replacement> removalOf(const SourceFile &file,
                                            const Suppression &suppression) {
    std::vector<Range> comments = commentsOf(file);
    auto comment = llvm::find_if(comments, [&](Range candidate) {
      return candidate.begin <= suppression.place.begin && suppression.place.end <= candidate.end;
    });
    if (comment == comments.end() || file.text(*comment).contains('\n') ||
        !file.text(Range{comment->begin, suppression.place.begin}).trim("/*! \t").empty())
      return {};
    Range line = file.line(comment->begin);
    llvm::StringRef text = file.text();
    bool isAlone = text.slice(line.begin, comment->begin).trim().empty() &&
                   text.slice(comment->end, line.end).trim().empty();
    Range removed = *comment;
    if (isAlone)
      removed = line; // with its end
    else
      while (removed.begin > line.begin && llvm::isSpace(text[removed.begin - 1]))
        --removed.begin;
    auto [firstLine, firstColumn] = file.lineAndColumn(removed.begin);
    auto [lastLine, lastColumn] = file.lineAndColumn(removed.end);
    return {{{removed.begin, removed.end, firstLine, firstColumn, lastLine, lastColumn}, ""}};
  }

  Translation &translation_;
  const DiagnosticSelection &options_;
  std::map<std::string, File> files_;
  Sink ownDiagnostics_;
};

} // namespace

void selectDiagnostics(Translation &translation, const DiagnosticSelection &options,
                       llvm::function_ref<bool(const project::InputFile &, unsigned)> isSeen) {
  Selector(translation, options).run(isSeen);
}

} // namespace tranship::translate
