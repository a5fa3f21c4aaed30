// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All of CUB, or of hipCUB.
#pragma once
#pragma GCC system_header

#ifndef __HIP__
#include "../cuda_functional.h"
#endif
#include "allocator.h"
#include "block_histogram.h"
#include "block_io.h"
#include "block_neighbors.h"
#include "block_reduce.h"
#include "block_scan.h"
#include "block_sort.h"
#include "device_histogram.h"
#include "device_merge.h"
#include "device_reduce.h"
#include "device_scan.h"
#include "device_select.h"
#include "device_sort.h"
#include "device_transform.h"
#include "iterators.h"
#include "warp_items.h"
#include "warp_reduce.h"
#include "warp_scan.h"
