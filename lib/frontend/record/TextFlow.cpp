// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/TextFlow.h"

#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace tranship::frontend {
namespace {

bool isCharacters(clang::QualType type) {
  return (type->isPointerType() || type->isArrayType()) &&
         type->getPointeeOrArrayElementType()->isAnyCharacterType();
}

/// `const char *`, `std::string` and its views: a value that is a text.
bool isText(clang::QualType type) {
  type = type.getNonReferenceType();
  const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
  return isCharacters(type) ||
         (record && record->isInStdNamespace() && record->getIdentifier() &&
          record->getName().starts_with("basic_string") && !record->getName().contains("stream"));
}

/// Whether a function may write a text to what this parameter refers to: `char *`, `std::string &`.
bool isWritableText(clang::QualType type) {
  bool refers = type->isPointerType() || type->isLValueReferenceType();
  return refers && isText(type) && !type->getPointeeType().isConstQualified();
}

/// Follows a text through the body of one function.
class BodyFlow {
public:
  BodyFlow(TextFlow &flow, const clang::Expr *text) : flow_(flow), text_(text) {}

  void addSource(const clang::ValueDecl *variable) {
    grew_ |= sources_.insert(variable->getCanonicalDecl()).second;
  }
  TextUse run(const clang::FunctionDecl *function) {
    do { // variables may get the text after code before it used them, in loops
      grew_ = false;
      if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(function))
        for (const clang::CXXCtorInitializer *initializer : constructor->inits())
          if (carries(initializer->getInit(), false) && initializer->getMember())
            addSource(initializer->getMember());
      carries(function->getBody(), true);
    } while (grew_ && !use_.reachesResult);
    return use_;
  }
  const llvm::SmallPtrSet<const clang::Decl *, 8> &sources() const { return sources_; }

private:
  /// Whether the value of an expression is the text, or contains it. `isDropped`: code does nothing with the value.
  bool carries(const clang::Stmt *code, bool isDropped) {
    if (!code || use_.reachesResult)
      return false;
    if (code == text_)
      return true;
    if (const auto *call = llvm::dyn_cast<clang::CallExpr>(code))
      return carriesCall(call, isDropped);
    if (const auto *construction = llvm::dyn_cast<clang::CXXConstructExpr>(code))
      return carriesConstruction(construction);
    if (const auto *expression = llvm::dyn_cast<clang::Expr>(code))
      return carriesExpression(expression, isDropped);
    if (const auto *declarations = llvm::dyn_cast<clang::DeclStmt>(code)) {
      for (const clang::Decl *declaration : declarations->decls())
        if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(declaration);
            variable && variable->getInit() && carries(variable->getInit(), false))
          addSource(variable);
      return false;
    }
    if (const auto *result = llvm::dyn_cast<clang::ReturnStmt>(code)) {
      use_.isReturned |= carries(result->getRetValue(), false);
      return false;
    }
    for (const clang::Stmt *part : code->children())
      carries(part, !isCondition(code, part));
    return false;
  }

  static bool isCondition(const clang::Stmt *code, const clang::Stmt *part) {
    auto is = [part](const auto *statement) { return statement && statement->getCond() == part; };
    return is(llvm::dyn_cast<clang::IfStmt>(code)) || is(llvm::dyn_cast<clang::ForStmt>(code)) ||
           is(llvm::dyn_cast<clang::WhileStmt>(code)) || is(llvm::dyn_cast<clang::DoStmt>(code)) ||
           is(llvm::dyn_cast<clang::SwitchStmt>(code));
  }

  bool carriesExpression(const clang::Expr *code, bool isDropped) {
    if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(code))
      return sources_.contains(name->getDecl()->getCanonicalDecl());
    if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(code))
      return (carries(member->getBase(), false) && isText(member->getType())) ||
             sources_.contains(member->getMemberDecl()->getCanonicalDecl());
    if (const auto *size = llvm::dyn_cast<clang::UnaryExprOrTypeTraitExpr>(code)) {
      use_.reachesResult |=
          !size->isArgumentType() && size->getArgumentExpr()->IgnoreParens() == text_;
      return false;
    }
    if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(code))
      return carriesOperation(operation, isDropped);
    if (const auto *choice = llvm::dyn_cast<clang::AbstractConditionalOperator>(code)) {
      carries(choice->getCond(), false);
      bool first = carries(choice->getTrueExpr(), isDropped);
      return carries(choice->getFalseExpr(), isDropped) || first;
    }
    if (const auto *lambda = llvm::dyn_cast<clang::LambdaExpr>(code)) {
      carries(lambda->getBody(), true);
      return false;
    }
    isDropped = llvm::isa<clang::ParenExpr, clang::ExprWithCleanups,
                          clang::MaterializeTemporaryExpr, clang::CXXBindTemporaryExpr>(code)
                    ? isDropped
                    : code->getType()->isVoidType();
    bool isPart = false;
    for (const clang::Stmt *part : code->children())
      isPart |= carries(part, isDropped);
    if (!isPart || llvm::isa<clang::CXXThrowExpr>(code) || code->getType()->isVoidType())
      return false;
    if (const auto *cast = llvm::dyn_cast<clang::CastExpr>(code))
      return cast->getType()->isPointerType() || cast->getType()->isRecordType() ||
             cast->isGLValue() || isText(cast->getType());
    if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(code);
        operation && operation->getOpcode() == clang::UO_LNot)
      return false;
    bool isKept = llvm::isa<clang::ParenExpr, clang::ExprWithCleanups, clang::InitListExpr,
                            clang::MaterializeTemporaryExpr, clang::CXXBindTemporaryExpr,
                            clang::CXXNewExpr, clang::StmtExpr>(code) ||
                  isText(code->getType());
    use_.reachesResult |= !isKept;
    return isKept;
  }

  bool carriesOperation(const clang::BinaryOperator *operation, bool isDropped) {
    bool left = carries(operation->getLHS(), isDropped && operation->isCommaOp());
    bool right = carries(operation->getRHS(), isDropped && operation->isCommaOp());
    if (operation->isCommaOp())
      return right;
    if (operation->getOpcode() == clang::BO_Assign && right)
      return store(operation->getLHS());
    // Comparisons of pointers do not look at the text.
    return operation->isAdditiveOp() && operation->getType()->isPointerType() && (left || right);
  }

  /// The text is written to a variable or member.
  bool store(const clang::Expr *to) {
    to = to->IgnoreParenImpCasts();
    const clang::ValueDecl *target = nullptr;
    if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(to))
      target = name->getDecl();
    else if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(to))
      target = member->getMemberDecl();
    const auto *variable = llvm::dyn_cast_or_null<clang::VarDecl>(target);
    if (!target || (variable && !variable->isLocalVarDeclOrParm()))
      use_.reachesResult = true;
    else
      addSource(target);
    return true;
  }

  bool carriesConstruction(const clang::CXXConstructExpr *construction) {
    const clang::CXXConstructorDecl *constructor = construction->getConstructor();
    bool isPart = false;
    for (unsigned i = 0; i < construction->getNumArgs(); ++i)
      if (carries(construction->getArg(i), false)) {
        isPart = true;
        if (i < constructor->getNumParams() && !constructor->isCopyOrMoveConstructor() &&
            flow_.isOwn(constructor))
          use_.reachesResult |= flow_.usesOf(constructor, i).reachesResult;
      }
    return isPart;
  }

  bool carriesCall(const clang::CallExpr *call, bool isDropped) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    const auto *method = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(callee);
    bool isOperatorOfClass =
        llvm::isa<clang::CXXOperatorCallExpr>(call) && method && method->isInstance();
    // What the function is called on.
    bool isObject = carries(call->getCallee(), true) || calledOn(call);
    llvm::SmallVector<unsigned> texts;
    for (unsigned i = 0; i < call->getNumArgs(); ++i)
      if (carries(call->getArg(i), false)) {
        if (isOperatorOfClass && i == 0)
          isObject = true;
        else
          texts.push_back(isOperatorOfClass ? i - 1 : i);
      }
    if (isObject && texts.empty())
      return carriesMember(call, isDropped);
    bool isResult = isObject && isText(call->getType());
    for (unsigned i : texts)
      isResult |= callee && flow_.isOwn(callee) ? passToOwn(call, callee, i, isDropped)
                                                : passToLibrary(call, callee, isDropped);
    return isResult;
  }

  /// Whether a method is called on an object that contains the text.
  bool calledOn(const clang::CallExpr *call) {
    const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(call);
    return member && member->getImplicitObjectArgument() &&
           carries(member->getImplicitObjectArgument(), false);
  }

  /// A method of an object that contains the text: a part of the text, or something computed from it.
  bool carriesMember(const clang::CallExpr *call, bool isDropped) {
    if (isText(call->getType()))
      return true;
    const clang::FunctionDecl *callee = call->getDirectCallee();
    // Own classes are followed where they get the text.
    use_.reachesResult |= !isDropped && !call->getType()->isVoidType() &&
                          !(callee && flow_.isOwn(callee)) && !returnsItsObject(call);
    return false;
  }

  static bool returnsItsObject(const clang::CallExpr *call) {
    const auto *method = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(call->getDirectCallee());
    return method && method->getReturnType()->isReferenceType() &&
           method->getReturnType()->getAsCXXRecordDecl() == method->getParent();
  }

  bool passToOwn(const clang::CallExpr *call, const clang::FunctionDecl *callee, unsigned i,
                 bool isDropped) {
    if (callee->isVariadic() && i >= callee->getNumParams())
      return passToLibrary(call, callee, isDropped);
    if (!callee->getDefinition() || !callee->getDefinition()->hasBody()) {
      use_.reachesResult |=
          !isDropped && !call->getType()->isVoidType() && !isText(call->getType());
      return isText(call->getType());
    }
    TextUse inside = flow_.usesOf(callee->getDefinition(), i);
    use_.reachesResult |= inside.reachesResult;
    return inside.isReturned;
  }

  /// Functions that print, or that end the program, give nothing back that depends on the text.
  bool passToLibrary(const clang::CallExpr *call, const clang::FunctionDecl *callee,
                     bool isDropped) {
    // A library's function that returns a pointer looks for something in the text.
    bool isSearch =
        isText(call->getType()) && call->getType()->isPointerType() && call->isPRValue();
    if (isText(call->getType()) && !isSearch)
      return true;
    for (unsigned i = 0; callee && i < std::min(callee->getNumParams(), call->getNumArgs()); ++i)
      if (isWritableText(callee->getParamDecl(i)->getType()))
        return store(call->getArg(i)) && false;
    const auto *method = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(callee);
    if (const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(call);
        member && isText(member->getImplicitObjectArgument()->getType()) && method &&
        !method->isConst())
      return store(member->getImplicitObjectArgument()) && false;
    bool printsToStream = call->getType()->isRecordType() && call->isGLValue();
    use_.reachesResult |= !isDropped && !printsToStream && !call->getType()->isVoidType() &&
                          !(callee && (callee->isVariadic() || callee->isNoReturn()));
    return false;
  }

  TextFlow &flow_;
  const clang::Expr *text_;
  llvm::SmallPtrSet<const clang::Decl *, 8> sources_;
  bool grew_ = false;
  TextUse use_;
};

