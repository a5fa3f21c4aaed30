// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// glibc has a header of this name, which its other headers include as <features.h>.
#pragma once
struct Features {
  float *values;
};
