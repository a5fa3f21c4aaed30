// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/ProblemCollector.h"

#include "frontend/parse/CDialect.h"
#include "frontend/parse/StandIns.h"
#include "frontend/record/DefaultArguments.h"
#include "frontend/record/DependentNames.h"
#include "frontend/record/ExecutionSpaces.h"
#include "frontend/record/SharedObjects.h"
#include "frontend/record/VectorListRecorder.h"

#include "clang/AST/DeclCXX.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticLex.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"

#include <cstring>

namespace tranship::frontend {

/// Whether an object that converts to something else is copied although it cannot be: `cudaStreamSynchronize(stream)` with a
/// class for streams. tranship declares CUDA's functions for any arguments; nvcc converts the object.
static bool copiesHandleWrapper(const clang::Diagnostic &diagnostic) {
  if (diagnostic.getID() != clang::diag::err_ovl_deleted_init ||
      diagnostic.getArgKind(0) != clang::DiagnosticsEngine::ak_qualtype)
    return false;
  const auto type =
      clang::QualType::getFromOpaquePtr(reinterpret_cast<void *>(diagnostic.getRawArg(0)));
  const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
  if (!record || !record->hasDefinition())
    return false;
  const auto conversions = record->getDefinition()->getVisibleConversionFunctions();
  return conversions.begin() != conversions.end();
}

void ProblemCollector::BeginSourceFile(const clang::LangOptions &,
                                       const clang::Preprocessor *preprocessor) {
  recorder_.attach(preprocessor->getSourceManager());
  inFile_ = true;
}

void ProblemCollector::HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                                        const clang::Diagnostic &diagnostic) {
  if (level < clang::DiagnosticsEngine::Error) {
    if (level == clang::DiagnosticsEngine::Note && error_.isValid()) {
      noteRejectedSpecialization(diagnostic, error_, errorId_, recorder_);
      noteHostConstruction(diagnostic, error_, errorId_, recorder_);
      narrowed_.note(diagnostic);
      ambiguous_.note(diagnostic);
    }
    return;
  }
  error_ = {};
  if (!recorder_.unit().isCuda && (isOfCudaAlone(diagnostic) || isNarrowing(diagnostic.getID())))
    return;
  if (recorder_.unit().isCuda && inFile_ &&
      (isAddedDefault(diagnostic) || recordBareDefinition(diagnostic, recorder_) ||
       recordDependentName(diagnostic, recorder_) || recordAmbiguousList(diagnostic, recorder_) ||
       narrowed_.error(diagnostic)))
    return;
  // nvcc runs no constructor there and warns.
  if (recordSharedObject(diagnostic, recorder_))
    return;
  if (copiesHandleWrapper(diagnostic) || isAboutStandIn(diagnostic))
    return;
  noteOwnDeclaration(diagnostic);
  if (isC_ && isErrorInCxxAlone(diagnostic.getID()))
    return;
  llvm::SmallString<128> message;
  if (diagnostic.getID() == clang::diag::err_pp_hash_error)
    message = errorDirective;
  diagnostic.FormatDiagnostic(message);
  // nvcc warns at most (BodyFilter).
  if (diagnostic.getID() == clang::diag::err_ref_bad_target &&
      message.str().starts_with("reference to __device__ function") &&
      message.str().ends_with("in __host__ __device__ function"))
    return;
  if (first_.empty())
    first_ = std::string(message);
  if (!inFile_ || recorder_.unit().problems.size() >= limit_)
    return;
  clang::SourceLocation location = diagnostic.getLocation();
  if (location.isInvalid())
    return;
  location = recorder_.sourceManager().getExpansionLoc(location);
  std::optional<UnitRecorder::Place> place = recorder_.placeOf(location);
  if (!place)
    return;
  clang::PresumedLoc at =
      recorder_.sourceManager().getPresumedLoc(location, /*UseLineDirectives=*/false);
  // A type that does not match our declarations does no harm; after a syntax error, Clang skips code.
  bool isSyntax =
      clang::DiagnosticIDs::getCategoryNameFromID(
          clang::DiagnosticIDs::getCategoryNumberForDiag(diagnostic.getID())) != "Semantic Issue";
  recorder_.unit().problems.push_back(
      {isSyntax ? DiagnosticKind::SyntaxError : DiagnosticKind::ParseError,
       *place->path,
       at.getLine(),
       at.getColumn(),
       (parseProblem + message.str()).str(),
       {},
       {}});
  error_ = diagnostic.getLocation();
  errorId_ = diagnostic.getID();
  ambiguous_.error(diagnostic);
}

/// Clang drops a declaration that contradicts ours; in plain C++ it is why the name is the
/// user's.
void ProblemCollector::noteOwnDeclaration(const clang::Diagnostic &diagnostic) {
  namespace diag = clang::diag;
  static constexpr unsigned contradictions[] = {
      diag::err_redefinition,
      diag::err_redefinition_different_kind,
      diag::err_redefinition_different_type,
      diag::err_redefinition_different_typedef,
      diag::err_redefinition_of_enumerator,
      diag::err_conflicting_types,
      diag::err_different_language_linkage,
      diag::err_ovl_diff_return_type,
      diag::err_tag_definition_of_typedef,
      diag::err_tag_reference_conflict,
      diag::err_use_with_wrong_tag,
  };
  if (recorder_.unit().isCuda || !inFile_ || diagnostic.getLocation().isInvalid() ||
      !llvm::is_contained(contradictions, diagnostic.getID()))
    return;
  const clang::SourceManager &sources = recorder_.sourceManager();
  llvm::StringRef text = sources.getCharacterData(sources.getSpellingLoc(diagnostic.getLocation()));
  recorder_.redeclared.insert(
      text.take_while([](char c) { return clang::isAsciiIdentifierContinue(c); }).str());
}

/// An error that plain C++ has only because it is parsed as CUDA.
bool ProblemCollector::isOfCudaAlone(const clang::Diagnostic &diagnostic) {
  // The C library's functions are for both sides here, but a file may define its own.
  if (diagnostic.getID() == clang::diag::err_cuda_ovl_target)
    return true;
  clang::SourceLocation location = diagnostic.getLocation();
  if (inFile_ && location.isValid()) {
    const clang::SourceManager &sources = recorder_.sourceManager();
    const char *text = sources.getCharacterData(sources.getSpellingLoc(location));
    sawLaunchInCxx_ |= std::strncmp(text, "<<<", 3) == 0;
  }
  return false;
}

} // namespace tranship::frontend
