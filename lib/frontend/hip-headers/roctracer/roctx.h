// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <stdint.h>
typedef uint64_t roctx_range_id_t;
uint32_t roctx_version_major();
uint32_t roctx_version_minor();
void roctxMarkA(const char *);
int roctxRangePushA(const char *);
int roctxRangePop();
roctx_range_id_t roctxRangeStartA(const char *);
void roctxRangeStop(roctx_range_id_t);
#define roctxMark(message) roctxMarkA(message)
#define roctxRangePush(message) roctxRangePushA(message)
#define roctxRangeStart(message) roctxRangeStartA(message)
