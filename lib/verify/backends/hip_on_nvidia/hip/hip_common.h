// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What HIP compilers define without a header.
#pragma once

#ifdef __CUDACC__
#ifndef __HIPCC__
#define __HIPCC__ 1
#endif
#endif
#ifdef __clang__
#define __HIP__ 1
#endif
#if defined(__CUDA_ARCH__) && !defined(__HIP_DEVICE_COMPILE__)
#define __HIP_DEVICE_COMPILE__ 1
#endif
#ifdef __CUDACC_RTC__
#define __HIPCC_RTC__ 1
#endif
