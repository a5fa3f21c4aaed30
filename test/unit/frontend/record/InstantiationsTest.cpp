// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/Instantiations.h"

#include "clang/AST/DeclTemplate.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"
#include "clang/Tooling/Tooling.h"

#include "support/Test.h"

using namespace tranship;

namespace {

/// Drops what is all standard, and collects the functions that are instantiated.
class Instantiated : public clang::SemaConsumer {
public:
  explicit Instantiated(std::set<std::string> &names) : names_(names) {}
  void InitializeSema(clang::Sema &sema) override { sema_ = &sema; }
  bool HandleTopLevelDecl(clang::DeclGroupRef) override {
    if (sema_)
      frontend::dropInstantiations(*sema_, frontend::isAllStandard);
    return true;
  }
  void HandleTranslationUnit(clang::ASTContext &context) override {
    for (const clang::Decl *declaration : context.getTranslationUnitDecl()->decls())
      if (const auto *space = llvm::dyn_cast<clang::NamespaceDecl>(declaration))
        for (const clang::Decl *inner : space->decls())
          if (const auto *function = llvm::dyn_cast<clang::FunctionTemplateDecl>(inner))
            for (const clang::FunctionDecl *instance : function->specializations())
              if (instance->hasBody())
                names_.insert(instance->getQualifiedNameAsString() + "<" +
                              instance->getParamDecl(0)->getType().getAsString() + ">");
  }

private:
  std::set<std::string> &names_;
  clang::Sema *sema_ = nullptr;
};

class Action : public clang::ASTFrontendAction {
public:
  explicit Action(std::set<std::string> &names) : names_(names) {}
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &,
                                                        llvm::StringRef) override {
    return std::make_unique<Instantiated>(names_);
  }

private:
  std::set<std::string> &names_;
};

} // namespace

TEST_CASE("dropInstantiations keeps what involves the user's types") {
  std::set<std::string> names;
  clang::tooling::runToolOnCode(std::make_unique<Action>(names),
                                "namespace std {\n"
                                "template <typename T> struct vector { T *begin; };\n"
                                "template <typename T> void sort(T) {}\n"
                                "}\n"
                                "namespace own {\n"
                                "struct Key { int value; };\n"
                                "template <typename T> void sort(T) {}\n"
                                "}\n"
                                "void f(std::vector<int> a, std::vector<own::Key> b) {\n"
                                "  std::sort(1);\n"
                                "  std::sort(a);\n"
                                "  std::sort(b);\n"
                                "  std::sort(&own::sort<int>);\n"
                                "  own::sort(2);\n"
                                "}\n");
  CHECK(names == std::set<std::string>{"std::sort<struct std::vector<struct own::Key>>",
                                       "std::sort<void (*)(int)>", "own::sort<int>"});
}
