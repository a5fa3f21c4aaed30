// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/Comparison.h"

#include "support/Test.h"

#include <cmath>
#include <cstring>
#include <limits>

using namespace tranship;
using namespace tranship::verify;

namespace {

struct Rules {
  TextMasks masks = llvm::cantFail(TextMasks::make({}));
  TextRules rules;
  Rules() {
    rules.masks = &masks;
    rules.tolerance = Tolerance::defaultFor(ElementType::F32);
  }
};

Comparison texts(llvm::StringRef expected, llvm::StringRef actual) {
  Rules used;
  return compareText(expected, actual, used.rules);
}

template <typename T> std::string bytesOf(std::vector<T> values) {
  return std::string(reinterpret_cast<const char *>(values.data()), values.size() * sizeof(T));
}

Comparison floats(const std::vector<float> &expected, const std::vector<float> &actual) {
  return compareBinary(bytesOf(expected), bytesOf(actual), ElementType::F32,
                       Tolerance::defaultFor(ElementType::F32));
}

} // namespace

TEST_CASE("Texts agree up to their numbers' tolerance", "[verify]") {
  CHECK(texts("sum 1.00000 of 5\n", "sum 1.000001 of 5\n").agrees());
  CHECK(texts("", "").agrees());
  CHECK(texts("a\n", "a").agrees()); // the last line ends with the file
  CHECK(texts("1 2\n", "1 2\n").str() == "2 numbers agree");
  CHECK(texts("1 2 ms\n", "1 3 ms\n").str() == "1 number agrees, 1 not compared (line 1)");
}

TEST_CASE("The first and the worst difference are named", "[verify]") {
  Comparison result = texts("a 1.0\nb 2.0 3.0\nc 4.0", "a 1.0\nb 2.0 3.1\nc 8.0");
  CHECK_FALSE(result.agrees());
  CHECK(result.numbers == 4);
  CHECK(result.different == 2);
  REQUIRE(result.first);
  CHECK(result.first->place == "line 2, number 2");
  CHECK(result.worst->place == "line 3, number 1");
  CHECK(result.str() == "2 of 4 numbers differ; first: line 2, number 2: 3.0 against 3.1 (off by "
                        "0.1, relative 0.032); worst: line 3, number 1: 4.0 against 8.0 (off by 4, "
                        "relative 0.5)");
}

TEST_CASE("Text around numbers is compared exactly", "[verify]") {
  CHECK(texts("Test PASSED\n", "Test FAILED\n").str() ==
        "line 1: `Test PASSED` against `Test FAILED`");
  CHECK(texts("a\nb\n", "a\n").str() == "2 lines against 1; the first extra one: `b`");
  CHECK(texts("a\n", "a\nb\n").str() == "1 lines against 2; the first extra one: `b`");
  CHECK_FALSE(texts("1 2", "1").agrees());
  CHECK_FALSE(texts("1", "x").agrees());
}

TEST_CASE("Names of errors are the same in both spellings", "[verify]") {
  CHECK(texts("cudaSuccess, 64 bytes\n", "hipSuccess, 64 bytes\n").agrees());
  CHECK(texts("e: CUDA_ERROR_OUT_OF_MEMORY", "e: hipErrorOutOfMemory").agrees());
  CHECK_FALSE(texts("cudaSuccess, 64 bytes\n", "hipSuccess, 65 bytes\n").agrees());
  CHECK_FALSE(texts("cudaSuccess\n", "hipErrorInvalidValue\n").agrees());
}

TEST_CASE("Numbers written as integers must be the same", "[verify]") {
  CHECK_FALSE(texts("1000000", "1000001").agrees());
  CHECK(texts("1000000.0", "1000001").agrees()); // one of them is not
  CHECK_FALSE(texts("90071992547409931", "90071992547409932").agrees());
  CHECK(texts("0x10", "16").agrees());
  Rules used;
  used.rules.integers = 1;
  CHECK(compareText("7", "8", used.rules).agrees());
  CHECK_FALSE(compareText("7", "9", used.rules).agrees());
}

TEST_CASE("Not a number and infinity are told", "[verify]") {
  CHECK(texts("nan inf", "NaN inf").agrees());
  Comparison result = texts("x 1.5", "x nan");
  CHECK(result.str() == "1 of 1 numbers differ; first: line 1, number 1: 1.5 against nan");
  CHECK_FALSE(result.isRounding);
  CHECK_FALSE(texts("inf", "-inf").agrees());
}

