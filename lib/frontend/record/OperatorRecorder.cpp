// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/OperatorRecorder.h"

#include "frontend/record/ClassOperators.h"

namespace tranship::frontend {

bool OperatorRecorder::isOfCuda(const ClassOperator &used) const {
  return recorder_.isSystem(used.record->getLocation()) && recorder_.isInteresting(used.name);
}

void OperatorRecorder::binary(const clang::CXXOperatorCallExpr *operation, bool onDevice,
                              bool onHost) {
  std::optional<ClassOperator> used = binaryOperator(operation);
  if (!used || !recorder_.isSystem(operation->getDirectCallee()->getLocation()) || !isOfCuda(*used))
    return;
  auto left = recorder_.rangeOf(used->operand, context_.getLangOpts());
  auto right = recorder_.rangeOf(operation->getArg(1)->IgnoreImplicit(), context_.getLangOpts());
  std::optional<UnitRecorder::Place> sign = recorder_.placeOf(operation->getOperatorLoc());
  if (left && right && sign && left->record == right->record && sign->record == left->record)
    left->record->types.operators[sign->offset].insert({std::move(used->name),
                                                        used->record->getName().str(), left->range,
                                                        right->range, onDevice, onHost});
}

void OperatorRecorder::cast(const clang::CastExpr *cast, bool onDevice, bool onHost) {
  std::optional<ClassOperator> used = conversionToInteger(cast, context_);
  if (!used || !isOfCuda(*used))
    return;
  if (auto written = recorder_.rangeOf(used->operand, context_.getLangOpts()))
    written->record->types.operators[written->range.begin].insert({std::move(used->name),
                                                                   used->record->getName().str(),
                                                                   written->range,
                                                                   {},
                                                                   onDevice,
                                                                   onHost});
}

} // namespace tranship::frontend
