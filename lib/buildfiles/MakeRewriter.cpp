// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeRewriter.h"

#include "buildfiles/CMakeText.h"
#include "buildfiles/FlagRewriter.h"
#include "buildfiles/HipPlaces.h"
#include "buildfiles/MakeLinks.h"
#include "buildfiles/MakeVariables.h"
#include "buildfiles/TextEdits.h"
#include "mapping/BuildTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

#include <fmt/format.h>

namespace tranship::buildfiles {
namespace {

using MakeKind = MakeArgument::Kind;

/// A range of the text that words are removed from, and that stays otherwise.
struct Bounds {
  size_t begin, end;
};

class MakeRewriter {
public:
  MakeRewriter(const BuildFile &file, const MakeTexts &texts, const BuildOptions &options)
      : text_(file.text), folder_(llvm::StringRef(file.path).rsplit('/').first), options_(options),
        reporter_(file.path, file.text), lines_(readMakefile(text_)),
        variables_(withOwn(text_, texts)) {}

  TranslatedBuildFile run() {
    for (const MakeLine &line : lines_)
      rewriteLine(line);
    TranslatedBuildFile result;
    std::string text = withRocmPath(edits_.apply(text_));
    if (text != text_)
      result.newText = std::move(text);
    result.diagnostics = std::move(reporter_.diagnostics);
    return result;
  }

private:
  static MakeTexts withOwn(llvm::StringRef text, MakeTexts texts) {
    texts.read.insert(texts.read.begin(), text);
    return texts;
  }

  llvm::StringRef wordText(const MakeWord &word) const { return text_.slice(word.begin, word.end); }
  llvm::StringRef coreText(const MakeWord &word) const {
    return text_.slice(word.begin, word.coreEnd);
  }

  void rewriteLine(const MakeLine &line) {
    Bounds bounds{line.begin, line.end};
    if (variables_.isArchitectures(line.variable)) {
      bool isList = line.words.size() > 1 || variables_.isList(line.variable);
      if (assignArchitectures(line.words, bounds, isList))
        return;
    }
    if (rewriteTest(line) || rewriteExtension(line) || rewriteToolkit(line))
      return;
    if (variables_.isStandard(line.variable) && raiseStandards(line.words))
      return;
    if (variables_.isLibraries(line.variable))
      rewriteLibraries(line.words);
    rewriteWords(
        line.words, bounds,
        variables_.readersOf(text_, line.words, line.isRecipe, variables_.isFlags(line.variable)));
    for (const MakeWord &word : line.words)
      reportQuestionsIn(word);
    if (line.isRecipe) {
      reportPrograms(line.words);
      reportQuestions(line.words, /*isShell=*/false);
    }
    if (line.isRecipe)
      rewriteLinks({text_, line, prerequisites_, variables_}, edits_);
    else if (line.variable.empty())
      prerequisites_ = prerequisitesOf(text_, line);
  }

  /// `ifdef CUDA_HOME` names a variable of the environment without brackets.
  bool rewriteTest(const MakeLine &line) {
    if (line.isRecipe || !line.variable.empty() || line.words.size() != 2)
      return false;
    llvm::StringRef directive = wordText(line.words[0]), name = wordText(line.words[1]);
    if ((directive != "ifdef" && directive != "ifndef") || !isEnvironment(name))
      return false;
    edits_.replace(line.words[1].begin, line.words[1].end, "ROCM_PATH");
    return true;
  }

  /// `EXT = cu`, where `*.$(EXT)` names sources.
  bool rewriteExtension(const MakeLine &line) {
    if (line.words.size() != 1 || wordText(line.words[0]) != "cu" || options_.renamed.empty() ||
        !variables_.isExtension(line.variable))
      return false;
    edits_.replace(line.words[0].begin, line.words[0].end, "hip");
    return true;
  }

  /// `CUDA = /exports/cuda-12.8`, where other lines give the variable the usual folder.
  bool rewriteToolkit(const MakeLine &line) {
    if (line.words.size() != 1 || !variables_.isRoot(line.variable))
      return false;
    llvm::StringRef folder = wordText(line.words[0]);
    if (!folder.starts_with("/") || folder.contains('$') || !folder.contains_insensitive("cuda") ||
        folder.starts_with(toolkitFolder))
      return false;
    edits_.replace(line.words[0].begin, line.words[0].end, rocmFolder.str());
    return true;
  }