TEST_CASE("Lines may come in any order when told so", "[verify]") {
  Rules used;
  used.rules.anyOrder = true;
  CHECK(compareText("b 2\na 1\n", "a 1\nb 2\n", used.rules).agrees());
  CHECK(compareText("t 2.5\nt 1.5\nt 9\n", "t 9\nt 1.5\nt 2.5\n", used.rules).agrees());
  CHECK_FALSE(compareText("a 1\na 1\n", "a 1\na 2\n", used.rules).agrees());
  CHECK_FALSE(texts("b 2\na 1\n", "a 1\nb 2\n").agrees());
}

TEST_CASE("Small differences look like rounding", "[verify]") {
  CHECK(texts("1000.0", "1000.5").isRounding);
  CHECK(texts("1.05", "1.06").isRounding); // the last digit printed
  CHECK_FALSE(texts("1.05", "1.08").isRounding);
  for (auto [a, b] : {std::pair("0.9", "0.8"), std::pair("1e3", "2e3"), std::pair("0.05", "0.06")})
    CHECK_FALSE(texts(a, b).isRounding); // too few digits to say so
  // Beside larger ones there are enough of them.
  CHECK(texts("x 5.21\nx 7.13\nx 0.05", "x 5.21\nx 7.13\nx 0.06").isRounding);
  CHECK_FALSE(texts("x 5.21\nx 7.13\ny 0.05", "x 5.21\nx 7.13\ny 0.06").isRounding);
  CHECK(texts("max error 0.000001", "max error 0.000002").isRounding);
  CHECK_FALSE(texts("5", "6").isRounding);
  CHECK_FALSE(texts("1000.0 1.0", "1000.5 2.0").isRounding);
  CHECK_FALSE(texts("1000.0 a", "1000.5 b").isRounding);
  CHECK_FALSE(texts("1.0", "1.0").isRounding); // no difference at all
}

TEST_CASE("Places that are known to differ do not count", "[verify]") {
  Rules used;
  llvm::StringRef original = "a 1.0 2.0\nb 3.0", again = "a 1.0 2.5\nb 3.0";
  Instability unstable{compareText(original, again, used.rules).places, {original, again}};
  REQUIRE(unstable.places.count() == 1);
  CHECK(compareText(original, "a 1.0 9.0\nb 3.0", used.rules, &unstable).agrees());
  CHECK_FALSE(compareText(original, "a 1.0 9.0\nb 4.0", used.rules, &unstable).agrees());
}

TEST_CASE("Where the original's last digits differ, the first ones count", "[verify]") {
  Rules used;
  auto compared = [&](const char *first, const char *again, const char *port) {
    Instability unstable{compareText(first, again, used.rules).places, {first, again}};
    REQUIRE(unstable.places.count() == 1);
    return compareText(first, port, used.rules, &unstable);
  };
  CHECK(compared("s 1.8498e7", "s 1.8500e7", "s 1.8503e7").agrees());
  Comparison tenfold = compared("s 1.8498e7", "s 1.8500e7", "s 1.8498e8");
  CHECK(tenfold.str() == "1 of 1 numbers differ; first: line 1, number 1: 18498000 to 18500000 "
                         "from run to run against 1.8498e8 (off by 1.66e+08, relative 0.9)");
  CHECK_FALSE(tenfold.isRounding);
  CHECK_FALSE(compared("s 1.8498e7", "s 1.8500e7", "s nan").agrees());
  // Whole numbers may be a clock's or a process's.
  CHECK(compared("pid 41234", "pid 41235", "pid 41290").agrees());
  CHECK_FALSE(compared("n 18498000", "n 18500000", "n 184980000").agrees());
  CHECK_FALSE(compared("n 18498000", "n 18500000", "n 1.8498e8").agrees());

  std::string first = bytesOf<float>({1, 2.0000f}), again = bytesOf<float>({1, 2.0002f});
  Tolerance tolerance = Tolerance::defaultFor(ElementType::F32);
  Instability unstable{compareBinary(first, again, ElementType::F32, tolerance).places,
                       {first, again}};
  auto element = [&](float value) {
    return compareBinary(first, bytesOf<float>({1, value}), ElementType::F32, tolerance, &unstable);
  };
  CHECK(element(1.999f).agrees());
  CHECK_FALSE(element(20).agrees());
}

