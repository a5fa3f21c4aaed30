// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/trace/CallComparison.h"

#include "support/Test.h"
#include "support/TraceBuilder.h"

using namespace tranship;
using namespace tranship::verify;
using namespace tranship::emulator;

namespace {

TracedCallArgument argument(TracedCallArgument::Kind kind, uint64_t value = 0,
                            uint64_t offset = 0) {
  TracedCallArgument result;
  result.kind = kind;
  result.value = value;
  result.offset = offset;
  return result;
}
TracedCallArgument number(int64_t value) {
  return argument(TracedCallArgument::Number, uint64_t(value));
}
TracedCallArgument memory(uint64_t allocation, uint64_t offset = 0) {
  return argument(TracedCallArgument::Memory, allocation, offset);
}
TracedCallArgument named(TracedCallArgument argument, const std::string &names) {
  argument.name = names;
  return argument;
}
TracedCallArgument object(const std::string &kind, uint64_t number) {
  return named(argument(TracedCallArgument::Object, number), kind);
}
const TracedCallArgument host = argument(TracedCallArgument::Host);

using Lines = std::vector<std::string>;

Lines differences(const TraceBuilder &original, const TraceBuilder &port) {
  return compareCalls(original.trace(), port.trace());
}

} // namespace

TEST_CASE("Calls agree whoever's names they have", "[verify][trace]") {
  TraceBuilder original, port;
  original.call("cudaMemcpy", {memory(1), host, number(400), number(1)}).call("cudaGetLastError");
  original.call("cublasSscal_v2", {host, number(4)}).call("cuMemsetD8_v2", {memory(2)});
  port.call("hipMemcpy", {memory(1), host, number(400), number(1)});
  port.call("hipblasSscal_v2", {host, number(4)}).call("hipMemsetD8_v2", {memory(2)});
  CHECK(differences(original, port).empty());
}

TEST_CASE("A call with other arguments is named with both lines", "[verify][trace]") {
  TraceBuilder original, port;
  original.call("cudaSetDevice", {number(0)});
  original.call("cudaMemcpy", {memory(1), host, number(400), number(1)});
  port.call("hipSetDevice", {number(0)});
  port.call("hipMemcpy", {memory(2, 8), argument(TracedCallArgument::Null), number(-1), number(1)});
  CHECK(differences(original, port) ==
        Lines{"the original calls `cudaMemcpy` (main.cu:2), the port `hipMemcpy` (main.cu:2): "
              "argument 1: allocation 1 against allocation 2, byte 8, argument 2: memory of the "
              "host against null, argument 3: 400 against -1"});
}

TEST_CASE("Enumerators count by what they mean", "[verify][trace]") {
  TraceBuilder original, port;
  original.call("cublasSgemm",
                {named(number(1), "CUBLAS_OP_T "), named(number(0), "CUBLAS_OP_N ")});
  port.call("hipblasSgemm",
            {named(number(112), "HIPBLAS_OP_T "), named(number(111), "HIPBLAS_OP_N ")});
  original.call("cublasGemmEx", {named(number(-1), "CUBLAS_GEMM_DFALT CUBLAS_GEMM_DEFAULT ")});
  port.call("hipblasGemmEx", {named(number(160), "HIPBLAS_GEMM_DEFAULT ")});
  CHECK(differences(original, port).empty());
}

TEST_CASE("Enumerators that mean something else are named", "[verify][trace]") {
  TraceBuilder original, port;
  original.call("cublasSgemm", {named(number(1), "CUBLAS_OP_T "), number(0)});
  port.call("hipblasSgemm", {named(number(111), "HIPBLAS_OP_N "), number(111)});
  CHECK(differences(original, port) ==
        Lines{"the original calls `cublasSgemm` (main.cu:1), the port `hipblasSgemm` (main.cu:1): "
              "argument 1: CUBLAS_OP_T against HIPBLAS_OP_N, argument 2: 0 against 111"});
}

TEST_CASE("Handles of textures count in the order of creation", "[verify][trace]") {
  TraceBuilder original, port;
  original.call("cudaDestroyTextureObject", {object("texture", 2)});
  port.call("hipDestroyTextureObject", {object("texture", 2)});
  CHECK(differences(original, port).empty());
  original.call("cuTexObjectDestroy", {object("texture", 1)}).call("cuMemFree", {number(0)});
  port.call("hipTexObjectDestroy", {object("texture", 3)});
  port.call("hipMemFree", {argument(TracedCallArgument::Null)});
  CHECK(differences(original, port) ==
        Lines{"the original calls `cuTexObjectDestroy` (main.cu:2), the port `hipTexObjectDestroy` "
              "(main.cu:2): argument 1: texture 1 against texture 3"});
}

