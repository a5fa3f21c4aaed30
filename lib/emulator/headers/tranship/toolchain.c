// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
/* Compiled into each program: the commands with which it compiles kernels itself (runtime/driver/UnitCompiler.h). They have
   one word per line, TRANSHIP_NEXT between commands; TRANSHIP_SOURCE and TRANSHIP_OUTPUT stand for the files. */
const char tranship_compileCommand[] = TRANSHIP_COMPILE_COMMAND;
const char tranship_linkCommand[] = TRANSHIP_LINK_COMMAND;
