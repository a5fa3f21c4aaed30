// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records names in templates that nvcc finds and clang does not. nvcc reads the body of a template
// again for each instance, when it knows what the names are; in clang, as in standard C++, they need:
//   tile.template load<4>(p)    a word, for a template of a class that depends on template arguments
//   this->decode(p)             an object, for a function of a base that depends on them
//   typename T::value(0)        a word, for a type of a class that depends on them
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Diagnostic.h"

#include <map>
#include <set>
#include <vector>

namespace tranship::frontend {

/// Records the name that an error in an instance is about. False if the error has another cause.
bool recordDependentName(const clang::Diagnostic &diagnostic, UnitRecorder &recorder);

/// Records them in templates as they are written, whether or not the unit has an instance.
class DependentNameRecorder {
public:
  explicit DependentNameRecorder(UnitRecorder &recorder) : recorder_(recorder) {}

  void declared(const clang::FunctionTemplateDecl *function);
  /// In a template, Clang parses `tile.load<4>(p)` as two comparisons.
  void comparison(const clang::BinaryOperator *operation);
  /// The same comparison, if an overloaded operator is visible.
  void comparison(const clang::CXXOperatorCallExpr *operation);
  void member(const clang::DependentScopeDeclRefExpr *name);
  /// `method`: the function of a class whose body contains the call; may be null.
  void call(const clang::CallExpr *call, const clang::CXXMethodDecl *method);
  /// The caller calls this once, at the end, because a class may be declared after the templates that
  /// use it.
  void finish();

private:
  void compared(const clang::Expr *expression);

  UnitRecorder &recorder_;
  std::set<clang::DeclarationName> memberTemplates_;
  struct Candidate {
    clang::DeclarationName name;
    clang::SourceLocation location;
  };
  std::vector<Candidate> compared_;
  /// `T::value`: where it is written, by the parameter and the name.
  std::map<std::pair<const clang::Decl *, clang::DeclarationName>,
           std::vector<clang::SourceLocation>>
      members_;
};

} // namespace tranship::frontend
