// Numbers as programs write them, and how much two of them may differ.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <array>
#include <cstdint>
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
bool isFloating(ElementType type);

/// Two numbers agree when one of the three lets them.
struct Tolerance {
  double absolute = 0, relative = 0;
  /// `absolute` is for numbers that are left of others of size 1 or more. Among smaller ones it is
  /// smaller in proportion.
  bool isAbsoluteOfSize = false;
  /// Units in the last place: how many numbers of the type lie between the two, and one.
  uint64_t ulps = 0;
  /// Not a number on both sides agrees, whatever its bits.
  bool nanAgrees = true;
  /// -0 is another number than 0.
  bool signedZero = false;

  static Tolerance defaultFor(ElementType type);
  /// For a number among others of this size.
  Tolerance among(double size) const;
  friend bool operator==(const Tolerance &, const Tolerance &) = default;
};

inline constexpr size_t elementTypeCount = size_t(ElementType::U64) + 1;
/// By ElementType.
using Tolerances = std::array<Tolerance, elementTypeCount>;
Tolerances defaultTolerances();

/// A number of some type. Integers are kept as such: a double has too few digits for them.
struct NumericValue {
  ElementType type = ElementType::F64;
  double floating = 0;
  /// The bits of an integer, extended to 64.
  uint64_t integer = 0;

  /// From memory, `sizeOf(type)` bytes of it.
  static NumericValue read(ElementType type, const char *bytes);
  double asDouble() const;
  /// Enough digits to tell it from all others of its type; "-0", "nan", "-inf".
  std::string str() const;
};

/// How far apart two numbers of one type are.
struct Deviation {
  bool agrees = true;
  /// Infinite where a finite number stands against none.
  double absolute = 0, relative = 0;
  /// 2^64 - 1 where it makes no sense.
  uint64_t ulps = 0;
};

Deviation deviationOf(const NumericValue &expected, const NumericValue &actual,
                      const Tolerance &tolerance);

/// Up to which relative difference one result of the type is another rounding of the other; 0 for
/// integers.
double roundingOf(ElementType type);

} // namespace tranship::verify
