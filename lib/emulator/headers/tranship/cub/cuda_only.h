// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Is included by the include files that a port must not name.
#pragma once
#ifdef __HIP__
#error "CUB is for CUDA: HIP's include file is <hipcub/hipcub.hpp>"
#endif
