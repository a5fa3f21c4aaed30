// The names by which the tables know members of records and what stands in namespaces.
#pragma once

#include "clang/AST/Decl.h"

#include <string>

namespace tranship::frontend {

/// `cudaDeviceProp` for a member of it, also one inside of its unnamed members.
std::string recordNameOf(const clang::NamedDecl *member);

/// `cub::BlockReduce`, without inline namespaces, for what stands straight in a named namespace;
/// nothing for all else.
std::string qualifiedNameOf(const clang::NamedDecl *declaration);

} // namespace tranship::frontend
