// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/GroupShuffles.h"

#include "llvm/ADT/StringRef.h"

namespace tranship::frontend {
namespace {

bool isInCooperativeGroups(const clang::CXXMethodDecl &method) {
  const clang::DeclContext *outermost = nullptr;
  for (const clang::DeclContext *scope = method.getParent()->getDeclContext();
       scope && !scope->isTranslationUnit(); scope = scope->getParent())
    outermost = scope;
  const auto *space = llvm::dyn_cast_or_null<clang::NamespaceDecl>(outermost);
  return space && space->getName() == "cooperative_groups";
}

/// Whether HIP's groups can shuffle a value of the type.
bool isNumber(clang::QualType type) {
  const auto *builtin = type.getNonReferenceType()->getAs<clang::BuiltinType>();
  return builtin && builtin->getKind() != clang::BuiltinType::Int128 &&
         builtin->getKind() != clang::BuiltinType::UInt128;
}

} // namespace

void recordGroupShuffle(const clang::CXXMemberCallExpr &call, UnitRecorder &recorder) {
  const clang::CXXMethodDecl *method = call.getMethodDecl();
  if (!method || !method->getIdentifier() || call.getNumArgs() == 0 ||
      isNumber(call.getArg(0)->getType()) || !isInCooperativeGroups(*method))
    return;
  llvm::StringRef name = method->getName();
  std::string entity = ("cooperative_groups::thread_group." + name).str();
  if (recorder.isInteresting(entity))
    recorder.name(call.getExprLoc(), name, {Owner::System, Layer::Ast, entity});
}

} // namespace tranship::frontend
