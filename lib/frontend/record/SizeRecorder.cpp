// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/SizeRecorder.h"

#include "frontend/record/NumberTypes.h"

#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecordLayout.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::frontend {
namespace {

class SizeRecorder : public FactRecorder {
public:
  using FactRecorder::FactRecorder;

  void visitCallExpr(clang::CallExpr *call) override {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (!callee)
      return;
    // Our own declarations of CUDA take any arguments.
    bool isVariadic = callee->isVariadic() && callee->getNumParams() > 0;
    for (unsigned i = 0; i < call->getNumArgs(); ++i)
      if ((isVariadic && i >= callee->getNumParams()) || writesText(call, callee, i) ||
          (writesBytes(call, callee) && call->getArg(i)->getType()->isIntegerType()))
        tell(call->getArg(i));
  }
  void visitBinaryOperator(clang::BinaryOperator *operation) override {
    if (operation->isComparisonOp())
      if (std::optional<int64_t> answer = valueOf(operation); answer && sizeIn(operation))
        add(operation->getOperatorLoc(), {FactKind::Value, fmt::format("{}", *answer)});
  }
  void visitUnaryExprOrTypeTraitExpr(clang::UnaryExprOrTypeTraitExpr *size) override {
    if (size->isValueDependent() || size->containsErrors())
      return;
    clang::Expr::EvalResult result;
    if (clang::QualType type = size->getTypeOfArgument(); type->isEnumeralType() || !isOwn(type))
      return;
    if (size->EvaluateAsInt(result, context_))
      add(size->getBeginLoc(), {FactKind::Size, llvm::toString(result.Val.getInt(), 10)});
  }
  void visitCXXRecordDecl(clang::CXXRecordDecl *record) override {
    if (!record->isThisDeclarationADefinition() || !record->isCompleteDefinition() ||
        record->isInvalidDecl() || record->isDependentType() || record->isLambda() ||
        !isOwnThroughout(record))
      return;
    const clang::ASTRecordLayout &layout = context_.getASTRecordLayout(record);
    std::string text = fmt::format("{} bytes", layout.getSize().getQuantity());
    for (unsigned i = 0; i < layout.getFieldCount(); ++i)
      text += fmt::format("{}{}", i ? ", " : " and its fields at ", layout.getFieldOffset(i) / 8);
    add(record->getLocation(), {FactKind::Layout, std::move(text)});
  }

private:
  /// Whether libraries declare no part of a type but vectors. Their other records have other layouts in HIP.
  bool isOwn(clang::QualType type) {
    type = context_.getBaseElementType(type);
    const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
    if (!record || !record->hasDefinition())
      return !growsInHip(type);
    // A class of the standard library has the layout that its arguments give it.
    return isForeign(type) && !record->isInStdNamespace()
               ? isVector(context_, type)
               : isOwnThroughout(record->getDefinition());
  }
  /// Whether a handle that is a small integer in CUDA is a pointer in HIP.
  bool growsInHip(clang::QualType type) const {
    if (!options_.becomesPointer || !type->isIntegerType() ||
        context_.getTypeSize(type) == context_.getTypeSize(context_.VoidPtrTy))
      return false;
    for (const auto *name = type->getAs<clang::TypedefType>(); name;
         name = name->desugar()->getAs<clang::TypedefType>())
      if (options_.becomesPointer(name->getDecl()->getName()))
        return true;
    return false;
  }
  bool isOwnThroughout(const clang::CXXRecordDecl *record) {
    return llvm::all_of(record->fields(),
                        [&](const clang::FieldDecl *field) { return isOwn(field->getType()); }) &&
           llvm::all_of(record->bases(),
                        [&](const clang::CXXBaseSpecifier &base) { return isOwn(base.getType()); });
  }

