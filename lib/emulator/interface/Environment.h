// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The environment variables of programs that run on the emulator (docs/emulator.md). The runtime
// reads them; the parent of a program sets them. Plain data, since programs are linked with the
// runtime and have no LLVM.
#pragma once

namespace tranship::emulator {

inline constexpr char warpWidthVariable[] = "TRANSHIP_WARP_WIDTH"; ///< 32 (default) or 64
/// One of ascending (default), descending, random, random:SEED and lockstep (checked builds only).
inline constexpr char scheduleVariable[] = "TRANSHIP_SCHEDULE";
/// How kernels run: `loops` (default) for those that can, or `fibers` for all.
inline constexpr char engineVariable[] = "TRANSHIP_ENGINE";
/// A file to which the engine of each kernel is appended when it runs for the first time.
inline constexpr char engineReportVariable[] = "TRANSHIP_ENGINE_REPORT";
/// By how many microseconds the program's clocks are ahead after each reading; default: 0.
inline constexpr char clockStepVariable[] = "TRANSHIP_CLOCK_STEP";
inline constexpr char threadsVariable[] = "TRANSHIP_THREADS"; ///< default: all cores
inline constexpr char devicesVariable[] = "TRANSHIP_DEVICES"; ///< 1 to 64; default: 1
/// Which textures HIP has: all (default), linux (those of the HIP runtime on Linux), none (as on gfx942).
inline constexpr char texturesVariable[] = "TRANSHIP_TEXTURES";
inline constexpr char multiprocessorsVariable[] = "TRANSHIP_MULTIPROCESSORS";
inline constexpr char stackSizeVariable[] = "TRANSHIP_STACK_SIZE"; ///< bytes per thread
inline constexpr char memoryVariable[] = "TRANSHIP_DEVICE_MEMORY"; ///< bytes
/// What new device memory holds: poison (default, a byte that is seldom right), or zero.
inline constexpr char newMemoryVariable[] = "TRANSHIP_NEW_MEMORY";
/// The folder that launches are traced to (TraceFormat.h); the number of bytes kept of one buffer,
/// and of all buffers; the only launch to trace, with all memory.
inline constexpr char traceVariable[] = "TRANSHIP_TRACE";
inline constexpr char traceBufferVariable[] = "TRANSHIP_TRACE_BUFFER";
inline constexpr char traceBytesVariable[] = "TRANSHIP_TRACE_BYTES";
inline constexpr char traceLaunchVariable[] = "TRANSHIP_TRACE_LAUNCH";
/// The trace of one launch, which runs instead of the program, and the mangled name of its kernel.
inline constexpr char replayVariable[] = "TRANSHIP_REPLAY";
inline constexpr char replayKernelVariable[] = "TRANSHIP_REPLAY_KERNEL";

/// Each line that the running program reports on standard error begins with this:
/// `tranship-emulator: KIND: kernel NAME: FILE:LINE: block (x,y,z) lanes …: MESSAGE`.
inline constexpr char reportPrefix[] = "tranship-emulator: ";

} // namespace tranship::emulator