  /// Whether it is a folder of the toolkit that only the environment sets.
  bool isEnvironment(llvm::StringRef name) const {
    return variables_.isRoot(name) && !variables_.isDefined(name);
  }

  void rewriteWords(llvm::ArrayRef<MakeWord> words, Bounds bounds,
                    const std::vector<FlagReader> &readers) {
    std::vector<FlagWord> flags, read;
    std::vector<size_t> places;
    for (size_t i = 0; i < words.size(); ++i) {
      FlagWord flag{coreText(words[i]).str(), ' ', readers[i] == FlagReader::Nvcc};
      flag.tail = text_.slice(words[i].coreEnd, words[i].end).str();
      if (readers[i] == FlagReader::Nvcc || readers[i] == FlagReader::Unknown) {
        read.push_back(flag);
        places.push_back(i);
      }
      flags.push_back(std::move(flag));
    }
    for (const FlagReport &report : rewriteFlags(read, options_.targets))
      reporter_.reportFlag(report, words[places[report.word]].begin);
    for (size_t i = 0; i < read.size(); ++i)
      flags[places[i]] = std::move(read[i]);
    std::vector<bool> isRemoved;
    for (size_t i = 0; i < words.size(); ++i) {
      bool isForNvcc = readers[i] == FlagReader::Nvcc;
      if (std::optional<bool> isLeft = isForNvcc ? rewriteAddedPrefix(words, i) : std::nullopt) {
        isRemoved.push_back(!*isLeft);
        continue;
      }
      if (readers[i] == FlagReader::Make && rewritePassed(words[i])) {
        isRemoved.push_back(false);
        continue;
      }
      if (isForNvcc && !flags[i].isRemoved && isUnknownFlag(flags[i].text))
        reporter_.reportUnknown(flags[i].text, "flag, and neither does clang", words[i].begin);
      if (llvm::StringRef flag = flags[i].text; flag.consume_front("--offload-arch="))
        reportUnset(makeReferenceAt(flag, 0), words[i].begin);
      bool isSame = !flags[i].isRemoved && flags[i].text == coreText(words[i]) &&
                    flags[i].tail == text_.slice(words[i].coreEnd, words[i].end);
      bool isFolder = i && llvm::is_contained({"-I", "-isystem"}, wordText(words[i - 1]));
      bool isLeft = isSame && !words[i].function.empty() ? rewriteCall(words[i], isForNvcc)
                                                         : writeWord(words[i], flags[i], isFolder);
      isRemoved.push_back(!isLeft);
    }
    removeWords(words, bounds, isRemoved);
  }

  /// GPUs that only the command line of make names: `make ccap=80`.
  void reportUnset(llvm::StringRef name, size_t offset) {
    bool isOfUser = !name.empty() && variables_.isArchitectures(name) && !variables_.isList(name) &&
                    !variables_.isDefined(name) &&
                    name.find_first_not_of("0123456789") != llvm::StringRef::npos;
    if (isOfUser && unset_.insert(name).second)
      reporter_.report(DiagnosticKind::BuildByHand, offset,
                       fmt::format("`{}` names GPUs, and no makefile sets it", name.str()),
                       fmt::format("give make the names of AMD's GPUs: `{}={}`", name.str(),
                                   joinTargets(options_.targets, ",")),
                       name);
  }

  /// A variable of another makefile. Returns whether it is known what the value is.
  bool rewritePassed(const MakeWord &word) {
    std::optional<PassedVariable> passed = passedVariable(text_, word);
    if (!passed)
      return false;
    Bounds bounds{passed->begin, passed->end};
    bool isQuoted = passed->end < word.coreEnd;
    if (variables_.isPassedArchitectures(passed->name) &&
        assignArchitectures(passed->words, bounds, isQuoted && passed->words.size() > 1))
      return true;
    if (variables_.isPassedStandard(passed->name) && raiseStandards(passed->words))
      return true;
    if (!variables_.isPassedFlags(passed->name))
      return false;
    rewriteWords(passed->words, bounds,
                 std::vector<FlagReader>(passed->words.size(), FlagReader::Nvcc));
    return true;
  }

