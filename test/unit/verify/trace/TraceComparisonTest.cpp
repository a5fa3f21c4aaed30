// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/trace/TraceComparison.h"

#include "support/Test.h"
#include "support/TraceBuilder.h"

using namespace tranship;
using namespace tranship::verify;

namespace {

constexpr char f32[] = "4=f4@0", i32[] = "4=i4@0";

TraceComparison compare(const TraceBuilder &original, const TraceBuilder &port) {
  return compareTraces(original.trace(), port.trace(), defaultTolerances());
}

std::string textOf(const TraceBuilder &original, const TraceBuilder &port) {
  return compare(original, port).str();
}

/// `scale` doubles x; then `sum` leaves a number.
TraceBuilder program(float factor = 2, float sum = 6, float input = 1) {
  TraceBuilder builder;
  builder.launch("scale").value("a", f32, bytesOf({2.f}));
  builder.pointer("x", f32, bytesOf({input, 2.f}), bytesOf({input * factor, 2 * factor}));
  builder.launch("sum").pointer("x", f32, bytesOf({input * factor, 2 * factor}));
  builder.pointer("out", f32, bytesOf({0.f}), bytesOf({sum}));
  return builder;
}

} // namespace

TEST_CASE("Launches that do the same agree", "[verify][trace]") {
  TraceComparison comparison = compare(program(), program());
  CHECK(comparison.agrees());
  CHECK(comparison.launches == 2);
  CHECK(comparison.str() == "all 2 launches agree");
  CHECK(compare(TraceBuilder(), TraceBuilder()).str() == "neither side launches a kernel");
}

TEST_CASE("The first kernel whose output differs is named", "[verify][trace]") {
  TraceComparison comparison = compare(program(), program(2, 7));
  REQUIRE(comparison.first);
  CHECK(comparison.first->kind == TraceFinding::Kind::Outputs);
  CHECK(comparison.first->kernel == "sum");
  CHECK(comparison.first->symbol == "_Zsum");
  CHECK(comparison.first->launch == 2);
  CHECK(comparison.first->what == "argument 2 (`out`)");
  CHECK(comparison.str() ==
        "kernel sum (kernels.cu:7), launch 2, argument 2 (`out`): inputs agree, "
        "output differs: index 0: 6 against 7 (1 of 1 numbers differ)");
  CHECK(compare(program(), program(3, 9)).first->kernel == "scale");
}

TEST_CASE("What a kernel is given wrongly is not its fault", "[verify][trace]") {
  TraceComparison comparison = compare(program(), program(2, 6, 5));
  REQUIRE(comparison.first);
  CHECK(comparison.first->kind == TraceFinding::Kind::Inputs);
  CHECK(comparison.first->launch == 1);
  CHECK(llvm::StringRef(comparison.str())
            .contains("argument 2 (`x`): input differs: index 0: 1 against 5"));
  CHECK(llvm::StringRef(comparison.str()).contains("no kernel ran before"));

  TraceBuilder original, port; // between two launches that agree
  for (auto [builder, second] : {std::pair(&original, 1), std::pair(&port, 2)}) {
    builder->launch("a").pointer("x", i32, bytesOf({3}));
    builder->launch("b").pointer("x", i32, bytesOf({second}));
  }
  CHECK(llvm::StringRef(textOf(original, port))
            .contains("the cause is host code after launch 1 (a)"));
}

TEST_CASE("Arguments that are swapped are recognised", "[verify][trace]") {
  TraceBuilder original, port;
  original.launch("k").pointer("x", i32, bytesOf({1, 2})).pointer("y", i32, bytesOf({3, 4}));
  port.launch("k").pointer("x", i32, bytesOf({3, 4})).pointer("y", i32, bytesOf({1, 2}));
  CHECK(llvm::StringRef(textOf(original, port)).contains("arguments 1 and 2 are swapped"));

  TraceBuilder first, second;
  first.launch("k").value("n", i32, bytesOf({10})).value("m", i32, bytesOf({20}));
  first.pointer("x", i32, bytesOf({0}), bytesOf({10}));
  second.launch("k").value("n", i32, bytesOf({20})).value("m", i32, bytesOf({10}));
  second.pointer("x", i32, bytesOf({0}), bytesOf({20}));
  CHECK(
      textOf(first, second) ==
      "kernel k (kernels.cu:7), launch 1, argument 1 (`n`): input differs: 10 against 20; also "
      "argument 2 (`m`); arguments 1 and 2 are swapped; no kernel ran before, so host code is the "
      "cause");
}

