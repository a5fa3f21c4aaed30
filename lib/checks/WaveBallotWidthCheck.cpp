// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lane masks in 32 bits.
//   unsigned voters = __ballot_sync(mask, p);       the upper half of a wavefront is lost
//   __popc(__activemask())                          counts the lower half
//   1u << lane, (1u << lane) - 1                    undefined for lanes 32 to 63
// Source: kokkos issue 9527.
#include "checks/analysis/RoleCalls.h"
#include "checks/analysis/UnitContext.h"
#include "checks/analysis/WaveFinders.h"
#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ASTContext.h"
#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <set>

namespace tranship::checks {
namespace {

class NarrowBallots {
public:
  NarrowBallots(const WaveCode &code, WaveFacts &facts)
      : code_(code), unit_(code.unit), facts_(facts) {}

  void find() {
    for (const auto &[variable, in] : unit_.index.variables)
      if (in && runsOnDevice(in) && variable->getInit())
        checkStored(variable->getInit(), variable->getType(), variable, in);
    for (const auto &[operation, in] : unit_.index.operators) {
      if (!in || !runsOnDevice(in))
        continue;
      if (operation->isAssignmentOp())
        checkStored(operation->getRHS(), operation->getLHS()->getType(),
                    targetOf(operation->getLHS()), in);
      else if (operation->isEqualityOp())
        checkCompared(operation, in);
      else if (operation->getOpcode() == clang::BO_Shl)
        checkShifted(operation, in);
    }
    for (const auto &[statement, in] : unit_.index.returns)
      if (in && runsOnDevice(in) && statement->getRetValue())
        checkStored(statement->getRetValue(), in->getReturnType(), in, in);
    findInitialized();
    findPassed();
    for (const RoleCall &call : callsWith(unit_.index, Role::ReadsMask))
      if (call.in && call.node->getNumArgs() > 0 && isFresh(call.node->getArg(0)))
        add(call.node->getSourceRange(), call.in,
            fmt::format("`{}` reads 32 bits, but the mask has 64", call.name().str()),
            fmt::format("use `{}ll` on unsigned long long", call.name().str()));
    for (const WarpFeature &feature : code_.features)
      if (feature.kind == WarpFeature::Coalesced)
        facts_.add({WaveFact::Breaks, feature.range, feature.in,
                    "this group may have 64 lanes, so its masks may have 64 bits",
                    "store the mask in unsigned long long, or vote in a tile of 32 threads"});
  }

private:
  bool isNarrow(clang::QualType type) const {
    type = type.getNonReferenceType();
    return !type->isDependentType() && type->isIntegerType() && !type->isBooleanType() &&
           unit_.ast.getTypeSize(type) <= 32;
  }

  static const clang::Decl *targetOf(const clang::Expr *place) {
    if (const clang::VarDecl *variable = referencedVariable(place))
      return variable;
    const auto *member = llvm::dyn_cast<clang::MemberExpr>(stripImplicit(place));
    return member ? member->getMemberDecl() : nullptr;
  }

