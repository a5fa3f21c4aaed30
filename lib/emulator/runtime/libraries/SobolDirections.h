// Direction numbers of Sobol' sequences, by the polynomials and first numbers of Joe and Kuo that
// come with Boost.
#pragma once

namespace tranship::emulator {

/// How many dimensions there are.
extern const unsigned sobolDimensions;
/// Of words of 32 and of 64 bits: one number for each bit, dimension after dimension.
template <class Word> const Word *sobolDirections();
template <> const unsigned *sobolDirections();
template <> const unsigned long long *sobolDirections();

} // namespace tranship::emulator
