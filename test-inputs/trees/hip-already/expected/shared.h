// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Both include it.
#pragma once
#ifdef __HIPCC__
typedef hipStream_t Stream;
#else
typedef hipStream_t Stream;
#endif
inline void start(Stream stream);