  /// Whether a mask comes straight from an operation or from a variable that is wide enough. A mask
  /// in 32 bits was reported where it was stored.
  bool isFresh(const clang::Expr *expression) const {
    if (!code_.values.hasAny(expression, LaneValues::Mask))
      return false;
    expression = stripImplicit(expression);
    if (const auto *cast = llvm::dyn_cast<clang::ExplicitCastExpr>(expression))
      return isFresh(cast->getSubExpr());
    if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression))
      return isFresh(operation->getLHS()) || isFresh(operation->getRHS());
    if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression))
      return isFresh(operation->getSubExpr());
    if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(expression))
      return isFresh(choice->getTrueExpr()) || isFresh(choice->getFalseExpr());
    if (const auto *call = llvm::dyn_cast<clang::CallExpr>(expression)) {
      const clang::FunctionDecl *function = call->getDirectCallee();
      return function && unit_.recorder.ownerOf(function) == frontend::Owner::System;
    }
    return !isNarrow(expression->getType());
  }

  /// `Votes votes{__ballot_sync(~0u, p)};`
  void findInitialized() {
    for (const auto &[list, in] : unit_.index.lists)
      if (in && runsOnDevice(in))
        findInitialized(list, in);
  }
  void findInitialized(const clang::InitListExpr *list, const clang::FunctionDecl *in) {
    for (const clang::Expr *value : list->inits())
      if (const auto *inner = llvm::dyn_cast_or_null<clang::InitListExpr>(value))
        findInitialized(inner, in);
      else if (value)
        checkStored(value, value->getType(), nullptr, in);
  }

  /// `count(__ballot_sync(~0u, p))`, `atomicOr(&word, __ballot_sync(~0u, p))`
  void findPassed() {
    for (const auto &calls : unit_.index.calls())
      for (const auto &[call, in] : calls.second)
        checkPassed({call->getArgs(), call->getNumArgs()}, call->getDirectCallee(), in);
    for (const auto &[call, in] : unit_.index.operatorCalls)
      if (call->getOperator() == clang::OO_Call)
        checkPassed({call->getArgs() + 1, call->getNumArgs() - 1}, call->getDirectCallee(), in);
    for (const auto &[construction, in] : unit_.index.constructions)
      checkPassed({construction->getArgs(), construction->getNumArgs()},
                  construction->getConstructor(), in);
  }

  void checkPassed(llvm::ArrayRef<const clang::Expr *const> arguments,
                   const clang::FunctionDecl *callee, const clang::FunctionDecl *in) {
    if (!callee || !in || !runsOnDevice(in) || !keepsMask(callee))
      return;
    for (unsigned i = 0; i < arguments.size() && i < callee->getNumParams(); ++i) {
      const clang::ParmVarDecl *parameter = callee->getParamDecl(i);
      // A template takes masks of either width.
      if (callee->getPrimaryTemplate() && isNarrow(parameter->getType()) && isFresh(arguments[i]))
        facts_.add({.effect = WaveFact::NeedsGroups,
                    .range = arguments[i]->getSourceRange(),
                    .in = in,
                    .message = "passes a lane mask to a template as 32 bits",
                    .isVerdictOnly = true});
      else
        checkStored(arguments[i], parameter->getType(), parameter, in);
    }
  }

  /// Whether a function may keep an argument: the user's own, or one that changes 32 bits in memory.
  bool keepsMask(const clang::FunctionDecl *callee) const {
    if (unit_.recorder.ownerOf(callee) == frontend::Owner::User)
      return true;
    clang::QualType first =
        callee->getNumParams() ? callee->getParamDecl(0)->getType() : clang::QualType();
    return !first.isNull() && first->isPointerType() && isNarrow(first->getPointeeType());
  }

  void checkStored(const clang::Expr *value, clang::QualType type, const clang::Decl *where,
                   const clang::FunctionDecl *in) {
    if (isNarrow(type) && isFresh(value) && (!where || reported_.insert(where).second))
      add(value->getSourceRange(), in,
          "a lane mask is stored in 32 bits, but a wavefront has 64 lanes",
          "store it in unsigned long long, and use `__popcll`, `__ffsll` and `__clzll`");
  }

  void checkCompared(const clang::BinaryOperator *operation, const clang::FunctionDecl *in) {
    for (auto [mask, number] : {std::pair(operation->getLHS(), operation->getRHS()),
                                std::pair(operation->getRHS(), operation->getLHS())}) {
      std::optional<int64_t> value = unit_.valueOf(number);
      if (value && uint32_t(*value) == UINT32_MAX && code_.values.hasAny(mask, LaneValues::Mask))
        add(operation->getSourceRange(), in,
            "a lane mask is compared with a full mask of 32 lanes, but a wavefront has 64",
            "use `__all_sync`, or compare with the mask of the vote");
    }
  }

  void checkShifted(const clang::BinaryOperator *operation, const clang::FunctionDecl *in) {
    if (!isNarrow(operation->getType()) || !code_.isWaveWide(in) ||
        !unit_.valueOf(operation->getLHS()) ||
        !code_.values.hasAny(operation->getRHS(), LaneValues::Lane | LaneValues::Thread))
      return;
    add(operation->getSourceRange(), in,
        "the bit of a lane is shifted in 32 bits, but a wavefront has 64 lanes", "shift `1ull`");
  }

  void add(clang::SourceRange range, const clang::FunctionDecl *in, std::string message,
           std::string advice) {
    facts_.add({WaveFact::NeedsGroups, range, in, std::move(message), std::move(advice)});
  }

  const WaveCode &code_;
  const UnitContext &unit_;
  WaveFacts &facts_;
  std::set<const clang::Decl *> reported_;
};

} // namespace

void findWaveBallotWidth(const WaveCode &code, WaveFacts &facts) {
  bool hasMasks = llvm::any_of(code.operations, [](const WarpOperation &operation) {
    return operation.givesMask() || operation.mask;
  });
  if (hasMasks || !code.features.empty())
    NarrowBallots(code, facts).find();
}

} // namespace tranship::checks
