// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the code of a wave (lib/emulator/amd-ir) and the runtime agree on. Plain data.
#pragma once

#include <cstdint>

namespace tranship::emulator {

inline constexpr unsigned maxWaveSize = 64;

/// One wave of a block, as its code sees it.
struct Wave {
  uint32_t workItem[3][maxWaveSize]; ///< each lane's index in the block, by dimension
  uint32_t workGroup[3];             ///< the block's index
  uint32_t number;                   ///< of the wave in its block
  uint64_t lanes;                    ///< the lanes that have a thread
  char *lds;                         ///< where the block's static shared memory begins
  char *dynamicLds;
  char *privateBase;          ///< pointers to private memory are relative to this in memory
  const void *implicit;       ///< `WaveLaunch::implicitArguments`
  const void *dispatchPacket; ///< `WaveLaunch::packet`
};

/// What the waves of a launch have in common.
struct WaveLaunch {
  alignas(16) unsigned char implicitArguments[256]; ///< of the code object's ABI, version 5 and 6
  alignas(16) unsigned char packet[64];             ///< HSA's packet for a launch
};

/// The formats of numbers in matrix instructions and conversions. FNUZ has no infinities and one NaN
/// (gfx940 and gfx942).
enum class WaveNumber : uint8_t {
  Int4,
  UInt4,
  Int8,
  UInt8,
  Int32,
  Fp8,
  Bf8,
  Fp8Fnuz,
  Bf8Fnuz,
  Half,
  BrainFloat,
  Float,
  Double
};

/// A matrix instruction: D = A * B + C, for one or several blocks of matrices, spread over the lanes.
struct WaveMatrix {
  uint8_t lanes, rows, columns, depth, blocks;
  uint8_t elements; ///< of a row of A, or of a column of B, in a lane
  WaveNumber a, b, result;
  uint8_t rowGroup;    ///< so many rows of C and D follow each other in a lane
  uint8_t blocksFirst; ///< in C and D, the groups of lanes hold the blocks first, then the rows
  uint8_t stride;      ///< the distance of elements of C and D in a lane
  uint8_t upperHalf;   ///< which of them, if the distance is 2
  uint8_t broadcast;   ///< 2^this blocks get A of one of them
  uint8_t source;      ///< which one
  uint8_t permutation; ///< of the lanes with B
  uint8_t clamps;
};

/// The functions of the runtime that a wave's code calls.
inline constexpr char waveFunction[] =
    "tranship_wave"; ///< fills the `Wave` of the kernel that begins
inline constexpr char waveBarrierFunction[] = "tranship_waveBarrier";
inline constexpr char waveTrapFunction[] = "tranship_waveTrap"; ///< gets the wave and the lanes
/// Ends the launch because an instruction is not supported. Gets the wave and a text.
inline constexpr char waveUnsupportedFunction[] = "tranship_waveUnsupported";
inline constexpr char waveYieldFunction[] = "tranship_waveYield";
/// s_setreg: gets the number of the part of the register, and its value.
inline constexpr char waveSetRegisterFunction[] = "tranship_waveSetRegister";
/// Whether a flat pointer is in the wave's LDS, or in its private memory. Gets the wave too.
inline constexpr char waveIsSharedFunction[] = "tranship_waveIsShared";
inline constexpr char waveIsPrivateFunction[] = "tranship_waveIsPrivate";
/// Gets a `WaveMatrix`, and A, B, C and D as arrays with an element for each lane.
inline constexpr char waveMatrixFunction[] = "tranship_waveMatrix";
/// Convert numbers of 8 bits. They get the format, and the code or the number.
inline constexpr char waveTinyValueFunction[] = "tranship_waveTinyValue";
inline constexpr char waveTinyCodeFunction[] = "tranship_waveTinyCode";

// Only in programs with checks; the number of the lane comes last.
/// These are `accessFunction` and the like (GeneratedCode.h) for a lane.
inline constexpr char waveAccessFunction[] = "tranship_waveAccess";
inline constexpr char waveAccessObjectFunction[] = "tranship_waveAccessObject";
inline constexpr char waveAccessRangeFunction[] = "tranship_waveAccessRange";
/// A fence of the lanes in a mask.
inline constexpr char waveFenceFunction[] = "tranship_waveFence";
/// The lanes in a mask exchange values, or wait for each other.
inline constexpr char waveMeetFunction[] = "tranship_waveMeet";

} // namespace tranship::emulator
