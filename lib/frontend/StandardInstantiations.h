// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instantiations that no diagnostic can come from.
#pragma once

namespace clang {
class Sema;
}

namespace tranship::frontend {

/// Cancels those pending instantiations of functions of the C++ library's that involve nothing but
/// the library's own types and built-in ones: `std::vector<int>::push_back`. They always succeed,
/// and make up much of the time of a parse. Must be called before the end of the unit, for example
/// after each declaration.
void dropStandardInstantiations(clang::Sema &sema);

} // namespace tranship::frontend