TEST_CASE("A field of a structure is named, and fields that are swapped", "[verify][trace]") {
  TraceBuilder original, port;
  const std::string layout = "12=i4@0(w),i4@4(h),f4@8(gain)";
  auto bytes = [](int w, int h, float gain) { return bytesOf({w, h}) + bytesOf({gain}); };
  original.launch("k").value("c", layout, bytes(50, 30, 1));
  original.pointer("x", i32, bytesOf({0}), bytesOf({1}));
  port.launch("k").value("c", layout, bytes(50, 30, 2));
  port.pointer("x", i32, bytesOf({0}), bytesOf({2}));
  CHECK(llvm::StringRef(textOf(original, port))
            .contains("argument 1 (`c.gain`): input differs: 1 against 2; no kernel"));
  port.last().arguments[0].bytes = bytes(30, 50, 1);
  CHECK(llvm::StringRef(textOf(original, port))
            .contains("argument 1 (`c.w`): input differs: 50 against 30; also argument 1 (`c.h`); "
                      "argument 1 (`c.w`) and argument 1 (`c.h`) are swapped"));
}

TEST_CASE("Textures are inputs by what they stand for", "[verify][trace]") {
  auto withTexture = [](uint64_t handle, const std::string &mode, const std::string &texels,
                        int result) {
    TraceBuilder trace;
    trace.launch("k").pointer("x", i32, bytesOf({0}), bytesOf({result}));
    trace.pointer("t", "", texels);
    emulator::TracedLaunch &launch = trace.last();
    launch.arguments[1].isPointer = false;
    launch.arguments[1].layout = "8=u8@0";
    launch.arguments[1].bytes = bytesOf({handle});
    launch.objects.push_back({1, 0, "texture", 1, "4=f4@0", {{"addressMode[0]", mode}}});
    return trace;
  };
  const std::string texels = bytesOf({1.f, 2.f}), others = bytesOf({1.f, 3.f});
  CHECK(textOf(withTexture(40, "Wrap", texels, 1), withTexture(80, "Wrap", texels, 1)) ==
        "1 launch agrees");
  CHECK(llvm::StringRef(
            textOf(withTexture(40, "Wrap", texels, 1), withTexture(80, "Clamp", texels, 2)))
            .contains("argument 2 (`t`): input differs: addressMode[0]: Wrap against Clamp"));
  CHECK(llvm::StringRef(
            textOf(withTexture(40, "Wrap", texels, 1), withTexture(80, "Wrap", others, 2)))
            .contains("the texture of argument 2 (`t`): input differs: index 1: 2 against 3"));
  TraceBuilder none = withTexture(80, "Wrap", texels, 2);
  none.last().objects.clear();
  CHECK(llvm::StringRef(textOf(withTexture(40, "Wrap", texels, 1), none))
            .contains("argument 2 (`t`): input differs: a texture against none"));
  // In plain memory, whose description is no texel.
  TraceBuilder plain = withTexture(81, "Wrap", others, 1);
  plain.last().objects.clear();
  CHECK_FALSE(
      llvm::StringRef(textOf(withTexture(40, "Wrap", texels, 1), plain)).contains("differs"));
}

TEST_CASE("A number that changes nothing is a note", "[verify][trace]") {
  TraceBuilder original, port;
  original.launch("k").value("n", i32, bytesOf({32})).pointer("x", i32, bytesOf({1}));
  port.launch("k").value("n", i32, bytesOf({64})).pointer("x", i32, bytesOf({1}));
  port.last().block[0] = 64;
  TraceComparison comparison = compare(original, port);
  CHECK(comparison.agrees());
  REQUIRE(comparison.notes.size() == 2);
  CHECK(comparison.notes[0] == "kernel k (kernels.cu:7), launch 1: the block: (1,1,1) against "
                               "(64,1,1), but its outputs agree");
}

