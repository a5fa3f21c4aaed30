// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/Number.h"

#include "support/Test.h"

#include <cmath>
#include <cstring>
#include <limits>

using namespace tranship;
using namespace tranship::verify;

namespace {

template <typename T> NumericValue numberOf(ElementType type, T value) {
  char bytes[sizeof value];
  std::memcpy(bytes, &value, sizeof value);
  return NumericValue::read(type, bytes);
}

NumericValue f32(float value) { return numberOf(ElementType::F32, value); }
NumericValue f64(double value) { return numberOf(ElementType::F64, value); }

Tolerance withUlps(uint64_t ulps) {
  Tolerance tolerance;
  tolerance.ulps = ulps;
  return tolerance;
}

constexpr float infinite = std::numeric_limits<float>::infinity();
constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

} // namespace

TEST_CASE("Names of element types are read as they are written", "[verify]") {
  for (llvm::StringRef name : elementTypeNames())
    CHECK(toString(*parseElementType(name)) == name);
  CHECK_FALSE(parseElementType("f128"));
}

TEST_CASE("Numbers are read from memory", "[verify]") {
  CHECK(f32(1.5f).str() == "1.5");
  CHECK(f64(0.1).str() == "0.1");
  CHECK(f32(-0.0f).str() == "-0");
  CHECK(f32(notANumber).str() == "nan");
  CHECK(f32(-infinite).str() == "-inf");
  CHECK(numberOf<uint16_t>(ElementType::F16, 0x3e00).asDouble() == 1.5);
  CHECK(numberOf<uint16_t>(ElementType::BF16, 0x3fc0).asDouble() == 1.5);
  CHECK(numberOf<int8_t>(ElementType::I8, -3).str() == "-3");
  CHECK(numberOf<uint8_t>(ElementType::U8, 253).str() == "253");
  CHECK(numberOf<uint64_t>(ElementType::U64, ~uint64_t(0)).str() == "18446744073709551615");
  CHECK(numberOf<int64_t>(ElementType::I64, -1).asDouble() == -1);
}

TEST_CASE("One of three tolerances is enough", "[verify]") {
  Tolerance absolute, relative;
  absolute.absolute = 0.01;
  relative.relative = 0.01;
  CHECK(deviationOf(f32(0.001f), f32(0.002f), absolute).agrees);
  CHECK_FALSE(deviationOf(f32(0.001f), f32(0.002f), relative).agrees);
  CHECK(deviationOf(f32(1000), f32(1001), relative).agrees);
  CHECK_FALSE(deviationOf(f32(1000), f32(1001), absolute).agrees);
  CHECK(deviationOf(f32(1), f32(std::nextafter(1.f, 2.f)), withUlps(1)).agrees);
  CHECK_FALSE(deviationOf(f32(1), f32(std::nextafter(1.f, 2.f)), withUlps(0)).agrees);
}

TEST_CASE("Among small numbers the absolute tolerance is smaller, unless somebody said it",
          "[verify]") {
  Tolerance usual = Tolerance::defaultFor(ElementType::F64), told = usual;
  CHECK(usual.among(1).absolute == usual.absolute);
  CHECK(usual.among(1e6).absolute == usual.absolute);
  CHECK(usual.among(1e-3).absolute == Approx(usual.absolute * 1e-3));
  CHECK(usual.among(0).absolute == 0);
  CHECK(usual.among(0).relative == usual.relative);
  told.isAbsoluteOfSize = false;
  CHECK(told.among(0).absolute == told.absolute);
}

TEST_CASE("Units in the last place are counted across zero and for each type", "[verify]") {
  float least = std::numeric_limits<float>::denorm_min();
  CHECK(deviationOf(f32(least), f32(-least), withUlps(0)).ulps == 2);
  CHECK(deviationOf(f64(1), f64(1 + std::numeric_limits<double>::epsilon()), {}).ulps == 1);
  NumericValue one = numberOf<uint16_t>(ElementType::F16, 0x3c00),
               next = numberOf<uint16_t>(ElementType::F16, 0x3c02);
  CHECK(deviationOf(one, next, {}).ulps == 2);
  NumericValue three = numberOf<int32_t>(ElementType::I32, 3),
               minusTwo = numberOf<int32_t>(ElementType::I32, -2);
  CHECK(deviationOf(three, minusTwo, {}).ulps == 5);
}

TEST_CASE("Numbers that a type does not have are not its infinity", "[verify]") {
  NumericValue a{ElementType::F32, 1e300, 0}, b{ElementType::F32, 2e300, 0};
  CHECK_FALSE(deviationOf(a, b, withUlps(100)).agrees);
}

TEST_CASE("What is no number is settled explicitly", "[verify]") {
  Tolerance generous;
  generous.absolute = generous.relative = 1e30;
  CHECK(deviationOf(f32(notANumber), f32(-notANumber), generous).agrees);
  CHECK_FALSE(deviationOf(f32(notANumber), f32(1), generous).agrees);
  CHECK_FALSE(deviationOf(f32(1), f32(notANumber), generous).agrees);
  CHECK(deviationOf(f32(infinite), f32(infinite), {}).agrees);
  CHECK_FALSE(deviationOf(f32(infinite), f32(-infinite), generous).agrees);
  CHECK_FALSE(deviationOf(f32(infinite), f32(1e38f), generous).agrees);
  Tolerance strict = generous;
  strict.nanAgrees = false;
  CHECK_FALSE(deviationOf(f32(notANumber), f32(notANumber), strict).agrees);
}

TEST_CASE("The sign of zero counts when asked for", "[verify]") {
  CHECK(deviationOf(f32(0), f32(-0.0f), {}).agrees);
  Tolerance strict;
  strict.signedZero = true;
  CHECK_FALSE(deviationOf(f32(0), f32(-0.0f), strict).agrees);
  CHECK(deviationOf(f32(-0.0f), f32(-0.0f), strict).agrees);
}

TEST_CASE("Integers are compared with all their digits", "[verify]") {
  NumericValue large = numberOf<uint64_t>(ElementType::U64, (1ull << 60) + 1),
               larger = numberOf<uint64_t>(ElementType::U64, (1ull << 60) + 2);
  CHECK_FALSE(deviationOf(large, larger, {}).agrees);
  CHECK(deviationOf(large, large, {}).agrees);
  NumericValue least = numberOf<int64_t>(ElementType::I64, std::numeric_limits<int64_t>::min()),
               most = numberOf<int64_t>(ElementType::I64, std::numeric_limits<int64_t>::max());
  CHECK(deviationOf(least, most, {}).ulps == ~uint64_t(0));
}

TEST_CASE("By default integers are exact and floating numbers nearly so", "[verify]") {
  for (size_t i = 0; i < elementTypeNames().size(); ++i) {
    Tolerance tolerance = Tolerance::defaultFor(ElementType(i));
    INFO(elementTypeNames()[i].str());
    CHECK((tolerance.relative > 0) == isFloating(ElementType(i)));
    CHECK((roundingOf(ElementType(i)) > tolerance.relative) == isFloating(ElementType(i)));
    CHECK(tolerance.relative < 0.05);
  }
}
