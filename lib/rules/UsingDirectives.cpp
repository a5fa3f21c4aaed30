// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/UsingDirectives.h"

#include "source/Conditions.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::rules {
namespace {

bool isInBraces(const SourceFile &file, size_t token) {
  int depth = 0;
  for (size_t i = 0; i < token; ++i)
    if (file.tokens()[i].directive == Directive::None)
      depth += file.tokens()[i].is(clang::tok::l_brace) - file.tokens()[i].is(clang::tok::r_brace);
  return depth > 0;
}

bool isInCondition(const SourceFile &file, size_t token) {
  return llvm::any_of(conditionalsOf(file), [&](const Conditional &conditional) {
    bool isGuard = conditional.size() == 2 && conditional.front() == 0;
    return !isGuard && conditional.front() < token && token < conditional.back();
  });
}

} // namespace

std::optional<unsigned> firstUsingDirective(const FileView &view) {
  for (const ResolvedUse &use : view.uses) {
    bool isNamespace = use.row && use.row->kind == mapping::RowKind::Namespace &&
                       use.row->supported && use.row->hip != use.row->name;
    if (isNamespace && use.token >= 2 &&
        view.file.text(view.file.tokens()[use.token - 1]) == "namespace" &&
        view.file.text(view.file.tokens()[use.token - 2]) == "using" &&
        !isInBraces(view.file, use.token) && !isInCondition(view.file, use.token))
      return view.file.line(view.file.tokens()[use.token].offset).begin;
  }
  return std::nullopt;
}

} // namespace tranship::rules
