// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "programs/SortedFlags.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::programs;

namespace {
using Strings = std::vector<std::string>;
}

TEST_CASE("sortFlags gives clang the OpenMP that nvcc passes on to the host's compiler") {
  for (const Strings &flags : std::vector<Strings>{{"-Xcompiler", "-fopenmp"},
                                                   {"-Xcompiler=-Wall,-fopenmp"},
                                                   {"--compiler-options", "-O2,-fopenmp"},
                                                   {"-fopenmp"}}) {
    INFO(flags.front());
    CHECK(sortFlags(flags, "/p", "/p").clang == Strings{"-fopenmp"});
  }
  CHECK(sortFlags({"-Xcompiler", "-Wall,-fPIC"}, "/p", "/p").clang.empty());
}

TEST_CASE("sortFlags leaves flags that only nvcc has to nvcc") {
  SortedFlags sorted = sortFlags({"-Xcompiler", "-fopenmp", "--use_fast_math"}, "/p", "/p");
  CHECK(sorted.nvcc == Strings{"-Xcompiler", "-fopenmp", "--use_fast_math"});
}
