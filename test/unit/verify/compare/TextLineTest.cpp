// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/TextLine.h"

#include "support/Test.h"

#include "llvm/Support/MemoryBuffer.h"

#include <cmath>

using namespace tranship;
using namespace tranship::verify;

namespace {

TextMasks masks(llvm::ArrayRef<std::string> own = {}) {
  llvm::Expected<TextMasks> made = TextMasks::make(own);
  if (!made)
    FAIL(messageOf(made.takeError()));
  return std::move(*made);
}

/// "a # b": `#` a number, `~` one that does not count, `*` what is masked as a whole.
std::string frame(llvm::StringRef text, llvm::ArrayRef<std::string> own = {}) {
  TextMasks used = masks(own);
  TextLine line = LineReader(used).read(text);
  std::string shown;
  size_t number = 0;
  for (char c : line.frame)
    if (c == '\1')
      shown += line.numbers[number++].isMasked ? '~' : '#';
    else
      shown += c == '\2' ? '*' : c;
  return shown;
}

Strings numbers(llvm::StringRef text) {
  TextMasks used = masks();
  TextLine line = LineReader(used).read(text);
  Strings texts;
  for (const TextNumber &number : line.numbers)
    texts.push_back(number.text.str());
  return texts;
}

} // namespace

TEST_CASE("Numbers are found in text", "[verify]") {
  CHECK(numbers("1 -2 +3 4.5 .5 6. 7e3 8.5E-3 1e+10") ==
        Strings{"1", "-2", "+3", "4.5", ".5", "6", "7e3", "8.5E-3", "1e+10"});
  CHECK(numbers("x=3,y=-4;[5](6){7}:8") == Strings{"3", "-4", "5", "6", "7", "8"});
  CHECK(numbers("0x1F 0xg") == Strings{"0x1F", "0"});
  CHECK(numbers("nan NaN -inf INF infinity -nan") ==
        Strings{"nan", "NaN", "-inf", "INF", "infinity", "-nan"});
  CHECK(numbers("3-4 10x20") == Strings{"3", "4", "10"});
  CHECK(numbers("5 float4 x86_64 sm_70 info nano a1.5 e5").size() == 1);
  CHECK(numbers("").empty());
  CHECK(numbers("- + . e -- e5 .x").empty());
}

TEST_CASE("Numbers have values", "[verify]") {
  TextMasks used = masks();
  TextLine line = LineReader(used).read("-12 0x1f 3.5e-2 nan -inf 3.14 1e3");
  REQUIRE(line.numbers.size() == 7);
  CHECK(line.numbers[0].value == -12);
  CHECK(line.numbers[0].isInteger);
  CHECK(line.numbers[1].value == 31);
  CHECK(line.numbers[1].isInteger);
  CHECK(line.numbers[2].value == 0.035);
  CHECK_FALSE(line.numbers[2].isInteger);
  CHECK(std::isnan(line.numbers[3].value));
  CHECK_FALSE(line.numbers[3].isInteger);
  CHECK(line.numbers[4].value == -std::numeric_limits<double>::infinity());
  CHECK(line.numbers[2].unit == Approx(0.001));
  CHECK(line.numbers[5].unit == Approx(0.01));
  CHECK_FALSE(line.numbers[6].isInteger);
  CHECK(line.numbers[6].unit == Approx(1000));
}

TEST_CASE("Padding next to numbers is no text", "[verify]") {
  CHECK(frame("sum:    9.99  ok") == frame("sum: 10.01 ok"));
  CHECK(frame("  5") == frame("100"));
  CHECK(frame("a b") != frame("ab"));
  CHECK(frame("sum: 1\r") == frame("sum: 1"));
}

