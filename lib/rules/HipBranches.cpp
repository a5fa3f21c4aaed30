// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/HipBranches.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Code that is HIP already has no other diagnostics.
void report(FileContext &context, llvm::StringRef macro, unsigned offset) {
  auto [line, column] = context.file.lineAndColumn(offset);
  context.sink.add(
      {DiagnosticKind::Meaning, context.file.path(), line, column,
       fmt::format("this branch for HIP uses `warpSize` as a constant, which it is no longer in "
                   "HIP 7: arrays and host code of this size do not compile; `{}` is a number in "
                   "the branch for CUDA",
                   macro),
       fmt::format("compute `{}` from 64 where `__GFX9__` is defined, and from 32 for other GPUs; "
                   "host code can ask for the device's property `warpSize`",
                   macro),
       "warpSize"});
}

} // namespace

void reportHipBranches(FileContext &context) {
  const Version version = context.options.hipVersion;
  if (context.hipCode.empty() || (version.known() && version < Version{7, 0, 0}))
    return;
  const SourceFile &file = context.file;
  const std::vector<SourceToken> &tokens = file.tokens();
  llvm::StringSet<> constants; // macros that are numbers for CUDA
  llvm::StringMap<unsigned> ofWidth;
  for (size_t i = 2; i < tokens.size(); ++i) {
    const SourceToken &name = tokens[i];
    if (name.directive != Directive::Define || file.text(tokens[i - 1]) != "define")
      continue;
    size_t end = i + 1;
    while (end < tokens.size() && tokens[end].directiveIndex == name.directiveIndex)
      ++end;
    llvm::StringRef macro = file.text(name);
    if (!context.isHipAt(name.offset)) {
      if (end == i + 2 && tokens[i + 1].is(tok::numeric_constant))
        constants.insert(macro);
      continue;
    }
    for (size_t j = i + 1; j < end; ++j)
      if (file.text(tokens[j]) == "warpSize")
        ofWidth.try_emplace(macro, tokens[j].offset);
  }
  for (const auto &macro : ofWidth)
    if (constants.contains(macro.getKey()))
      report(context, macro.getKey(), macro.getValue());
}

} // namespace tranship::rules
