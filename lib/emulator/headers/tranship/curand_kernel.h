// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuRAND's device functions.
#pragma once
#pragma GCC system_header
#define CURAND_KERNEL_H_

#include "curand.h"
#include "random.h"

#define TRANSHIP_RANDOM(name) curand_##name
#define TRANSHIP_RANDOM_STATE(name) curandState##name
#define TRANSHIP_RANDOM_NEXT curand
#define TRANSHIP_RANDOM_NEXT4 curand4
#include "random_functions.inc"
#undef TRANSHIP_RANDOM
#undef TRANSHIP_RANDOM_STATE
#undef TRANSHIP_RANDOM_NEXT
#undef TRANSHIP_RANDOM_NEXT4