TEST_CASE("Times and rates are not compared", "[verify]") {
  CHECK(frame("n = 5, 12.5 ms") == "n =#,~ms");
  CHECK(frame("kernel: 3us") == "kernel:~us");
  CHECK(frame("Elapsed time: 0.125") == "Elapsed time:~");
  CHECK(frame("Average kernel execution time 17.3 (us)") == "Average kernel execution time~(us)");
  CHECK(frame("1024 elements: 210.5 GB/s") == "#elements:~GB/s");
  CHECK(frame("Gsamples/s: 0.1676") == "Gsamples/s:~");
  CHECK(frame("Options per sec.: 49.328931") == "Options per sec.:~");
  CHECK(frame("rate [GB/sec] = 12.5 of 3") == "rate [GB/sec] =~of#");
  CHECK(frame("Fetches (Mpix/s) of rows: 1.2e+01; of columns: 8.1, 3 runs") ==
        "Fetches (Mpix/s) of rows:~; of columns:~,#runs");
  CHECK(frame("Bandwidth = 12.1") == "Bandwidth =~");
  CHECK(frame("Speed-up: 3.4x") == "Speed-up:~x");
  CHECK(frame("Performance= 1.5e3 GFlop/s, WorkgroupSize= 1024 threads/block") ==
        "Performance=~GFlop/s, WorkgroupSize=#threads/block");
  CHECK(frame("took 0.25 seconds") == "took~seconds");
  CHECK(frame("60 fps") == "~fps");
  CHECK(frame("12.5 \u00b5s") == "~\u00b5s");
  CHECK(frame("Total execution time of 100 runs: 2.5 (s)") == "Total execution time of#runs:~(s)");
  CHECK(frame("Average kernel (k2) time: 0.5 s") == "Average kernel (k2) time:~s");
  CHECK(frame("latency (us) 3, time/image: 5, wall time up . . : 7") ==
        "latency (us)~, time/image:~, wall time up . . :~");
  CHECK(frame("3.5 ms/frame, 12 GB/s, 80% of the peak") == "~ms/frame,~GB/s,~% of the peak");
  CHECK(frame("2.5 billion interactions per second") == "~billion interactions per second");
  CHECK(frame("Timing: min = 3, max = 5") == "Timing: min =~, max =~");
  CHECK(frame("speedup over cpu = 17.5") == "speedup over cpu =~");
}

TEST_CASE("Results are compared", "[verify]") {
  CHECK(frame("checksum 12.5") == "checksum#");
  CHECK(frame("5 samples, 3 steps, 7 sums") == "#samples,#steps,#sums");
  CHECK(frame("mean 0.5 min 0.1 max 0.9") == "mean#min#max#");
  CHECK(frame("size 10 mm x 20 m") == "size#mm x#m");
  // Words that look like those of times.
  CHECK(frame("energy after 5 timesteps = 17.5") == "energy after#timesteps =#");
  CHECK(frame("sometimes 17.5") == "sometimes#");
  CHECK(frame("runtime check: value 17.5") == "runtime check: value#");
  CHECK(frame("number of time steps: 17") == "number of time steps:#");
  CHECK(frame("Result (performance model): 17.5") == "Result (performance model):#");
  CHECK(frame("occupancy of grid cells 17.5") == "occupancy of grid cells#");
  // What is simulated has times and velocities as well.
  CHECK(frame("velocity: 17.5 m/s, 3 km/s, 5 rad/s, 7 kg/s") == "velocity:#m/s,#km/s,#rad/s,#kg/s");
  CHECK(frame("period: 17.5 s") == "period:#s");
}

TEST_CASE("Names of devices and addresses are not compared", "[verify]") {
  CHECK(frame("GPU Device 0: \"Ampere\" with compute capability 8.0") == "*");
  CHECK(frame("CUDA Driver Version / Runtime Version 13.0 / 13.0") == "CUDA*");
  CHECK(frame("Driver version is: 12.9") == "*");
  CHECK(frame("driver versions 3") == "driver versions#");
  CHECK(frame("pointer 0x7ffd12345678") == "pointer~");
  CHECK(frame("Device name: NVIDIA H100") == "*");
  CHECK(frame("/tmp/tranship-verify-1a2b/build/cpu-port/program starts: 5") == "*starts:#");
  CHECK(frame("wrote \"/x/tranship-verify-7/run/out.txt\"") == "wrote \"*\"");
  CHECK(frame("/home/a/tranship-verify starts") == "/home/a/tranship-verify starts");
  CHECK(frame("failed in src/a.cu at line 5") == frame("failed in src/a.hip at line 5"));
  CHECK(frame("a.cu:5: failed") == frame("a.hip:5: failed"));
  CHECK(frame("a.cub is not a.cur") == "a.cub is not a.cur");
}

TEST_CASE("Users mask what they like", "[verify]") {
  CHECK(frame("seed 12 sum 3", {{"seed [0-9]+"}}) == "*sum#");
  CHECK(frame("a12b", {{"1"}, {"2"}}) == "a**b");
  CHECK(frame("abc", {{"x*"}}) == "abc"); // matches nothing, everywhere
  llvm::Expected<TextMasks> bad = TextMasks::make({"("});
  CHECK(llvm::StringRef(messageOf(bad.takeError())).starts_with("`(` is not a regular expression"));
}

TEST_CASE("Any bytes can be read", "[verify]") {
  std::string bytes;
  for (int i = 0; i < 256; ++i)
    bytes += char(i);
  TextMasks used = masks();
  CHECK_FALSE(LineReader(used).read(bytes).frame.empty());
}
