// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A file as constant data of the program, which takes no time to compile.
#pragma once

/// Defines the C symbol with the bytes of a file, whose path is a string literal. Another source declares it, `extern "C" const
/// char symbol[]`. The build has to make the object depend on the file.
#define TRANSHIP_EMBED_FILE(symbol, path)                                                          \
  __asm__(".pushsection .rodata." #symbol ",\"a\",@progbits\n"                                     \
          ".globl " #symbol "\n"                                                                   \
          ".hidden " #symbol "\n"                                                                  \
          ".balign 16\n" #symbol ":\n"                                                             \
          ".incbin \"" path "\"\n"                                                                 \
          ".byte 0\n"                                                                              \
          ".popsection\n")
