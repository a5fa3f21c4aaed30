// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/GroupNumberRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {
namespace {

/// A call of a member function of a group whose result has a different width in HIP.
struct GroupNumber {
  bool isMask = false; // else a rank or a size
  /// Whether the results have the same value: masks of coalesced threads may have 64 bits in HIP.
  bool isSame = false;
};

/// The class of cooperative groups that a class is or has as its base.
const clang::CXXRecordDecl *groupIn(const clang::CXXRecordDecl *record) {
  if (!record || !record->getIdentifier())
    return nullptr;
  if (record->getQualifiedNameAsString().starts_with("cooperative_groups::"))
    return record;
  if (!record->hasDefinition())
    return nullptr;
  for (const clang::CXXBaseSpecifier &base : record->bases())
    if (const clang::CXXRecordDecl *group = groupIn(base.getType()->getAsCXXRecordDecl()))
      return group;
  return nullptr;
}

std::optional<GroupNumber> groupNumberOf(const clang::CallExpr *call) {
  const auto *member = llvm::dyn_cast<clang::MemberExpr>(call->getCallee()->IgnoreParenImpCasts());
  const auto *method =
      member ? llvm::dyn_cast<clang::CXXMethodDecl>(member->getMemberDecl()) : nullptr;
  if (!method || !method->getIdentifier() || call->isTypeDependent())
    return std::nullopt;
  clang::QualType object = member->getBase()->IgnoreParenImpCasts()->getType();
  if (member->isArrow())
    object = object->getPointeeType();
  const clang::CXXRecordDecl *group = groupIn(object->getAsCXXRecordDecl());
  if (!group)
    return std::nullopt;
  if (llvm::is_contained({"ballot", "match_any", "match_all"}, method->getName()))
    return GroupNumber{true, group->getName() == "thread_block_tile"};
  if (llvm::is_contained({"thread_rank", "size", "num_threads"}, method->getName()) &&
      call->getType().getCanonicalType()->isSpecificBuiltinType(clang::BuiltinType::ULongLong))
    return GroupNumber{false, true};
  return std::nullopt;
}

/// Whether an expression of a 32-bit mask may set higher bits if the mask has 64 bits.
bool mayOverflow(const clang::Expr *expression) {
  expression = expression->IgnoreParens();
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression))
    return operation->getOpcode() == clang::UO_Not || operation->getOpcode() == clang::UO_Minus;
  const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression);
  if (!operation)
    return false;
  auto isConverted = [](const clang::Expr *operand) { // from signed
    return operand->IgnoreParenImpCasts()->getType()->isSignedIntegerType() &&
           !llvm::isa<clang::IntegerLiteral>(operand->IgnoreParenImpCasts());
  };
  bool inside = mayOverflow(operation->getLHS()) || mayOverflow(operation->getRHS());
  switch (operation->getOpcode()) {
  case clang::BO_And:
    return mayOverflow(operation->getLHS()) && mayOverflow(operation->getRHS());
  case clang::BO_Or:
  case clang::BO_Xor:
    return inside || isConverted(operation->getLHS()) || isConverted(operation->getRHS());
  case clang::BO_Shr:
  case clang::BO_Div:
  case clang::BO_Rem:
    return mayOverflow(operation->getLHS());
  default:
    return operation->isAdditiveOp() || operation->getOpcode() == clang::BO_Mul ||
           operation->getOpcode() == clang::BO_Shl || inside;
  }
}

} // namespace

bool GroupNumberRecorder::isWide(clang::QualType type) const {
  return !type->isDependentType() && type->isIntegerType() && context_.getTypeSize(type) > 32;
}

bool GroupNumberRecorder::staysWide(const clang::Expr *expression) const {
  expression = expression->IgnoreParenImpCasts();
  if (!isWide(expression->getType()))
    return false;
  if (const auto *call = llvm::dyn_cast<clang::CallExpr>(expression))
    return !groupNumberOf(call);
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression);
      operation && !operation->isAssignmentOp() && !operation->isCommaOp())
    return staysWide(operation->getLHS()) ||
           (!operation->isShiftOp() && staysWide(operation->getRHS()));
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression);
      operation && operation->isArithmeticOp())
    return staysWide(operation->getSubExpr());
  if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(expression))
    return staysWide(choice->getTrueExpr()) || staysWide(choice->getFalseExpr());
  return true;
}

void GroupNumberRecorder::need(const clang::Expr *expression) {
  expression = expression->IgnoreParenImpCasts();
  if (const auto *call = llvm::dyn_cast<clang::CallExpr>(expression)) {
    needed_.insert(call);
  } else if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression)) {
    if (operation->isComparisonOp() || operation->isLogicalOp() || operation->isAssignmentOp())
      return;
    need(operation->getLHS());
    if (!operation->isShiftOp())
      need(operation->getRHS());
  } else if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression)) {
    need(operation->getSubExpr());
  } else if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(expression)) {
    need(choice->getTrueExpr());
    need(choice->getFalseExpr());
  }
}

