// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/LibraryNames.h"

#include "support/Test.h"

using namespace tranship;

TEST_CASE("isOfLibrary: names in either case, perhaps behind underscores") {
  CHECK(isOfLibrary("cublasCreate_v2"));
  CHECK(isOfLibrary("CUBLAS_STATUS_SUCCESS"));
  CHECK(isOfLibrary("CUpti_ActivityKernel9"));
  CHECK(isOfLibrary("__nvmlDevice"));
  CHECK(!isOfLibrary("cudaMalloc"));
  CHECK(!isOfLibrary("cuMemAlloc"));
  CHECK(!isOfLibrary("mycublas"));
}

TEST_CASE("saysLibrary: anywhere in a text, also in parts of words") {
  CHECK(saysLibrary("call(cublasCreate)"));
  CHECK(saysLibrary("#define CALL(name) cublas##name"));
  CHECK(saysLibrary("#include <nvml.h>"));
  CHECK(!saysLibrary("cudaMalloc(&c, n); // no names"));
  CHECK(!saysLibrary(""));
}
