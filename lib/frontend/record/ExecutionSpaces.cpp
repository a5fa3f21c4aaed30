// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/ExecutionSpaces.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/Cuda.h"
#include "clang/Basic/DiagnosticSema.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {
namespace {

bool isForDeviceAlone(const clang::Decl *declaration) {
  const clang::FunctionDecl *function = declaration->getAsFunction();
  const auto *device = function ? function->getAttr<clang::CUDADeviceAttr>() : nullptr;
  return device && !device->isImplicit() && !function->hasAttr<clang::CUDAHostAttr>();
}

/// Whether the function is declared without execution spaces.
bool isBare(const clang::Decl *declaration) {
  const clang::FunctionDecl *function = declaration->getAsFunction();
  return function && !function->isImplicit() && !function->hasAttr<clang::CUDADeviceAttr>() &&
         !function->hasAttr<clang::CUDAHostAttr>();
}

/// Whether a template can get both spaces, which one of its specializations has. Specializations that
/// Clang accepts have the spaces of the template, and would no longer match.
bool canWiden(const clang::FunctionTemplateDecl &declared, UnitRecorder &recorder) {
  return !recorder.isSystem(declared.getLocation()) && declared.isFirstDecl() &&
         declared.getMostRecentDecl() == &declared &&
         llvm::none_of(declared.specializations(), [](const clang::FunctionDecl *one) {
           return one->getTemplateSpecializationKind() == clang::TSK_ExplicitSpecialization;
         });
}

void record(clang::SourceLocation name, llvm::StringRef spaces, UnitRecorder &recorder) {
  if (name.isFileID())
    if (std::optional<UnitRecorder::Place> place = recorder.placeOf(name))
      place->record->bareDefinitions.emplace(place->offset, spaces);
}

} // namespace

bool recordBareDefinition(const clang::Diagnostic &diagnostic, UnitRecorder &recorder) {
  using Engine = clang::DiagnosticsEngine;
  auto isKind = [&](unsigned argument, Engine::ArgumentKind kind) {
    return argument < diagnostic.getNumArgs() && diagnostic.getArgKind(argument) == kind;
  };
  switch (diagnostic.getID()) {
  case clang::diag::err_cuda_ovl_target: {
    if (!isKind(3, Engine::ak_nameddecl))
      return false;
    const auto *declared = reinterpret_cast<const clang::NamedDecl *>(diagnostic.getRawArg(3));
    if (diagnostic.getArgSInt(0) != int64_t(clang::CUDAFunctionTarget::Host) ||
        diagnostic.getArgSInt(2) != int64_t(clang::CUDAFunctionTarget::HostDevice) ||
        recorder.isSystem(declared->getLocation()))
      return false;
    record(diagnostic.getLocation(), "__host__ __device__", recorder);
    return true;
  }
  case clang::diag::err_member_decl_does_not_match: {
    if (!isKind(0, Engine::ak_declarationname) || !isKind(1, Engine::ak_declcontext))
      return false;
    const auto *context = reinterpret_cast<const clang::DeclContext *>(diagnostic.getRawArg(1));
    clang::DeclarationName name =
        clang::DeclarationName::getFromOpaqueInteger(diagnostic.getRawArg(0));
    // Rejected definitions are among the members, too.
    if (llvm::none_of(context->lookup(name), [](const clang::NamedDecl *member) {
          return !member->isInvalidDecl() && (isForDeviceAlone(member) || isBare(member));
        }))
      return false;
    recorder.rejectedDefinitions.insert(diagnostic.getLocation());
    return false;
  }
  default:
    return false;
  }
}

void noteRejectedSpecialization(const clang::Diagnostic &note, clang::SourceLocation error,
                                unsigned errorId, UnitRecorder &recorder) {
  if (errorId == clang::diag::err_function_template_spec_no_match &&
      note.getID() == clang::diag::note_cuda_ovl_candidate_target_mismatch)
    recorder.rejectedSpecializations[error] = note.getLocation();
}

void noteHostConstruction(const clang::Diagnostic &note, clang::SourceLocation error,
                          unsigned errorId, UnitRecorder &recorder) {
  static constexpr unsigned errors[] = {
      clang::diag::err_ovl_no_viable_function_in_init,
      clang::diag::err_ovl_no_viable_conversion_in_cast,
  };
  if (llvm::is_contained(errors, errorId) &&
      note.getID() == clang::diag::note_ovl_candidate_bad_target)
    recorder.hostConstructions[note.getLocation()].insert(error);
}

