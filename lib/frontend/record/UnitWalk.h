// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Walks the user's code once for all recorders and checks.
#pragma once

#include "frontend/evidence/ExecutionSide.h"

#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <memory>
#include <vector>

namespace tranship::frontend {

/// Whether a function is written with `__device__`. Clang gives that attribute to all lambdas.
bool isMarkedForDevice(const clang::FunctionDecl *function);

/// What is around the code that a walk visits.
struct CodeContext {
  /// Where the code runs.
  ExecutionSide side;
  /// The code is in a function.
  bool isInFunction = false;
  /// The code is in the body of a kernel, not of a lambda in it.
  bool isInKernel = false;
  /// The most threads in a block of the kernel, by `__launch_bounds__`; 0: not known.
  unsigned maxThreads = 0;
  /// The code is in a function or lambda with `__device__` or `__global__`, written or implied.
  bool isForDevice = false;
  /// The code is an instantiation of a template.
  bool isInstance = false;
  /// The innermost instantiation around the code; null if there is none.
  const clang::Decl *instance = nullptr;
  /// The function whose body contains the code, or the lambda; may be null.
  const clang::FunctionDecl *function = nullptr;
  /// Like `function`, but a lambda counts only if it is written with `__device__`: a kernel calls it. Other lambdas run as
  /// part of the function that contains them.
  const clang::FunctionDecl *body = nullptr;
  /// The function of a class whose body contains the code; may be null.
  const clang::CXXMethodDecl *method = nullptr;
  /// What the function returns; null if its type is deduced.
  clang::QualType returns;
};

/// Sees the nodes of a walk that ObservedNodes.def lists: for each node, first its most general class.
class CodeObserver {
public:
  explicit CodeObserver(const CodeContext &around) : around_(around) {}
  virtual ~CodeObserver() = default;

#define NODE(Class)                                                                                \
  virtual void visit##Class(clang::Class *) {}
#define TYPE_LOC(Class)                                                                            \
  virtual void visit##Class(clang::Class) {}
#include "frontend/record/ObservedNodes.def"
  virtual void visitInitializer(const clang::CXXCtorInitializer *) {}
  virtual void visitQualifier(clang::NestedNameSpecifierLoc) {}
  /// The walk is over.
  virtual void finish() {}

protected:
  const CodeContext &around() const { return around_; }

private:
  const CodeContext &around_;
};

class UnitWalk : public clang::DynamicRecursiveASTVisitor {
  using Base = clang::DynamicRecursiveASTVisitor;

public:
  explicit UnitWalk(llvm::ArrayRef<clang::Decl *> declarations) : declarations_(declarations) {}

  /// Observers of written code see templates and lists of initializers as the source contains them.
  /// Observers of meaning see instantiations as well, and Clang's form of lists, which contains the
  /// braces that are left out and all conversions.
  void addForWritten(std::unique_ptr<CodeObserver> observer);
  void addForMeaning(std::unique_ptr<CodeObserver> observer);
  /// Observers of instances see the code of a function template once for each instantiation, and as written only if there
  /// is none.
  void addForInstances(std::unique_ptr<CodeObserver> observer);
  /// Walks the declarations, and ends the observation. Further calls do nothing.
  void run();

  const CodeContext &around() const { return around_; }

#define NODE(Class) bool Visit##Class(clang::Class *node) override;
#define TYPE_LOC(Class) bool Visit##Class(clang::Class type) override;
#include "frontend/record/ObservedNodes.def"

  bool TraverseDecl(clang::Decl *declaration) override;
  bool TraverseLambdaExpr(clang::LambdaExpr *lambda) override;
  bool TraverseInitListExpr(clang::InitListExpr *list) override;
  bool TraverseConstructorInitializer(clang::CXXCtorInitializer *initializer) override;
  bool TraverseNestedNameSpecifierLoc(clang::NestedNameSpecifierLoc qualifier) override;
  bool TraverseClassTemplateSpecializationDecl(
      clang::ClassTemplateSpecializationDecl *specialization) override;
  bool TraverseTemplateInstantiations(clang::ClassTemplateDecl *pattern) override;
  bool TraverseTemplateInstantiations(clang::VarTemplateDecl *pattern) override;
  bool TraverseTemplateInstantiations(clang::FunctionTemplateDecl *pattern) override;

private:
  enum Audience : unsigned { Written = 1, Meaning = 2, Instances = 4 };

  template <typename Function> void forEachObserver(const Function &function);
  /// Walks code that only some kinds of observers see.
  template <typename Walk> bool walkFor(unsigned audience, const Walk &walk);

  struct Registered {
    std::unique_ptr<CodeObserver> observer;
    Audience audience;
  };
  void add(std::unique_ptr<CodeObserver> observer, Audience audience);

  llvm::ArrayRef<clang::Decl *> declarations_;
  bool isOver_ = false;
  std::vector<Registered> observers_;
  unsigned audience_ = 0; // which observers see the code that is walked
  /// Instances of generic lambdas. Clang hands over only some of them as declarations of their own.
  llvm::SmallPtrSet<const clang::Decl *, 8> lambdaInstances_;
  CodeContext around_;
};

} // namespace tranship::frontend
