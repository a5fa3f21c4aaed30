// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/DependentNames.h"

#include "clang/Basic/CharInfo.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace tranship::frontend {
namespace {

using Classes = llvm::SmallPtrSet<const clang::CXXRecordDecl *, 8>;

/// The class, or the template's class, that a base class is made from; null if it is a parameter.
const clang::CXXRecordDecl *classOf(clang::QualType base) {
  if (const clang::CXXRecordDecl *record = base->getAsCXXRecordDecl())
    return record;
  if (const auto *named = base->getAs<clang::TemplateSpecializationType>())
    if (const auto *made = llvm::dyn_cast_or_null<clang::ClassTemplateDecl>(
            named->getTemplateName().getAsTemplateDecl()))
      return made->getTemplatedDecl();
  return nullptr;
}

bool hasFunction(const clang::CXXRecordDecl *record, clang::DeclarationName name,
                 Classes &visited) {
  record = record ? record->getDefinition() : nullptr;
  if (!record || !visited.insert(record).second)
    return false;
  if (llvm::any_of(record->lookup(name), [](const clang::NamedDecl *member) {
        return llvm::isa<clang::FunctionDecl, clang::FunctionTemplateDecl, clang::UsingShadowDecl,
                         clang::UnresolvedUsingValueDecl>(member);
      }))
    return true;
  return llvm::any_of(record->bases(), [&](const clang::CXXBaseSpecifier &base) {
    return hasFunction(classOf(base.getType()), name, visited);
  });
}

/// The last operand of an expression: `tile.load` in `a * -tile.load`.
const clang::Expr *lastOperand(const clang::Expr *expression) {
  for (;;) {
    if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression))
      expression = operation->getRHS();
    else if (const auto *prefix = llvm::dyn_cast<clang::UnaryOperator>(expression);
             prefix && !prefix->isPostfix())
      expression = prefix->getSubExpr();
    else if (const auto *call = llvm::dyn_cast<clang::CXXOperatorCallExpr>(expression);
             call && (call->isInfixBinaryOp() ||
                      (call->getNumArgs() == 1 && call->getOperatorLoc() == call->getBeginLoc())))
      expression = call->getArg(call->getNumArgs() - 1);
    else if (const auto *cast = llvm::dyn_cast<clang::CStyleCastExpr>(expression))
      expression = cast->getSubExpr();
    else
      return expression;
  }
}

/// The offset of `name` in code that begins with `A::B<int>::name<4>(`; `nullopt` for other code.
std::optional<size_t> calledWithBrackets(clang::SourceLocation begin,
                                         const clang::SourceManager &sources) {
  llvm::StringRef text = sources.getCharacterData(sources.getSpellingLoc(begin));
  llvm::StringRef rest = text;
  for (;;) {
    size_t name = text.size() - rest.size();
    llvm::StringRef after =
        rest.drop_while([](char c) { return clang::isAsciiIdentifierContinue(c); });
    if (after.size() == rest.size())
      return std::nullopt;
    rest = after.ltrim();
    if (rest.consume_front("<")) {
      for (int brackets = 1, parentheses = 0; brackets > 0; rest = rest.drop_front()) {
        if (rest.empty() || rest.front() == ';' || rest.front() == '{')
          return std::nullopt;
        parentheses += (rest.front() == '(') - (rest.front() == ')');
        if (parentheses == 0)
          brackets += (rest.front() == '<') - (rest.front() == '>');
      }
      rest = rest.ltrim();
      if (rest.starts_with("("))
        return name;
    }
    if (!rest.consume_front("::"))
      return std::nullopt;
    rest = rest.ltrim();
  }
}

} // namespace