void GroupNumberRecorder::narrow(const clang::Expr *expression) {
  expression = expression->IgnoreParenImpCasts();
  const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression);
  if (operation && (operation->isAdditiveOp() || operation->getOpcode() == clang::BO_Mul ||
                    operation->isBitwiseOp())) {
    narrow(operation->getLHS());
    narrow(operation->getRHS());
  } else if (operation && operation->getOpcode() == clang::BO_Shl) {
    narrow(operation->getLHS());
  } else if (!operation && !llvm::isa<clang::UnaryOperator>(expression)) {
    return;
  }
  narrowed_.insert(expression);
}

void GroupNumberRecorder::variable(const clang::VarDecl *variable) {
  if (variable->getInit() && variable->getType()->getContainedAutoType())
    need(variable->getInit());
}

void GroupNumberRecorder::returned(const clang::ReturnStmt *statement, clang::QualType to) {
  if (statement->getRetValue() && (to.isNull() || to->getContainedAutoType()))
    need(statement->getRetValue());
}

void GroupNumberRecorder::choice(const clang::ConditionalOperator *choice) {
  // The other branch has the type in CUDA, so the type of the expression changes.
  if (!narrowed_.contains(choice) && isWide(choice->getType()))
    need(choice);
}

void GroupNumberRecorder::cast(const clang::CastExpr *cast) {
  clang::QualType from = cast->getSubExpr()->getType(), to = cast->getType();
  if (from->isDependentType() || to->isDependentType() || !from->isIntegerType())
    return;
  if (cast->getCastKind() == clang::CK_IntegralCast && isWide(from) && !isWide(to))
    narrow(cast->getSubExpr());
  bool isWidened = (cast->getCastKind() == clang::CK_IntegralCast && isWide(to) && !isWide(from)) ||
                   cast->getCastKind() == clang::CK_IntegralToBoolean ||
                   cast->getCastKind() == clang::CK_IntegralToFloating;
  if (isWidened && !isWide(from) && mayOverflow(cast->getSubExpr()))
    need(cast->getSubExpr());
}

void GroupNumberRecorder::operation(const clang::UnaryOperator *operation) {
  if ((operation->getOpcode() == clang::UO_Minus || operation->getOpcode() == clang::UO_Not) &&
      isWide(operation->getType()) && !narrowed_.contains(operation))
    need(operation->getSubExpr());
}

/// Notes a mask that is compared with a number that C++ converts to unsigned, as in `mask == -1`.
void GroupNumberRecorder::compared(const clang::Expr *expression, const clang::Expr *other) {
  const clang::Expr *written = other->IgnoreParenImpCasts();
  bool isSame =
      written->getType()->isUnsignedIntegerType() || llvm::isa<clang::IntegerLiteral>(written);
  if (!isWide(expression->getType()) && (!isSame || mayOverflow(expression)))
    need(expression);
}

void GroupNumberRecorder::operation(const clang::BinaryOperator *operation) {
  if (operation->isTypeDependent())
    return;
  const clang::Expr *left = operation->getLHS(), *right = operation->getRHS();
  if (operation->isComparisonOp()) {
    compared(left, right);
    compared(right, left);
    return;
  }
  bool isRightShift = operation->getOpcode() == clang::BO_Shr ||
                      operation->getOpcode() == clang::BO_Div ||
                      operation->getOpcode() == clang::BO_Rem;
  if (isRightShift && !isWide(left->getType()) && mayOverflow(left))
    need(left);
  bool grows = operation->getOpcode() == clang::BO_Mul || operation->getOpcode() == clang::BO_Sub;
  if (narrowed_.contains(operation) || !isWide(operation->getType()) ||
      !(grows || operation->getOpcode() == clang::BO_Shl))
    return;
  // A 64-bit factor makes the product in HIP a 64-bit number as well.
  if (grows && (staysWide(left) || staysWide(right)))
    return;
  need(left);
  if (grows)
    need(right);
}

/// Notes arguments whose type selects an overload or an instance, or that have no declared type.
void GroupNumberRecorder::passed(const clang::CallExpr *call) {
  const clang::FunctionDecl *function = call->getDirectCallee();
  if (!function || llvm::isa<clang::CXXOperatorCallExpr>(call))
    return;
  bool isOwn = function->isTemplateInstantiation() || !function->getDeclName().isIdentifier() ||
               function->getName() == "__ffs" ||
               function->getDeclContext()->lookup(function->getDeclName()).end() !=
                   std::next(function->getDeclContext()->lookup(function->getDeclName()).begin());
  for (const auto &[index, argument] : llvm::enumerate(call->arguments()))
    if (isOwn || index >= function->getNumParams())
      need(argument);
}

void GroupNumberRecorder::recordIfNeeded(const clang::CallExpr *call) {
  std::optional<GroupNumber> number = groupNumberOf(call);
  if (!number || !needed_.contains(call))
    return;
  if (auto written = recorder_.rangeOf(call, context_.getLangOpts())) {
    std::string type = !number->isSame ? "" : number->isMask ? "unsigned" : "unsigned long long";
    written->record->types.groupNumbers[written->range.begin].insert(
        {written->range.end, std::move(type)});
  }
}

void GroupNumberRecorder::call(const clang::CallExpr *call) {
  if (!call->isTypeDependent())
    passed(call);
  recordIfNeeded(call);
}

} // namespace tranship::frontend
