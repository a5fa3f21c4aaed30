// SPDX-License-Identifier: 0BSD
// Hands device memory over to `tranship verify`, which compares it as the buffer of that name:
//
//   TRANSHIP_BUFFER("velocity", deviceVelocity, count);
//
// Works in CUDA and in HIP, and does nothing in a program that runs by itself.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#if defined(__HIP__) || defined(__HIP_PLATFORM_AMD__) || defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/hip_runtime.h>
#define TRANSHIP_COPY(to, from, size)                                                              \
  (hipDeviceSynchronize() == hipSuccess &&                                                         \
   hipMemcpy(to, from, size, hipMemcpyDeviceToHost) == hipSuccess)
#else
#include <cuda_runtime.h>
#define TRANSHIP_COPY(to, from, size)                                                              \
  (cudaDeviceSynchronize() == cudaSuccess &&                                                       \
   cudaMemcpy(to, from, size, cudaMemcpyDeviceToHost) == cudaSuccess)
#endif

namespace tranship_buffer {

/// What is handed over twice under a name is compared one after the other.
template <typename T>
inline void handOver(const char *name, const T *device, std::size_t count) {
  const char *folder = std::getenv("TRANSHIP_BUFFERS");
  if (!folder)
    return;
  if (!*name || std::strchr(name, '/') || !std::strcmp(name, ".") || !std::strcmp(name, "..")) {
    std::fprintf(stderr, "tranship: buffer %s: a name has no slash\n", name);
    return;
  }
  std::vector<unsigned char> bytes(count * sizeof(T));
  std::FILE *file = nullptr;
  if (count && TRANSHIP_COPY(bytes.data(), device, bytes.size()))
    file = std::fopen((std::string(folder) + "/" + name).c_str(), "ab");
  if (!file || std::fwrite(bytes.data(), 1, bytes.size(), file) != bytes.size())
    std::fprintf(stderr, "tranship: buffer %s could not be handed over\n", name);
  if (file)
    std::fclose(file);
}

} // namespace tranship_buffer

#define TRANSHIP_BUFFER(name, pointer, count) tranship_buffer::handOver(name, pointer, count)
