// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "hip/hip_runtime.h"

#include <cub/cub.cuh>
// These are not part of cub.cuh.
#if __has_include(<cub/block/block_run_length_decode.cuh>)
#include <cub/block/block_run_length_decode.cuh>
#endif
#include <cub/block/block_shuffle.cuh>
#include <cub/thread/thread_search.cuh>
#if __has_include(<cub/thread/thread_sort.cuh>)
#include <cub/thread/thread_sort.cuh>
#endif

namespace hipcub = cub;