/// What the other methods of a class do with a member that a constructor stores the text in.
void followMembers(TextFlow &flow, const clang::CXXConstructorDecl *constructor,
                   const BodyFlow &body, TextUse &use) {
  for (const clang::Decl *source : body.sources())
    if (const auto *member = llvm::dyn_cast<clang::FieldDecl>(source))
      for (const clang::CXXMethodDecl *method : constructor->getParent()->methods())
        if (method != constructor && method->hasBody() && !method->isImplicit()) {
          BodyFlow other(flow, nullptr);
          other.addSource(member);
          TextUse inside = other.run(method->getDefinition());
          use.reachesResult |= inside.reachesResult || inside.isReturned;
        }
}

} // namespace

TextUse TextFlow::usesOf(const clang::FunctionDecl *function, const clang::Expr *text) {
  const clang::FunctionDecl *definition = function ? function->getDefinition() : nullptr;
  if (!definition || !definition->hasBody())
    return {true, false};
  return BodyFlow(*this, text).run(definition);
}

TextUse TextFlow::usesOf(const clang::FunctionDecl *function, unsigned parameter) {
  function = function->getDefinition();
  if (!function || !function->hasBody() || parameter >= function->getNumParams())
    return {};
  const clang::ParmVarDecl *variable = function->getParamDecl(parameter);
  auto [known, isNew] = known_.try_emplace(variable); // a function that calls itself adds nothing
  if (!isNew)
    return known->second;
  BodyFlow body(*this, nullptr);
  body.addSource(variable);
  TextUse use = body.run(function);
  if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(function))
    followMembers(*this, constructor, body, use);
  return known_[variable] = use;
}

} // namespace tranship::frontend
