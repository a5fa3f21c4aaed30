// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/OperatorUses.h"

#include "frontend/record/VectorOperators.h"

#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {
namespace {

class OperatorUses : public CodeObserver {
public:
  OperatorUses(FindFactPlace findPlace, const CodeContext &around)
      : CodeObserver(around), findPlace_(std::move(findPlace)) {}

  void visitFunctionDecl(clang::FunctionDecl *function) override {
    if (!function->isDependentContext() && !around().isInstance)
      add(function, function->isUsed());
  }
  void visitFunctionTemplateDecl(clang::FunctionTemplateDecl *pattern) override {
    const clang::FunctionDecl *example = nullptr;
    for (const clang::FunctionDecl *instance : pattern->specializations())
      if (isForLibrary(instance) && (!example || instance->isUsed()))
        example = instance;
    add(example ? example : pattern->getTemplatedDecl(), example && example->isUsed());
  }

private:
  void add(const clang::FunctionDecl *function, bool isUsed) {
    if (!function->isOverloadedOperator() || llvm::isa<clang::CXXMethodDecl>(function) ||
        (!function->isDependentContext() && !isForLibrary(function)))
      return;
    std::optional<FactPlace> place = findPlace_(function->getCanonicalDecl()->getLocation());
    if (!place)
      return;
    std::vector<unsigned> &offsets = (*place->facts)[{
        FactKind::Use, isUsed ? "called" : "not called", {}, 0, {}, worksByComponent(function)}];
    if (auto at = llvm::lower_bound(offsets, place->offset);
        at == offsets.end() || *at != place->offset)
      offsets.insert(at, place->offset);
  }
  /// Whether a parameter is a class of a library, but not of the C++ library.
  bool isForLibrary(const clang::FunctionDecl *function) const {
    return llvm::any_of(function->parameters(), [&](const clang::ParmVarDecl *parameter) {
      const clang::CXXRecordDecl *record =
          parameter->getType().getNonReferenceType()->getAsCXXRecordDecl();
      return record && !record->isInStdNamespace() && !findPlace_(record->getLocation());
    });
  }

  FindFactPlace findPlace_;
};

} // namespace

std::unique_ptr<CodeObserver> makeOperatorUses(FindFactPlace findPlace, const CodeContext &around) {
  return std::make_unique<OperatorUses>(std::move(findPlace), around);
}

} // namespace tranship::frontend
