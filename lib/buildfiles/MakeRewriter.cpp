// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeRewriter.h"

#include "buildfiles/CMakeText.h"
#include "buildfiles/FlagRewriter.h"
#include "buildfiles/MakeLines.h"
#include "buildfiles/TextEdits.h"
#include "mapping/BuildTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

namespace tranship::buildfiles {
namespace {

constexpr llvm::StringLiteral toolkitFolder = "/usr/local/cuda", rocmFolder = "/opt/rocm";

/// The offset of `nvcc` as the name of a program; npos if there is none.
size_t findNvcc(llvm::StringRef text, size_t from = 0) {
  for (size_t at = text.find("nvcc", from); at != llvm::StringRef::npos;
       at = text.find("nvcc", at + 1)) {
    auto isPart = [](char c) { return isNameCharacter(c) || c == '-' || c == '.'; };
    bool begins = at == 0 || !isPart(text[at - 1]);
    bool ends = at + 4 >= text.size() || !isPart(text[at + 4]);
    if (begins && ends)
      return at;
  }
  return llvm::StringRef::npos;
}

class Rewriter {
public:
  Rewriter(const BuildFile &file, llvm::ArrayRef<llvm::StringRef> related,
           const BuildOptions &options)
      : text_(file.text), folder_(llvm::StringRef(file.path).rsplit('/').first), options_(options),
        reporter_(file.path, file.text), lines_(readMakefile(text_)) {
    std::vector<ReadText> texts = {{text_, lines_}};
    for (llvm::StringRef text : related)
      texts.push_back({text, readMakefile(text)});
    findVariables(texts);
  }

  TranslatedBuildFile run() {
    for (const MakeLine &line : lines_)
      rewriteLine(line);
    TranslatedBuildFile result;
    std::string text = edits_.apply(text_);
    if (text != text_)
      result.newText = std::move(text);
    result.diagnostics = std::move(reporter_.diagnostics);
    return result;
  }

private:
  /// A makefile that make reads together with this one, or this one.
  struct ReadText {
    llvm::StringRef text;
    std::vector<MakeLine> lines;

    llvm::StringRef wordText(const MakeWord &word) const {
      return text.slice(word.begin, word.end);
    }
  };

  llvm::StringRef wordText(const MakeWord &word) const { return text_.slice(word.begin, word.end); }
  llvm::StringRef coreText(const MakeWord &word) const {
    return text_.slice(word.coreBegin, word.coreEnd);
  }

  void findVariables(llvm::ArrayRef<ReadText> texts) {
    for (const ReadText &read : texts)
      for (const MakeLine &line : read.lines) {
        if (line.variable.empty())
          continue;
        defined_.insert(line.variable);
        if (line.words.empty())
          continue;
        if (findNvcc(read.wordText(line.words.front())) != llvm::StringRef::npos)
          compilers_.insert(line.variable);
        if (read.wordText(line.words.front()).starts_with(toolkitFolder))
          roots_.insert(line.variable);
      }
    for (const mapping::BuildRow &row : mapping::BuildTable::builtin().rows())
      if (row.kind == mapping::BuildRowKind::Environment && row.hip == "ROCM_PATH")
        roots_.insert(row.cuda);
    // Values flow from variable to variable; each round finds one more, or is the last.
    for (size_t before = ~size_t(0); before != flags_.size() + architectures_.size();) {
      before = flags_.size() + architectures_.size();
      for (const ReadText &read : texts)
        for (const MakeLine &line : read.lines)
          flowThrough(read, line);
    }
  }

  bool runsNvcc(const ReadText &read, const MakeLine &line) const {
    return llvm::any_of(line.words, [&](const MakeWord &word) {
      llvm::StringRef text = read.wordText(word);
      return findNvcc(text) != llvm::StringRef::npos ||
             llvm::any_of(makeReferencesIn(text),
                          [&](llvm::StringRef name) { return compilers_.contains(name); });
    });
  }