TEST_CASE("What a call creates with other settings is named", "[verify][trace]") {
  TraceBuilder original, port;
  original.call("cudaCreateTextureObject", {host})
      .made({{"addressMode[0]", "Wrap"}, {"filterMode", "Point"}});
  port.call("hipCreateTextureObject", {host})
      .made({{"addressMode[0]", "Clamp"}, {"filterMode", "Point"}});
  CHECK(differences(original, port) ==
        Lines{"the original calls `cudaCreateTextureObject` (main.cu:1), the port "
              "`hipCreateTextureObject` (main.cu:1): addressMode[0]: Wrap against Clamp"});
}

TEST_CASE("A call that is left out or added is named", "[verify][trace]") {
  TraceBuilder original, port;
  original.call("cudaMalloc").call("cudaMemset", {memory(1)}).call("cudaMemcpy").call("cudaFree");
  port.call("hipMalloc").call("hipMemcpy").call("hipFree");
  CHECK(differences(original, port) ==
        Lines{"the original calls `cudaMemset` (main.cu:2), the port does not"});
  CHECK(differences(port, original) ==
        Lines{"the port calls `cudaMemset` (main.cu:2), the original does not"});
  original.call("cudaDeviceReset");
  CHECK(differences(port, original).size() == 1); // beyond the end: a consequence, perhaps
}

TEST_CASE("Calls after one that failed on one side only say nothing", "[verify][trace]") {
  TraceBuilder original, port;
  original.call("cudaMalloc").call("cudaMemset").call("cudaFree");
  port.call("hipMalloc", {}, 2).call("hipGetErrorString").call("hipDeviceReset");
  CHECK(differences(original, port) ==
        Lines{"the original calls `cudaMalloc` (main.cu:1), the port `hipMalloc` (main.cu:1): "
              "error 0 against 2"});
}

TEST_CASE("Another name in the same place is told last", "[verify][trace]") {
  TraceBuilder original, port;
  original.call("cudaMallocHost").call("cudaSetDevice", {number(0)});
  port.call("hipHostAlloc").call("hipSetDevice", {number(1)});
  Lines lines = differences(original, port);
  REQUIRE(lines.size() == 2);
  CHECK(llvm::StringRef(lines[0]).contains("argument 1: 0 against 1"));
  CHECK(lines[1] == "the original calls `cudaMallocHost` (main.cu:1), the port `hipHostAlloc` "
                    "(main.cu:1)");
}

TEST_CASE("Many differences are not all told", "[verify][trace]") {
  TraceBuilder original, port;
  for (int i = 0; i < 1000; ++i) {
    original.call("cudaMalloc", {number(i)});
    port.call("hipMalloc", {number(i + 1)});
  }
  CHECK(differences(original, port).size() == 3);
}

TEST_CASE("Waits that the port lacks are told from other calls", "[verify][trace]") {
  TraceBuilder original, port;
  original.call("cudaMalloc", {memory(1)}).call("cudaStreamWaitEvent", {object("stream", 1)});
  original.call("cudaMemset", {memory(1)})
      .call("cudaFuncSetAttribute")
      .call("cudaFree", {memory(1)});
  port.call("hipMalloc", {memory(1)}).call("hipMemset", {memory(1)}).call("hipFree", {memory(1)});
  CHECK(orderChanges(original.trace(), port.trace()) ==
        Lines{"the original calls `cudaStreamWaitEvent` (main.cu:2), the port does not"});
  CHECK(orderChanges(original.trace(), original.trace()).empty());
}

TEST_CASE("Calls and launches in other streams are named", "[verify][trace]") {
  TraceBuilder original, port, renamed;
  auto add = [](TraceBuilder &trace, uint64_t first, uint64_t second) {
    for (uint64_t stream : {first, second}) {
      trace.call("cudaMemcpyAsync", {memory(1), stream ? object("stream", stream)
                                                       : argument(TracedCallArgument::Null)});
      trace.launch("step").last().stream = stream;
    }
  };
  add(original, 1, 2);
  add(renamed, 2, 1);
  add(port, 1, 0);
  CHECK(orderChanges(original.trace(), renamed.trace()).empty());
  CHECK(differences(original, renamed).empty());
  Lines lines = orderChanges(original.trace(), port.trace());
  REQUIRE(lines.size() == 2);
  CHECK(lines[0] == "the original calls `cudaMemcpyAsync` (main.cu:2), the port `cudaMemcpyAsync` "
                    "(main.cu:2): stream 2 against the null stream");
  CHECK(llvm::StringRef(lines[1]).starts_with("the original launches step"));
  CHECK(llvm::StringRef(lines[1]).ends_with(": stream 2 against the null stream"));
}