  void rewriteArgument(const MakeArgument &argument, bool isForNvcc) {
    Bounds bounds{argument.begin, argument.end};
    if (argument.kind == MakeKind::Other) {
      for (const MakeWord &word : argument.words)
        if (word.function.empty())
          writeText(word, wordText(word).str());
        else
          rewriteCall(word, false);
      return;
    }
    bool isShell = argument.kind == MakeKind::Shell;
    rewriteWords(argument.words, bounds,
                 variables_.readersOf(text_, argument.words, isShell, isForNvcc && !isShell));
    if (isShell) {
      reportPrograms(argument.words);
      reportQuestions(argument.words, isShell);
    }
  }

  /// Returns whether anything is left of the call.
  bool rewriteCall(const MakeWord &call, bool isForNvcc) {
    if (call.function == "addprefix" && call.arguments.size() == 2)
      return rewritePrefix(call, isForNvcc);
    if (call.function == "foreach" && call.arguments.size() == 3) {
      const MakeArgument &list = call.arguments[1];
      llvm::StringRef element = text_.slice(call.arguments[0].begin, call.arguments[0].end).trim();
      if (addsLibraries(text_, call))
        rewriteLibraries(list.words);
      else if (!variables_.isArchitectures(element) ||
               !assignArchitectures(list.words, {list.begin, list.end}, true))
        rewriteArgument(list, false);
      rewriteArgument(call.arguments[2], isForNvcc);
      return true;
    }
    for (const MakeArgument &argument : call.arguments)
      rewriteArgument(argument, isForNvcc);
    return true;
  }

  /// `$(addprefix FLAG,words)`. Returns whether anything is left of it.
  bool rewritePrefix(const MakeWord &call, bool isForNvcc) {
    const MakeArgument &prefix = call.arguments[0], &list = call.arguments[1];
    llvm::StringRef written = text_.slice(prefix.begin, prefix.end);
    std::vector<FlagWord> flag = {
        {written.rtrim().str() + (written.ends_with(" ") ? "" : "x"), ' ', isForNvcc}};
    if (passesWordsOn(text_, call)) {
      size_t begin = list.words.empty() ? list.begin : list.words.front().begin;
      edits_.replace(call.begin, begin, "");
      rewriteWords(list.words, {begin, list.end},
                   std::vector<FlagReader>(list.words.size(), FlagReader::Unknown));
      edits_.replace(list.end, call.end, "");
      return true;
    }
    if (written.contains("sm_") || written.contains("compute_")) {
      edits_.replace(prefix.begin, prefix.end, "--offload-arch=");
      if (!assignArchitectures(list.words, {list.begin, list.end}, true))
        rewriteArgument(list, false);
      return true;
    }
    if (written == "-l") {
      rewriteLibraries(list.words);
      return true;
    }
    std::vector<FlagReport> reports = rewriteFlags(flag, options_.targets);
    if (flag.front().isRemoved) {
      for (const FlagReport &report : reports)
        reporter_.reportFlag(report, call.begin);
      return false;
    }
    rewriteArgument(prefix, false);
    rewriteArgument(list, isForNvcc);
    return true;
  }

  /// Names of libraries without `-l`.
  void rewriteLibraries(llvm::ArrayRef<MakeWord> words) {
    for (const MakeWord &word : words)
      if (std::string text = "-l" + wordText(word).str(); rewriteLibrary(text, word.begin))
        edits_.replace(word.begin, word.end, text.empty() ? text : text.substr(2));
  }

  /// `$(GPUS:%=--gpu-code=sm_%)`: one word is left of those for one variable. Nothing: the word is something else.
  std::optional<bool> rewriteAddedPrefix(llvm::ArrayRef<MakeWord> words, size_t i) {
    std::optional<AddedPrefix> added = addedPrefix(wordText(words[i]));
    if (!added || !added->isForTargets())
      return std::nullopt;
    for (const MakeWord &before : words.take_front(i))
      if (std::optional<AddedPrefix> other = addedPrefix(wordText(before));
          other && other->isForTargets() && other->name == added->name)
        return false;
    size_t begin = added->prefix.data() - text_.data();
    edits_.replace(begin, begin + added->prefix.size(), "--offload-arch=");
    return true;
  }

