// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The names that the tables use for members of records and of namespaces.
#pragma once

#include "clang/AST/Decl.h"
#include "clang/Basic/SourceManager.h"

#include <string>

namespace tranship::frontend {

/// Returns `cudaDeviceProp` for a member of it, even inside of unnamed members.
std::string recordNameOf(const clang::NamedDecl *member);

/// Returns `cub::BlockReduce`, without inline namespaces, for direct members of a named namespace,
/// and nothing for anything else.
std::string qualifiedNameOf(const clang::NamedDecl *declaration);

/// Returns the name at a location with the qualifiers before it, as they are written; nothing if it has
/// none. `location` must be valid.
llvm::StringRef nameWrittenAt(clang::SourceLocation location, const clang::SourceManager &sources);

/// Whether clang may have made a declaration up.
/// `struct cudaFoo p;` of an unknown struct declares it for clang, which also makes declarations up
/// for code that it cannot parse. One with a body is the user's, whatever it is made of.
bool mayBeInvented(const clang::NamedDecl *declaration);

} // namespace tranship::frontend
