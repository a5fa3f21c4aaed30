// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipRAND's device functions.
#pragma once
#pragma GCC system_header
#define HIPRAND_KERNEL_H_

#include "hiprand.h"
#include "random.h"

#define RANDOM(name) hiprand_##name
#define RANDOM_STATE(name) hiprandState##name
#define RANDOM_NEXT hiprand
#define RANDOM_NEXT4 hiprand4
#include "random_functions.inc"
#undef RANDOM
#undef RANDOM_STATE
#undef RANDOM_NEXT
#undef RANDOM_NEXT4