bool recordDependentName(const clang::Diagnostic &diagnostic, UnitRecorder &recorder) {
  namespace diag = clang::diag;
  clang::SourceLocation location = diagnostic.getLocation();
  bool isOfBase = diagnostic.getID() == diag::err_found_in_dependent_base;
  bool isType = diagnostic.getID() == diag::err_missing_dependent_template_keyword;
  bool isMemberType = diagnostic.getID() == diag::err_typename_missing;
  if (location.isInvalid() ||
      (!isOfBase && !isType && !isMemberType &&
       !llvm::is_contained({diag::err_template_kw_missing, diag::err_ovl_unresolvable,
                            diag::err_bound_member_function},
                           diagnostic.getID())))
    return false;
  std::optional<UnitRecorder::Place> place = recorder.placeOf(location);
  if (!place)
    return false;
  if (isType) {
    place->record->types.memberTemplates.insert(place->offset);
    return true;
  }
  if (isMemberType) {
    place->record->types.memberTypes.insert(place->offset);
    // `(T::value)x`: Clang has taken the parentheses for all of the expression.
    llvm::StringRef name(recorder.sourceManager().getCharacterData(
        recorder.sourceManager().getSpellingLoc(location)));
    recorder.forgetProblem(location.getLocWithOffset(int(name.find_first_of(");{")) + 1));
    return true;
  }
  if (isOfBase) {
    place->record->types.baseFunctions.insert(place->offset);
    return true;
  }
  std::optional<size_t> name = calledWithBrackets(location, recorder.sourceManager());
  if (!name)
    return false;
  place->record->types.memberTemplates.insert(place->offset + unsigned(*name));
  return true;
}

void DependentNameRecorder::declared(const clang::FunctionTemplateDecl *function) {
  if (function->isCXXClassMember())
    memberTemplates_.insert(function->getDeclName());
}

void DependentNameRecorder::comparison(const clang::BinaryOperator *operation) {
  if (operation->getOpcode() == clang::BO_LT)
    compared(operation->getLHS());
}

void DependentNameRecorder::comparison(const clang::CXXOperatorCallExpr *operation) {
  if (operation->getOperator() == clang::OO_Less && operation->getNumArgs() == 2)
    compared(operation->getArg(0));
}

void DependentNameRecorder::compared(const clang::Expr *expression) {
  const clang::Expr *left = lastOperand(expression);
  if (const auto *member = llvm::dyn_cast<clang::CXXDependentScopeMemberExpr>(left)) {
    if (!member->hasExplicitTemplateArgs())
      compared_.push_back({member->getMember(), member->getMemberLoc()});
  } else if (const auto *scoped = llvm::dyn_cast<clang::DependentScopeDeclRefExpr>(left)) {
    if (!scoped->hasExplicitTemplateArgs())
      compared_.push_back({scoped->getDeclName(), scoped->getLocation()});
  }
}

void DependentNameRecorder::member(const clang::DependentScopeDeclRefExpr *name) {
  clang::NestedNameSpecifier qualifier = name->getQualifier();
  if (qualifier.getKind() != clang::NestedNameSpecifier::Kind::Type)
    return;
  if (const auto *parameter = qualifier.getAsType()->getAs<clang::TemplateTypeParmType>();
      parameter && parameter->getDecl())
    members_[{parameter->getDecl(), name->getDeclName()}].push_back(name->getBeginLoc());
}

void DependentNameRecorder::call(const clang::CallExpr *call, const clang::CXXMethodDecl *method) {
  const auto *callee = llvm::dyn_cast<clang::UnresolvedLookupExpr>(call->getCallee());
  if (!callee || !callee->requiresADL() || callee->getNumDecls() != 0 || !method ||
      method->isStatic())
    return;
  Classes visited = {method->getParent()};
  for (const clang::CXXBaseSpecifier &base : method->getParent()->bases())
    if (base.getType()->isDependentType() &&
        hasFunction(classOf(base.getType()), callee->getName(), visited)) {
      if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(callee->getNameLoc()))
        place->record->types.baseFunctions.insert(place->offset);
      return;
    }
}

void DependentNameRecorder::finish() {
  for (const Candidate &candidate : compared_)
    // Without a call after the brackets, `a < b` is a comparison.
    if (memberTemplates_.contains(candidate.name) &&
        calledWithBrackets(candidate.location, recorder_.sourceManager()) == size_t(0))
      if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(candidate.location))
        place->record->types.memberTemplates.insert(place->offset);
  // Of several types in one expression, Clang rejects the first.
  for (const auto &[name, locations] : members_) {
    std::vector<UnitRecorder::Place> places;
    for (clang::SourceLocation location : locations)
      if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(location))
        places.push_back(*place);
    if (llvm::any_of(places, [](const UnitRecorder::Place &place) {
          return place.record->types.memberTypes.contains(place.offset);
        }))
      for (const UnitRecorder::Place &place : places)
        place.record->types.memberTypes.insert(place.offset);
  }
}

} // namespace tranship::frontend