  void reportPrograms(llvm::ArrayRef<MakeWord> words) {
    /// Programs of the toolkit that a recipe runs.
    for (const MakeWord &word : words)
      reporter_.reportProgram(wordText(word), word.begin);
  }

  /// `$(shell nvcc --version | …)`, `nvcc --help | grep …`: hipcc prints another text.
  void reportQuestions(llvm::ArrayRef<MakeWord> words, bool isShell) {
    for (const MakeVariables::Command &command : variables_.commandsIn(text_, words)) {
      bool isRead = isShell || wordText(words[command.end - 1]) == "|";
      for (size_t i = command.nvcc; i < command.end; ++i)
        if (const frontend::NvccFlag *question = questionIn(wordText(words[i])); question && isRead)
          reporter_.reportPrinted(*question, words[command.nvcc].begin);
    }
  }

  /// `ifneq ($(shell nvcc --help | …),)`: the call is a part of a word.
  void reportQuestionsIn(const MakeWord &word) {
    auto [before, command] = wordText(word).split("$(shell ");
    llvm::SmallVector<llvm::StringRef> parts;
    llvm::SplitString(command, parts);
    if (before.empty() ||
        llvm::none_of(parts, [&](llvm::StringRef part) { return variables_.namesNvcc(part); }))
      return;
    for (llvm::StringRef part : parts)
      if (const frontend::NvccFlag *question = questionIn(part))
        reporter_.reportPrinted(*question, word.begin + before.size());
  }

  /// Returns whether anything is left of the word.
  bool writeWord(const MakeWord &word, const FlagWord &flag, bool isFolder) {
    std::string text = flag.isRemoved ? "" : flag.text + flag.tail;
    if (text.empty())
      return false;
    if (rewriteLibrary(text, word.begin) && text.empty())
      return false;
    writeText(word, std::move(text), isFolder);
    return true;
  }

  void writeText(const MakeWord &word, std::string text, bool isFolder = false) {
    text = withRenamedSources(withRocm(std::move(text), isFolder), folder_, options_);
    for (const auto &ending : variables_.objectEndings())
      if (std::string object = (".cu" + ending.getKey()).str();
          llvm::StringRef(text).rtrim(":").ends_with(object) && !options_.renamed.empty())
        text.replace(text.rfind(object), 3, ".hip");
    if (text != wordText(word))
      edits_.replace(word.begin, word.end, std::move(text));
  }

  /// `$(ROCM_PATH)` replaces a variable that every environment for CUDA sets; few set it.
  std::string withRocmPath(std::string text) const {
    if (!usesRocmPath_ || variables_.isDefined("ROCM_PATH"))
      return text;
    std::string newLine = text_.contains("\r\n") ? "\r\n" : "\n";
    size_t at = 0;
    for (const MakeLine &line : readMakefile(text))
      if (llvm::StringRef content = llvm::StringRef(text).slice(line.begin, line.end).trim();
          !content.empty() && !content.starts_with("#")) {
        at = line.begin;
        break;
      }
    return text.insert(at, "ROCM_PATH ?= " + rocmFolder.str() + newLine);
  }

  /// Removes words with the white space next to them, and continuation lines that this leaves empty.
  void removeWords(llvm::ArrayRef<MakeWord> words, Bounds bounds,
                   const std::vector<bool> &isRemoved) {
    for (size_t i = 0; i < isRemoved.size(); ++i) {
      if (!isRemoved[i])
        continue;
      size_t last = i;
      while (last + 1 < isRemoved.size() && isRemoved[last + 1] &&
             !text_.slice(words[last].end, words[last + 1].begin).contains('\n'))
        ++last;
      removeRange(bounds, words[i].begin, words[last].end);
      i = last;
    }
  }

  void removeRange(Bounds bounds, size_t begin, size_t end) {
    size_t lineBegin = std::max(text_.take_front(begin).rfind('\n') + 1, bounds.begin);
    size_t lineEnd = std::min(text_.find('\n', end), bounds.end);
    llvm::StringRef before = text_.slice(lineBegin, begin), after = text_.slice(end, lineEnd);
    if (!before.trim().empty())
      return edits_.replace(begin - (before.size() - before.rtrim(" \t").size()), end, "");
    if (after.trim() == "\\" && lineBegin != bounds.begin)
      return edits_.replace(lineBegin, lineEnd + 1, "");
    edits_.replace(begin, end + (after.size() - after.ltrim(" \t").size()), "");
  }

