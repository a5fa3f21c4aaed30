// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/Number.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/ErrorHandling.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tranship::verify {
namespace {

constexpr llvm::StringLiteral typeNames[] = {
#define ELEMENT(Name, Id, Storage, Absolute, Relative, Rounding) Id,
#include "verify/compare/ElementTypes.def"
};

struct Traits {
  size_t size;
  double absolute, relative, rounding;
};
constexpr Traits traits[] = {
#define ELEMENT(Name, Id, Storage, Absolute, Relative, Rounding)                                   \
  {sizeof(Storage), Absolute, Relative, Rounding},
#include "verify/compare/ElementTypes.def"
};

const llvm::fltSemantics &semanticsOf(ElementType type) {
  switch (type) {
  case ElementType::F16:
    return llvm::APFloat::IEEEhalf();
  case ElementType::BF16:
    return llvm::APFloat::BFloat();
  case ElementType::F32:
    return llvm::APFloat::IEEEsingle();
  default:
    return llvm::APFloat::IEEEdouble();
  }
}

/// The bits of the nearest number of the type.
uint64_t bitsOf(double value, ElementType type) {
  if (type == ElementType::F64)
    return llvm::bit_cast<uint64_t>(value);
  if (type == ElementType::F32)
    return llvm::bit_cast<uint32_t>(float(value));
  llvm::APFloat number(value);
  bool losesInfo = false;
  number.convert(semanticsOf(type), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return number.bitcastToAPInt().getZExtValue();
}

/// The type has no number of this size.
bool isBeyond(double value, ElementType type) {
  return std::fabs(value) > llvm::APFloat::getLargest(semanticsOf(type)).convertToDouble();
}

/// Neighboring numbers of the type have neighboring places; both zeros have the same place.
int64_t placeOf(double value, ElementType type) {
  uint64_t sign = uint64_t(1) << (sizeOf(type) * 8 - 1);
  uint64_t bits = bitsOf(value, type);
  int64_t magnitude = int64_t(bits & (sign - 1));
  return bits & sign ? -magnitude : magnitude;
}

constexpr uint64_t noUlps = std::numeric_limits<uint64_t>::max();
constexpr double infinity = std::numeric_limits<double>::infinity();

bool isSigned(ElementType type) {
  return type == ElementType::I8 || type == ElementType::I16 || type == ElementType::I32 ||
         type == ElementType::I64;
}

Deviation deviationOfIntegers(const NumericValue &expected, const NumericValue &actual,
                              const Tolerance &tolerance) {
  bool isLess = isSigned(expected.type) ? int64_t(actual.integer) < int64_t(expected.integer)
                                        : actual.integer < expected.integer;
  uint64_t distance =
      isLess ? expected.integer - actual.integer : actual.integer - expected.integer;
  Deviation result;
  result.ulps = distance;
  result.absolute = double(distance);
  double size = std::max(std::fabs(expected.asDouble()), std::fabs(actual.asDouble()));
  result.relative = distance ? result.absolute / size : 0;
  result.agrees = !distance || result.absolute <= tolerance.absolute ||
                  result.relative <= tolerance.relative || distance <= tolerance.ulps;
  return result;
}

} // namespace

llvm::StringRef toString(ElementType type) { return typeNames[size_t(type)]; }

std::optional<ElementType> parseElementType(llvm::StringRef name) {
  const auto *found = llvm::find(typeNames, name);
  if (found == std::end(typeNames))
    return std::nullopt;
  return ElementType(found - std::begin(typeNames));
}

llvm::ArrayRef<llvm::StringLiteral> elementTypeNames() { return typeNames; }
size_t sizeOf(ElementType type) { return traits[size_t(type)].size; }
bool isFloating(ElementType type) { return type <= ElementType::BF16; }

Tolerance Tolerance::defaultFor(ElementType type) {
  Tolerance tolerance;
  tolerance.absolute = traits[size_t(type)].absolute;
  tolerance.relative = traits[size_t(type)].relative;
  tolerance.isAbsoluteOfSize = isFloating(type);
  return tolerance;
}

Tolerance Tolerance::among(double size) const {
  Tolerance tolerance = *this;
  if (isAbsoluteOfSize)
    tolerance.absolute *= std::min(1.0, size);
  return tolerance;
}

Tolerances defaultTolerances() {
  Tolerances tolerances;
  for (size_t i = 0; i < elementTypeCount; ++i)
    tolerances[i] = Tolerance::defaultFor(ElementType(i));
  return tolerances;
}

NumericValue NumericValue::read(ElementType type, const char *bytes) {
  NumericValue number{type, 0, 0};
  switch (type) {
  case ElementType::F64:
    number.floating = load<double>(bytes);
    break;
  case ElementType::F32:
    number.floating = load<float>(bytes);
    break;
  case ElementType::F16:
  case ElementType::BF16:
    number.floating =
        llvm::APFloat(semanticsOf(type), llvm::APInt(16, load<uint16_t>(bytes))).convertToDouble();
    break;
#define INTEGER(Name, Storage)                                                                     \
  case ElementType::Name:                                                                          \
    number.integer = uint64_t(int64_t(load<Storage>(bytes)));                                      \
    break;
    INTEGER(I8, int8_t)
    INTEGER(I16, int16_t)
    INTEGER(I32, int32_t)
    INTEGER(I64, int64_t)
    INTEGER(U8, uint8_t)
    INTEGER(U16, uint16_t)
    INTEGER(U32, uint32_t)
    INTEGER(U64, uint64_t)
#undef INTEGER
  }
  return number;
}

double NumericValue::asDouble() const {
  if (isFloating(type))
    return floating;
  return isSigned(type) ? double(int64_t(integer)) : double(integer);
}

std::string NumericValue::str() const {
  if (!isFloating(type))
    return isSigned(type) ? fmt::format("{}", int64_t(integer)) : fmt::format("{}", integer);
  switch (type) {
  case ElementType::F64:
    return fmt::format("{}", floating);
  case ElementType::F32:
    return fmt::format("{}", float(floating));
  default:
    return fmt::format("{:.5g}", floating);
  }
}

Deviation deviationOf(const NumericValue &expected, const NumericValue &actual,
                      const Tolerance &tolerance) {
  if (!isFloating(expected.type))
    return deviationOfIntegers(expected, actual, tolerance);
  double a = expected.floating, b = actual.floating;
  Deviation result;
  if (std::isnan(a) || std::isnan(b)) {
    bool both = std::isnan(a) && std::isnan(b);
    result.agrees = both && tolerance.nanAgrees;
    if (!result.agrees)
      result = {false, infinity, infinity, noUlps};
    return result;
  }
  if (a == b) {
    result.agrees = !tolerance.signedZero || std::signbit(a) == std::signbit(b);
    return result;
  }
  if (std::isinf(a) || std::isinf(b))
    return {false, infinity, infinity, noUlps};
  int64_t placeA = placeOf(a, expected.type), placeB = placeOf(b, expected.type);
  result.ulps = isBeyond(a, expected.type) || isBeyond(b, expected.type) ? noUlps
                : placeA < placeB ? uint64_t(placeB) - uint64_t(placeA)
                                  : uint64_t(placeA) - uint64_t(placeB);
  result.absolute = std::fabs(a - b);
  result.relative = result.absolute / std::max(std::fabs(a), std::fabs(b));
  result.agrees = result.absolute <= tolerance.absolute || result.relative <= tolerance.relative ||
                  result.ulps <= tolerance.ulps;
  return result;
}

double roundingOf(ElementType type) { return traits[size_t(type)].rounding; }

} // namespace tranship::verify