TEST_CASE("Arrays are compared by their type", "[verify]") {
  CHECK(floats({1, 2, 3}, {1, 2, 3.00001f}).agrees());
  Comparison result = floats({1, 2, 3, 4}, {1, 2.5f, 3, 8});
  CHECK(result.str() == "2 of 4 numbers differ; first: element 1: 2 against 2.5 (off by 0.5, "
                        "relative 0.2); worst: element 3: 4 against 8 (off by 4, relative 0.5)");
  CHECK(floats({1, 2}, {1}).str() == "8 bytes against 4");
  CHECK(compareBinary("abc", "abc", ElementType::F32, {}).str() ==
        "3 bytes are not an array of f32");
  CHECK(compareBinary("abc", "abd", ElementType::U8, {}).different == 1);
  CHECK(compareBinary("", "", ElementType::F64, {}).agrees());
  std::string first = bytesOf<float>({1, 2, 3, 4}), again = bytesOf<float>({1, 2.5f, 3, 4});
  Instability unstable{compareBinary(first, again, ElementType::F32, {}).places, {first, again}};
  CHECK(
      compareBinary(first, bytesOf<float>({1, 7, 3, 4}), ElementType::F32, {}, &unstable).agrees());
}

TEST_CASE("What is left where large numbers cancel is inexact", "[verify]") {
  std::vector<float> large = {1000, 900, 800, 700, 600, 500};
  auto withLast = [&](float last, float first = 1000) {
    std::vector<float> numbers = large;
    numbers.front() = first;
    numbers.push_back(last);
    return numbers;
  };
  CHECK(floats(withLast(0.0001f), withLast(0.0005f)).isRounding);
  CHECK_FALSE(floats(withLast(0.1f), withLast(0.5f)).isRounding);
  CHECK_FALSE(floats({1, 0.0001f}, {1, 0.0005f}).isRounding);
  // Where one that did not cancel is that inexact.
  CHECK(floats({1e-3f, 2e-3f, 1000, 0.001f}, {1e-3f, 2e-3f, 1000.002f, 0.004f}).isRounding);
  CHECK_FALSE(floats({1e-3f, 2e-3f, 1000, 0.001f}, {1e-3f, 2e-3f, 1000, 0.004f}).isRounding);
}

TEST_CASE("Between the peaks of a spectrum is nothing", "[verify]") {
  std::vector<float> expected, actual;
  for (int i = 1; i < 200; ++i) {
    expected.push_back(1e-5f * std::sin(float(i)));
    actual.push_back(1e-5f * std::cos(float(3 * i)));
  }
  expected[20] = actual[20] = -2048;
  CHECK(floats(expected, actual).isRounding);
  expected[20] = actual[20] = -20;
  CHECK_FALSE(floats(expected, actual).isRounding);
  expected[20] = actual[20] = 1e-6f, expected[0] = actual[0] = 2048;
  CHECK(floats(expected, actual).isRounding);
  // Ones, as complex numbers.
  expected.clear(), actual.clear();
  for (int i = 1; i < 200; ++i) {
    expected.insert(expected.end(), {1, 1e-16f * float(i % 7)});
    actual.insert(actual.end(), {1, -1e-16f * float(i % 5)});
  }
  CHECK(floats(expected, actual).agrees());
}

TEST_CASE("Numbers that nobody computed do not make others inexact", "[verify]") {
  auto wave = [](float factor, float behind, size_t count) {
    std::vector<float> numbers;
    for (int i = 0; i < 60; ++i)
      numbers.push_back(factor * std::sin(2.5f * float(i)));
    numbers.resize(60 + count, behind);
    return numbers;
  };
  float fresh = -2.6711958e7f, most = std::numeric_limits<float>::max();
  for (float behind : {0.f, fresh, most, 1e9f, 999999.f, 2147483648.f, 1e30f})
    for (size_t count : {1u, 4u, 1000u}) {
      CAPTURE(behind, count);
      Comparison nothing = floats(wave(1, behind, count), wave(0, behind, count)),
                 other = floats(wave(2.5f, behind, count), wave(1.5f, behind, count));
      CHECK(nothing.different >= 59);
      CHECK_FALSE(nothing.isRounding);
      CHECK_FALSE(other.isRounding);
    }
  // Or memory that holds what was there before.
  std::vector<float> expected = wave(1, 0, 0), actual = wave(0, 0, 0);
  for (int i = 0; i < 5000; ++i) {
    expected.push_back(1e9f + 1e6f * float(i));
    actual.push_back(expected.back());
  }
  CHECK_FALSE(floats(expected, actual).isRounding);
}

