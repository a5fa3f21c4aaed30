// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/TableVocabulary.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;
using namespace tranship::translate;

TEST_CASE("TableVocabulary: names that change, or that HIP lacks, are interesting") {
  Table table;
  TableVocabulary vocabulary(table, Version());
  for (const char *name : {"cudaMalloc", "CUdeviceptr", "warpSize", "cudaNotKnown", "nvcuda"})
    CHECK(vocabulary.isInteresting(name));
  for (const char *name : {"threadIdx", "sqrtf", "memcpy", "main", "cursor", "cuda_runtime.h"})
    CHECK_FALSE(vocabulary.isInteresting(name));
}

TEST_CASE("TableVocabulary: words of CUDA's, and words that a host has without it") {
  Table table;
  TableVocabulary vocabulary(table, Version());
  for (const char *word : {"cudaMalloc", "threadIdx", "dim3", "wmma", "thrust", "cudaNotKnown"})
    CHECK(vocabulary.isCudaWord(word));
  for (const char *word : {"sqrtf", "memcpy", "std", "main", "printf"})
    CHECK_FALSE(vocabulary.isCudaWord(word));
}
