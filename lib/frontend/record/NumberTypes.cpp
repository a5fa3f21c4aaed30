// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/NumberTypes.h"

#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <set>
#include <vector>

namespace tranship::frontend {

std::string nameOfNumber(const clang::ASTContext &context, clang::QualType type) {
  if (type.isNull() || type->isDependentType())
    return {};
  type = type.getCanonicalType().getUnqualifiedType();
  const auto *builtin = llvm::dyn_cast<clang::BuiltinType>(type);
  if (!builtin)
    return {};
  if (builtin->getKind() == clang::BuiltinType::Bool)
    return "bool";
  if (builtin->isFloatingPoint())
    return type.getAsString(context.getPrintingPolicy());
  if (!builtin->isInteger())
    return {};
  llvm::StringRef name;
  switch (context.getTypeSize(type)) {
  case 8:
    name = "char";
    break;
  case 16:
    name = "short";
    break;
  case 32:
    name = "int";
    break;
  case 64:
    name = "long long";
    break;
  default:
    name = "__int128";
  }
  return fmt::format("{}{}",
                     builtin->isUnsignedInteger() ? "unsigned "
                     : name == "char"             ? "signed "
                                                  : "",
                     name.str());
}

std::string argumentsOf(const clang::ASTContext &context,
                        llvm::ArrayRef<clang::TemplateArgument> arguments,
                        llvm::function_ref<std::string(clang::QualType)> nameOfOther) {
  std::vector<std::string> names;
  for (const clang::TemplateArgument &argument : arguments)
    switch (argument.getKind()) {
    case clang::TemplateArgument::Integral: {
      bool isEnumerator = argument.getIntegralType()->isEnumeralType();
      names.push_back(isEnumerator ? "?" : llvm::toString(argument.getAsIntegral(), 10));
      break;
    }
    case clang::TemplateArgument::Type: {
      std::string name = nameOfNumber(context, argument.getAsType());
      if (name.empty() && nameOfOther)
        name = nameOfOther(argument.getAsType());
      names.push_back(name.empty() ? "?" : name);
      break;
    }
    default:
      names.push_back("?");
    }
  return llvm::all_of(names, [](const std::string &name) { return name == "?"; })
             ? std::string()
             : "<" + llvm::join(names, ", ") + ">";
}

bool isVector(const clang::ASTContext &context, clang::QualType type) {
  constexpr int64_t maxSize = 32;
  const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
  if (!record || !record->hasDefinition() || record->isDependentType() ||
      context.getTypeSizeInChars(type).getQuantity() > maxSize)
    return false;
  std::set<clang::QualType> elements;
  llvm::SmallVector<const clang::CXXRecordDecl *> open{record->getDefinition()};
  while (!open.empty()) {
    const clang::CXXRecordDecl *next = open.pop_back_val();
    for (const clang::CXXBaseSpecifier &base : next->bases())
      if (const clang::CXXRecordDecl *inherited = base.getType()->getAsCXXRecordDecl())
        open.push_back(inherited);
    for (const clang::FieldDecl *field : next->fields()) {
      clang::QualType element = field->getType().getCanonicalType();
      if (const auto *vector = element->getAs<clang::VectorType>())
        element = vector->getElementType();
      if (const clang::CXXRecordDecl *inner = element->getAsCXXRecordDecl())
        open.push_back(inner);
      else if (element->isArithmeticType() && !element->isEnumeralType())
        elements.insert(element);
      else
        return false;
    }
  }
  return elements.size() == 1;
}

bool isRing(clang::BinaryOperatorKind operation) {
  switch (operation) {
  case clang::BO_Add:
  case clang::BO_Sub:
  case clang::BO_Mul:
  case clang::BO_Shl:
  case clang::BO_And:
  case clang::BO_Or:
  case clang::BO_Xor:
    return true;
  default:
    return false;
  }
}

} // namespace tranship::frontend
