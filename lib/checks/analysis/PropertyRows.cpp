// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/PropertyRows.h"

#include "checks/analysis/Origins.h"
#include "checks/analysis/RoleCalls.h"

#include "llvm/ADT/StringMap.h"

namespace tranship::checks {
namespace {

struct PropertyRows {
  std::vector<std::pair<llvm::StringRef, std::vector<mapping::PropertyArgument>>> functions;
  /// By enumerator and `record.field`.
  llvm::StringMap<llvm::StringRef> properties;
  llvm::StringMap<PropertyAnswers> answers;

  void add(const mapping::Row &row) {
    llvm::StringRef name = row.name, property = row.property;
    auto nvidia = mapping::NumberRange::parseList(row.answer);
    auto amd = mapping::NumberRange::parseList(row.hipAnswer);
    if (auto arguments = mapping::PropertyArgument::parse(property)) {
      for (size_t i = 0; nvidia && amd && i < arguments->size(); ++i)
        if (i < nvidia->size() && i < amd->size())
          answers[(*arguments)[i].property] = {(*nvidia)[i], (*amd)[i]};
      functions.emplace_back(name, std::move(*arguments));
      return;
    }
    if (auto [record, field] = name.split('.');
        row.kind == mapping::RowKind::Field && nvidia && amd && hasRole(record, Role::Properties))
      answers[field] = {nvidia->front(), amd->front()};
    if (!property.empty())
      properties[row.name.ref()] = property;
  }
};

const PropertyRows &propertyRows() {
  static const PropertyRows known = [] {
    PropertyRows rows;
    for (const mapping::Row &row : mapping::builtinTables().rows)
      rows.add(row);
    return rows;
  }();
  return known;
}

} // namespace

const PropertyAnswers *answersFor(llvm::StringRef property) {
  auto known = propertyRows().answers.find(property);
  return known == propertyRows().answers.end() ? nullptr : &known->second;
}

llvm::StringRef propertyOfField(const clang::FieldDecl *field) {
  llvm::StringRef record = field->getParent()->getName();
  if (!field->getIdentifier() || record.empty())
    return {};
  return hasRole(record, Role::Properties)
             ? field->getName()
             : propertyRows().properties.lookup((record + "." + field->getName()).str());
}

const clang::Expr *PropertyUse::receiver() const {
  const auto *address = llvm::dyn_cast<clang::UnaryOperator>(argument->IgnoreParenCasts());
  return address && address->getOpcode() == clang::UO_AddrOf ? address->getSubExpr() : nullptr;
}

void forEachPropertyUse(const UnitContext &unit,
                        llvm::function_ref<void(const PropertyUse &)> visit) {
  const PropertyRows &rows = propertyRows();
  for (const auto &[name, arguments] : rows.functions)
    for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(name))
      for (const mapping::PropertyArgument &one : arguments) {
        int last = std::max(one.argument, one.attribute);
        if (unsigned(last) >= call.node->getNumArgs())
          continue;
        llvm::StringRef property = one.property;
        if (property.empty())
          property = rows.properties.lookup(enumeratorName(call.node->getArg(one.attribute)));
        if (!property.empty())
          visit({call, call.node->getArg(one.argument), property});
      }
}

} // namespace tranship::checks
