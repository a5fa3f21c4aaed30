// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A precompiled header shows a unit more than its own includes do. This finds uses of what the unit
// would not see without it: declarations and macros of headers that it includes later or not at
// all.
#pragma once

#include "frontend/port/PortHeaders.h"

#include "clang/AST/Decl.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Lex/Preprocessor.h"

namespace tranship::frontend {

class Visibility {
public:
  /// `headers` must outlive this.
  explicit Visibility(const PortHeaders &headers);

  /// Follows the includes and macros of a parse.
  void attach(clang::Preprocessor &preprocessor);

  /// Checks what the user declares, among the declarations that the unit itself parsed.
  void check(llvm::ArrayRef<clang::Decl *> declarations);

  /// The unit uses something that its own includes do not bring.
  bool sawHidden() const { return sawHidden_; }

  /// Notes a use of something that is defined at a location.
  void used(clang::SourceLocation definition, clang::SourceLocation use);
  void used(const clang::NamedDecl *declaration, clang::SourceLocation use);
  /// Notes a use of a name that a using-declaration brings.
  void found(const clang::UsingShadowDecl *shadow, clang::SourceLocation use);
  void included(llvm::StringRef file, clang::SourceLocation hash);
  /// Notes that the user's code defines a macro, or takes it back. The precompiled header does not know
  /// what a large header that comes later would make of it.
  void macroChanged(llvm::StringRef name);

  /// Notes what an error, or a note of an error at `use`, is about.
  void diagnosed(const clang::Diagnostic &diagnostic, clang::SourceLocation use);

private:
  bool isVisible(clang::SourceLocation definition, clang::SourceLocation use) const;
  bool isVisible(const clang::NamedDecl *declaration, clang::SourceLocation use) const;

  const PortHeaders &headers_;
  const clang::SourceManager *sources_ = nullptr;
  /// Where the unit first includes a header of the graph; invalid: the command line does.
  llvm::StringMap<clang::SourceLocation> reachedAt_;
  /// The user changed a macro that occurs in the large headers.
  bool changedMacro_ = false;
  bool sawHidden_ = false;
};

} // namespace tranship::frontend
