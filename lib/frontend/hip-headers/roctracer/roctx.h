// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define roctxMark(message) roctxMarkA(message)
#define roctxRangePush(message) roctxRangePushA(message)
#define roctxRangeStart(message) roctxRangeStartA(message)
