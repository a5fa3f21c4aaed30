// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeVariables.h"

#include "buildfiles/HipPlaces.h"
#include "buildfiles/TextEdits.h"
#include "frontend/command/NvccFlags.h"
#include "mapping/BuildTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <functional>

namespace tranship::buildfiles {
namespace {

using frontend::NvccFlag;
using MakeKind = MakeArgument::Kind;

/// Whether the first word of a command starts make.
bool isMake(llvm::StringRef word) {
  return llvm::is_contained({"make", "gmake", "$(MAKE)", "${MAKE}"}, word.ltrim("@-+"));
}

/// Whether a word is or ends with what separates commands of the shell.
bool endsCommand(llvm::StringRef word) {
  return word == "&&" || word == "||" || word == "|" || word == "&" ||
         (word.ends_with(";") && !word.ends_with("\\;"));
}

llvm::StringRef textOf(llvm::StringRef text, const MakeWord &word) {
  return text.slice(word.begin, word.end);
}

/// Whether the name of a program can follow: `do $(MAKE)`, `NVCC=nvcc $(MAKE)`.
bool precedesProgram(llvm::StringRef text, const MakeWord &word) {
  llvm::StringRef written = textOf(text, word).ltrim("@-+");
  return llvm::is_contained({"do", "then", "else", "if", "while", "until", "!", "{", "(", "time",
                             "exec", "env", "nice"},
                            written) ||
         (!endsCommand(written) && passedVariable(text, word));
}

llvm::StringRef textOf(llvm::StringRef text, const MakeArgument &argument) {
  return text.slice(argument.begin, argument.end);
}

/// Whether the value of the flag names GPUs.
bool takesTargets(const NvccFlag &flag) { return flag.replacement == "@targets"; }

/// The words without calls in a value.
void addLeaves(llvm::ArrayRef<MakeWord> words, std::vector<const MakeWord *> &leaves) {
  for (const MakeWord &word : words) {
    if (word.function.empty())
      leaves.push_back(&word);
    for (const MakeArgument &argument : word.arguments)
      if (argument.kind == MakeKind::Value)
        addLeaves(argument.words, leaves);
  }
}

/// What a value that mentions nvcc is.
enum class NvccUse : uint8_t { None, Compiler, Folder };

NvccUse nvccUseOf(llvm::StringRef text, const MakeWord &word) {
  llvm::StringRef written = textOf(text, word);
  if (findNvcc(written) == llvm::StringRef::npos)
    return NvccUse::None;
  if (word.function == "shell") {
    llvm::StringRef command = textOf(text, word.arguments.front()).ltrim();
    if (command.contains("dirname") || command.contains("/bin/nvcc|") ||
        command.contains("/bin/nvcc,,"))
      return NvccUse::Folder;
    bool isSearch = llvm::any_of(
        llvm::ArrayRef<llvm::StringRef>{"which ", "command -v ", "type -p ", "type -P ", "ls "},
        [&](llvm::StringRef start) { return command.starts_with(start); });
    return isSearch ? NvccUse::Compiler : NvccUse::None;
  }
  bool takesFolder =
      llvm::is_contained({"dir", "patsubst", "subst", "realpath", "abspath"}, word.function);
  return takesFolder ? NvccUse::Folder : NvccUse::Compiler;
}

} // namespace

size_t findNvcc(llvm::StringRef text, size_t from) {
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

bool isPassedOn(llvm::StringRef text, llvm::ArrayRef<MakeWord> words, size_t i) {
  if (i == 0)
    return false;
  std::optional<frontend::WrittenNvccFlag> flag =
      frontend::findNvccFlag(textOf(text, words[i - 1]));
  return flag && !flag->value && flag->flag->holds == NvccFlag::Holds::HostFlags;
}

bool passesWordsOn(llvm::StringRef text, const MakeWord &call) {
  if (call.function != "addprefix")
    return false;
  std::optional<frontend::WrittenNvccFlag> flag =
      frontend::findNvccFlag(textOf(text, call.arguments.front()).rtrim());
  return flag && flag->flag->holds == NvccFlag::Holds::HostFlags;
}

bool addsLibraries(llvm::StringRef text, const MakeWord &call) {
  llvm::StringRef element = textOf(text, call.arguments[0]).trim(),
                  body = textOf(text, call.arguments[2]).trim();
  return body.consume_front("-l$") && body.size() == element.size() + 2 &&
         makeReferencesIn(("$" + body).str()).size() == 1 && body.drop_front().starts_with(element);
}

std::optional<AddedPrefix> addedPrefix(llvm::StringRef word) {
  llvm::StringRef name = makeReferenceAt(word, 0);
  if (name.empty() || !word.drop_front(name.size() + 2).starts_with(":%=") ||
      !(word.ends_with("%)") || word.ends_with("%}")))
    return std::nullopt;
  return AddedPrefix{name, word.drop_front(name.size() + 5).drop_back(2)};
}

const llvm::StringSet<> &relocatableFlags() {
  static const llvm::StringSet<> flags{"-dc", "--device-c", "-rdc=true",
                                       "--relocatable-device-code=true"};
  return flags;
}

std::optional<PassedVariable> passedVariable(llvm::StringRef text, const MakeWord &word) {
  auto [name, value] = text.slice(word.begin, word.coreEnd).split('=');
  name = name.ltrim("@-+");
  if (name.empty() || !llvm::all_of(name, isNameCharacter) || value.empty())
    return std::nullopt;
  size_t begin = size_t(value.data() - text.data()), end = word.coreEnd;
  if ((value.front() == '"' || value.front() == '\'') && value.size() > 1 &&
      value.back() == value.front()) {
    ++begin;
    --end;
  }
  return PassedVariable{name, begin, end, makeWordsIn(text, begin, end)};
}

MakeVariables::MakeVariables(const MakeTexts &texts) {
  if (!texts.called.empty()) {
    MakeTexts::Texts callers = texts.read;
    llvm::append_range(callers, texts.callers);
    called_ = std::make_unique<MakeVariables>(MakeTexts{texts.called, {}, std::move(callers)});
  }
  std::vector<ReadText> read;
  for (llvm::StringRef text : texts.read)
    read.push_back({text, readMakefile(text)});
  for (const mapping::BuildRow &row : mapping::BuildTable::builtin().rows())
    if (row.kind == mapping::BuildRowKind::Environment && row.hip == "ROCM_PATH")
      roots_.insert(row.cuda);
  for (const ReadText &file : read) {
    for (const MakeLine &line : file.lines) {
      define(file.text, line);
      readPassed(file.text, line);
      exports_.read(file.text, line);
    }
    for (size_t at = file.text.find(".$"); at != llvm::StringRef::npos;
         at = file.text.find(".$", at + 1))
      if (llvm::StringRef name = makeReferenceAt(file.text, at + 1); !name.empty())
        extensions_.insert(name);
  }
  if (!texts.callers.empty())
    takeFrom(MakeVariables(MakeTexts{texts.callers}));
  if (called_)
    takeUsesFrom(*called_);
  // Values flow from variable to variable. Each round but the last finds another variable.
  auto known = [&] {
    return flags_.size() + architectures_.size() + standards_.size() + roots_.size() +
           libraries_.size();
  };
  for (size_t before = ~size_t(0); before != known();) {
    before = known();
    for (const ReadText &file : read)
      for (const MakeLine &line : file.lines) {
        flowThrough(file.text, line.words, line.isRecipe, flags_.contains(line.variable),
                    architectures_.contains(line.variable));
        flowToRoots(file.text, line);
        for (const MakeWord &word : line.words)
          for (llvm::StringSet<> *names : {&libraries_, &standards_})
            if (names->contains(line.variable))
              for (llvm::StringRef name : makeReferencesIn(textOf(file.text, word)))
                names->insert(name);
      }
  }
}

void MakeVariables::define(llvm::StringRef text, const MakeLine &line) {
  for (const MakeWord &word : line.words)
    addWord(text, line.variable, word);
  if (line.variable.empty())
    return;
  for (const MakeWord &word : line.words)
    written_[line.variable].push_back(textOf(text, word));
  defined_.insert(line.variable);
  if (line.words.empty())
    return;
  NvccUse use = nvccUseOf(text, line.words.front());
  if (use == NvccUse::Compiler)
    compilers_.insert(line.variable);
  if (use == NvccUse::Folder)
    roots_.insert(line.variable);
}

/// `$(MAKE) -C folder NVCC=nvcc` sets NVCC there.
void MakeVariables::readPassed(llvm::StringRef text, const MakeLine &line) {
  if (!line.isRecipe)
    return;
  std::vector<FlagReader> readers = readersOf(text, line.words, true, false);
  for (size_t i = 0; i < readers.size(); ++i)
    if (readers[i] == FlagReader::Make)
      if (std::optional<PassedVariable> passed = passedVariable(text, line.words[i]))
        for (const MakeWord &word : passed->words)
          passed_[passed->name].push_back(textOf(text, word));
}

/// Whether the word is the folder of the toolkit, or a variable that holds it.
bool MakeVariables::isRootOrFolder(llvm::StringRef word) const {
  llvm::StringRef name = makeReferenceAt(word, 0);
  return word.starts_with(toolkitFolder) ||
         (!name.empty() && name.size() + 3 == word.size() && roots_.contains(name));
}

/// What the makefiles that start make for these define, unless these do so themselves.
void MakeVariables::takeFrom(const MakeVariables &callers) {
  auto take = [&](llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> words, bool isCompiler,
                  bool isRoot) {
    defined_.insert(name);
    llvm::append_range(values_[name], words);
    if (isCompiler)
      compilers_.insert(name);
    if (isRoot)
      roots_.insert(name);
  };
  const llvm::StringSet<> own = defined_;
  for (const auto &[name, words] : callers.passed_)
    if (!own.contains(name))
      take(name, words,
           llvm::any_of(words, [&](llvm::StringRef word) { return callers.namesNvcc(word); }),
           llvm::any_of(words, [&](llvm::StringRef word) { return callers.isRootOrFolder(word); }));
  for (const auto &entry : callers.defined_)
    if (llvm::StringRef name = entry.getKey(); !own.contains(name) && callers.exports_.has(name))
      take(name, callers.values_.lookup(name), callers.compilers_.contains(name),
           callers.isRoot(name));
}

/// What a variable is that these makefiles export, the makefiles say that use it.
void MakeVariables::takeUsesFrom(const MakeVariables &called) {
  for (const auto &entry : defined_) {
    llvm::StringRef name = entry.getKey();
    if (!exports_.has(name))
      continue;
    for (auto [theirs, ours] : {std::pair(&called.flags_, &flags_),
                                {&called.architectures_, &architectures_},
                                {&called.standards_, &standards_},
                                {&called.lists_, &lists_},
                                {&called.extensions_, &extensions_}})
      if (theirs->contains(name))
        ours->insert(name);
  }
}

void MakeVariables::addWord(llvm::StringRef text, llvm::StringRef variable, const MakeWord &word) {
  llvm::StringRef written = textOf(text, word);
  isRelocatable_ |= relocatableFlags().contains(written);
  if (!variable.empty())
    values_[variable].push_back(written);
  for (const MakeArgument &argument : word.arguments)
    for (const MakeWord &inner : argument.words)
      addWord(text, variable, inner);
  auto argument = [&](size_t i) { return textOf(text, word.arguments[i]).trim(); };
  llvm::StringRef ending;
  if (word.function == "addsuffix" && word.arguments.size() == 2)
    ending = argument(0);
  else if (word.function == "patsubst" && word.arguments.size() == 3 && argument(0) == "%")
    ending = argument(1).split('%').second;
  if (!ending.empty() && llvm::all_of(ending, isNameCharacter))
    objectEndings_.insert(ending);
}

bool MakeVariables::holdsHeaders(llvm::StringRef reference) const {
  llvm::StringSet<> seen;
  std::function<bool(llvm::StringRef)> holds = [&](llvm::StringRef one) {
    llvm::StringRef name = makeReferenceAt(one, 0);
    auto found = values_.find(name);
    if (name.empty() || name.size() + 3 != one.size() || found == values_.end() ||
        !seen.insert(name).second)
      return false;
    return llvm::any_of(found->second, [&](llvm::StringRef word) {
      llvm::StringRef root = makeReferenceAt(word, 0);
      bool isBelowRoot =
          word.starts_with(toolkitFolder) || (!root.empty() && roots_.contains(root) &&
                                              word.drop_front(root.size() + 3) == "/include");
      return (isBelowRoot && word.ends_with("/include")) || holds(word);
    });
  };
  return holds(reference);
}

bool MakeVariables::namesNvcc(llvm::StringRef text) const {
  return findNvcc(text) != llvm::StringRef::npos ||
         llvm::any_of(makeReferencesIn(text),
                      [&](llvm::StringRef name) { return compilers_.contains(name); });
}

bool MakeVariables::passes(llvm::ArrayRef<llvm::StringRef> words,
                           const llvm::StringSet<> &flags) const {
  llvm::StringSet<> seen;
  std::function<bool(llvm::ArrayRef<llvm::StringRef>)> pass =
      [&](llvm::ArrayRef<llvm::StringRef> some) {
        return llvm::any_of(some, [&](llvm::StringRef word) {
          return flags.contains(word) ||
                 llvm::any_of(makeReferencesIn(word), [&](llvm::StringRef name) {
                   auto found = values_.find(name);
                   return found != values_.end() && seen.insert(name).second && pass(found->second);
                 });
        });
      };
  return pass(words);
}

std::vector<MakeVariables::Command>
MakeVariables::commandsIn(llvm::StringRef text, llvm::ArrayRef<MakeWord> words) const {
  std::vector<Command> commands;
  for (size_t at = 0; at < words.size();) {
    Command command{at, at, at, at};
    while (command.program + 1 < words.size() && precedesProgram(text, words[command.program]))
      ++command.program;
    bool runsMake = isMake(textOf(text, words[command.program]));
    bool isLast = false;
    for (; command.end < words.size() && !isLast; ++command.end) {
      llvm::StringRef word = textOf(text, words[command.end]);
      // What runs in the shell of a substitution is a command of its own.
      bool isOther = words[command.end].function == "shell" &&
                     nvccUseOf(text, words[command.end]) != NvccUse::Compiler;
      if (command.nvcc == command.end && (runsMake || isOther || !namesNvcc(word)))
        ++command.nvcc;
      isLast = endsCommand(word);
    }
    at = command.end;
    commands.push_back(command);
  }
  return commands;
}

/// Whether the first word of a command names a program, not a variable that can hold any compiler.
static bool namesProgram(llvm::StringRef word) {
  static const llvm::StringSet<> runners{"!",    "(",    "{",    "do",   "elif",
                                         "else", "env",  "exec", "for",  "if",
                                         "nice", "sudo", "then", "time", "while"};
  word = word.ltrim("@-+");
  return !word.empty() && word.find_first_of("$=@") == llvm::StringRef::npos &&
         !runners.contains(word);
}

std::vector<FlagReader> MakeVariables::readersOf(llvm::StringRef text,
                                                 llvm::ArrayRef<MakeWord> words, bool isShell,
                                                 bool isForNvcc) const {
  std::vector<FlagReader> result(words.size(), isForNvcc ? FlagReader::Nvcc : FlagReader::Unknown);
  if (isShell)
    for (const Command &command : commandsIn(text, words)) {
      llvm::StringRef first = textOf(text, words[command.program]);
      // What runs nvcc has flags of its own: `mpirun -np 2 nvcc -O3`.
      FlagReader before = command.nvcc < command.end ? FlagReader::Unknown
                          : isMake(first)            ? FlagReader::Make
                          : namesProgram(first)      ? FlagReader::Other
                                                     : FlagReader::Unknown;
      for (size_t i = command.begin; i < command.end; ++i)
        result[i] = i >= command.nvcc ? FlagReader::Nvcc : before;
    }
  return result;
}

void MakeVariables::flowThrough(llvm::StringRef text, llvm::ArrayRef<MakeWord> words, bool isShell,
                                bool isForNvcc, bool isArchitecture) {
  std::vector<FlagReader> readers = readersOf(text, words, isShell, isForNvcc);
  for (size_t i = 0; i < words.size(); ++i) {
    if (readers[i] == FlagReader::Make)
      flowToCalled(text, words[i]);
    llvm::StringRef word = textOf(text, words[i]);
    bool isNvccs = readers[i] == FlagReader::Nvcc && !isPassedOn(text, words, i);
    bool isGpu = isArchitecture || word.contains("sm_$") || word.contains("compute_$") ||
                 word.contains("arch=$");
    std::optional<frontend::WrittenNvccFlag> flag = frontend::findNvccFlag(word);
    bool isStandard = flag && flag->value && flag->flag->holds == NvccFlag::Holds::Standard;
    if (i && readers[i - 1] == FlagReader::Nvcc)
      if (auto before = frontend::findNvccFlag(textOf(text, words[i - 1]));
          before && !before->value) {
        isGpu |= takesTargets(*before->flag);
        isStandard |= before->flag->holds == NvccFlag::Holds::Standard;
      }
    if (!words[i].function.empty()) {
      flowThroughCall(text, words[i], isNvccs, isGpu && !isNvccs);
      continue;
    }
    if (std::optional<AddedPrefix> added = addedPrefix(word)) {
      if (added->prefix == "-l") {
        libraries_.insert(added->name);
        continue;
      }
      if (added->isForTargets()) {
        architectures_.insert(added->name);
        lists_.insert(added->name);
        continue;
      }
    }
    if (flag && flag->value && flag->flag->holds == NvccFlag::Holds::HostFlags)
      continue;
    std::vector<llvm::StringRef> names = makeReferencesIn(word);
    // The shell of a recipe has what make exports.
    for (llvm::StringRef name : shellReferencesIn(word))
      if (exports_.has(name) && isDefined(name))
        names.push_back(name);
    for (llvm::StringRef name : names) {
      if (isNvccs && isStandard)
        standards_.insert(name);
      else if (isNvccs && !isGpu)
        flags_.insert(name);
      if (isGpu && !flags_.contains(name))
        architectures_.insert(name);
    }
  }
}

/// `$(MAKE) -C folder NAME="$(OTHER)"`: OTHER is what NAME is in that makefile.
void MakeVariables::flowToCalled(llvm::StringRef text, const MakeWord &word) {
  std::optional<PassedVariable> passed = passedVariable(text, word);
  if (!passed)
    return;
  for (llvm::StringRef name : makeReferencesIn(text.slice(passed->begin, passed->end))) {
    if (isPassedFlags(passed->name))
      flags_.insert(name);
    else if (isPassedArchitectures(passed->name))
      architectures_.insert(name);
    else if (isPassedStandard(passed->name))
      standards_.insert(name);
    if (called_ && called_->isList(passed->name))
      lists_.insert(name);
  }
}

void MakeVariables::flowThroughCall(llvm::StringRef text, const MakeWord &call, bool isForNvcc,
                                    bool isArchitecture) {
  if (call.function == "foreach" && call.arguments.size() == 3) {
    llvm::StringRef element = textOf(text, call.arguments[0]).trim();
    flowThrough(text, call.arguments[2].words, false, isForNvcc, isArchitecture);
    if (addsLibraries(text, call))
      for (llvm::StringRef list : makeReferencesIn(textOf(text, call.arguments[1])))
        libraries_.insert(list);
    if (!architectures_.contains(element))
      return;
    lists_.insert(element);
    for (llvm::StringRef list : makeReferencesIn(textOf(text, call.arguments[1]))) {
      architectures_.insert(list);
      lists_.insert(list);
    }
    return;
  }
  bool isHosts = passesWordsOn(text, call);
  llvm::StringRef prefix =
      call.function == "addprefix" ? textOf(text, call.arguments.front()) : llvm::StringRef();
  bool addsTargets = prefix.ends_with("sm_") || prefix.ends_with("compute_");
  bool isForm = call.function == "patsubst" && call.arguments.size() == 3;
  if (prefix == "-l" || (isForm && textOf(text, call.arguments[1]).trim() == "-l%"))
    for (llvm::StringRef list : makeReferencesIn(textOf(text, call.arguments.back())))
      libraries_.insert(list);
  for (const MakeArgument &argument : call.arguments) {
    bool isValue = argument.kind == MakeKind::Value;
    flowThrough(text, argument.words, argument.kind == MakeKind::Shell,
                isForNvcc && isValue && !isHosts, isValue && (isArchitecture || addsTargets));
    if (addsTargets)
      for (llvm::StringRef list : makeReferencesIn(textOf(text, argument)))
        lists_.insert(list);
  }
}

void MakeVariables::flowToRoots(llvm::StringRef text, const MakeLine &line) {
  std::vector<const MakeWord *> leaves;
  addLeaves(line.words, leaves);
  if (line.variable.empty() || leaves.empty())
    return;
  if (llvm::any_of(leaves,
                   [&](const MakeWord *leaf) { return isRootOrFolder(textOf(text, *leaf)); }) &&
      llvm::all_of(leaves, [&](const MakeWord *leaf) {
        llvm::StringRef word = textOf(text, *leaf);
        return word.starts_with("/") || word.starts_with("$");
      }))
    roots_.insert(line.variable);
}

} // namespace tranship::buildfiles
