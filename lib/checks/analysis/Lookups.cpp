// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/Lookups.h"

#include "checks/analysis/Origins.h"

#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

/// A class template of the standard library, the class of a container; null for other types.
const clang::ClassTemplateSpecializationDecl *standardContainer(const clang::Expr *object) {
  clang::QualType type = object->IgnoreParenImpCasts()->getType().getNonReferenceType();
  if (type->isPointerType())
    type = type->getPointeeType();
  const auto *container =
      llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(type->getAsCXXRecordDecl());
  return container && container->isInStdNamespace() && container->getIdentifier() ? container
                                                                                  : nullptr;
}

/// Maps and sets; the first template argument is the type of their keys.
bool isAssociative(const clang::ClassTemplateSpecializationDecl *container) {
  llvm::StringRef name = container->getName();
  return (name.ends_with("map") || name.ends_with("set")) && name != "bitset";
}

void add(std::vector<Lookup> &lookups, clang::SourceRange range, const clang::FunctionDecl *in,
         const clang::Expr *object, const clang::Expr *key, bool isSearch) {
  const clang::ClassTemplateSpecializationDecl *container = standardContainer(object);
  if (!container || !stripCasts(key)->getType()->isIntegralOrEnumerationType())
    return;
  bool isByKey = isAssociative(container);
  if (isByKey) {
    const clang::TemplateArgument &type = container->getTemplateArgs()[0];
    if (type.getKind() != clang::TemplateArgument::Type || !type.getAsType()->isIntegerType() ||
        type.getAsType()->isEnumeralType())
      return;
  } else if (isSearch) {
    return; // `text.find('c')` looks for a value
  }
  lookups.push_back({range, in, object, key, isByKey});
}

/// `{1, "T"}` and `std::make_pair(1, "T")` in a map, `1` in a set.
bool isPlainKey(const clang::Expr *element) {
  element = element->IgnoreUnlessSpelledInSource();
  if (const auto *pair = llvm::dyn_cast<clang::CXXConstructExpr>(element))
    return pair->getNumArgs() == 2 && isPlainKey(pair->getArg(0));
  if (const auto *list = llvm::dyn_cast<clang::InitListExpr>(element))
    return list->getNumInits() == 2 && isPlainKey(list->getInit(0));
  if (const auto *call = llvm::dyn_cast<clang::CallExpr>(element))
    return call->getNumArgs() == 2 && isPlainKey(call->getArg(0));
  return llvm::isa<clang::IntegerLiteral>(element);
}

} // namespace

std::vector<Lookup> findLookups(const UnitContext &unit) {
  std::vector<Lookup> lookups;
  for (const auto &[subscript, in] : unit.index.subscripts)
    lookups.push_back({subscript->getSourceRange(), in, subscript->getBase(), subscript->getIdx(),
                       /*isByKey=*/false});
  for (const auto &[call, in] : unit.index.operatorCalls)
    if (call->getOperator() == clang::OO_Subscript && call->getNumArgs() == 2)
      add(lookups, call->getSourceRange(), in, call->getArg(0), call->getArg(1),
          /*isSearch=*/false);
  for (llvm::StringRef name : {"at", "test", "set", "find", "count", "contains"})
    for (const auto &[call, in] : unit.index.callsOf(name))
      if (const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(call);
          member && member->getNumArgs() >= 1)
        add(lookups, call->getSourceRange(), in, member->getImplicitObjectArgument(),
            member->getArg(0), /*isSearch=*/name != "at" && name != "test" && name != "set");
  return lookups;
}

bool hasNumbersAsKeys(const UnitContext &unit, const clang::Expr *container) {
  const clang::VarDecl *variable = referencedVariable(container);
  if (!variable)
    return false;
  for (const clang::Expr *value : unit.index.valuesOf(variable))
    if (anyPartSatisfies(unit.index, value, [](const clang::Expr *part) {
          const auto *list = llvm::dyn_cast<clang::InitListExpr>(part);
          return list && list->getNumInits() > 0 && llvm::any_of(list->inits(), isPlainKey);
        }))
      return true;
  for (llvm::StringRef name : {"emplace", "insert", "try_emplace", "insert_or_assign"})
    for (const auto &[call, in] : unit.index.callsOf(name))
      if (const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(call);
          member && member->getNumArgs() >= 1 &&
          referencedVariable(member->getImplicitObjectArgument()) == variable &&
          isPlainKey(member->getArg(0)))
        return true;
  return llvm::any_of(unit.index.operatorCalls, [&](const auto &assignment) {
    const clang::CXXOperatorCallExpr *call = assignment.node;
    return call->getOperator() == clang::OO_Subscript && call->getNumArgs() == 2 &&
           referencedVariable(call->getArg(0)) == variable && isPlainKey(call->getArg(1));
  });
}

} // namespace tranship::checks
