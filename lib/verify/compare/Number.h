// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers as programs print them, and how much two of them may differ.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>

namespace tranship::verify {

enum class ElementType : uint8_t {
#define ELEMENT(Name, Id, Storage, Absolute, Relative, Rounding) Name,
#include "verify/compare/ElementTypes.def"
};

llvm::StringRef toString(ElementType type);
std::optional<ElementType> parseElementType(llvm::StringRef name);
/// All names, in the order of ElementTypes.def.
llvm::ArrayRef<llvm::StringLiteral> elementTypeNames();
size_t sizeOf(ElementType type);
/// A value from memory that may not be aligned for it.
template <typename T> T load(const char *bytes) {
  T value;
  std::memcpy(&value, bytes, sizeof value);
  return value;
}
bool isFloating(ElementType type);

/// Two numbers agree if one of the three bounds allows their difference.
struct Tolerance {
  double absolute = 0, relative = 0;
  /// `absolute` applies among numbers of size 1 or more. Among smaller numbers it is proportionally
  /// smaller.
  bool isAbsoluteOfSize = false;
  /// Units in the last place: the distance of the two numbers, counted in representable numbers.
  uint64_t ulps = 0;
  /// NaN on both sides agrees, even with different bits.
  bool nanAgrees = true;
  /// -0 and 0 differ.
  bool signedZero = false;

  static Tolerance defaultFor(ElementType type);
  /// The tolerance for a number among others of this size.
  Tolerance among(double size) const;
  friend bool operator==(const Tolerance &, const Tolerance &) = default;
};

inline constexpr size_t elementTypeCount = size_t(ElementType::U64) + 1;
/// Tolerances by ElementType.
using Tolerances = std::array<Tolerance, elementTypeCount>;
Tolerances defaultTolerances();

/// A number of some type. Integers are stored separately: a double has too few digits for them.
struct NumericValue {
  ElementType type = ElementType::F64;
  double floating = 0;
  /// The bits of an integer, extended to 64.
  uint64_t integer = 0;

  /// Reads `sizeOf(type)` bytes of memory.
  static NumericValue read(ElementType type, const char *bytes);
  double asDouble() const;
  /// Enough digits to distinguish it from all others of its type; "-0", "nan", "-inf".
  std::string str() const;
};

/// How far apart two numbers of one type are.
struct Deviation {
  bool agrees = true;
  /// Infinite if only one of the numbers is finite.
  double absolute = 0, relative = 0;
  /// 2^64 - 1 if it has no meaning.
  uint64_t ulps = 0;
};

Deviation deviationOf(const NumericValue &expected, const NumericValue &actual,
                      const Tolerance &tolerance);

/// The relative difference up to which two results of the type are roundings of the same value; 0
/// for integers.
double roundingOf(ElementType type);

} // namespace tranship::verify
