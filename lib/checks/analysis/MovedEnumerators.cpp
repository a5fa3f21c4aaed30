// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/MovedEnumerators.h"

#include "frontend/record/UnitRecorder.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {

GivenValues::GivenValues(const CodeIndex &index) {
  for (const Indexed<clang::InitListExpr> &list : index.lists) {
    const clang::RecordDecl *record = list.node->getType()->getAsRecordDecl();
    if (!record || record->isUnion())
      continue;
    const auto *derived = llvm::dyn_cast<clang::CXXRecordDecl>(record);
    unsigned i = derived ? derived->getNumBases() : 0;
    for (const clang::FieldDecl *field : record->fields())
      if (!field->isUnnamedBitField() && i < list.node->getNumInits())
        values_[field->getCanonicalDecl()].push_back(list.node->getInit(i++));
  }
  for (const Indexed<clang::BinaryOperator> &operation : index.operators)
    if (operation.node->getOpcode() == clang::BO_Assign)
      if (const auto *member =
              llvm::dyn_cast<clang::MemberExpr>(operation.node->getLHS()->IgnoreParenCasts()))
        values_[member->getMemberDecl()->getCanonicalDecl()].push_back(operation.node->getRHS());
  for (const Indexed<clang::ReturnStmt> &end : index.returns)
    if (end.in && end.node->getRetValue())
      values_[end.in->getCanonicalDecl()].push_back(end.node->getRetValue());
}

llvm::ArrayRef<const clang::Expr *>
GivenValues::ofDeclaration(const clang::Decl *declaration) const {
  auto known = values_.find(declaration->getCanonicalDecl());
  if (known == values_.end())
    return {};
  return known->second;
}

/// What a variable or field may hold, or a function may return.
llvm::ArrayRef<const clang::Expr *>
MovedEnumerators::valuesOf(const clang::ValueDecl *declaration) const {
  if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(declaration))
    return unit_.index.valuesOf(variable);
  if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(declaration))
    return given_.of(field);
  const auto *function = llvm::dyn_cast<clang::FunctionDecl>(declaration);
  return function ? given_.returnedBy(function) : llvm::ArrayRef<const clang::Expr *>();
}

llvm::ArrayRef<MovedEnumerator> MovedEnumerators::of(const clang::Expr *expression) {
  llvm::SmallPtrSet<const clang::Decl *, 8> visited;
  return ofValue(expression, visited);
}

/// By type, a choice between an enumerator and a number, or an integer that holds nothing else.
llvm::ArrayRef<MovedEnumerator> MovedEnumerators::ofValue(const clang::Expr *value,
                                                          Visited &visited) {
  value = value->IgnoreParenCasts();
  if (llvm::ArrayRef<MovedEnumerator> moved = of(value->getType()); !moved.empty())
    return moved;
  if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(value)) {
    llvm::ArrayRef<MovedEnumerator> moved = ofValue(choice->getTrueExpr(), visited);
    return moved.empty() ? ofValue(choice->getFalseExpr(), visited) : moved;
  }
  return value->getType()->isEnumeralType() ? llvm::ArrayRef<MovedEnumerator>()
                                            : ofInteger(value, visited);
}

/// An integer variable or field that only holds values of an enum, or a function that only returns such values.
llvm::ArrayRef<MovedEnumerator> MovedEnumerators::ofInteger(const clang::Expr *integer,
                                                            Visited &visited) {
  if (!integer->getType()->isIntegerType() && !integer->getType()->isDependentType())
    return {};
  const clang::ValueDecl *declaration = referencedVariable(integer);
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(integer))
    declaration = member->getMemberDecl();
  else if (const auto *call = llvm::dyn_cast<clang::CallExpr>(integer))
    declaration = call->getDirectCallee();
  constexpr unsigned maxSteps = 4;
  if (!declaration || visited.size() == maxSteps ||
      !visited.insert(declaration->getCanonicalDecl()).second)
    return {};
  llvm::ArrayRef<MovedEnumerator> result;
  for (const clang::Expr *value : valuesOf(declaration)) {
    llvm::ArrayRef<MovedEnumerator> moved = ofValue(value, visited);
    bool isAnother = !result.empty() && result.data() != moved.data();
    result = isAnother ? llvm::ArrayRef<MovedEnumerator>() : moved;
    if (result.empty())
      break;
  }
  visited.erase(declaration->getCanonicalDecl());
  return result;
}

llvm::ArrayRef<MovedEnumerator> MovedEnumerators::of(clang::QualType type) {
  if (type.isNull()) // a list of arguments in a template
    return {};
  const auto *enumType = type->getAs<clang::EnumType>();
  if (!enumType || !unit_.options.table)
    return {};
  const clang::EnumDecl *declaration = enumType->getDecl()->getDefinition();
  if (!declaration)
    return {};
  auto [known, isNew] = known_.try_emplace(declaration);
  if (!isNew)
    return known->second;
  if (!unit_.recorder.isSystem(declaration->getLocation())) {
    for (const clang::EnumConstantDecl *constant : declaration->enumerators()) {
      const auto *name = llvm::dyn_cast_or_null<clang::DeclRefExpr>(
          constant->getInitExpr() ? constant->getInitExpr()->IgnoreParenCasts() : nullptr);
      const auto *original =
          name ? llvm::dyn_cast<clang::EnumConstantDecl>(name->getDecl()) : nullptr;
      if (original)
        for (const MovedEnumerator &one : of(original->getType()))
          if (one.constant == original)
            known->second.push_back({constant, one.row});
    }
  } else {
    for (const clang::EnumConstantDecl *constant : declaration->enumerators())
      for (const mapping::Row &row : unit_.options.table->rowsOf(constant->getName()))
        if (row.kind == mapping::RowKind::Enumerator && !row.hipValue.empty())
          known->second.push_back({constant, &row});
    // The number of enumerators in the enum says nothing of the others.
    if (known->second.size() == 1 &&
        llvm::all_of(declaration->enumerators(), [&](const clang::EnumConstantDecl *constant) {
          return constant->getInitVal() <= known->second.front().constant->getInitVal();
        }))
      known->second.clear();
  }
  return known->second;
}

int64_t valueInHip(const clang::EnumConstantDecl *constant, llvm::ArrayRef<MovedEnumerator> moved) {
  int64_t value = constant->getInitVal().getExtValue();
  for (const MovedEnumerator &one : moved)
    if (one.constant == constant)
      one.row->hipValue.ref().getAsInteger(0, value);
  return value;
}

bool isSupported(const UnitContext &unit, const clang::EnumConstantDecl *constant) {
  return llvm::any_of(unit.options.table->rowsOf(constant->getName()),
                      [](const mapping::Row &row) { return row.supported; });
}

bool keepsZero(llvm::ArrayRef<MovedEnumerator> moved) {
  const auto *declaration = llvm::cast<clang::EnumDecl>(moved.front().constant->getDeclContext());
  return llvm::any_of(
             declaration->enumerators(),
             [](const clang::EnumConstantDecl *constant) { return constant->getInitVal() == 0; }) &&
         llvm::none_of(moved, [](const MovedEnumerator &one) { return one.value() == 0; });
}

} // namespace tranship::checks
