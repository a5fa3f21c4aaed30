// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An index of a unit's user code for checks, built in the walk that records the unit.
// Templates are indexed once for each instantiation; a template that is never instantiated is
// indexed as written.
#pragma once

#include "checks/analysis/CudaAttributes.h"
#include "checks/analysis/Expressions.h"
#include "frontend/record/ModifiedVariables.h"
#include "frontend/record/TreeObserver.h"

#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

#include <vector>

namespace tranship::checks {

/// A node and the function whose body contains it; null if it is outside of functions.
template <typename Node> struct Indexed {
  const Node *node;
  const clang::FunctionDecl *in;
};

class CodeIndex {
public:
  /// Runs the walk.
  explicit CodeIndex(const frontend::ParsedTree &tree);

  /// The calls of functions and methods with an unqualified name, including calls that a template
  /// leaves unresolved.
  llvm::ArrayRef<Indexed<clang::CallExpr>> callsOf(llvm::StringRef name) const;
  const llvm::StringMap<std::vector<Indexed<clang::CallExpr>>> &calls() const { return calls_; }

  /// Function definitions, for the host and for the device.
  std::vector<const clang::FunctionDecl *> functions;
  std::vector<Indexed<clang::CUDAKernelCallExpr>> launches;
  std::vector<Indexed<clang::BinaryOperator>> operators; // assignments included
  std::vector<Indexed<clang::UnaryOperator>> unaryOperators;
  std::vector<Indexed<clang::VarDecl>> variables; // without parameters
  std::vector<Indexed<clang::DeclRefExpr>> references;
  std::vector<Indexed<clang::MemberExpr>> members;
  std::vector<Indexed<clang::CastExpr>> casts; // implicit ones included
  std::vector<Indexed<clang::ArraySubscriptExpr>> subscripts;
  std::vector<Indexed<clang::CXXOperatorCallExpr>> operatorCalls;
  std::vector<Indexed<clang::SwitchStmt>> switches;
  std::vector<Indexed<clang::Stmt>> loops; // for, while, do
  std::vector<Indexed<clang::CXXForRangeStmt>> rangeLoops;
  std::vector<Indexed<clang::IfStmt>> branches;
  std::vector<Indexed<clang::ConditionalOperator>> choices; // `a ? b : c`
  std::vector<Indexed<clang::AsmStmt>> asms;
  std::vector<Indexed<clang::StringLiteral>> strings;
  std::vector<Indexed<clang::ReturnStmt>> returns;
  std::vector<Indexed<clang::CXXConstructExpr>> constructions;
  std::vector<Indexed<clang::InitListExpr>> lists; // with what they initialize implicitly
  std::vector<Indexed<clang::CXXScalarValueInitExpr>> zeroes; // `T()`
  std::vector<Indexed<clang::CXXNewExpr>> creations;
  std::vector<const clang::FieldDecl *> fields;
  std::vector<const clang::StaticAssertDecl *> assertions;

  /// Whether a variable may not keep the value of its initializer.
  bool isModified(const clang::VarDecl *variable) const { return modified_.contains(variable); }
  /// The values that a variable gets: its initializer and assignments (for `x += e`, the whole
  /// expression).
  llvm::ArrayRef<const clang::Expr *> valuesOf(const clang::VarDecl *variable) const;
  /// The arguments that are passed to a parameter in this unit.
  llvm::ArrayRef<const clang::Expr *> argumentsOf(const clang::ParmVarDecl *parameter) const;
  /// The functions that `function` calls in this unit.
  llvm::ArrayRef<const clang::FunctionDecl *> calleesOf(const clang::FunctionDecl *function) const;

private:
  friend class IndexObserver;

  llvm::StringMap<std::vector<Indexed<clang::CallExpr>>> calls_;
  frontend::ModifiedVariables modified_;
  llvm::DenseMap<const clang::VarDecl *, std::vector<const clang::Expr *>> values_;
  llvm::DenseMap<const clang::FunctionDecl *, std::vector<const clang::FunctionDecl *>> callees_;
};

} // namespace tranship::checks
