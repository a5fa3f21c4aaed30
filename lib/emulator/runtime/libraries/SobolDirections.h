// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Direction numbers of Sobol' sequences, from the polynomials and initial numbers of Joe and Kuo
// that come with Boost.
#pragma once

namespace tranship::emulator {

/// The number of dimensions.
extern const unsigned sobolDimensions;
/// Returns direction numbers for words of 32 or 64 bits: one number for each bit, dimension after
/// dimension.
template <class Word> const Word *sobolDirections();
template <> const unsigned *sobolDirections();
template <> const unsigned long long *sobolDirections();

} // namespace tranship::emulator
