// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/ByHand.h"

#include "buildfiles/CMakeText.h"
#include "buildfiles/FlagRewriter.h"
#include "buildfiles/TextEdits.h"
#include "mapping/BuildTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <set>

namespace tranship::buildfiles {
namespace {

llvm::StringRef idOf(BuildSystem system) {
  return system == BuildSystem::Python  ? "python"
         : system == BuildSystem::Meson ? "meson"
                                        : "bazel";
}

/// The line up to a comment: a `#` outside of quotes.
llvm::StringRef withoutComment(llvm::StringRef line) {
  char quote = '\0';
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\\')
      ++i;
    else if (quote)
      quote = line[i] == quote ? '\0' : quote;
    else if (line[i] == '"' || line[i] == '\'')
      quote = line[i];
    else if (line[i] == '#')
      return line.take_front(i);
  }
  return line;
}

/// The offset of a word that is not part of a longer one.
size_t findWord(llvm::StringRef line, llvm::StringRef word) {
  for (size_t at = line.find(word); at != llvm::StringRef::npos; at = line.find(word, at + 1)) {
    size_t end = at + word.size();
    bool begins = at == 0 || !isNameCharacter(line[at - 1]) || !isNameCharacter(word.front());
    bool ends = end >= line.size() || !isNameCharacter(line[end]) || !isNameCharacter(word.back());
    if (begins && ends)
      return at;
  }
  return llvm::StringRef::npos;
}

class Reader {
public:
  Reader(const BuildFile &file, const BuildOptions &options)
      : file_(file), options_(options), reporter_(file.path, file.text) {}

  TranslatedBuildFile run() {
    llvm::StringRef text = file_.text;
    for (llvm::StringRef rest = text; !rest.empty();) {
      auto [line, next] = rest.split('\n');
      llvm::StringRef code = withoutComment(line);
      readLine(code, line.data() - text.data());
      renamed_ += withRenamedSources(code, llvm::StringRef(file_.path).rsplit('/').first, options_);
      renamed_ += rest.slice(code.size(), rest.size() - next.size());
      rest = next;
    }
    TranslatedBuildFile result;
    if (renamed_ != text)
      result.newText = std::move(renamed_);
    result.diagnostics = std::move(reporter_.diagnostics);
    return result;
  }

private:
  void readLine(llvm::StringRef line, size_t offset) {
    for (const mapping::BuildRow &row : mapping::BuildTable::builtin().rows()) {
      if (row.kind != mapping::BuildRowKind::Advice || row.system != idOf(file_.system) ||
          (!row.without.empty() && llvm::StringRef(file_.text).contains(row.without)))
        continue;
      if (size_t at = findWord(line, row.cuda); at != llvm::StringRef::npos)
        report(row.cuda, row.instead, offset + at);
    }
    readWords(line, offset);
  }

  /// Flags and libraries between quotes.
  void readWords(llvm::StringRef line, size_t offset) {
    size_t at = 0;
    while ((at = line.find_first_not_of("\"' ,[](){}", at)) != llvm::StringRef::npos) {
      size_t end = std::min(line.find_first_of("\"' ,[](){}", at), line.size());
      llvm::StringRef word = line.slice(at, end);
      std::vector<FlagWord> words = {{word.str()}};
      llvm::StringRef name = word;
      name.consume_front("-l");
      bool isQuoted = at && name != "cuda" && (line[at - 1] == '"' || line[at - 1] == '\'');
      if (std::optional<frontend::WrittenNvccFlag> flag = frontend::findNvccFlag(word);
          flag && !flag->flag->hip.empty() && isOnlyNvccs(words)) {
        report(word, flag->flag->hip.str(), offset + at);
      } else if (const mapping::BuildRow *row =
                     isQuoted ? mapping::BuildTable::builtin().findLibrary(name) : nullptr) {
        report(word,
               row->isDropped     ? "drop it: " + row->why
               : row->hip.empty() ? row->instead
                                  : fmt::format("link `{}`", row->hip),
               offset + at);
      }
      at = end;
    }
  }

  bool isOnlyNvccs(std::vector<FlagWord> words) const {
    std::string before = words.front().text;
    return !rewriteFlags(words, options_.targets).empty() || words.front().isRemoved ||
           words.front().text != before;
  }

  void report(llvm::StringRef word, std::string advice, size_t offset) {
    if (!reported_.insert(offset).second)
      return; // a row of advice and a row of a library may match the same word
    std::string message = fmt::format("`{}` is for CUDA; change it by hand", word.str());
    reporter_.report(DiagnosticKind::BuildByHand, offset, std::move(message), std::move(advice),
                     word);
  }

  const BuildFile &file_;
  const BuildOptions &options_;
  BuildReporter reporter_;
  std::set<size_t> reported_;
  std::string renamed_;
};

} // namespace

TranslatedBuildFile reportByHand(const BuildFile &file, const BuildOptions &options) {
  return Reader(file, options).run();
}

} // namespace tranship::buildfiles
