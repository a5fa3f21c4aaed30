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

/// HIP 7 made this code an error. If the version is unknown, the newest counts.
bool isBeforeHip7(const FileContext &context) {
  const Version version = context.options.hipVersion;
  return version.known() && version < Version{7, 0, 0};
}

/// Clang's functions that take and return a half: `__builtin_amdgcn_rcph`, `…_rsqh`, `…_sqrth`.
bool isHalfBuiltin(llvm::StringRef name) {
  return name.consume_front("__builtin_amdgcn_") && name.consume_back("h") &&
         llvm::is_contained({"rcp", "rsq", "sqrt", "sin", "cos", "fract", "frexp_mant"}, name);
}

/// Whether the nearest declaration of the name before token `i` makes it a pair of halves.
bool isHalfPair(const SourceFile &file, llvm::StringRef name, size_t i) {
  const std::vector<SourceToken> &tokens = file.tokens();
  for (; i > 1; --i) {
    if (file.text(tokens[i]) != name)
      continue;
    size_t type = i - 1;
    if (tokens[type].is(tok::amp))
      --type;
    if (llvm::is_contained({"half2", "__half2"}, file.text(tokens[type])))
      return true;
    if (tokens[type].is(tok::raw_identifier))
      return false; // of another type
  }
  return false;
}

} // namespace

void mendHalfBuiltins(FileContext &context) {
  if (isBeforeHip7(context))
    return;
  const SourceFile &file = context.file;
  const std::vector<SourceToken> &tokens = file.tokens();
  for (size_t i = 0; i + 5 < tokens.size(); ++i) {
    if (!tokens[i].is(tok::raw_identifier) || !isHalfBuiltin(file.text(tokens[i])) ||
        !tokens[i + 1].is(tok::l_paren) || !tokens[i + 2].is(tok::raw_identifier) ||
        !tokens[i + 3].is(tok::period) || !tokens[i + 5].is(tok::r_paren) ||
        !llvm::is_contained({"x", "y"}, file.text(tokens[i + 4])) ||
        !isHalfPair(file, file.text(tokens[i + 2]), i - 1))
      continue;
    unsigned begin = tokens[i + 2].offset, end = tokens[i + 5].offset;
    context.changeAnywhere({"hip-branch",
                            Layer::Token,
                            {{{begin, begin}, {std::string("static_cast<__half_raw>(")}},
                             {{end, end}, {std::string(").data")}}}});
  }
}

void reportHipBranches(FileContext &context) {
  if (context.hipCode.empty() || isBeforeHip7(context))
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
