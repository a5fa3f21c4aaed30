// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// rocTX marks ranges for profilers. No profiler looks at an emulated program, so nothing is recorded.
#pragma once
#pragma GCC system_header

#include <stdint.h>

#define ROCTX_VERSION_MAJOR 4
#define ROCTX_VERSION_MINOR 1

typedef uint64_t roctx_range_id_t;

static inline uint32_t roctx_version_major(void) { return ROCTX_VERSION_MAJOR; }
static inline uint32_t roctx_version_minor(void) { return ROCTX_VERSION_MINOR; }

static inline void roctxMarkA(const char *message) { (void)message; }
static inline roctx_range_id_t roctxRangeStartA(const char *message) { return (void)message, 0; }
static inline void roctxRangeStop(roctx_range_id_t range) { (void)range; }
// As NVTX does without a tool, so that both sides agree.
static inline int roctxRangePushA(const char *message) { return (void)message, -2; }
static inline int roctxRangePop(void) { return -2; }

#define roctxMark(message) roctxMarkA(message)
#define roctxRangeStart(message) roctxRangeStartA(message)
#define roctxRangePush(message) roctxRangePushA(message)
