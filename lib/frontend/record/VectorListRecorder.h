// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records lists of initializers that make CUDA's short vectors.
#pragma once

#include "frontend/record/UnitRecorder.h"
#include "frontend/record/UnitWalk.h"

#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Diagnostic.h"

#include <map>
#include <tuple>

namespace tranship::frontend {

class VectorListRecorder {
public:
  VectorListRecorder(UnitRecorder &recorder, const clang::ASTContext &context,
                     const CodeContext &around)
      : recorder_(recorder), context_(context), around_(around) {}

  /// The semantic form of `{1, 2}`, with or without its own braces.
  void list(const clang::InitListExpr *list);
  /// `float4(1, 2)`, in C++20.
  void list(const clang::CXXParenListInitExpr *list);
  /// `{1, 2}` for a class that has constructors.
  void construction(const clang::CXXConstructExpr *construction);
  /// `pair = {x, y}` for a pair of halves, which is ambiguous in HIP.
  void assignment(const clang::CXXOperatorCallExpr *operation);
  void finish();

private:
  void record(clang::SourceLocation bracket, VectorListEvidence evidence);
  void recordElided(const clang::InitListExpr *list);
  bool holdsElidedVector(const clang::InitListExpr *list);
  VectorListEvidence describe(const clang::InitListExpr *list);

  UnitRecorder &recorder_;
  const clang::ASTContext &context_;
  const CodeContext &around_;
  /// Lists that do not make vectors, although the same text may make one elsewhere.
  std::map<std::pair<FileRecord *, unsigned>, VectorListEvidence> others_;
};

/// Records `pair = {x, y}` if Clang finds it ambiguous, for example with a toolkit's headers. False if
/// the error has another cause.
bool recordAmbiguousList(const clang::Diagnostic &diagnostic, UnitRecorder &recorder);

} // namespace tranship::frontend
