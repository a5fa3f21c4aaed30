// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compilation at run time in HIP's spelling (hip/hiprtc.h).
#pragma once
#pragma GCC system_header

#include "hip_spelling.h"

#define TRANSHIP_RTC(name) hiprtc##name
#define TRANSHIP_RTC_RESULT(name) HIPRTC_##name
#define TRANSHIP_RTC_TEXTS const char *const *
#include "runtime_compiler.inc"
hiprtcResult hiprtcGetCodeSize(hiprtcProgram program, size_t *size);
hiprtcResult hiprtcGetCode(hiprtcProgram program, char *image);
#ifdef __cplusplus
}
#endif
#undef TRANSHIP_RTC
#undef TRANSHIP_RTC_RESULT
#undef TRANSHIP_RTC_TEXTS
