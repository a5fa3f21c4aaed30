// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/OperatorFacts.h"

#include "frontend/record/ClassOperators.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {
namespace {

class OperatorFacts : public CodeObserver {
public:
  OperatorFacts(FindFactPlace findPlace, AnswersOtherwise answersOtherwise,
                const clang::ASTContext &context, const CodeContext &around, bool isHost)
      : CodeObserver(around), findPlace_(std::move(findPlace)),
        answersOtherwise_(std::move(answersOtherwise)), context_(context), isHost_(isHost) {}

  void visitCXXOperatorCallExpr(clang::CXXOperatorCallExpr *call) override {
    std::optional<ClassOperator> used = binaryOperator(call);
    if (used && !findPlace_(call->getDirectCallee()->getLocation()))
      add(call->getOperatorLoc(), *used);
  }
  void visitCastExpr(clang::CastExpr *cast) override {
    if (std::optional<ClassOperator> used = conversionToInteger(cast, context_))
      add(used->operand->getBeginLoc(), *used);
  }

private:
  void add(clang::SourceLocation location, const ClassOperator &used) {
    if ((isHost_ ? !around().side.onHost : !around().side.onDevice) ||
        findPlace_(used.record->getLocation()) ||
        !answersOtherwise_(used.name, used.record->getName(), isHost_))
      return;
    std::optional<FactPlace> place = findPlace_(location);
    if (!place)
      return;
    std::vector<unsigned> &offsets =
        (*place->facts)[{FactKind::Operator, used.name + " of " + used.record->getName().str()}];
    if (auto at = llvm::lower_bound(offsets, place->offset);
        at == offsets.end() || *at != place->offset)
      offsets.insert(at, place->offset);
  }

  FindFactPlace findPlace_;
  AnswersOtherwise answersOtherwise_;
  const clang::ASTContext &context_;
  bool isHost_;
};

} // namespace

std::unique_ptr<CodeObserver> makeOperatorFacts(FindFactPlace findPlace,
                                                AnswersOtherwise answersOtherwise,
                                                const clang::ASTContext &context,
                                                const CodeContext &around, bool isHost) {
  return std::make_unique<OperatorFacts>(std::move(findPlace), std::move(answersOtherwise), context,
                                         around, isHost);
}

} // namespace tranship::frontend
