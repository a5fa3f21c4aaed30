// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records names in templates that nvcc finds and clang does not. nvcc reads the body of a template
// again for each instance, when it knows what the names are; in clang, as in standard C++, they need:
//   tile.template load<4>(p)    a word, for a template of a class that depends on template arguments
//   this->decode(p)             an object, for a function of a base that depends on them
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Diagnostic.h"

#include <set>
#include <vector>

namespace tranship::frontend {

/// Records the name that an error in an instance is about. False: it is about something else.
bool recordDependentName(const clang::Diagnostic &diagnostic, UnitRecorder &recorder);

/// Records them in templates as they are written, whether or not the unit has an instance.
class DependentNameRecorder {
public:
  explicit DependentNameRecorder(UnitRecorder &recorder) : recorder_(recorder) {}

  void declared(const clang::FunctionTemplateDecl *function);
  /// In a template, `tile.load<4>(p)` is read as two comparisons.
  void comparison(const clang::BinaryOperator *operation);
  /// The same where an operator of some class is visible.
  void comparison(const clang::CXXOperatorCallExpr *operation);
  /// `method`: in which function of a class; may be null.
  void call(const clang::CallExpr *call, const clang::CXXMethodDecl *method);
  /// Must be called once, at the end: a class may be declared behind the templates that use it.
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
};

} // namespace tranship::frontend