TEST_CASE("Near zero is what is small beside the others", "[verify]") {
  std::vector<float> small, other;
  for (int i = 1; i <= 32; ++i) {
    small.push_back(4.7e-12f * float(i));
    other.push_back(1e-8f);
  }
  CHECK(floats(small, other).different == 32);
  other = small;
  other[7] += 1e-18f; // as inexact as 1e-7 is beside 1
  small[7] = 1e-18f, other[7] = 2e-18f;
  CHECK(floats(small, other).agrees());
  CHECK_FALSE(floats({0, 0, 0}, {0, 1e-9f, 0}).agrees());
  // What a manifest says holds as it stands there.
  Tolerance told = Tolerance::defaultFor(ElementType::F32);
  told.isAbsoluteOfSize = false;
  CHECK(compareBinary(bytesOf<float>({0, 0}), bytesOf<float>({0, 1e-8f}), ElementType::F32, told)
            .agrees());
  // Beside large ones it is what it is beside 1.
  CHECK(floats({100, 200, 300, 1e-8f}, {100, 200, 300, 3e-8f}).agrees());
  CHECK_FALSE(floats({100, 200, 300, 0}, {100, 200, 300, 3e-5f}).agrees());
}

TEST_CASE("In texts the others are those of lines that are alike", "[verify]") {
  CHECK_FALSE(
      texts("q[0] = 4.7e-12 C\nq[8] = 4.23e-11 C\n", "q[0] = 1e-8 C\nq[8] = 1e-8 C\n").agrees());
  CHECK_FALSE(texts("dt = 0.5\nres 3.2e-13\n", "dt = 0.5\nres 9.7e-13\n").agrees());
  CHECK(texts("x 1.5\nx 2.5\nx 3e-9\n", "x 1.5\nx 2.5\nx -2e-9\n").agrees());
  for (const char *label : {"residual", "Max error:", "L2 norm =", "abs_err", "difference"}) {
    std::string a = label, b = label;
    CHECK(texts(a + " 3e-9", b + " 5e-8").agrees());
    CHECK_FALSE(texts(a + " 3e-9", b + " 5e-6").agrees());
  }
  CHECK_FALSE(texts("terror 3e-9", "terror 5e-8").agrees());
}

TEST_CASE("Equal bits that are no number differ when told so", "[verify]") {
  std::string nan = bytesOf<float>({std::numeric_limits<float>::quiet_NaN()});
  CHECK(compareBinary(nan, nan, ElementType::F32, {}).agrees());
  Tolerance strict;
  strict.nanAgrees = false;
  CHECK_FALSE(compareBinary(nan, nan, ElementType::F32, strict).agrees());
}

TEST_CASE("What is masked and differs is counted and shown", "[verify]") {
  Comparison device = texts("Device 0: sum=10\n5\n", "Device 0: FAILED\n5\n");
  CHECK(device.agrees());
  CHECK(device.str() ==
        "1 number agrees, 1 not compared (line 1: `Device 0: sum=10` and `Device 0: FAILED`)");
  CHECK(texts("PASS 0x7ffd12345678\n", "PASS 0x7ffd12345679\n").str() ==
        "the text agrees, 1 not compared (line 1)");
  CHECK_FALSE(texts("hash 0x12345678\n", "hash 0x12345679\n").agrees());
  CHECK_FALSE(texts("0x123456789abcdef0\n", "0x123456789abcdef1\n").agrees());
}

TEST_CASE("On one device its description is compared as well", "[verify]") {
  Rules used;
  used.masks = llvm::cantFail(TextMasks::make({}, TextMasks::SameDevice));
  CHECK_FALSE(compareText("Device 0: sum=10\n", "Device 0: FAILED\n", used.rules).agrees());
  CHECK(compareText("at 0x7ffd12345678, 1.5 ms\n", "at 0x7ffe87654321, 2.5 ms\n", used.rules)
            .agrees());
}

