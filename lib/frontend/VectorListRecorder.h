// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records lists of initializers that make CUDA's short vectors.
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Diagnostic.h"

#include <map>
#include <tuple>

namespace tranship::frontend {

class VectorListRecorder {
public:
  VectorListRecorder(UnitRecorder &recorder, const clang::ASTContext &context)
      : recorder_(recorder), context_(context) {}

  /// `{1, 2}`, with or without braces of its own.
  void list(const clang::InitListExpr *list);
  /// `float4(1, 2)`, in C++20.
  void list(const clang::CXXParenListInitExpr *list);
  /// `{1, 2}` for a class that has constructors.
  void construction(const clang::CXXConstructExpr *construction);
  /// `pair = {x, y}` for a pair of halves, which is ambiguous in HIP.
  void assignment(const clang::CXXOperatorCallExpr *operation);
  void finish();

  /// The code is an instantiation of a template, so its text may make something else elsewhere.
  bool inInstance = false;

private:
  void record(clang::SourceLocation bracket, VectorListEvidence evidence);
  void recordElided(const clang::InitListExpr *list);
  bool holdsElidedVector(const clang::InitListExpr *list);
  VectorListEvidence describe(const clang::InitListExpr *list);

  UnitRecorder &recorder_;
  const clang::ASTContext &context_;
  /// Lists that make no vectors, where the same text may make one.
  std::map<std::pair<FileRecord *, unsigned>, VectorListEvidence> others_;
};

/// Records `pair = {x, y}` where clang finds it ambiguous, as with a toolkit's headers. False: the error is about
/// something else.
bool recordAmbiguousList(const clang::Diagnostic &diagnostic, UnitRecorder &recorder);

} // namespace tranship::frontend
