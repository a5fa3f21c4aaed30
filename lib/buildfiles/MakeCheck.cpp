// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeCheck.h"

#include "buildfiles/CMakeNames.h"
#include "buildfiles/CMakeText.h"
#include "buildfiles/FlagRewriter.h"
#include "buildfiles/HipPlaces.h"
#include "buildfiles/LinkInputs.h"
#include "buildfiles/MakeRewriter.h"
#include "buildfiles/MakeSteps.h"
#include "buildfiles/MakeVariables.h"
#include "mapping/BuildTable.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

using Words = std::vector<std::string>;

/// The same folder of the toolkit for all variables that name one.
MakeStart startOf(bool isPort) {
  if (isPort)
    return {{{"ROCM_PATH", rocmFolder.str()}}};
  MakeStart start;
  for (const mapping::BuildRow &row : mapping::BuildTable::builtin().rows())
    if (row.kind == mapping::BuildRowKind::Environment && row.hip == "ROCM_PATH")
      start.folders.emplace_back(row.cuda, toolkitFolder.str());
  return start;
}

/// The makefile that a command starts make for, in this folder; empty: it is not known.
std::string calledMakefile(llvm::ArrayRef<std::string> words, llvm::StringRef folder,
                           const TreeFiles &files) {
  std::string in = folder.str();
  Words names = {"GNUmakefile", "makefile", "Makefile"};
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (words[i] == "-C" || words[i] == "--directory")
      in = withoutDots(joinPath(in, words[i + 1]));
    if (words[i] == "-f" || words[i] == "--file")
      names = {words[i + 1]};
  }
  for (const std::string &name : names)
    if (std::string file = withoutDots(joinPath(in, name)); files.has(file))
      return file;
  return {};
}

/// A makefile with the values that it is started with.
std::string keyOf(const std::string &makefile, const MakeStart &start) {
  std::string key = makefile;
  for (const MakeEnvironment *variables : {&start.environment, &start.commandLine})
    for (const auto &[name, value] : *variables)
      key += "\n" + name + "=" + value;
  return key;
}

/// The index of the compiler in a command, after programs that run it; the number of words: it runs another
/// program.
size_t compilerIn(llvm::ArrayRef<std::string> words, llvm::StringRef name) {
  auto found =
      llvm::find_if(words, [&](const std::string &word) { return path::filename(word) == name; });
  return size_t(found - words.begin());
}

/// Flags that say for which GPUs and how device code is linked, and `-x none`; they depend on the whole makefile. The
/// macro is for compilers of host code.
bool isOfWhole(llvm::StringRef word) {
  return word == "-x" || word == "none" || word.starts_with("--offload-arch=") ||
         word == "-fgpu-rdc" || word == "--hip-link" || word == "-D__HIP_PLATFORM_AMD__";
}

/// What is in one list and not in the other.
Words without(Words words, const Words &others) {
  for (const std::string &other : others)
    if (auto found = llvm::find(words, other); found != words.end())
      words.erase(found);
  llvm::erase_if(words, [](llvm::StringRef word) { return word.empty() || isOfWhole(word); });
  return words;
}

std::string quoted(llvm::StringRef word) {
  std::string text;
  for (char c : word)
    text += c == '$' ? "$$" : std::string(1, c);
  if (text.find_first_of(" \t;|&<>#()'\"\\") == std::string::npos)
    return text;
  size_t value = text.starts_with("-") ? text.find('=') + 1 : 0; // `-Xcompiler="-Wall -Wextra"`
  return text.substr(0, value) + "\"" + text.substr(value) + "\"";
}

bool runsCompiler(llvm::ArrayRef<std::string> words) {
  llvm::StringRef name = path::filename(words.front());
  bool isOfConfigure = name.ends_with("@"); // `@CXX@`
  return isOfConfigure || compilerIn(words, "nvcc") < words.size() || name == "cc" ||
         name == "ld" || name.contains("++") || name.contains("gcc") || name.contains("clang") ||
         name.starts_with("mpi");
}

bool hasQuotes(llvm::StringRef word) {
  return word.find_first_of("'\"\\`") != llvm::StringRef::npos;
}

/// What the comparisons of makefiles that start make for each other share.
struct Context {
  const BuildPair &pair;
  const BuildOptions &options;
  BuildDifferences &differences;
  /// The makefiles that were compared, with the values that they were started with.
  std::set<std::string> seen = {};
};

