// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The common part of hip_fp4.h and hip_fp6.h, which two tables describe.
enum hipRoundMode { hipRoundNearest, hipRoundZero, hipRoundPosInf, hipRoundMinInf };
