// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hiprand/hiprand_kernel.h>
