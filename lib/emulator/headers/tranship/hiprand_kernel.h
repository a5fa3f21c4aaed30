// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipRAND's device functions.
#pragma once
#pragma GCC system_header
#define HIPRAND_KERNEL_H_

#include "hiprand.h"
#include "random.h"

#define TRANSHIP_RANDOM(name) hiprand_##name
#define TRANSHIP_RANDOM_STATE(name) hiprandState##name
#define TRANSHIP_RANDOM_NEXT hiprand
#define TRANSHIP_RANDOM_NEXT4 hiprand4
#include "random_functions.inc"
#undef TRANSHIP_RANDOM
#undef TRANSHIP_RANDOM_STATE
#undef TRANSHIP_RANDOM_NEXT
#undef TRANSHIP_RANDOM_NEXT4
