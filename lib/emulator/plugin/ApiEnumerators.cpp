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
  /// Only names that the unit has read so far can be those of functions that it calls, so the rest of
  /// the precompiled headers stays unread.
  void HandleTranslationUnit(ASTContext &context) override {
    std::vector<IdentifierInfo *> names;
    for (const auto &entry : context.Idents)
      if (isApiName(entry.getKey()))
        names.push_back(entry.getValue());
    for (IdentifierInfo *name : names)
      for (const NamedDecl *declaration : context.getTranslationUnitDecl()->lookup(name))
        if (const auto *function = dyn_cast<FunctionDecl>(declaration);
            function && function->isExternC())
          add(*function);
  }

private:
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