class MakeComparison {
public:
  MakeComparison(const std::string &makefile, Context &context, const MakeStart &original,
                 const MakeStart &port)
      : folder_(path::parent_path(makefile).str()), context_(context), options_(context.options),
        differences_(context.differences), original_(makefile, context.pair.original, original),
        port_(makefile, context.pair.port, port) {
    context.seen.insert(keyOf(makefile, original));
    findObjectEndings();
  }

  std::set<std::string> run() {
    if (original_.values().isExhausted() || port_.values().isExhausted())
      return {};
    for (const std::string &target : original_.targets())
      comparePrerequisites(target);
    for (const auto &[target, step] : original_.steps())
      compareStep(target, step);
    checkDeviceLinks();
    return original_.values().filesRead();
  }

private:
  std::string portName(llvm::StringRef name) const {
    std::string renamed = withRenamedSources(name, folder_, options_);
    for (const std::string &ending : objectEndings_)
      if (llvm::StringRef(renamed).ends_with(ending))
        renamed.replace(renamed.size() - ending.size(), 3, ".hip");
    return renamed;
  }

  /// `$(patsubst %,%o,$(SOURCES))` makes `a.cuo` of `a.cu`, and `$(addsuffix .txt,$(SOURCES))` `a.cu.txt`.
  void findObjectEndings() {
    for (const auto &[target, step] : original_.steps()) {
      size_t at = target.rfind(".cu");
      if (at == std::string::npos || at + 3 == target.size() || target.find('/', at) != target.npos)
        continue;
      std::string inPort = target;
      inPort.replace(at, 3, ".hip");
      if (port_.canMake(inPort) && !port_.canMake(target))
        objectEndings_.insert(target.substr(at));
    }
  }

  BuildPlace placeOf(llvm::StringRef target) const {
    auto step = original_.steps().find(target.str());
    if (step != original_.steps().end())
      return {step->second.rule->file, step->second.rule->offset};
    for (const MakeRule &rule : original_.values().rules())
      if (llvm::is_contained(rule.targets, target))
        return {rule.file, rule.offset};
    return {};
  }

  void comparePrerequisites(const std::string &target) {
    Words theirs = port_.values().prerequisitesOf(portName(target));
    if (portName(target) != target)
      llvm::append_range(theirs, port_.values().prerequisitesOf(target));
    for (const std::string &name : original_.values().prerequisitesOf(target)) {
      if (!original_.canMake(name))
        continue; // files of the system, and what we do not model
      std::string renamed = portName(name);
      bool isNamed = llvm::is_contained(theirs, renamed) || llvm::is_contained(theirs, name);
      const std::string &known = llvm::is_contained(theirs, renamed) ? renamed : name;
      if (!isNamed)
        differences_.report(
            placeOf(target), renamed,
            fmt::format("`{}` needs `{}`, which the port does not make for it", target, renamed),
            "name it in this rule of the port");
      else if (!port_.canMake(known))
        differences_.report(
            placeOf(name), known,
            fmt::format("`{}` needs `{}`, and make finds no rule for that in the port", target,
                        known),
            "let a rule of the port make it from the renamed source");
    }
  }

  void compareStep(const std::string &target, const MakeStep &step) {
    BuildPlace place{step.rule->file, step.rule->offset};
    auto theirs = port_.steps().find(portName(target));
    if (theirs == port_.steps().end())
      theirs = port_.steps().find(target);
    if (theirs == port_.steps().end())
      return; // what needs it is reported
    std::vector<ShellCommand> before = original_.values().commandsOf(*step.rule, step.automatic),
                              after = port_.values().commandsOf(*theirs->second.rule,
                                                                theirs->second.automatic);
    if (before.size() != after.size())
      return differences_.report(place, target,
                                 fmt::format("make runs {} commands for `{}`, and {} in the port",
                                             before.size(), target, after.size()),
                                 "compare the recipes");
    std::string folder = folder_;
    for (size_t i = 0; i < before.size(); ++i) {
      compareCommand(before[i].words, after[i].words, place);
      if (before[i].words.front() == "cd" && before[i].words.size() > 1)
        folder = withoutDots(joinPath(folder, before[i].words[1]));
      else if (path::filename(before[i].words.front()) == "make")
        compareCalled(before[i], after[i], folder);
    }
  }

