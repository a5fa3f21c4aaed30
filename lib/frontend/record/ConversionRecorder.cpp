// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/ConversionRecorder.h"

#include "frontend/record/NumberTypes.h"

#include "clang/AST/ExprCXX.h"

#include <fmt/format.h>

namespace tranship::frontend {
namespace {

class ConversionRecorder : public FactRecorder {
public:
  using FactRecorder::FactRecorder;

  void visitCallExpr(clang::CallExpr *call) override {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    // What a template takes does not say in what it computes. Some of our own declarations of CUDA take any arguments.
    if (!callee || callee->isVariadic() || callee->getPrimaryTemplate() || callee->isTemplated() ||
        llvm::isa<clang::CXXMethodDecl>(callee) || llvm::isa<clang::CXXOperatorCallExpr>(call) ||
        findPlace_(callee->getLocation()))
      return;
    std::string conversion;
    bool takesNumbers = false;
    for (unsigned i = 0; i < callee->getNumParams() && i < call->getNumArgs(); ++i) {
      clang::QualType from =
          call->getArg(i)->IgnoreUnlessSpelledInSource()->getType().getNonReferenceType();
      clang::QualType to = callee->getParamDecl(i)->getType().getNonReferenceType();
      if (from->isDependentType() || to->isDependentType() || call->getArg(i)->isTypeDependent())
        return;
      if (!from->isRecordType() && !from->isFloatingType())
        continue;
      takesNumbers = true;
      bool isConverted = from->isRecordType() ? to->isArithmeticType()
                                              : (to->isFloatingType() &&
                                                 !context_.hasSameUnqualifiedType(from, to)) ||
                                                    to->isIntegerType();
      if (isConverted && conversion.empty())
        conversion = fmt::format("converted to {}", nameOfNumber(context_, to));
    }
    if (takesNumbers)
      add(call->getCallee()->getExprLoc(),
          {FactKind::Conversion, conversion.empty() ? "as they are" : conversion});
  }
};

} // namespace

std::unique_ptr<CodeObserver> makeConversionRecorder(FindFactPlace findPlace,
                                                     const clang::ASTContext &context,
                                                     const CodeContext &around,
                                                     MeaningOptions options) {
  return std::make_unique<ConversionRecorder>(std::move(findPlace), context, around,
                                              std::move(options));
}

} // namespace tranship::frontend
