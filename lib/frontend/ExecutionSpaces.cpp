// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/ExecutionSpaces.h"

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
    clang::DeclContext::lookup_result members = context->lookup(name);
    if (llvm::none_of(members, isForDeviceAlone))
      return false;
    record(diagnostic.getLocation(), "__device__", recorder);
    return true;
  }
  default:
    return false;
  }
}

bool recordBareSpecialization(const clang::Diagnostic &note, clang::SourceLocation error,
                              unsigned errorId, UnitRecorder &recorder) {
  if (errorId != clang::diag::err_function_template_spec_no_match ||
      note.getID() != clang::diag::note_cuda_ovl_candidate_target_mismatch)
    return false;
  recorder.bareSpecializations[note.getLocation()].push_back(error);
  return true;
}

void settleBareSpecializations(const clang::FunctionTemplateDecl *function,
                               UnitRecorder &recorder) {
  auto found = recorder.bareSpecializations.find(function->getLocation());
  if (found == recorder.bareSpecializations.end())
    return;
  std::string spaces;
  const clang::FunctionDecl *pattern = function->getTemplatedDecl();
  if (pattern->hasAttr<clang::CUDAHostAttr>())
    spaces = "__host__";
  if (pattern->hasAttr<clang::CUDADeviceAttr>())
    spaces += spaces.empty() ? "__device__" : " __device__";
  if (!spaces.empty())
    for (clang::SourceLocation specialization : found->second)
      record(specialization, spaces, recorder);
}

void recordBareDefinition(const clang::FunctionDecl *function, UnitRecorder &recorder) {
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