  /// What make for another makefile does with the values that this one gives it.
  void compareCalled(const ShellCommand &before, const ShellCommand &after,
                     llvm::StringRef folder) {
    constexpr size_t most = 200;
    std::string makefile = calledMakefile(before.words, folder, context_.pair.original);
    MakeStart original = original_.values().startOf(before), port = port_.values().startOf(after);
    if (makefile.empty() || (original.environment.empty() && original.commandLine.empty()) ||
        context_.seen.size() >= most || context_.seen.contains(keyOf(makefile, original)))
      return;
    MakeComparison(makefile, context_, original, port).run();
  }

  /// What the command becomes if all its words are written in one line.
  Words expectedWords(const Words &words) const {
    if (!runsCompiler(words))
      return wordsOfOthers(words);
    std::string line;
    for (const std::string &word : words)
      line += (line.empty() ? "" : " ") + quoted(word);
    BuildFile file{folder_ + "/Makefile", BuildSystem::Make, "all:\n\t" + line + "\n"};
    std::string text = rewriteMakefile(file, {}, options_).newText.value_or(file.text);
    std::string plain;
    llvm::StringRef recipe = llvm::StringRef(text).split("all:\n\t").second;
    for (size_t i = 0; i < recipe.size(); ++i) {
      plain += recipe[i];
      i += recipe.substr(i, 2) == "$$";
    }
    std::vector<ShellCommand> commands = shellCommands(plain);
    Words expected = commands.empty() ? Words() : commands.front().words;
    for (std::string &word : expected)
      word = portName(word);
    return expected;
  }

  /// Programs other than compilers keep their words, except for names of files.
  Words wordsOfOthers(Words words) const {
    for (std::string &word : words) {
      for (size_t at = findNvcc(word); at != llvm::StringRef::npos; at = findNvcc(word, at))
        word.replace(at, 4, "hipcc");
      word = portName(withHipLibraryFiles(withRocmFolders(std::move(word))));
    }
    return words;
  }

  /// `ARCH=80` became `ARCH=gfx90a` because its variable also names the GPUs of a compiler.
  bool namesTargets(llvm::StringRef before, llvm::StringRef after) const {
    return llvm::any_of(llvm::ArrayRef{" ", ",", ";"}, [&](llvm::StringRef separator) {
      llvm::StringRef start = after;
      return start.consume_back(joinTargets(options_.targets, separator)) &&
             before.consume_front(start) && isArchitectureList(before);
    });
  }

  /// `-I/exports/cuda-12.8/include` became `-I/opt/rocm/include`.
  static bool isToolkit(llvm::StringRef before, llvm::StringRef after) {
    size_t at = after.find(rocmFolder);
    if (at == llvm::StringRef::npos || !before.consume_front(after.take_front(at)))
      return false;
    llvm::StringRef rest = after.drop_front(at + rocmFolder.size());
    bool isSame = before.consume_back(rest) || before.consume_back((rest + "64").str());
    return isSame && before.starts_with("/") && before.contains_insensitive("cuda");
  }

  /// A host compiler gets the standard that HIP needs because their flags share a variable.
  static bool isRaised(llvm::StringRef before, llvm::StringRef after) {
    return before.consume_front("-std=") && after.consume_front("-std=") &&
           withNeededStandard(before) == after;
  }

  void compareCommand(const Words &before, const Words &after, const BuildPlace &place) {
    llvm::StringRef program = path::filename(before.front());
    if (program.starts_with("-")) // another makefile names the program
      return;
    if (program == "echo" || program == "printf") // it tells the user
      return;
    size_t compiler = compilerIn(after, "hipcc");
    if (compiler < after.size()) {
      Words flags(after.begin() + ptrdiff_t(compiler) + 1, after.end());
      Words wrong = unknownFlags(flags);
      llvm::append_range(wrong, flagsOfNvcc(flags, options_.targets));
      for (const std::string &flag : wrong)
        report(flag, place, fmt::format("hipcc gets `{}`, which it cannot read", flag),
               "drop it, or pass a flag of clang instead");
      if (!wrong.empty())
        return;
    }
    if (path::filename(before.front()) == "make")
      return compareCall(before, after, place);
    if (runsCompiler(before) && llvm::any_of(before, hasQuotes))
      return; // a line of words does not show which the shell made
    Words expected = expectedWords(before);
    for (size_t i = 0; i < std::min(expected.size(), after.size()); ++i)
      if (namesTargets(expected[i], after[i]) || isRaised(expected[i], after[i]) ||
          isToolkit(expected[i], after[i]))
        expected[i] = after[i];
    Words lost = without(expected, after), added = without(after, expected);
    if (lost.empty() && added.empty())
      return checkInputs(llvm::ArrayRef(after).drop_front(std::min(compiler + 1, after.size())),
                         place);
    std::string change = added.empty() ? "" : fmt::format(" gets `{}`", added.front());
    if (!lost.empty())
      change += fmt::format("{} lacks `{}`", added.empty() ? "" : " and", lost.front());
    report(added.empty() ? lost.front() : added.front(), place,
           fmt::format("the port's command `{}`{}", path::filename(after.front()).str(), change),
           "compare the recipes of this rule");
  }