  /// What `sizeof` and `offsetof` say of types in a part of a computation; null if it contains none.
  static const clang::Expr *sizeIn(const clang::Expr *computation) {
    computation = computation->IgnoreParenCasts();
    if (llvm::isa<clang::UnaryExprOrTypeTraitExpr, clang::OffsetOfExpr>(computation))
      return computation;
    if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(computation)) {
      const clang::Expr *size = sizeIn(operation->getLHS());
      return size ? size : sizeIn(operation->getRHS());
    }
    return nullptr;
  }
  std::optional<int64_t> valueOf(const clang::Expr *number) const {
    clang::Expr::EvalResult result;
    if (number->isValueDependent() || number->containsErrors() ||
        !number->getType()->isIntegralOrEnumerationType() ||
        !number->EvaluateAsInt(result, context_))
      return std::nullopt;
    return result.Val.getInt().getExtValue();
  }
  /// Records a number that leaves the program, or the sizes that it is computed from.
  void tell(const clang::Expr *number) {
    number = number->IgnoreParenCasts();
    const clang::Expr *size = sizeIn(number);
    if (!size)
      return;
    const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(number);
    std::optional<int64_t> value = valueOf(number);
    if (value && operation) { // `sizeof list / sizeof *list`
      add(operation->getOperatorLoc(), {FactKind::Value, fmt::format("{}", *value)});
    } else if (value) {
      clang::SourceLocation place = size->getBeginLoc();
      if (!findPlace_(place)) // `offsetof` is a macro of the C library
        place = context_.getSourceManager().getExpansionLoc(place);
      add(place, {FactKind::Size, fmt::format("{}", *value)});
    } else if (operation) {
      tell(operation->getLHS());
      tell(operation->getRHS());
    }
  }

  static bool isOfStd(const clang::FunctionDecl *function) {
    return function->getDeclContext()->getEnclosingNamespaceContext()->isStdNamespace();
  }
  /// `stream << size`, `std::to_string(size)`
  static bool writesText(const clang::CallExpr *call, const clang::FunctionDecl *callee,
                         unsigned argument) {
    if (!isOfStd(callee) || !call->getArg(argument)->getType()->isArithmeticType())
      return false;
    if (callee->getOverloadedOperator() == clang::OO_LessLess)
      return argument == 1;
    return !llvm::isa<clang::CXXMethodDecl>(callee) && callee->getNumParams() == 1 &&
           callee->getReturnType()->isRecordType();
  }
  /// `fwrite(&properties, sizeof properties, 1, file)`: a function of C that reads memory, and writes none.
  static bool writesBytes(const clang::CallExpr *call, const clang::FunctionDecl *callee) {
    if (const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(callee))
      return isOfStd(method) && method->getNumParams() == 2 && call->getNumArgs() == 2 &&
             isBytes(method->getParamDecl(0)->getType()) && isBytes(call->getArg(0)->getType()) &&
             llvm::isa<clang::ExplicitCastExpr>(call->getArg(0)->IgnoreParenImpCasts());
    if (!callee->isExternC() || !callee->getReturnType()->isIntegerType() ||
        callee->getReturnType()->isEnumeralType())
      return false;
    unsigned read = 0;
    for (const clang::ParmVarDecl *parameter : callee->parameters())
      if (clang::QualType type = parameter->getType(); type->isVoidPointerType()) {
        if (!type->getPointeeType().isConstQualified())
          return false;
        ++read;
      }
    return read == 1;
  }
  static bool isBytes(clang::QualType type) {
    return type->isPointerType() && type->getPointeeType()->isAnyCharacterType() &&
           type->getPointeeType().isConstQualified();
  }
};

} // namespace

std::unique_ptr<CodeObserver> makeSizeRecorder(FindFactPlace findPlace,
                                               const clang::ASTContext &context,
                                               const CodeContext &around, MeaningOptions options) {
  return std::make_unique<SizeRecorder>(std::move(findPlace), context, around, std::move(options));
}

} // namespace tranship::frontend
