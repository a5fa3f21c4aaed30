// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/CallRecorder.h"

#include "frontend/record/AddressRecorder.h"
#include "frontend/record/AsmRecorder.h"
#include "frontend/record/DeclarationNames.h"
#include "frontend/record/GroupShuffles.h"
#include "frontend/record/ModifiedVariables.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

namespace tranship::frontend {
namespace {

class CallRecorder : public CodeObserver {
public:
  CallRecorder(UnitRecorder &recorder, const clang::ASTContext &context, const CodeContext &around)
      : CodeObserver(around), recorder_(recorder), context_(context) {}

  void visitCallExpr(clang::CallExpr *call) override {
    if (const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
      recordGroupShuffle(*member, recorder_);
    clang::SourceLocation location;
    const clang::Expr *callee = call->getCallee()->IgnoreParenImpCasts();
    llvm::StringRef name;
    bool isOfStd = false;
    if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(callee)) {
      location = reference->getLocation();
      isOfStd = reference->getDecl()->isInStdNamespace();
      if (const clang::IdentifierInfo *identifier = reference->getDecl()->getIdentifier())
        name = identifier->getName();
    } else if (const auto *lookup = llvm::dyn_cast<clang::UnresolvedLookupExpr>(callee)) {
      location = lookup->getNameLoc();
      if (const clang::IdentifierInfo *identifier = lookup->getName().getAsIdentifierInfo())
        name = identifier->getName();
    }
    std::string ofClass = ofStaticMethod(callee);
    if (!ofClass.empty())
      name = ofClass;
    if (name.empty() || !recorder_.isInteresting(name))
      return;
    CallEvidence evidence;
    evidence.onDevice = around().side.onDevice && !around().side.onHost;
    evidence.onHost = !around().side.onDevice;
    evidence.isOfStd = isOfStd;
    bool typesMatter = recorder_.vocabulary().asksForTypes(name);
    std::vector<std::pair<const clang::VarDecl *, unsigned>> variables;
    for (const clang::Expr *argument : call->arguments()) {
      if (llvm::isa<clang::PackExpansionExpr>(argument))
        return; // the number of arguments is not known yet
      if (llvm::isa<clang::CXXDefaultArgExpr>(argument))
        continue;
      if (!typesMatter) {
        ++evidence.arguments;
        continue;
      }
      if (argument->getType()->getAsRecordDecl())
        evidence.records.insert(evidence.arguments);
      if (!argument->isTypeDependent())
        evidence.types[evidence.arguments] = nameOf(argument->IgnoreImpCasts()->getType());
      if (isWide(argument))
        evidence.wide.insert(evidence.arguments);
      if (isFullMask(argument))
        evidence.fullMasks.insert(evidence.arguments);
      else if (const clang::VarDecl *variable = variableOf(argument);
               variable && variable->isLocalVarDecl() && variable->hasInit() &&
               isFullMask(variable->getInit()))
        variables.emplace_back(variable, evidence.arguments);
      ++evidence.arguments;
    }
    std::optional<UnitRecorder::Place> place = recorder_.placeOf(location);
    if (place && variables.empty())
      place->record->calls[place->offset].insert(std::move(evidence));
    else if (place)
      maskedCalls_.push_back({*place, std::move(evidence), std::move(variables)});
  }
  void visitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *launch) override {
    if (std::optional<UnitRecorder::Place> place =
            recorder_.placeOf(launch->getConfig()->getBeginLoc()))
      place->record->launches[place->offset].onDevice |=
          around().side.onDevice && around().side.isWritten;
  }
  void visitStmt(clang::Stmt *statement) override { modified_.statement(statement); }
  void visitVarDecl(clang::VarDecl *variable) override {
    modified_.variable(variable);
    addresses_.variable(variable, context_);
  }
  void visitBinaryOperator(clang::BinaryOperator *operation) override {
    addresses_.operation(operation, context_);
  }
  void visitUnaryOperator(clang::UnaryOperator *operation) override {
    addresses_.operation(operation, context_);
  }
  void visitCXXReinterpretCastExpr(clang::CXXReinterpretCastExpr *cast) override {
    addresses_.cast(cast, context_);
  }
  void visitAsmStmt(clang::AsmStmt *statement) override {
    clang::SourceLocation begin = beginOfAsm(statement, context_.getSourceManager());
    if (auto place = recorder_.placeOf(begin); place && around().side.onDevice) {
      AsmEvidence seen = describeAsm(statement, context_);
      seen.isInKernel = around().isInKernel;
      seen.maxThreads = around().maxThreads;
      place->record->deviceAsm[place->offset].insert(std::move(seen));
    }
  }