  /// hipcc tells objects from sources by their place, where nvcc reads their names. `words`: those after hipcc.
  void checkInputs(llvm::ArrayRef<std::string> words, const BuildPlace &place) {
    if (llvm::StringRef object = objectReadAsSource(words); !object.empty())
      report(object.str(), place,
             fmt::format("hipcc reads `{}` as a source, since it follows one", object.str()),
             "write `-x none` before it");
  }

  /// Make for another makefile, whose variables say what the values are.
  void compareCall(const Words &before, const Words &after, const BuildPlace &place) {
    for (const std::string &word : after) {
      auto [name, value] = llvm::StringRef(word).split('=');
      Words wrong = flagsOfNvcc(makeWords(value), options_.targets);
      if (!wrong.empty() && !llvm::is_contained(name, '-'))
        report(wrong.front(), place,
               fmt::format("the port's `make` gets `{}` in `{}`, which is a flag of nvcc",
                           wrong.front(), name.str()),
               "pass a flag of clang instead");
    }
    auto isAssignment = [](llvm::StringRef word) { return word.contains('='); };
    Words ours = wordsOfOthers(before), theirs = after;
    llvm::erase_if(ours, isAssignment);
    llvm::erase_if(theirs, isAssignment);
    if (ours != theirs)
      report("make", place, "the port's `make` gets other words",
             "compare the recipes of this rule");
  }

  void report(const std::string &word, const BuildPlace &place, const std::string &message,
              std::string advice) {
    differences_.report(differences_.placeOf(word, original_.values().filesRead(), place), word,
                        message, std::move(advice));
  }

  /// hipcc has to be told that objects have device code that the link completes.
  void checkDeviceLinks() {
    for (const std::string &file : original_.values().filesRead())
      if (differences_.isKnown(file, "-dlink") || differences_.isKnown(file, "--device-link"))
        return; // the step that links device code has to be changed by hand
    std::set<std::string> objects;
    auto has = [](const ShellCommand &command, llvm::StringRef word) {
      return llvm::is_contained(command.words, word);
    };
    auto eachCommand = [&](auto visit) {
      for (const auto &[target, step] : port_.steps())
        for (const ShellCommand &command : port_.values().commandsOf(*step.rule, step.automatic))
          visit(target, command);
    };
    eachCommand([&](const std::string &target, const ShellCommand &command) {
      if (!has(command, "-fgpu-rdc") || !has(command, "-c"))
        return;
      objects.insert(target);
      if (auto named = llvm::find(command.words, "-o");
          named != command.words.end() && std::next(named) != command.words.end())
        objects.insert(*std::next(named));
    });
    eachCommand([&](const std::string &target, const ShellCommand &command) {
      bool links = has(command, "-o") && !has(command, "-c") &&
                   llvm::any_of(command.words, [&](const std::string &word) {
                     return word != target && objects.contains(word);
                   });
      if (links && !(has(command, "-fgpu-rdc") && has(command, "--hip-link")))
        differences_.report(
            originalPlaceOf(target), target,
            fmt::format("`{}` is linked from objects of -fgpu-rdc without their device code",
                        target),
            "link it with hipcc -fgpu-rdc --hip-link");
    });
  }

  BuildPlace originalPlaceOf(const std::string &target) const {
    for (const auto &[name, step] : original_.steps())
      if (portName(name) == target)
        return {step.rule->file, step.rule->offset};
    return placeOf(target);
  }

  std::string folder_;
  Context &context_;
  const BuildOptions &options_;
  BuildDifferences &differences_;
  MakeSteps original_, port_;
  std::set<std::string> objectEndings_;
};

} // namespace

std::set<std::string> checkMakefile(const std::string &makefile, const BuildPair &pair,
                                    const BuildOptions &options, BuildDifferences &differences) {
  Context context{pair, options, differences};
  return MakeComparison(makefile, context, startOf(false), startOf(true)).run();
}

} // namespace tranship::buildfiles
