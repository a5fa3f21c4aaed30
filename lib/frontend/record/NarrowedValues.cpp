// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/NarrowedValues.h"

#include "clang/AST/Decl.h"
#include "clang/AST/PrettyPrinter.h"
#include "clang/AST/Type.h"
#include "clang/Basic/DiagnosticSema.h"

namespace tranship::frontend {
namespace {

/// A spelling of the type that is valid everywhere: `size_t` by its name, since its type depends on the
/// platform, and an alias in a class or namespace as its underlying type. Empty if there is none.
std::string writtenType(clang::QualType type) {
  if (const auto *alias = type->getAs<clang::TypedefType>()) {
    const clang::TypedefNameDecl *declared = alias->getDecl();
    llvm::StringRef name = declared->getName();
    const clang::DeclContext *scope = declared->getDeclContext()->getRedeclContext();
    if ((scope->isTranslationUnit() || scope->isStdNamespace()) && name.ends_with("_t") &&
        !name.starts_with("cu"))
      return name.str();
  }
  const auto *builtin = type.getCanonicalType()->getAs<clang::BuiltinType>();
  if (!builtin)
    return {};
  clang::LangOptions language;
  language.CPlusPlus = language.Bool = true;
  return builtin->getName(clang::PrintingPolicy(language)).str();
}

} // namespace

bool isNarrowing(unsigned diagnosticId) {
  namespace diag = clang::diag;
  return diagnosticId == diag::ext_init_list_type_narrowing ||
         diagnosticId == diag::ext_init_list_variable_narrowing ||
         diagnosticId == diag::ext_init_list_constant_narrowing;
}

bool NarrowedValues::error(const clang::Diagnostic &diagnostic) {
  error_ = {};
  if (!isNarrowing(diagnostic.getID()) || diagnostic.getNumArgs() < 2 ||
      diagnostic.getArgKind(1) != clang::DiagnosticsEngine::ak_qualtype)
    return false;
  std::optional<UnitRecorder::Place> place = recorder_.placeOf(diagnostic.getLocation());
  if (place && place->record->types.narrowedValues.contains(place->offset))
    return true;
  error_ = diagnostic.getLocation();
  type_ = writtenType(
      clang::QualType::getFromOpaquePtr(reinterpret_cast<void *>(diagnostic.getRawArg(1))));
  return false;
}

void NarrowedValues::note(const clang::Diagnostic &diagnostic) {
  // A note about the instantiation may come between the two.
  clang::SourceLocation error = std::exchange(error_, {});
  llvm::ArrayRef<clang::FixItHint> hints = diagnostic.getFixItHints();
  if (error.isInvalid() || diagnostic.getID() != clang::diag::note_init_list_narrowing_silence ||
      type_.empty() || hints.size() != 2)
    return;
  clang::SourceLocation begin = hints[0].RemoveRange.getBegin();
  clang::SourceLocation end = hints[1].RemoveRange.getBegin();
  if (begin != error || !begin.isFileID() || !end.isFileID())
    return;
  std::optional<UnitRecorder::Place> first = recorder_.placeOf(begin),
                                     last = recorder_.placeOf(end);
  if (!first || !last || first->record != last->record || last->offset <= first->offset)
    return;
  first->record->types.narrowedValues[first->offset].insert({last->offset, type_});
  recorder_.forgetProblem(error);
}

} // namespace tranship::frontend