  /// Only at the end of the unit is it known which variables keep their first value.
  void finish() override {
    for (MaskedCall &masked : maskedCalls_) {
      for (const auto &[variable, argument] : masked.variables)
        if (!modified_.contains(variable))
          masked.call.fullMasks.insert(argument);
      masked.place.record->calls[masked.place.offset].insert(std::move(masked.call));
    }
  }

private:
  /// The qualified name of a method that is called without an object: `cub::DeviceReduce::ArgMax`.
  static std::string ofStaticMethod(const clang::Expr *callee) {
    const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(callee);
    return reference && llvm::isa<clang::CXXMethodDecl>(reference->getDecl())
               ? qualifiedNameOf(reference->getDecl())
               : std::string();
  }

  /// See CallEvidence::types.
  std::string nameOf(clang::QualType type) const {
    type = type.getCanonicalType();
    if (type->isPointerType())
      return nameOf(type->getPointeeType()) + " *";
    clang::PrintingPolicy policy(context_.getLangOpts());
    policy.SuppressTagKeyword = true;
    return type.getUnqualifiedType().getAsString(policy);
  }

  bool isFullMask(const clang::Expr *argument) const {
    clang::Expr::EvalResult result;
    // The values in parentheses of a variable whose type a template decides have no type.
    return !argument->getType().isNull() && !argument->isValueDependent() &&
           argument->getType()->isIntegerType() && argument->EvaluateAsInt(result, context_) &&
           result.Val.isInt() && result.Val.getInt().extOrTrunc(32).isAllOnes() &&
           result.Val.getInt().getBitWidth() <= 32;
  }

  /// Whether an argument is 32 or more, the width of a warp, or a variable that begins so.
  bool isWide(const clang::Expr *argument) const {
    if (argument->getType().isNull() || argument->isValueDependent() ||
        !argument->getType()->isIntegerType())
      return false;
    clang::Expr::EvalResult result;
    if (argument->EvaluateAsInt(result, context_) && result.Val.isInt())
      return result.Val.getInt().getExtValue() >= 32;
    const clang::VarDecl *variable = variableOf(argument);
    if (variable && variable->getIdentifier() && variable->getName() == "warpSize")
      return true;
    return variable && variable->isLocalVarDecl() && variable->hasInit() &&
           isWide(variable->getInit());
  }

  static const clang::VarDecl *variableOf(const clang::Expr *expression) {
    const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenImpCasts());
    return reference ? llvm::dyn_cast<clang::VarDecl>(reference->getDecl()) : nullptr;
  }

  UnitRecorder &recorder_;
  const clang::ASTContext &context_;
  AddressRecorder addresses_{recorder_};
  ModifiedVariables modified_;
  /// A call with variables for arguments that may be full masks.
  struct MaskedCall {
    UnitRecorder::Place place;
    CallEvidence call;
    std::vector<std::pair<const clang::VarDecl *, unsigned>> variables;
  };
  std::vector<MaskedCall> maskedCalls_;
};

} // namespace

std::unique_ptr<CodeObserver> makeCallRecorder(UnitRecorder &recorder,
                                               const clang::ASTContext &context,
                                               const CodeContext &around) {
  return std::make_unique<CallRecorder>(recorder, context, around);
}

} // namespace tranship::frontend
