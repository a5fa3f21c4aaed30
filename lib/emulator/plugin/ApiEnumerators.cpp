// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ApiEnumerators.h"

#include "Unit.h"

#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace tranship::emulator {

namespace {

/// Larger enumerations are shown as numbers.
constexpr size_t maxNames = 1000;

EnumeratorText namesOf(QualType type) {
  EnumeratorText text;
  const EnumDecl *declaration = type->getAsEnumDecl();
  if (declaration)
    declaration = declaration->getDefinition();
  size_t count = 0;
  if (declaration)
    for (const EnumConstantDecl *constant : declaration->enumerators())
      if (++count <= maxNames)
        text +=
            llvm::toString(constant->getInitVal(), 10) + '=' + constant->getNameAsString() + '\n';
  return text;
}

class EnumeratorFinder : public ASTConsumer {
public:
  void HandleTranslationUnit(ASTContext &context) override {
    visit(*context.getTranslationUnitDecl());
  }

private:
  void visit(const DeclContext &scope) {
    for (const Decl *declaration : scope.decls()) {
      if (const auto *block = dyn_cast<LinkageSpecDecl>(declaration))
        visit(*block);
      else if (const auto *function = dyn_cast<FunctionDecl>(declaration);
               function && function->getDeclName().isIdentifier() && function->isExternC() &&
               isApiName(function->getName()))
        add(*function);
    }
  }

  static void add(const FunctionDecl &function) {
    std::vector<EnumeratorText> texts;
    for (const ParmVarDecl *parameter : function.parameters())
      texts.push_back(namesOf(parameter->getType()));
    if (llvm::any_of(texts, [](const EnumeratorText &text) { return !text.empty(); }))
      currentUnit().apiEnumerators[function.getNameAsString()] = std::move(texts);
  }
};

} // namespace

bool isApiName(llvm::StringRef name) {
  for (llvm::StringRef prefix :
       {"cuda",     "cublasLt",  "cublas",    "cudnn",  "cufft",     "curand",  "cusparse",
        "cusolver", "cu",        "nvrtc",     "nccl",   "hipblasLt", "hipblas", "hipfft",
        "hiprand",  "hipsparse", "hipsolver", "hiprtc", "hip",       "miopen"})
    if (name.starts_with(prefix) && name.size() > prefix.size() &&
        llvm::isUpper(name[prefix.size()]))
      return true;
  return false;
}

std::unique_ptr<ASTConsumer> findApiEnumerators() { return std::make_unique<EnumeratorFinder>(); }

} // namespace tranship::emulator