TEST_CASE("Other launches are told of", "[verify][trace]") {
  auto builderOf = [](const Strings &kernels) {
    TraceBuilder builder;
    for (const std::string &kernel : kernels)
      builder.launch(kernel);
    return builder;
  };
  CHECK(textOf(builderOf({"a", "b", "c"}), builderOf({"a", "c"})) ==
        "launch 2: the original launches b, the port launches c (the original's next launch: the "
        "port leaves one out)");
  CHECK(textOf(builderOf({"a", "c"}), builderOf({"a", "b", "c"})) ==
        "launch 2: the original launches c, the port launches b (and then what the original "
        "launches: the port has an extra launch)");
  CHECK(textOf(builderOf({"a", "b"}), builderOf({"a"})) ==
        "launch 2: the original launches b, the port launches nothing more");
  TraceComparison none = compare(builderOf({"a"}), TraceBuilder());
  REQUIRE(none.first);
  CHECK(none.first->kind == TraceFinding::Kind::Sequence);
  CHECK(none.first->portLaunch == 0);
}

TEST_CASE("A trace that was cut short lacks no launches", "[verify][trace]") {
  KernelTrace port = program().trace();
  port.launches.pop_back();
  CHECK(!compareTraces(program().trace(), port, defaultTolerances()).agrees());
  port.isCut = true;
  CHECK(compareTraces(program().trace(), port, defaultTolerances()).agrees());
}

TEST_CASE("Kernels are known under both spellings", "[verify][trace]") {
  CHECK(isSameKernel("k", "k"));
  CHECK(isSameKernel("app::k<cudaTextureObject_t, 32>", "app::k<hipTextureObject_t, 32>"));
  CHECK(isSameKernel("k<__nv_bfloat16>", "k<__hip_bfloat16>"));
  CHECK(isSameKernel("k<cuComplex>", "k<hipComplex>"));
  CHECK(isSameKernel("k<cub::Sum, int>", "k<hipcub::Sum, int>"));
  CHECK(!isSameKernel("k<cub::Sum>", "k<hipcub::Max>"));
  CHECK(!isSameKernel("k<32>", "k<64>"));
  CHECK(!isSameKernel("k", "k2"));
  CHECK(!isSameKernel("a::k", "b::k"));
}

TEST_CASE("Differences of what is inexact are errors", "[verify][trace]") {
  auto solver = [](float inexact, float error) {
    TraceBuilder builder;
    builder.launch("solve").pointer("x", f32, bytesOf({0.f, 0.f}), bytesOf({1.f + inexact, 0.5f}));
    builder.launch("check").pointer("x", f32, bytesOf({1.f + inexact, 0.5f}));
    builder.pointer("r", f32, bytesOf({0.f, 0.f}), bytesOf({1e-8f + error, 2e-8f - error}));
    return builder;
  };
  CHECK(compare(solver(0, 0), solver(1e-6f, 3e-8f)).agrees());
  CHECK_FALSE(compare(solver(0, 0), solver(0, 3e-8f)).agrees()); // what it found is the same
  CHECK_FALSE(compare(solver(0, 0), solver(1e-6f, 3e-6f)).agrees());
}

TEST_CASE("Numbers agree within the tolerances", "[verify][trace]") {
  CHECK(compare(program(2, 6), program(2, 6.00001f)).agrees());
  TraceComparison comparison = compare(program(2, 6), program(2, 6.0006f));
  CHECK(comparison.agrees());
  REQUIRE(comparison.rounding);
  CHECK(llvm::StringRef(comparison.str()).starts_with("only rounding, first in kernel sum"));
  Tolerances strict = defaultTolerances();
  strict[size_t(ElementType::F32)] = {};
  CHECK(!compareTraces(program().trace(), program(2, 7).trace(), strict).agrees());
}

