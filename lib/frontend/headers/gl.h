// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The OpenGL types that the interoperation calls of CUDA name; GL's own headers say the same.
#pragma once
#pragma GCC system_header

typedef unsigned int GLenum;
typedef unsigned int GLuint;
