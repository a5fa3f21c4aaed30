// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/UnitPlan.h"

#include "mapping/BuildTable.h"
#include "project/IncludeGuess.h"
#include "source/CallSyntax.h"
#include "support/Paths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

#include <set>

namespace tranship::translate {
namespace {

/// Whether a C++ source or a header may use CUDA, so that it is parsed.
bool mayUseCuda(const project::InputFile &input, const PlanSources &sources) {
  const SourceFile &file = *input.source;
  const std::vector<SourceToken> &tokens = file.tokens();
  // `std::max` is not CUDA's `max`.
  auto isStandard = [&](const SourceToken &token) {
    size_t i = &token - tokens.data();
    return i > 1 && tokens[i - 1].is(clang::tok::coloncolon) && file.text(tokens[i - 2]) == "std" &&
           (i == 2 || !tokens[i - 3].is(clang::tok::coloncolon));
  };
  bool isUnsure = false;
  bool isSure = llvm::any_of(tokens, [&](const SourceToken &token) {
    // A library that the program loads by itself: `dlopen("libcuda.so.1")`.
    if (token.is(clang::tok::string_literal))
      return mapping::BuildTable::builtin().findLibraryFile(file.text(token).trim('"')) != nullptr;
    if (token.is(clang::tok::lesslessless))
      return true;
    if (!token.is(clang::tok::raw_identifier))
      return false;
    llvm::StringRef word = file.text(token);
    if (!sources.vocabulary.isCudaWord(word) || isStandard(token))
      return false;
    isUnsure = true;
    return sources.vocabulary.isInteresting(word) &&
           (!sources.graph || sources.graph->mayBeCudas(word, file.text()));
  });
  // HIP has a name such as float4, too, and it is another class there.
  return isSure || (isUnsure && sources.graph && sources.graph->reachesCuda(file.path()));
}

/// No C++ compiler accepts a launch: whatever the file is called, it is built as CUDA (`nvcc -x
/// cu`).
bool launchesKernels(const project::InputFile &input) {
  const std::vector<SourceToken> &tokens = input.source->tokens();
  for (size_t i = 0; i < tokens.size(); ++i)
    if (tokens[i].is(clang::tok::lesslessless) && parseLaunch(*input.source, i))
      return true;
  return false;
}

frontend::CompileCommand guessCommand(const project::InputFile &input, const PlanSources &sources) {
  const frontend::CommandLine &extra = sources.database.extra();
  frontend::CompileCommand command;
  if (std::optional<frontend::CompileCommand> neighbor =
          sources.database.commandOfNeighbor(input.source->path())) {
    command = std::move(*neighbor);
  } else {
    command.file = input.source->path();
    command.directory = llvm::sys::path::parent_path(command.file).str();
    command.flags = extra.flags;
  }
  if (!command.namesStandard())
    if (auto named = sources.buildStandards.find(command.file);
        named != sources.buildStandards.end())
      command.flags.push_back(named->second);
  command.isCuda =
      extra.isCuda.value_or(input.role != project::FileRole::CxxSource || launchesKernels(input));
  auto isCuda = [&](llvm::StringRef name) {
    return sources.graph && sources.graph->isCudaHeader(name);
  };
  // Folders that are known come before those that are guessed, in either form of an include.
  std::set<std::string> known;
  for (size_t i = 0, count = command.flags.size(); i + 1 < count; ++i)
    if (command.flags[i] == "-I") {
      llvm::SmallString<256> path(command.flags[i + 1]);
      llvm::sys::path::make_absolute(command.directory, path);
      known.insert(withoutDots(path));
      command.flags.insert(command.flags.end(), {"-iquote", command.flags[i + 1]});
    }
  for (const std::string &folder :
       guessIncludeFolders(input, sources.inputs, sources.otherHeaders, isCuda))
    // A header in the folder must not take the place of a system header with the same name. clang drops
    // a folder of -I that is one of -idirafter as well.
    if (!known.contains(withoutDots(folder)))
      command.flags.insert(command.flags.end(), {"-iquote", folder, "-idirafter", folder});
  return command;
}

/// Whether a command defines a macro or takes its definition back.
bool isDecided(const frontend::CompileCommand &command, llvm::StringRef macro) {
  for (size_t i = 1; i < command.flags.size(); ++i)
    if ((command.flags[i - 1] == "-D" || command.flags[i - 1] == "-U") &&
        llvm::StringRef(command.flags[i]).split('=').first == macro)
      return true;
  return false;
}

/// The command with each set of macros that build files define for the source. What the command decides
/// itself stays.
std::vector<frontend::CompileCommand> withBuildMacros(frontend::CompileCommand command,
                                                      const PlanSources &sources) {
  auto found = sources.buildMacros.find(command.file);
  if (found == sources.buildMacros.end())
    return {std::move(command)};
  std::vector<frontend::CompileCommand> commands;
  for (const std::vector<std::string> &macros : found->second) {
    frontend::CompileCommand withMacros = command;
    for (const std::string &macro : macros)
      if (!isDecided(command, llvm::StringRef(macro).split('=').first))
        withMacros.flags.insert(withMacros.flags.end(), {"-D", macro});
    commands.push_back(std::move(withMacros));
  }
  return commands;
}

void forgetTokens(llvm::ArrayRef<project::InputFile> inputs) {
  for (const project::InputFile &input : inputs)
    input.source->forgetTokens();
}

} // namespace

namespace {

bool isHip(const PlanSources &sources, const project::InputFile &input) {
  return sources.graph && sources.graph->isHip(input.source->path());
}

/// Adds a command that defines the macros without which the unit includes no CUDA. If the commands of a CUDA source are
/// guesses, they get the macros.
void addCudaConfiguration(const project::InputFile &input, const PlanSources &sources, bool isGuess,
                          std::vector<frontend::CompileCommand> &commands) {
  bool isCuda = input.role != project::FileRole::CxxSource;
  if (!sources.graph || (isCuda && !isGuess))
    return;
  std::set<std::string> macros = sources.graph->macrosForCuda(input.source->path());
  if (macros.empty() || llvm::any_of(commands, [&](const frontend::CompileCommand &command) {
        return llvm::any_of(macros, [&](const std::string &m) { return isDecided(command, m); });
      }))
    return;
  size_t first = isCuda ? 0 : commands.size();
  if (!isCuda)
    commands.push_back(commands.front());
  for (frontend::CompileCommand &command : llvm::MutableArrayRef(commands).drop_front(first))
    for (const std::string &macro : macros)
      command.flags.insert(command.flags.end(), {"-D", macro + "=1"});
}

} // namespace

UnitPlan planUnits(const PlanSources &sources) {
  // The database must know all files before it is asked for the command of a neighbor.
  std::vector<std::pair<const project::InputFile *, std::vector<frontend::CompileCommand>>> units;
  for (const project::InputFile &input : sources.inputs) {
    if (input.role == project::FileRole::Header || isHip(sources, input))
      continue;
    bool isCudaByName = input.role == project::FileRole::CudaSource;
    if (isCudaByName || mayUseCuda(input, sources))
      units.emplace_back(&input, sources.database.commandsFor(input.source->path(), isCudaByName));
    input.source->forgetTokens();
  }
  UnitPlan plan;
  for (auto &[input, commands] : units) {
    const std::string &path = input->source->path();
    if (commands.empty() && sources.graph && sources.graph->isIncluded(path) &&
        !sources.buildMacros.contains(path))
      continue;
    bool isGuess = commands.empty();
    if (isGuess)
      commands = withBuildMacros(guessCommand(*input, sources), sources);
    addCudaConfiguration(*input, sources, isGuess && !sources.buildMacros.contains(path), commands);
    for (frontend::CompileCommand &command : commands)
      sources.libraries.arrange(command.flags, command.directory);
    llvm::append_range(plan.commands, std::move(commands));
    input->source->forgetTokens(); // guesses for the next units need those of headers
  }
  forgetTokens(sources.inputs);
  return plan;
}

UnitPlan planUnreadFiles(const PlanSources &sources,
                         llvm::function_ref<bool(const std::string &path)> isRead) {
  UnitPlan plan;
  for (const project::InputFile &input : sources.inputs) {
    if (isRead(input.source->path()) || isHip(sources, input) ||
        (input.role != project::FileRole::CudaSource && !mayUseCuda(input, sources)))
      continue;
    frontend::CompileCommand command = guessCommand(input, sources);
    sources.libraries.arrange(command.flags, command.directory);
    plan.commands.push_back(std::move(command));
  }
  forgetTokens(sources.inputs);
  return plan;
}

uint64_t fingerprintOf(const UnitPlan &plan, llvm::ArrayRef<project::InputFile> inputs,
                       uint64_t settings) {
  std::string text = std::to_string(settings);
  for (const project::InputFile &input : inputs)
    text += fmt::format("\n{} {:x}", input.source->path(), llvm::xxh3_64bits(input.source->text()));
  for (const frontend::CompileCommand &command : plan.commands)
    text += fmt::format("\n{} {} {} {}", command.file, command.directory, command.isCuda,
                        llvm::join(command.flags, " "));
  return llvm::xxh3_64bits(text);
}

} // namespace tranship::translate