TEST_CASE("Addresses and padding are not compared", "[verify][trace]") {
  TraceBuilder original, port;
  struct alignas(8) Node {
    int value;
    uint32_t padding;
    uint64_t next;
  };
  std::string layout = "16=i4@0,p8@8";
  auto bytes = [](const Node &node) {
    return std::string(reinterpret_cast<const char *>(&node), sizeof node);
  };
  original.launch("k").pointer("x", layout, bytes({1, 7, 0x7f0012345678}));
  port.launch("k").pointer("x", layout, bytes({1, 9, 0x7e0087654321}));
  CHECK(compare(original, port).agrees());
  original.launch("k").pointer("x", layout, bytes({1, 7, 0}));
  port.launch("k").pointer("x", layout, bytes({2, 7, 0}));
  CHECK(llvm::StringRef(textOf(original, port)).contains("index 0, its byte 0: 1 against 2"));
}

TEST_CASE("Memory of no known type is compared by what it looks like", "[verify][trace]") {
  auto textFor = [](const std::string &a, const std::string &b) {
    TraceBuilder original, port;
    original.launch("k").pointer("x", "?", a);
    port.launch("k").pointer("x", "?", b);
    return textOf(original, port);
  };
  CHECK(textFor(bytesOf({1.f, 3.f}), bytesOf({1.f, 3.000001f})) == "1 launch agrees");
  CHECK(llvm::StringRef(textFor(bytesOf({1.f, 3.f}), bytesOf({1.f, 4.f})))
            .contains("byte 4, read as f32: 3 against 4"));
  CHECK(llvm::StringRef(textFor(bytesOf({1, 2}), bytesOf({1, 3})))
            .contains("byte 4, read as i32: 2 against 3"));
  CHECK(textFor(bytesOf<uint64_t>({0x7f1234567000}), bytesOf<uint64_t>({0x7f7654321000})) ==
        "1 launch agrees");
}

TEST_CASE("Variables of the device are compared by name", "[verify][trace]") {
  TraceBuilder original, port;
  original.launch("k").variable("table", i32, bytesOf({1, 2}), bytesOf({1, 2}));
  port.launch("k").variable("table", i32, bytesOf({1, 2}), bytesOf({1, 5}));
  CHECK(llvm::StringRef(textOf(original, port))
            .contains("variable `table`: inputs agree, output differs: index 1: 2 against 5"));
}

TEST_CASE("Pointers into the middle and in structures are followed", "[verify][trace]") {
  TraceBuilder original, port;
  for (auto [builder, last] : {std::pair(&original, 4), std::pair(&port, 5)}) {
    builder->launch("k").pointer("x", i32, bytesOf({1, 2, 3, 4}), bytesOf({1, 2, 3, last}));
    builder->last().references[0].offset = 8;
  }
  CHECK(llvm::StringRef(textOf(original, port)).contains("index 1: 4 against 5"));
  for (TraceBuilder *builder : {&original, &port}) {
    emulator::TracedArgument &argument = builder->last().arguments[0];
    argument.isPointer = false;
    argument.layout = "16=i4@0,p8@8(data 4=i4@0)";
    argument.bytes.assign(16, '\0');
    builder->last().references[0].position = 8;
  }
  CHECK(llvm::StringRef(textOf(original, port)).contains("argument 1 (`x.data`): inputs agree"));
}

TEST_CASE("What was not kept is counted", "[verify][trace]") {
  std::string large(100000, '\1'), changed = large;
  changed[50000] = '\2';
  auto compareWith = [&](uint64_t limit, const std::string &other) {
    TraceBuilder original, port;
    original.limit = port.limit = limit;
    original.launch("k").pointer("x", "1=u1@0", large);
    port.launch("k").pointer("x", "1=u1@0", other);
    return compare(original, port);
  };
  CHECK(!compareWith(1 << 20, changed).agrees());
  TraceComparison sampled = compareWith(8192, changed);
  CHECK(sampled.agrees());
  CHECK(sampled.notCompared == 2); // before and after
  CHECK(compareWith(0, changed).notCompared == 2);
  CHECK(compareWith(0, large).notCompared == 0); // the hash says so
  changed[0] = '\3';
  CHECK(llvm::StringRef(compareWith(8192, changed).str()).contains("differ in a sample"));
}
