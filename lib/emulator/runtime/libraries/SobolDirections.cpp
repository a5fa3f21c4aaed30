// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "libraries/SobolDirections.h"

#define BOOST_NO_EXCEPTIONS
#include <boost/random/sobol.hpp>

#include <bit>
#include <vector>

namespace tranship::emulator {

namespace {

using Table = boost::random::default_sobol_table;

/// Bratley and Fox, Algorithm 659, section 2.
template <class Word> std::vector<Word> directions() {
  constexpr unsigned bits = 8 * sizeof(Word);
  std::vector<Word> all(size_t(bits) * Table::max_dimension);
  for (unsigned dimension = 0; dimension < Table::max_dimension; ++dimension) {
    Word *numbers = &all[size_t(dimension) * bits];
    if (dimension == 0)
      for (unsigned bit = 0; bit < bits; ++bit)
        numbers[bit] = 1;
    else {
      unsigned polynomial = Table::polynomial(dimension - 1);
      unsigned degree = unsigned(std::bit_width(polynomial)) - 1;
      for (unsigned bit = 0; bit < degree; ++bit)
        numbers[bit] = Table::minit(dimension - 1, bit);
      for (unsigned bit = degree; bit < bits; ++bit) {
        numbers[bit] = numbers[bit - degree];
        for (unsigned k = 0; k < degree; ++k)
          if (polynomial >> k & 1)
            numbers[bit] ^= numbers[bit - (degree - k)] << (degree - k);
      }
    }
    for (unsigned bit = 0; bit < bits; ++bit)
      numbers[bit] <<= bits - 1 - bit;
  }
  return all;
}

} // namespace

const unsigned sobolDimensions = Table::max_dimension;

template <> const unsigned *sobolDirections() {
  static const auto &all = *new std::vector<unsigned>(directions<unsigned>());
  return all.data();
}
template <> const unsigned long long *sobolDirections() {
  static const auto &all = *new std::vector<unsigned long long>(directions<unsigned long long>());
  return all.data();
}

} // namespace tranship::emulator
