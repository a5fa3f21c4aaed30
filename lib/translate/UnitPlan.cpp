// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/UnitPlan.h"

#include "project/IncludeGuess.h"
#include "source/CallSyntax.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

namespace tranship::translate {
namespace {

bool mentionsCuda(const project::InputFile &input, const frontend::Vocabulary &vocabulary) {
  const SourceFile &file = *input.source;
  return llvm::any_of(file.tokens(), [&](const SourceToken &token) {
    return token.is(clang::tok::lesslessless) ||
           (token.is(clang::tok::raw_identifier) && vocabulary.isInteresting(file.text(token)));
  });
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
  if (std::optional<frontend::CompileCommand> neighbour =
          sources.database.commandOfNeighbour(input.source->path())) {
    command = std::move(*neighbour);
  } else {
    command.file = input.source->path();
    command.directory = llvm::sys::path::parent_path(command.file).str();
    command.flags = extra.flags;
  }
  command.isCuda =
      extra.isCuda.value_or(input.role != project::FileRole::CxxSource || launchesKernels(input));
  for (std::string &folder : guessIncludeFolders(input, sources.inputs, sources.otherHeaders))
    command.flags.insert(command.flags.end(), {"-I", std::move(folder)});
  return command;
}

void forgetTokens(llvm::ArrayRef<project::InputFile> inputs) {
  for (const project::InputFile &input : inputs)
    input.source->forgetTokens();
}

} // namespace

UnitPlan planUnits(const PlanSources &sources) {
  // The database must know all files before it is asked for the command of a neighbour.
  std::vector<std::pair<const project::InputFile *, std::vector<frontend::CompileCommand>>> units;
  for (const project::InputFile &input : sources.inputs) {
    if (input.role == project::FileRole::Header)
      continue;
    bool isCudaByName = input.role == project::FileRole::CudaSource;
    if (isCudaByName || mentionsCuda(input, sources.vocabulary))
      units.emplace_back(&input, sources.database.commandsFor(input.source->path(), isCudaByName));
    input.source->forgetTokens();
  }
  UnitPlan plan;
  for (auto &[input, commands] : units) {
    if (commands.empty())
      commands.push_back(guessCommand(*input, sources));
    for (frontend::CompileCommand &command : commands)
      sources.libraries.arrange(command.flags, command.directory);
    llvm::append_range(plan.commands, std::move(commands));
    input->source->forgetTokens(); // guesses for the next units need those of headers
  }
  forgetTokens(sources.inputs);
  return plan;
}

UnitPlan planUnreadHeaders(const PlanSources &sources,
                           llvm::function_ref<bool(const std::string &path)> isRead) {
  UnitPlan plan;
  for (const project::InputFile &input : sources.inputs)
    if (input.role == project::FileRole::Header && !isRead(input.source->path()) &&
        mentionsCuda(input, sources.vocabulary)) {
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
