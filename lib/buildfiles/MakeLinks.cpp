// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeLinks.h"

#include "buildfiles/LinkInputs.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {
namespace {

/// The flags of commands that link nothing.
const llvm::StringSet<> &flagsOfOtherSteps() {
  static const llvm::StringSet<> flags{
      "-c",  "--compile", "-dc", "--device-c", "-dw",    "-dlink",  "--device-link", "-M",
      "-MM", "-E",        "-S",  "-ptx",       "-cubin", "-fatbin", "-lib",          "--lib"};
  return flags;
}

/// `-cubin a.cu` writes `a.cubin`, and `-ptx` `a.ptx`; HIP's compiler has other names for what it writes.
void nameOutput(const MakeRecipe &recipe, const MakeVariables::Command &command, TextEdits &edits) {
  llvm::StringRef ending;
  const MakeWord *source = nullptr;
  for (size_t i = command.nvcc + 1; i < command.end; ++i) {
    const MakeWord &place = recipe.line.words[i];
    llvm::StringRef word = recipe.text.slice(place.begin, place.end);
    if (word.starts_with("-o"))
      return;
    if (llvm::StringRef flag = word.ltrim('-');
        word.starts_with("-") && llvm::is_contained({"cubin", "fatbin", "ptx"}, flag))
      ending = flag;
    if (word == "$<" || (linkInputOf(word).sources && !word.contains('$')))
      source = &place;
  }
  if (ending.empty() || !source)
    return;
  llvm::StringRef file = recipe.text.slice(source->begin, source->end);
  std::string name = file == "$<" ? "$(basename $(notdir $<))" : llvm::sys::path::stem(file).str();
  edits.insert(source->end, " -o " + name + "." + ending.str());
}

/// hipcc has to be told that objects have device code.
void linkDeviceCode(llvm::ArrayRef<llvm::StringRef> words, size_t compilerEnd,
                    const MakeVariables &variables, TextEdits &edits) {
  if (!variables.isRelocatable() || !llvm::is_contained(words, "-o") ||
      variables.passes(words, llvm::StringSet<>{"--hip-link"}))
    return;
  edits.insert(compilerEnd, variables.passes(words, relocatableFlags()) ? " --hip-link"
                                                                        : " -fgpu-rdc --hip-link");
}

/// Writes `-x none` between the sources of a command and the objects that follow.
void endSources(const MakeRecipe &recipe, const MakeVariables::Command &command, TextEdits &edits) {
  bool followsSource = false;
  for (size_t i = command.nvcc + 1; i < command.end; ++i) {
    const MakeWord &place = recipe.line.words[i];
    llvm::StringRef word = recipe.text.slice(place.begin, place.end);
    if (word == "-x")
      return;
    if (recipe.text.slice(recipe.line.words[i - 1].begin, recipe.line.words[i - 1].end) == "-o")
      continue;
    LinkInputs inputs = linkInputsOf(word, recipe.prerequisites, [&](llvm::StringRef name) {
      return recipe.variables.wordsOf(name);
    });
    if (inputs.areMixed())
      return edits.replace(place.begin, place.end, withSourcesFirst(word));
    if (inputs.objects && followsSource)
      return edits.insert(place.begin, "-x none ");
    followsSource |= inputs.sources;
  }
}

} // namespace

std::vector<llvm::StringRef> prerequisitesOf(llvm::StringRef text, const MakeLine &rule) {
  std::vector<llvm::StringRef> prerequisites;
  bool followsTargets = false;
  for (const MakeWord &word : rule.words) {
    llvm::StringRef written = text.slice(word.begin, word.end);
    if (followsTargets)
      prerequisites.push_back(written);
    followsTargets |= written.ends_with(":");
  }
  return prerequisites;
}

void rewriteLinks(const MakeRecipe &recipe, TextEdits &edits) {
  for (const MakeVariables::Command &command :
       recipe.variables.commandsIn(recipe.text, recipe.line.words)) {
    std::vector<llvm::StringRef> words;
    for (size_t i = command.nvcc; i < command.end; ++i)
      words.push_back(recipe.text.slice(recipe.line.words[i].begin, recipe.line.words[i].end));
    if (words.empty())
      continue;
    nameOutput(recipe, command, edits);
    if (recipe.variables.passes(words, flagsOfOtherSteps()))
      continue;
    linkDeviceCode(words, recipe.line.words[command.nvcc].end, recipe.variables, edits);
    endSources(recipe, command, edits);
  }
}

} // namespace tranship::buildfiles
