// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All of its CUDA is in its header.
#include "device.cuh"
int size() { return sizeof(Buffer); }