  void flowThrough(const ReadText &read, const MakeLine &line) {
    bool isForNvcc = line.isRecipe ? runsNvcc(read, line) : flags_.contains(line.variable);
    for (const MakeWord &word : line.words) {
      llvm::StringRef text = read.wordText(word);
      std::vector<llvm::StringRef> names = makeReferencesIn(text);
      bool isArchitecture = text.contains("sm_$") || text.contains("compute_$") ||
                            text.contains("-arch=$") || architectures_.contains(line.variable);
      for (llvm::StringRef name : names) {
        if (isForNvcc)
          flags_.insert(name);
        if (isArchitecture && !flags_.contains(name))
          architectures_.insert(name);
      }
      readForeach(text);
    }
  }

  /// `$(foreach sm,$(SMS),`: what `sm` is, the elements of `SMS` are. Blanks may follow `foreach`.
  void readForeach(llvm::StringRef word) {
    llvm::StringRef name = word.split(',').first;
    if (name.size() == word.size() || !architectures_.contains(name))
      return;
    for (llvm::StringRef list : makeReferencesIn(word.drop_front(name.size()).split(",-").first))
      if (architectures_.insert(list).second)
        lists_.insert(list);
    lists_.insert(name);
  }

  void rewriteLine(const MakeLine &line) {
    if (architectures_.contains(line.variable) && assignArchitectures(line))
      return;
    bool isForNvcc = line.isRecipe ? runsNvcc({text_, {}}, line) : flags_.contains(line.variable);
    std::vector<FlagWord> words;
    for (const MakeWord &word : line.words) {
      FlagWord flag{coreText(word).str(), ' ', isForNvcc};
      flag.tail = text_.slice(word.coreEnd, word.end).str();
      words.push_back(std::move(flag));
    }
    for (const FlagReport &report : rewriteFlags(words, options_.targets))
      reporter_.reportFlag(report, line.words[report.word].coreBegin);
    std::vector<bool> isRemoved;
    for (size_t i = 0; i < words.size(); ++i)
      isRemoved.push_back(!writeWord(line.words[i], words[i]));
    removeWords(line, isRemoved);
  }

  /// Returns whether something is left of the word.
  bool writeWord(const MakeWord &word, const FlagWord &flag) {
    std::string head = text_.slice(word.begin, word.coreBegin).str();
    std::string text = flag.isRemoved ? head : head + flag.text + flag.tail;
    if (text.empty())
      return false;
    if (rewriteLibrary(text, word.begin) && text.empty())
      return false;
    text = withRenamedSources(withRocm(std::move(text)), folder_, options_);
    if (text != wordText(word))
      edits_.replace(word.begin, word.end, std::move(text));
    return true;
  }

  /// Removes words with the blanks beside them, and lines that a backslash joins and that are empty
  /// then.
  void removeWords(const MakeLine &line, const std::vector<bool> &isRemoved) {
    for (size_t i = 0; i < isRemoved.size(); ++i) {
      if (!isRemoved[i])
        continue;
      size_t last = i;
      while (last + 1 < isRemoved.size() && isRemoved[last + 1] &&
             !text_.slice(line.words[last].end, line.words[last + 1].begin).contains('\n'))
        ++last;
      removeRange(line, line.words[i].begin, line.words[last].end);
      i = last;
    }
  }

  void removeRange(const MakeLine &line, size_t begin, size_t end) {
    size_t lineBegin = std::max(text_.take_front(begin).rfind('\n') + 1, line.begin);
    size_t lineEnd = std::min(text_.find('\n', end), text_.size());
    llvm::StringRef before = text_.slice(lineBegin, begin), after = text_.slice(end, lineEnd);
    if (!before.trim().empty())
      return edits_.replace(begin - (before.size() - before.rtrim(" \t").size()), end, "");
    if (after.trim() == "\\" && lineBegin != line.begin)
      return edits_.replace(lineBegin, lineEnd + 1, "");
    edits_.replace(begin, end + (after.size() - after.ltrim(" \t").size()), "");
  }

