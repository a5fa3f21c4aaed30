// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// OpenGL types, as GL's headers declare them, for the CUDA functions that share buffers with OpenGL.
#pragma once
#pragma GCC system_header

typedef unsigned int GLenum;
typedef unsigned int GLuint;
