// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stands in for PyTorch in tests: as much as they use.
#pragma once
#include <c10/cuda/CUDAStream.h>
