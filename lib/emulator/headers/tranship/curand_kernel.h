// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuRAND's device functions.
#pragma once
#pragma GCC system_header
#define CURAND_KERNEL_H_

#include "curand.h"
#include "random.h"

#define RANDOM(name) curand_##name
#define RANDOM_STATE(name) curandState##name
#define RANDOM_NEXT curand
#define RANDOM_NEXT4 curand4
#include "random_functions.inc"
#undef RANDOM
#undef RANDOM_STATE
#undef RANDOM_NEXT
#undef RANDOM_NEXT4