void recordDeviceConstructor(const clang::FunctionDecl *function, UnitRecorder &recorder) {
  auto used = recorder.hostConstructions.find(function->getLocation());
  if (used == recorder.hostConstructions.end() || recorder.isSystem(function->getLocation()))
    return;
  const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(function);
  if (!constructor || !isForDeviceAlone(constructor) || !constructor->hasTrivialBody())
    return;
  record(constructor->getLocation(), "__host__", recorder);
  for (clang::SourceLocation error : used->second)
    recorder.forgetProblem(error);
}

void recordBareSpecialization(const clang::FunctionDecl *function, UnitRecorder &recorder) {
  auto rejected = recorder.rejectedSpecializations.find(function->getLocation());
  if (rejected == recorder.rejectedSpecializations.end())
    return;
  auto *scope = const_cast<clang::DeclContext *>(function->getDeclContext()->getRedeclContext());
  for (const clang::NamedDecl *other : scope->lookup(function->getDeclName())) {
    const auto *declared = llvm::dyn_cast<clang::FunctionTemplateDecl>(other);
    if (!declared || declared->getLocation() != rejected->second)
      continue;
    const clang::FunctionDecl *pattern = declared->getTemplatedDecl();
    bool onHost = pattern->hasAttr<clang::CUDAHostAttr>();
    bool onDevice = pattern->hasAttr<clang::CUDADeviceAttr>();
    if (function->hasAttr<clang::CUDAHostAttr>() && function->hasAttr<clang::CUDADeviceAttr>()) {
      if (!canWiden(*declared, recorder))
        return;
      record(declared->getLocation(),
             onDevice || onHost ? onDevice ? "__host__" : "__device__" : "__host__ __device__",
             recorder);
    } else if (onDevice && !(function->hasAttr<clang::CUDAHostAttr>() && !onHost)) {
      record(rejected->first, onHost ? "__host__ __device__" : "__device__", recorder);
    } else {
      return;
    }
    recorder.forgetProblem(rejected->first);
    return;
  }
}

/// Records the declaration in a class that lacks the execution spaces of its definition.
static void recordBareMember(const clang::FunctionDecl *definition, UnitRecorder &recorder) {
  const clang::ASTContext &context = definition->getASTContext();
  for (const clang::NamedDecl *member :
       definition->getDeclContext()->lookup(definition->getDeclName())) {
    const clang::FunctionDecl *declared = member->getAsFunction();
    if (!isBare(member) || recorder.isSystem(member->getLocation()) ||
        !context.hasSameFunctionTypeIgnoringExceptionSpec(declared->getType(),
                                                          definition->getType()))
      continue;
    record(member->getLocation(),
           definition->hasAttr<clang::CUDAHostAttr>() ? "__host__ __device__" : "__device__",
           recorder);
    recorder.forgetProblem(definition->getLocation());
  }
}

void recordBareDefinition(const clang::FunctionDecl *function, UnitRecorder &recorder) {
  if (recorder.rejectedDefinitions.contains(function->getLocation())) {
    if (function->hasAttr<clang::CUDADeviceAttr>())
      return recordBareMember(function, recorder);
    if (llvm::none_of(function->getDeclContext()->lookup(function->getDeclName()),
                      [&](const clang::NamedDecl *member) {
                        return !member->isInvalidDecl() && isForDeviceAlone(member) &&
                               member->getAsFunction()->getNumParams() == function->getNumParams();
                      }))
      return;
    record(function->getLocation(), "__device__", recorder);
    recorder.forgetProblem(function->getLocation());
    return;
  }
  if (!function->isThisDeclarationADefinition() || function->hasAttr<clang::CUDADeviceAttr>() ||
      function->hasAttr<clang::CUDAGlobalAttr>() || llvm::isa<clang::CXXMethodDecl>(function) ||
      recorder.isSystem(function->getLocation()))
    return;
  const clang::ASTContext &context = function->getASTContext();
  auto declares = [&](const clang::NamedDecl *other) {
    const clang::FunctionDecl *declared = other->getAsFunction();
    return declared && isForDeviceAlone(declared) && !declared->isDefined() &&
           context.hasSameFunctionTypeIgnoringExceptionSpec(declared->getType(),
                                                            function->getType());
  };
  auto *scope = const_cast<clang::DeclContext *>(function->getDeclContext()->getRedeclContext());
  if (llvm::any_of(scope->noload_lookup(function->getDeclName()), declares))
    record(function->getLocation(), "__device__", recorder);
}

} // namespace tranship::frontend