  /// Returns whether the word is a library; its text becomes the library of HIP.
  bool rewriteLibrary(std::string &text, size_t offset) {
    llvm::StringRef name = text;
    if (!name.consume_front("-l"))
      return false;
    size_t length = name.take_while([](char c) { return isNameCharacter(c) || c == '-'; }).size();
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
  std::string withRocm(std::string text, bool isFolder) {
    for (size_t at = findNvcc(text); at != llvm::StringRef::npos; at = findNvcc(text, at))
      text.replace(at, 4, "hipcc");
    bool namesFolder = false;
    text = withHipLibraryFiles(withRocmFolders(std::move(text), &namesFolder));
    for (size_t at = text.find('$'); at != std::string::npos; at = text.find('$', at + 1)) {
      std::string name = makeReferenceAt(text, at).str();
      if (name.empty() || !variables_.isRoot(name))
        continue;
      if (!variables_.isDefined(name)) {
        text.replace(at + 2, name.size(), "ROCM_PATH");
        name = "ROCM_PATH";
        usesRocmPath_ = true;
      }
      shortenLibraryFolder(text, at + name.size() + 3);
      namesFolder = true;
    }
    // Compilers of host code keep their flags.
    bool namesHeaders = (namesFolder && llvm::StringRef(text).ends_with("/include")) ||
                        variables_.holdsHeaders(llvm::StringRef(text).drop_front(
                            std::min(text.find('$'), text.size())));
    if (namesHeaders && !text_.contains("__HIP_PLATFORM_AMD__") &&
        (isFolder || llvm::StringRef(text).starts_with("-I")))
      text += " -D__HIP_PLATFORM_AMD__";
    return text;
  }

  /// Returns whether the words named architectures.
  bool assignArchitectures(llvm::ArrayRef<MakeWord> words, Bounds bounds, bool isList) {
    bool isWritten = false;
    std::vector<bool> isRemoved(words.size());
    for (size_t i = 0; i < words.size(); ++i) {
      const MakeWord &word = words[i];
      if (!word.function.empty()) {
        for (const MakeArgument &argument : word.arguments)
          if (argument.kind == MakeKind::Value)
            isWritten |=
                assignArchitectures(argument.words, {argument.begin, argument.end}, isList);
        continue;
      }
      llvm::StringRef text = coreText(word);
      if (!isArchitectureList(text))
        continue;
      if (isWritten)
        isRemoved[i] = true;
      else
        edits_.replace(word.begin, word.coreEnd, joinTargets(options_.targets, isList ? " " : ","));
      isWritten = true;
    }
    removeWords(words, bounds, isRemoved);
    return isWritten;
  }

  /// `STD = c++11`. Returns whether a word was older than what HIP's headers need.
  bool raiseStandards(llvm::ArrayRef<MakeWord> words) {
    bool isRaised = false;
    for (const MakeWord &word : words) {
      std::string needed = withNeededStandard(coreText(word));
      if (!word.function.empty() || needed == coreText(word))
        continue;
      edits_.replace(word.begin, word.coreEnd, needed);
      isRaised = true;
    }
    return isRaised;
  }

  llvm::StringRef text_, folder_;
  const BuildOptions &options_;
  BuildReporter reporter_;
  std::vector<MakeLine> lines_;
  MakeVariables variables_;
  TextEdits edits_;
  /// Of the rule that was read last.
  std::vector<llvm::StringRef> prerequisites_;
  /// What `reportUnset` has reported.
  llvm::StringSet<> unset_;
  /// The result refers to the variable ROCM_PATH of the environment.
  bool usesRocmPath_ = false;
};

} // namespace

TranslatedBuildFile rewriteMakefile(const BuildFile &file, const MakeTexts &texts,
                                    const BuildOptions &options) {
  return MakeRewriter(file, texts, options).run();
}

} // namespace tranship::buildfiles
