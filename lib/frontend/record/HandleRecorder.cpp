// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/HandleRecorder.h"

#include "frontend/record/AddressRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

namespace tranship::frontend {

bool HandleRecorder::isNull(const clang::Expr *expression) const {
  return expression->isValueDependent() ||
         expression->isNullPointerConstant(const_cast<clang::ASTContext &>(context_),
                                           clang::Expr::NPC_ValueDependentIsNotNull);
}

void HandleRecorder::record(const clang::Expr *value, HandleEvidence::Use use,
                            llvm::StringRef type) {
  value = value->IgnoreImplicit();
  auto written = recorder_.rangeOf(value, context_.getLangOpts());
  bool isInteger = use == HandleEvidence::AsInteger || use == HandleEvidence::Truncated;
  if (!written && isInteger) // the argument in `((x) << 2)` of a macro
    written = recorder_.rangeOf(value->IgnoreParenImpCasts(), context_.getLangOpts());
  if (written)
    written->record->types.handles[written->range.begin].insert(
        {written->range.end, use, type.str()});
  else
    reject(value->getBeginLoc(), type);
}

void HandleRecorder::reject(clang::SourceLocation location, llvm::StringRef type) {
  std::optional<UnitRecorder::Place> place = recorder_.placeOf(location);
  if (!place && location.isMacroID())
    place = recorder_.placeOf(recorder_.sourceManager().getExpansionLoc(location));
  if (place)
    place->record->types.handles[place->offset].insert(
        {place->offset, HandleEvidence::Changed, type.str()});
}

/// Whether a type comes from a template or a value, which loses the name of a handle: `plans[0]`.
bool HandleRecorder::mayBeHandle(const clang::Expr *value) {
  clang::QualType type = value->IgnoreParenImpCasts()->getType();
  if (type->getAs<clang::SubstTemplateTypeParmType>() || type->getContainedDeducedType())
    return true;
  const auto *name = type->getAs<clang::TypedefType>();
  for (; name; name = name->desugar()->getAs<clang::TypedefType>())
    if (name->getDecl()->getDeclContext()->isRecord()) // `value_type`
      return true;
  return false;
}

/// Such as -1 for no handle.
bool HandleRecorder::isConstant(const clang::Expr *value) const {
  return value->isValueDependent() || value->isCXX11ConstantExpr(context_);
}

void HandleRecorder::recordInteger(const clang::Expr *value, llvm::StringRef type) {
  record(value,
         isNarrow(value->IgnoreParenImpCasts()->getType()) ? HandleEvidence::Truncated
                                                           : HandleEvidence::AsInteger,
         type);
}

bool HandleRecorder::isNarrow(clang::QualType type) const {
  return context_.getTypeSize(type) < context_.getTypeSize(context_.VoidPtrTy);
}

void HandleRecorder::converted(const clang::Expr *value, clang::QualType to) {
  // Clang leaves out values of an invalid list.
  if (!value || to.isNull() || to->isDependentType() || value->isTypeDependent())
    return;
  llvm::StringRef from = types_.of(value), into = types_.of(to);
  if (!from.empty() && into.empty() && to->isIntegerType() && !to->isBooleanType())
    recordInteger(value, from);
  else if (from.empty() && !into.empty() &&
           !llvm::isa<clang::InitListExpr>(value->IgnoreImplicit()) &&
           value->IgnoreParenImpCasts()->getType()->isIntegerType() &&
           !isNull(value->IgnoreParenImpCasts()))
    record(value,
           isNarrow(to) && !isConstant(value) && !mayBeHandle(value) ? HandleEvidence::FromTruncated
                                                                     : HandleEvidence::FromInteger,
           into);
  else if (!from.empty() && !into.empty() && from != into)
    record(value, HandleEvidence::FromInteger, into); // they are all the same integer in CUDA
  else
    convertedPointer(value, to);
}

/// `cudaCreateTextureObject(&surface, …)`: both pointers have the same type in CUDA.
void HandleRecorder::convertedPointer(const clang::Expr *value, clang::QualType to) {
  value = value->IgnoreParenImpCasts();
  if (!to->isPointerType() || !value->getType()->isPointerType())
    return;
  clang::QualType pointee = value->getType()->getPointeeType();
  llvm::StringRef into = types_.of(to->getPointeeType());
  if (!into.empty() && pointee->isIntegerType() && types_.of(pointee) != into)
    record(value, isNarrow(pointee) ? HandleEvidence::FromTruncated : HandleEvidence::FromInteger,
           (into + " *").str());
}

void HandleRecorder::assigned(const clang::Expr *value, clang::QualType to) {
  if (!types_.isAddress(to) && !to->getContainedAutoType())
    converted(value, to);
}

void HandleRecorder::variable(const clang::VarDecl *variable) {
  // The source does not contain the value of `for (cudaTextureObject_t texture : textures)`.
  if (variable->hasInit() && !llvm::isa<clang::ParmVarDecl>(variable) &&
      !variable->isCXXForRangeDecl())
    assigned(variable->getInit(), variable->getType());
}

void HandleRecorder::field(const clang::FieldDecl *field) {
  if (field->hasInClassInitializer())
    converted(field->getInClassInitializer(), field->getType());
}

void HandleRecorder::passed(llvm::ArrayRef<const clang::Expr *> arguments,
                            const clang::FunctionDecl *function) {
  if (function->getPrimaryTemplate())
    return;
  for (unsigned i = 0; i < arguments.size(); ++i)
    if (i < function->getNumParams())
      converted(arguments[i], function->getParamDecl(i)->getType());
    else if (function->getNumParams() > 0) // `printf`; CUDA's functions are declared without
      if (llvm::StringRef type = types_.of(arguments[i]); !type.empty())
        recordInteger(arguments[i], type);
}

void HandleRecorder::call(const clang::CallExpr *call) {
  const clang::FunctionDecl *function = call->getDirectCallee();
  if (!function)
    return;
  bool hasObject =
      llvm::isa<clang::CXXOperatorCallExpr>(call) && llvm::isa<clang::CXXMethodDecl>(function);
  llvm::ArrayRef<const clang::Expr *> arguments(call->getArgs(), call->getNumArgs());
  passed(arguments.drop_front(hasObject), function);
}

void HandleRecorder::construction(const clang::CXXConstructExpr *construction) {
  passed({construction->getArgs(), construction->getNumArgs()}, construction->getConstructor());
}

void HandleRecorder::initializer(const clang::CXXCtorInitializer *initializer) {
  if (initializer->isAnyMemberInitializer() && initializer->isWritten())
    converted(initializer->getInit(), initializer->getAnyMember()->getType());
}

void HandleRecorder::list(const clang::InitListExpr *list) {
  if (list->getType().isNull() || list->getType()->isDependentType())
    return;
  if (const auto *array = context_.getAsArrayType(list->getType())) {
    for (const clang::Expr *value : list->inits())
      converted(value, array->getElementType());
    return;
  }
  if (list->getType()->isScalarType() && list->getNumInits() == 1)
    return converted(list->getInit(0), list->getType());
  const clang::RecordDecl *record = list->getType()->getAsRecordDecl();
  if (!record || record->isUnion())
    return;
  unsigned next = 0; // base classes come before the fields
  if (const auto *type = llvm::dyn_cast<clang::CXXRecordDecl>(record))
    next = type->getNumBases();
  for (const clang::FieldDecl *field : record->fields())
    if (!field->isUnnamedBitField() && next < list->getNumInits())
      converted(list->getInit(next++), field->getType());
}

void HandleRecorder::returned(const clang::ReturnStmt *statement, clang::QualType to) {
  if (statement->getRetValue() && !to.isNull() && !to->getContainedAutoType())
    converted(statement->getRetValue(), to);
}

/// A handle and an integer have no common type in HIP.
void HandleRecorder::choice(const clang::ConditionalOperator *choice) {
  const clang::Expr *arms[] = {choice->getTrueExpr(), choice->getFalseExpr()};
  if (choice->isTypeDependent() || !types_.of(choice).empty())
    return;
  for (const clang::Expr *arm : arms)
    if (llvm::StringRef type = types_.of(arm); !type.empty())
      recordInteger(arm, type);
}

/// HIP's bfloat16 converts to `float`, `double` and integers, and each of them converts to
/// `_Float16`.
void HandleRecorder::narrowed(const clang::CastExpr *cast) {
  const clang::Expr *value = cast->getSubExpr()->IgnoreUnlessSpelledInSource();
  const clang::RecordDecl *from = value->getType()->getAsRecordDecl();
  if (cast->getType()->isFloat16Type() && from && from->getIdentifier() &&
      from->getName() == "__nv_bfloat16" && recorder_.isSystem(from->getLocation()))
    record(value, HandleEvidence::AsFloat, "__nv_bfloat16");
}

/// `(cufftHandle)number`, `(cufftHandle *)&number`
void HandleRecorder::written(const clang::ExplicitCastExpr *cast) {
  clang::QualType to = cast->getType(), from = cast->getSubExprAsWritten()->getType();
  if (to->isDependentType() || from->isDependentType() ||
      from->isPointerType() != to->isPointerType())
    return;
  if (to->isPointerType()) {
    to = to->getPointeeType();
    from = from->getPointeeType();
  } else if (isConstant(cast->getSubExpr())) {
    return;
  }
  llvm::StringRef type = types_.of(to);
  if (!type.empty() && isNarrow(to) && from->isIntegerType() && !from->isAnyCharacterType() &&
      types_.of(from).empty())
    record(cast, HandleEvidence::Kept, type);
}

void HandleRecorder::cast(const clang::CastExpr *cast) {
  narrowed(cast);
  if (const auto *explicitCast = llvm::dyn_cast<clang::ExplicitCastExpr>(cast))
    written(explicitCast);
  const auto *implicit = llvm::dyn_cast<clang::ImplicitCastExpr>(cast);
  bool isImplicit = implicit != nullptr;
  if (isImplicit && implicit->isPartOfExplicitCast())
    return;
  const clang::Expr *value = isImplicit ? cast->getSubExpr() : cast->getSubExprAsWritten();
  llvm::StringRef from = types_.of(value);
  if (from.empty() || cast->getType()->isDependentType())
    return;
  clang::QualType to = cast->getType();
  if (isImplicit && cast->getCastKind() != clang::CK_IntegralCast &&
      cast->getCastKind() != clang::CK_IntegralToFloating)
    return;
  // `(uint64_t)texture` is valid for a pointer as well.
  bool isWide = to->isIntegerType() && context_.getTypeSize(to) == 64;
  bool isStatic = llvm::isa<clang::CXXStaticCastExpr>(cast);
  if (isImplicit || (to->isArithmeticType() && !to->isBooleanType() && types_.of(to).empty() &&
                     (isStatic || !isWide)))
    recordInteger(value, from);
}

void HandleRecorder::operation(const clang::BinaryOperator *operation) {
  const clang::Expr *left = operation->getLHS(), *right = operation->getRHS();
  if (operation->isTypeDependent() || left->isTypeDependent() || right->isTypeDependent())
    return;
  if (operation->getOpcode() == clang::BO_Assign)
    return assigned(right, left->getType());
  llvm::StringRef leftType = types_.of(left), rightType = types_.of(right);
  if ((leftType.empty() && rightType.empty()) || operation->isLogicalOp() || operation->isCommaOp())
    return;
  bool isAddress = leftType == "CUdeviceptr" || rightType == "CUdeviceptr";
  if (operation->isCompoundAssignmentOp()) {
    bool isRewritten = isAddress && rightType.empty() && // see AddressRecorder.h
                       llvm::isa<clang::DeclRefExpr, clang::MemberExpr>(left->IgnoreParens());
    if (leftType.empty())
      recordInteger(right, rightType);
    else if (!isRewritten)
      record(left, HandleEvidence::Changed, leftType);
    else if (!recorder_.rangesOf(operation, context_.getLangOpts()))
      reject(operation->getOperatorLoc(), leftType);
    return;
  }
  bool bothHandles = !leftType.empty() && !rightType.empty();
  if (operation->isComparisonOp() && bothHandles) {
    if (leftType != rightType)
      record(right, HandleEvidence::FromInteger, leftType);
    return;
  }
  if (operation->isEqualityOp() &&
      (isNull(left->IgnoreParenImpCasts()) || isNull(right->IgnoreParenImpCasts()) ||
       (mayBeHandle(left) && isNarrow(left->getType())) ||
       (mayBeHandle(right) && isNarrow(right->getType()))))
    return;
  bool isAddressLess = leftType.empty() && operation->getOpcode() == clang::BO_Sub; // `n - p`
  if (isAddress && operation->isAdditiveOp() && !isAddressLess &&
      !(bothHandles && operation->getOpcode() == clang::BO_Add)) {
    if (types_.isSumOfMacro(operation)) {
      for (const clang::Expr *operand : {left, right})
        if (types_.isAddress(operand))
          record(operand->IgnoreParenImpCasts(), HandleEvidence::AsInteger, "CUdeviceptr");
    } else if (!recorder_.rangesOf(operation, context_.getLangOpts())) // see AddressRecorder.h
      reject(operation->getOperatorLoc(), "CUdeviceptr");
    return;
  }
  // `plan == -1`: the number has become a pointer, too.
  for (const auto &[operand, type] : {std::pair(left, leftType), std::pair(right, rightType)})
    if (!type.empty() && operation->isEqualityOp())
      record(operand, HandleEvidence::AsInteger, type);
    else if (!type.empty())
      recordInteger(operand, type);
}

void HandleRecorder::operation(const clang::UnaryOperator *operation) {
  const clang::Expr *operand = operation->getSubExpr();
  llvm::StringRef type = operand->isTypeDependent() ? "" : types_.of(operand);
  if (type.empty())
    return;
  if (operation->isIncrementDecrementOp() && types_.isAddress(operand) &&
      AddressRecorder::isRepeatable(operand) && recorder_.rangeOf(operand, context_.getLangOpts()))
    return; // see AddressRecorder.h
  if (operation->isIncrementDecrementOp())
    record(operand, HandleEvidence::Changed, type);
  else if (operation->isArithmeticOp() && operation->getOpcode() != clang::UO_LNot)
    recordInteger(operand, type);
}

} // namespace tranship::frontend
