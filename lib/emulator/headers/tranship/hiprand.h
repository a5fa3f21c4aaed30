// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipRAND's host functions: hiprand/hiprand.h.
#pragma once
#pragma GCC system_header
#define HIPRAND_H_

#include "hip_library_types.h"

#define TRANSHIP_RAND(name) hiprand##name
#define TRANSHIP_RAND_CONSTANT(name) HIPRAND_##name
#include "random_host.inc"
#undef TRANSHIP_RAND
#undef TRANSHIP_RAND_CONSTANT
