// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The names that the tables use for members of records and of namespaces.
#pragma once

#include "clang/AST/Decl.h"
#include "clang/Basic/SourceManager.h"

#include <string>

namespace tranship::frontend {

/// Returns `cudaDeviceProp` for a member of it, even inside of unnamed members.
std::string recordNameOf(const clang::NamedDecl *member);

/// Returns `cub::BlockReduce`, without inline namespaces, for direct members of a named namespace;
/// empty for other declarations.
std::string qualifiedNameOf(const clang::NamedDecl *declaration);

/// Returns the name at a location with the qualifiers that the source writes before it; empty if
/// there are no qualifiers. `location` must be valid.
llvm::StringRef nameWrittenAt(clang::SourceLocation location, const clang::SourceManager &sources);

/// Whether Clang may have invented a declaration: `struct cudaFoo p;` declares an unknown struct, and
/// Clang also invents declarations for code that it cannot parse. A declaration with a body belongs
/// to the user.
bool mayBeInvented(const clang::NamedDecl *declaration);

} // namespace tranship::frontend
