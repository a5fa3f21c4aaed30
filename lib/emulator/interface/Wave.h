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
  const void *implicit;       ///< `implicitArguments`
  const void *dispatchPacket; ///< `packet`
  alignas(16) unsigned char implicitArguments[256]; ///< of the code object's ABI, version 5 and 6
  alignas(16) unsigned char packet[64];             ///< HSA's packet for a launch
};

/// The functions of the runtime that a wave's code calls.
inline constexpr char waveFunction[] =
    "tranship_wave"; ///< fills the `Wave` of the kernel that begins
inline constexpr char waveBarrierFunction[] = "tranship_waveBarrier";
inline constexpr char waveTrapFunction[] = "tranship_waveTrap"; ///< gets the wave and the lanes
/// Ends the launch because an instruction is not supported. Gets the wave and a text.
inline constexpr char waveUnsupportedFunction[] = "tranship_waveUnsupported";
inline constexpr char waveYieldFunction[] = "tranship_waveYield";
/// s_setreg: gets the number of the register's part, and its value.
inline constexpr char waveSetRegisterFunction[] = "tranship_waveSetRegister";
/// Whether a flat pointer lies in the wave's LDS, or in its private memory. Gets the wave too.
inline constexpr char waveIsSharedFunction[] = "tranship_waveIsShared";
inline constexpr char waveIsPrivateFunction[] = "tranship_waveIsPrivate";

} // namespace tranship::emulator