TEST_CASE("The width of warps may be another one where warps are wider", "[verify]") {
  Rules same, other;
  same.masks = llvm::cantFail(TextMasks::make({}, TextMasks::SameDevice));
  other.masks = llvm::cantFail(TextMasks::make({}, TextMasks::OtherWarps));
  for (auto [cuda, hip] :
       {std::pair("7: Warp size: 32\n", "7: Warp size: 64\n"),
        std::pair("7 warpSize = 32\n", "7 warpSize = 64\n"),
        std::pair("7, warp size in threads\t - 32\n", "7, warp size in threads\t - 64\n")}) {
    INFO(cuda);
    CHECK_FALSE(compareText(cuda, hip, same.rules).agrees());
    CHECK(compareText(cuda, hip, other.rules).agrees());
  }
  CHECK(
      compareText("7 threads in a warp: 32\n", "7 threads in a warp: 64\n", other.rules).agrees());
  CHECK_FALSE(compareText("warps 32\n", "warps 64\n", other.rules).agrees());
  CHECK_FALSE(compareText("Device 0: 1\n", "Device 0: 2\n", other.rules).agrees());
}

TEST_CASE("It is said when nothing was compared", "[verify]") {
  CHECK(texts("", "").str() == "nothing was compared");
  CHECK(texts("1.5 ms\n", "2.5 ms\n").str() == "nothing was compared, 1 not compared (line 1)");
  CHECK(floats({}, {}).str() == "nothing was compared");
  CHECK(texts("[0x7ffd12345678]:\n", "[0x7ffe87654321]:\n").comparedNothing());
  for (const char *text : {"..*..\n", "\xe6\xad\xa3\n", "7\n", "no\n", "Running\n"})
    CHECK_FALSE(texts(text, text).comparedNothing());
}

TEST_CASE("Times and what names them are no result", "[verify]") {
  std::string times = "Average kernel execution time 0.5 (s)\nsort: 3 ms\n";
  for (const char *heading : {"", "Running 'sort'\n", "----------\n", "Results:\n", "Done.\n",
                              "[sort] - Starting...\n", "\n"}) {
    INFO(heading);
    CHECK(texts(heading + times, heading + times).comparedNothing());
  }
  for (const char *result : {"PASS\n", "Result = PASS\n", "results match\n", "5 items\n",
                             "kernel time (verified): 5 ms\n"}) {
    INFO(result);
    CHECK_FALSE(texts(result + times, result + times).comparedNothing());
  }
  // Beside numbers of which none is compared, other words say little.
  CHECK(texts("Hello\n" + times, "Hello\n" + times).comparedNothing());
  CHECK_FALSE(texts("Hello\n", "Hello\n").comparedNothing());
}

TEST_CASE("Where masks need proof, only what differs between the original's runs is masked",
          "[verify]") {
  Rules used;
  used.masks = llvm::cantFail(TextMasks::make({}, TextMasks::SameDevice));
  used.rules.masksNeedProof = true;
  auto compared = [&](llvm::StringRef first, llvm::StringRef again, llvm::StringRef port) {
    std::vector<llvm::StringRef> originals = {first};
    if (!again.empty())
      originals.push_back(again);
    used.rules.originals = originals;
    return compareText(first, port, used.rules);
  };
  CHECK(compared("1\ntook 5 ms\n", "1\ntook 6 ms\n", "1\ntook 9 ms\n").str() ==
        "1 number agrees, 1 not compared (line 2)");
  CHECK_FALSE(
      compared("took 5 iterations\n", "took 5 iterations\n", "took 6 iterations\n").agrees());
  CHECK_FALSE(compared("0x23c3a5f00\n", "0x23c3a5f00\n", "0x23c3a5f01\n").agrees());
  CHECK(compared("PASS 0x23c3a5f00\n", "PASS 0x23c3a6f00\n", "PASS 0x23c3a5f01\n").agrees());
  CHECK_FALSE(
      compared("(GB/s): 12.5 sum: 7\n", "(GB/s): 12.8 sum: 7\n", "(GB/s): 3.5 sum: 8\n").agrees());
  // A time of few digits may be the same in some runs.
  CHECK(
      compared("PASS 0.00 s elapsed\n", "PASS 0.00 s elapsed\n", "PASS 0.01 s elapsed\n").agrees());
  // One run proves nothing.
  Comparison once = compared("1\ntook 5 ms\n", "", "1\ntook 9 ms\n");
  CHECK(once.agrees());
  CHECK(once.unproven == 1);
}

TEST_CASE("The sign of a zero counts when told so", "[verify]") {
  Rules used;
  used.rules.tolerance.signedZero = true;
  CHECK_FALSE(compareText("-0\n", "0\n", used.rules).agrees());
  CHECK(texts("-0\n", "0\n").agrees());
}
