// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tranship/names.h"

#if __has_include(<nvtx3/nvToolsExt.h>)
#include <nvtx3/nvToolsExt.h>
#else
#include <nvToolsExt.h>
#endif
