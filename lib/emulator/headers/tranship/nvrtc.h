// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compilation at run time in CUDA's spelling (nvrtc.h).
#pragma once
#pragma GCC system_header

#include <stddef.h>

#define __NVRTC_H__
#define TRANSHIP_RTC(name) nvrtc##name
#define TRANSHIP_RTC_RESULT(name) NVRTC_##name
#define TRANSHIP_RTC_TEXTS const char *const *
#include "runtime_compiler.inc"
nvrtcResult nvrtcGetPTXSize(nvrtcProgram program, size_t *size);
nvrtcResult nvrtcGetPTX(nvrtcProgram program, char *ptx);
nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, size_t *size);
nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char *image);
nvrtcResult nvrtcGetNumSupportedArchs(int *count);
nvrtcResult nvrtcGetSupportedArchs(int *architectures);
#ifdef __cplusplus
}
#endif
#undef TRANSHIP_RTC
#undef TRANSHIP_RTC_RESULT
#undef TRANSHIP_RTC_TEXTS
