// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that were compiled for an AMD GPU (lib/emulator/amd-ir): one call of the kernel executes a
// wave in lockstep. To a block, a wave is what a thread is otherwise.
#include "execution/Waves.h"

#include "emulator/interface/Wave.h"

#include "core/Report.h"
#include "execution/Locals.h"
#include "execution/Worker.h"

#include <algorithm>
#include <cfenv>
#include <cmath>
#include <cstring>

using namespace tranship::emulator;

namespace {

template <typename T> void put(unsigned char *memory, unsigned offset, T value) {
  std::memcpy(memory + offset, &value, sizeof value);
}

/// The implicit arguments that the compiler's code reads, at the offsets of code object version 5.
void setImplicitArguments(unsigned char *memory, Launch &launch) {
  uint32_t grid[3] = {launch.grid.x, launch.grid.y, launch.grid.z};
  uint32_t block[3] = {launch.block.x, launch.block.y, launch.block.z};
  for (unsigned i = 0; i < 3; ++i) {
    put(memory, 4 * i, grid[i]);
    put(memory, 12 + 2 * i, uint16_t(block[i])); // and no remainders
  }
  put(memory, 64, uint16_t(3)); // dimensions of the grid
  if (launch.cooperative) {
    constexpr unsigned blockCount = 10; // mg_info.num_wg, for GPUs without a global wave sync
    launch.gridSync[blockCount] = uint32_t(launch.blockCount());
    put(memory, 88, static_cast<void *>(launch.gridSync));
  }
  put(memory, 120, uint32_t(launch.dynamicShared));
}

/// hsa_kernel_dispatch_packet_t, as far as device code reads it.
void setPacket(unsigned char *memory, const Launch &launch) {
  uint32_t grid[3] = {launch.grid.x, launch.grid.y, launch.grid.z};
  uint32_t block[3] = {launch.block.x, launch.block.y, launch.block.z};
  put(memory, 2, uint16_t(3));
  for (unsigned i = 0; i < 3; ++i) {
    put(memory, 4 + 2 * i, uint16_t(block[i]));
    put(memory, 12 + 4 * i, grid[i] * block[i]);
  }
}

/// Sets the indices of lanes in a block of this size. `first` is the number of lane 0 in the block.
void setWorkItems(uint32_t (&items)[3][maxWaveSize], dim3 size, unsigned first, unsigned lanes) {
  if (size.y == 1 && size.z == 1) {
    for (unsigned lane = 0; lane < maxWaveSize; ++lane) // whose number the compiler knows
      items[0][lane] = first + lane;
    std::memset(items[1], 0, sizeof items[1]);
    std::memset(items[2], 0, sizeof items[2]);
    return;
  }
  unsigned x = first % size.x, y = first / size.x % size.y, z = first / size.x / size.y;
  for (unsigned lane = 0; lane < lanes; ++lane) {
    items[0][lane] = x;
    items[1][lane] = y;
    items[2][lane] = z;
    if (++x < size.x)
      continue;
    x = 0;
    if (++y < size.y)
      continue;
    y = 0;
    ++z;
  }
}

} // namespace

namespace tranship::emulator {

void prepareWaves(Launch &launch) {
  setImplicitArguments(launch.forWaves.implicitArguments, launch);
  setPacket(launch.forWaves.packet, launch);
}

} // namespace tranship::emulator

extern "C" {

void tranship_wave(Wave *wave) {
  Block &block = *Worker::block;
  Launch &launch = block.launch();
  unsigned width = launch.kernel->waveSize;
  dim3 size = launch.block;
  unsigned threads = size.x * size.y * size.z, first = block.running().number * width;
  unsigned count = std::min(width, threads - first);
  setWorkItems(wave->workItem, size, first, count);
  uint3 index = block.index();
  wave->workGroup[0] = index.x;
  wave->workGroup[1] = index.y;
  wave->workGroup[2] = index.z;
  wave->number = first / width;
  wave->lanes = count == 64 ? ~uint64_t(0) : (uint64_t(1) << count) - 1;
  wave->lds = tranship_local_sharedBase;
  wave->dynamicLds = tranship_local_dynamicShared;
  wave->privateBase = reinterpret_cast<char *>(wave);
  wave->implicit = launch.forWaves.implicitArguments;
  wave->dispatchPacket = launch.forWaves.packet;
}

void tranship_waveBarrier(Wave *) {
  fiberBlock().barrier(transhipBarrier, 0, {}, __builtin_return_address(0));
}

void tranship_waveYield() { Worker::block->yield(); }

void tranship_waveGridBarrier() { fiberBlock().gridBarrier({}); }

/// The only part of a register that matters here is how floats (bits 0 and 1 of MODE) and doubles
/// (bits 2 and 3) are rounded. The host has one setting for both; AMD's library sets one at a time.
void tranship_waveSetRegister(unsigned part, unsigned value) {
  unsigned number = part & 63, offset = part >> 6 & 31;
  if (number != 1 || offset > 3)
    return;
  constexpr int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
  std::fesetround(modes[value & 3]);
}

void tranship_waveTrap(Wave *wave, uint64_t lanes) {
  Block &block = *Worker::block;
  uint3 index = block.index();
  report({"trap",
          block.launch().kernel->name,
          {},
          &index,
          laneList(lanes) + " of warp " + std::to_string(wave->number),
          "the kernel executed s_trap (__builtin_trap, or a failed assertion)"});
  block.fail(cudaErrorLaunchFailure);
}

void tranship_waveUnsupported(Wave *, const char *what) {
  Block &block = *Worker::block;
  uint3 index = block.index();
  report({"unsupported",
          block.launch().kernel->name,
          {},
          &index,
          "",
          std::string("the emulator cannot execute ") + what});
  block.fail(cudaErrorNotSupported);
}

int tranship_waveIsShared(Wave *, const void *pointer) {
  return Worker::block->holdsShared(pointer);
}

int tranship_waveIsPrivate(Wave *, const void *pointer) {
  const Fiber *fiber = Worker::block->fiber();
  return fiber && fiber->holds(pointer);
}

/// v_trig_preop_f64: 53 bits of 2/pi, from a position that depends on the number's exponent and the
/// segment.
double tranship_trigPreop(double number, int segment) {
  // 2/pi, 1200 bits, most significant first.
  static const uint32_t bits[] = {
      0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab,
      0xdebbc561, 0xb7246e3a, 0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e,
      0xe88235f5, 0x2ebb4484, 0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4, 0x9c845f8b,
      0xbdf9283b, 0x1ff897ff, 0xde05980f, 0xef2f118b, 0x5a0a6d1f, 0x6d367ecf, 0x27cb09b7,
      0x4f463f66, 0x9e5fea2d, 0x7527bac7, 0xebe5f17b, 0x3d0739f7, 0x8a5292ea, 0x6bfb5fb1,
      0x1f8d5d08, 0x56033046, 0xfc7b6bab};
  uint64_t raw;
  std::memcpy(&raw, &number, sizeof raw);
  int exponent = int(raw >> 52 & 0x7ff), shift = (segment & 31) * 53;
  if (exponent > 1077)
    shift += exponent - 1077;
  constexpr int total = int(sizeof bits) * 8;
  auto bit = [&](int i) { return i < total ? bits[i / 32] >> (31 - i % 32) & 1 : 0; };
  uint64_t mantissa = 0;
  for (int i = 0; i < 53; ++i)
    mantissa = mantissa << 1 | bit(shift + i);
  int scale = -53 - shift;
  if (exponent >= 0x7b0)
    scale += 128;
  return std::ldexp(double(mantissa), scale);
}

} // extern "C"