  /// Returns whether the word is a library; its text becomes the library of HIP.
  bool rewriteLibrary(std::string &text, size_t offset) {
    llvm::StringRef name = text;
    if (!name.consume_front("-l"))
      return false;
    size_t length = name.take_while(isNameCharacter).size();
    const mapping::BuildRow *row =
        mapping::BuildTable::builtin().findLibrary(name.take_front(length));
    if (!row || name.take_front(length) == "toolkit")
      return false;
    if (!row->hasCounterpart())
      reporter_.reportUnsupported(*row, text, offset);
    else if (row->isDropped)
      text = name.drop_front(length).str();
    else
      text = "-l" + row->hip + name.drop_front(length).str();
    return true;
  }

  /// The compiler and the folders of the toolkit.
  std::string withRocm(std::string text) const {
    for (size_t at = findNvcc(text); at != llvm::StringRef::npos; at = findNvcc(text, at))
      text.replace(at, 4, "hipcc");
    bool namesFolder = false;
    for (size_t at = text.find(toolkitFolder); at != std::string::npos;
         at = text.find(toolkitFolder, at + 1)) {
      size_t end = at + toolkitFolder.size();
      while (end < text.size() && (llvm::isDigit(text[end]) || text[end] == '.' ||
                                   (text[end] == '-' && end == at + toolkitFolder.size())))
        ++end;
      text.replace(at, end - at, rocmFolder.str());
      shortenLibraryFolder(text, at + rocmFolder.size());
      namesFolder = true;
    }
    for (size_t at = text.find('$'); at != std::string::npos; at = text.find('$', at + 1)) {
      std::string name = makeReferenceAt(text, at).str();
      if (name.empty() || !roots_.contains(name))
        continue;
      if (!defined_.contains(name)) {
        text.replace(at + 2, name.size(), "ROCM_PATH");
        name = "ROCM_PATH";
      }
      shortenLibraryFolder(text, at + name.size() + 3);
      namesFolder = true;
    }
    // A compiler of host code is not told otherwise.
    if (namesFolder && !text_.contains("__HIP_PLATFORM_AMD__") &&
        llvm::StringRef(text).starts_with("-I") && llvm::StringRef(text).ends_with("/include"))
      text += " -D__HIP_PLATFORM_AMD__";
    return text;
  }

  static void shortenLibraryFolder(std::string &text, size_t at) {
    if (llvm::StringRef(text).drop_front(std::min(at, text.size())).starts_with("/lib64"))
      text.erase(at + 4, 2);
  }

  /// Returns whether the value named architectures.
  bool assignArchitectures(const MakeLine &line) {
    bool isWritten = false;
    std::vector<bool> isRemoved(line.words.size());
    bool isList = line.words.size() > 1 || lists_.contains(line.variable);
    for (size_t i = 0; i < line.words.size(); ++i) {
      const MakeWord &word = line.words[i];
      llvm::StringRef text = coreText(word);
      if (!isArchitectureList(text))
        continue;
      if (isWritten)
        isRemoved[i] = true;
      else
        edits_.replace(word.coreBegin, word.coreEnd,
                       joinTargets(options_.targets, isList ? " " : ","));
      isWritten = true;
    }
    removeWords(line, isRemoved);
    return isWritten;
  }

  llvm::StringRef text_, folder_;
  const BuildOptions &options_;
  BuildReporter reporter_;
  std::vector<MakeLine> lines_;
  TextEdits edits_;
  /// Variables that the file sets; that hold nvcc, its flags, or folders of the toolkit; that name
  /// architectures, and those of them that are lists.
  llvm::StringSet<> defined_, compilers_, flags_, roots_, architectures_, lists_;
};

} // namespace

TranslatedBuildFile rewriteMakefile(const BuildFile &file, llvm::ArrayRef<llvm::StringRef> related,
                                    const BuildOptions &options) {
  return Rewriter(file, related, options).run();
}

} // namespace tranship::buildfiles
