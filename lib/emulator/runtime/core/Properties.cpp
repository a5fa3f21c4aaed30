// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/Properties.h"

#include "core/Settings.h"

#include <cstring>

namespace tranship::emulator {

namespace {

cudaDeviceProp describe() {
  cudaDeviceProp device = {};
  std::strcpy(device.name, "tranship emulator");
  std::memcpy(device.uuid.bytes, "tranship", 8);
  device.totalGlobalMem = settings().memory;
  device.sharedMemPerBlock = 48 << 10;
  device.sharedMemPerBlockOptin = 96 << 10;
  device.sharedMemPerMultiprocessor = device.maxSharedMemoryPerMultiProcessor = 96 << 10;
  device.regsPerBlock = device.regsPerMultiprocessor = 65536;
  device.warpSize = int(settings().warpWidth);
  device.memPitch = 0x7fffffff;
  device.maxThreadsPerBlock = 1024;
  device.maxThreadsDim[0] = device.maxThreadsDim[1] = 1024;
  device.maxThreadsDim[2] = 64;
  device.maxGridSize[0] = 0x7fffffff;
  device.maxGridSize[1] = device.maxGridSize[2] = 65535;
  device.clockRate = device.memoryClockRate = 1000000;
  device.clockInstructionRate = 1000000;
  device.totalConstMem = 64 << 10;
  device.major = 8; // as __CUDA_ARCH__ says
  device.minor = 0;
  device.textureAlignment = 512;
  device.texturePitchAlignment = 32;
  device.surfaceAlignment = 512;
  device.multiProcessorCount = int(settings().multiprocessors);
  device.canMapHostMemory = 1;
  device.maxTexture1D = device.maxTexture1DMipmap = 131072;
  device.maxTexture1DLinear = 1 << 28;
  for (int &size : device.maxTexture2D)
    size = 65536;
  for (int &size : device.maxTexture2DLinear)
    size = 65536;
  for (int &size : device.maxTexture3D)
    size = 16384;
  device.maxTextureCubemap = 32768;
  device.concurrentKernels = device.unifiedAddressing = device.managedMemory = 1;
  device.deviceOverlap = device.asyncEngineCount = 1;
  device.memoryBusWidth = 256;
  device.l2CacheSize = 4 << 20;
  device.maxThreadsPerMultiProcessor = 2048;
  device.maxBlocksPerMultiProcessor = 32;
  device.streamPrioritiesSupported = 1;
  device.globalL1CacheSupported = device.localL1CacheSupported = 1;
  device.hostNativeAtomicSupported = 1;
  device.singleToDoublePrecisionPerfRatio = 2;
  device.pageableMemoryAccess = device.concurrentManagedAccess = 1;
  device.canUseHostPointerForRegisteredMem = device.hostRegisterSupported = 1;
  device.cooperativeLaunch = 1;
  device.memoryPoolsSupported = 1;
  std::strcpy(device.gcnArchName, "tranship");
  device.arch.hasGlobalInt32Atomics = device.arch.hasGlobalFloatAtomicExch = 1;
  device.arch.hasSharedInt32Atomics = device.arch.hasSharedFloatAtomicExch = 1;
  device.arch.hasFloatAtomicAdd = device.arch.hasGlobalInt64Atomics = 1;
  device.arch.hasSharedInt64Atomics = device.arch.hasDoubles = 1;
  device.arch.hasWarpVote = device.arch.hasWarpBallot = device.arch.hasWarpShuffle = 1;
  device.arch.hasFunnelShift = device.arch.hasThreadFenceSystem = 1;
  device.arch.hasSyncThreadsExt = device.arch.has3dGrid = 1;
  return device;
}

} // namespace

const cudaDeviceProp &properties() {
  static const cudaDeviceProp device = describe();
  return device;
}

cudaDeviceProp propertiesOf(int number) {
  cudaDeviceProp device = properties();
  device.uuid.bytes[15] = char(number);
  device.pciBusID = number;
  return device;
}

} // namespace tranship::emulator
