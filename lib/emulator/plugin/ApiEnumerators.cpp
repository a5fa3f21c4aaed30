// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ApiEnumerators.h"

#include "Unit.h"

#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "llvm/ADT/SmallPtrSet.h"
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

/// The functions of the API that code names.
class ApiUses : public DynamicRecursiveASTVisitor {
public:
  ApiUses() { ShouldVisitTemplateInstantiations = true; }
  bool VisitDeclRefExpr(DeclRefExpr *name) override {
    auto *function = dyn_cast<FunctionDecl>(name->getDecl());
    if (!function || !seen_.insert(function->getCanonicalDecl()).second)
      return true;
    if (function->getDeclName().isIdentifier() && function->isExternC() &&
        isApiName(function->getName()))
      add(*function);
    else if (FunctionDecl *inHeader = function->getDefinition();
             inHeader && inHeader->isFromASTFile())
      TraverseDecl(inHeader); // the headers' overloads call the functions of the API
    return true;
  }

private:
  static void add(const FunctionDecl &function) {
    std::vector<EnumeratorText> texts;
    for (const ParmVarDecl *parameter : function.parameters())
      texts.push_back(namesOf(parameter->getType()));
    if (llvm::any_of(texts, [](const EnumeratorText &text) { return !text.empty(); }))
      currentUnit().apiEnumerators[function.getNameAsString()] = std::move(texts);
  }

  llvm::SmallPtrSet<const FunctionDecl *, 16> seen_;
};

class EnumeratorFinder : public ASTConsumer {
public:
  // What a unit declares, and the instances of templates that it needs: the precompiled headers are not read whole.
  bool HandleTopLevelDecl(DeclGroupRef group) override {
    declared_.insert(declared_.end(), group.begin(), group.end());
    return true;
  }
  void HandleTranslationUnit(ASTContext &) override {
    ApiUses uses;
    for (Decl *declaration : declared_)
      uses.TraverseDecl(declaration);
  }

private:
  std::vector<Decl *> declared_;
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
