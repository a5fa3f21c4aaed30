// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Transforms over several devices. Each has a part of the rows, or, after a transform of two or
// more dimensions, of the columns ("shuffled"). The transform itself is that of one device.
#include "api/Api.h"
#include "core/Devices.h"
#include "libraries/FftPlans.h"
#include "memory/Memory.h"

#include <cstring>
#include <map>
#include <memory>
#include <mutex>

using namespace tranship::emulator;

namespace {

constexpr int maxDevices = 64;

std::mutex &mutex() {
  static std::mutex &instance = *new std::mutex;
  return instance;
}
std::map<cufftHandle, std::vector<int>> &devicesOfPlans() {
  static auto &all = *new std::map<cufftHandle, std::vector<int>>;
  return all;
}

/// The elements of a transform as rows of columns of all dimensions after these.
struct Elements {
  size_t rows, columns, rest, size;
  bool isFlat; ///< one dimension

  explicit Elements(const FftShape &shape)
      : rows(shape.sizes[0]), columns(shape.sizes.size() > 1 ? shape.sizes[1] : 1),
        rest(shape.sizes.size() > 2 ? shape.sizes[2] : 1),
        size(shape.type == CUFFT_Z2Z ? sizeof(double2) : sizeof(float2)),
        isFlat(shape.sizes.size() == 1) {
    if (shape.batch > 1) { // whole transforms on each device
      rest *= rows * columns;
      rows = shape.batch;
      columns = 1;
      isFlat = true;
    }
  }
  size_t count() const { return rows * columns * rest; }
};

/// Returns the index at which the device's share begins.
size_t shareOf(size_t all, int device, int devices) {
  return all / devices * device + std::min<size_t>(device, all % devices);
}

/// Copies all elements in their natural order to or from the devices.
void move(const Elements &all, const cudaLibXtDesc &memory, char *natural, bool toDevices) {
  const cudaXtDesc &parts = *memory.descriptor;
  bool isShuffled = memory.subFormat == CUFFT_XT_FORMAT_INPLACE_SHUFFLED && !all.isFlat;
  for (int i = 0; i < parts.nGPUs; ++i) {
    size_t divided = isShuffled ? all.columns : all.rows;
    size_t first = shareOf(divided, i, parts.nGPUs), last = shareOf(divided, i + 1, parts.nGPUs);
    size_t rowBegin = isShuffled ? 0 : first, rowEnd = isShuffled ? all.rows : last;
    size_t columnBegin = isShuffled ? first : 0, columnEnd = isShuffled ? last : all.columns;
    size_t bytes = (columnEnd - columnBegin) * all.rest * all.size;
    char *part = static_cast<char *>(parts.data[i]);
    for (size_t row = rowBegin; row < rowEnd; ++row, part += bytes) {
      char *place = natural + (row * all.columns + columnBegin) * all.rest * all.size;
      toDevices ? std::memcpy(part, place, bytes) : std::memcpy(place, part, bytes);
    }
  }
}

/// Only transforms from complex to complex numbers.
std::optional<FftShape> complexShapeOf(cufftHandle plan) {
  std::optional<FftShape> shape = shapeOf(plan);
  return shape && (shape->type == CUFFT_C2C || shape->type == CUFFT_Z2Z) ? shape : std::nullopt;
}

} // namespace

#define FFT_API(name, ...)                                                                         \
  extern "C" cufftResult hipfft##name(__VA_ARGS__) __attribute__((alias("cufft" #name)));          \
  extern "C" cufftResult cufft##name(__VA_ARGS__)

FFT_API(XtSetGPUs, cufftHandle plan, int count, int *devices) {
  if (count < 1 || count > maxDevices || !devices)
    return CUFFT_INVALID_VALUE;
  for (int i = 0; i < count; ++i)
    if (!isDevice(devices[i]))
      return CUFFT_INVALID_DEVICE;
  std::lock_guard lock(mutex());
  devicesOfPlans()[plan].assign(devices, devices + count);
  return CUFFT_SUCCESS;
}

FFT_API(XtFree, cudaLibXtDesc *memory) {
  if (!memory)
    return CUFFT_INVALID_VALUE;
  for (int i = 0; i < memory->descriptor->nGPUs; ++i)
    if (void *data = memory->descriptor->data[i])
      release(data, MemoryKind::Device, MemoryKind::Device);
  delete memory->descriptor;
  delete memory;
  return CUFFT_SUCCESS;
}

FFT_API(XtMalloc, cufftHandle plan, cudaLibXtDesc **memory, cufftXtSubFormat format) {
  std::optional<FftShape> shape = complexShapeOf(plan);
  if (!memory)
    return CUFFT_INVALID_VALUE;
  if (!shape)
    return shapeOf(plan) ? CUFFT_NOT_SUPPORTED : CUFFT_INVALID_PLAN;
  std::unique_lock lock(mutex());
  std::vector<int> devices = devicesOfPlans()[plan];
  lock.unlock();
  if (devices.empty())
    return CUFFT_INVALID_PLAN;
  Elements all(*shape);
  auto parts = std::make_unique<cudaXtDesc>();
  parts->nGPUs = int(devices.size());
  auto result = std::make_unique<cudaLibXtDesc>();
  const int before = currentDevice();
  bool isComplete = true;
  for (int i = 0; i < parts->nGPUs; ++i) {
    auto rows = [&](size_t divided, size_t others) {
      return (shareOf(divided, i + 1, parts->nGPUs) - shareOf(divided, i, parts->nGPUs)) * others;
    };
    // Room for either order.
    size_t elements =
        std::max(rows(all.rows, all.columns), rows(all.columns, all.rows) * size_t(!all.isFlat));
    parts->GPUs[i] = devices[i];
    parts->size[i] = elements * all.rest * all.size;
    setCurrentDevice(devices[i]);
    parts->data[i] = allocate(parts->size[i], MemoryKind::Device);
    isComplete &= parts->data[i] != nullptr;
  }
  setCurrentDevice(before);
  result->descriptor = parts.release();
  result->library = LIB_FORMAT_CUFFT;
  result->subFormat = format;
  *memory = result.release();
  if (isComplete)
    return CUFFT_SUCCESS;
  cufftXtFree(*memory);
  *memory = nullptr;
  return CUFFT_ALLOC_FAILED;
}

FFT_API(XtMemcpy, cufftHandle plan, void *to, void *from, cufftXtCopyType kind) {
  std::optional<FftShape> shape = complexShapeOf(plan);
  if (!shape)
    return CUFFT_INVALID_PLAN;
  if (!to || !from)
    return CUFFT_INVALID_VALUE;
  Elements all(*shape);
  auto *target = static_cast<cudaLibXtDesc *>(to), *source = static_cast<cudaLibXtDesc *>(from);
  switch (kind) {
  case CUFFT_COPY_HOST_TO_DEVICE:
    target->subFormat = CUFFT_XT_FORMAT_INPLACE;
    move(all, *target, static_cast<char *>(from), true);
    return CUFFT_SUCCESS;
  case CUFFT_COPY_DEVICE_TO_HOST:
    move(all, *source, static_cast<char *>(to), false);
    return CUFFT_SUCCESS;
  case CUFFT_COPY_DEVICE_TO_DEVICE: { // into natural order
    std::vector<char> natural(all.count() * all.size);
    move(all, *source, natural.data(), false);
    target->subFormat = CUFFT_XT_FORMAT_INPLACE;
    move(all, *target, natural.data(), true);
    return CUFFT_SUCCESS;
  }
  default:
    return CUFFT_INVALID_VALUE;
  }
}

FFT_API(XtExecDescriptor, cufftHandle plan, cudaLibXtDesc *in, cudaLibXtDesc *out, int direction) {
  std::optional<FftShape> shape = complexShapeOf(plan);
  if (!shape)
    return shapeOf(plan) ? CUFFT_NOT_SUPPORTED : CUFFT_INVALID_PLAN;
  if (!in || !out)
    return CUFFT_INVALID_VALUE;
  Elements all(*shape);
  std::vector<char> natural(all.count() * all.size);
  move(all, *in, natural.data(), false);
  if (cufftResult error = cufftXtExec(plan, natural.data(), natural.data(), direction))
    return error;
  out->subFormat = in->subFormat == CUFFT_XT_FORMAT_INPLACE_SHUFFLED
                       ? CUFFT_XT_FORMAT_INPLACE
                       : CUFFT_XT_FORMAT_INPLACE_SHUFFLED;
  move(all, *out, natural.data(), true);
  return CUFFT_SUCCESS;
}
FFT_API(XtExecDescriptorC2C, cufftHandle plan, cudaLibXtDesc *in, cudaLibXtDesc *out,
        int direction) {
  std::optional<FftShape> shape = shapeOf(plan);
  return shape && shape->type != CUFFT_C2C ? CUFFT_INVALID_TYPE
                                           : cufftXtExecDescriptor(plan, in, out, direction);
}
FFT_API(XtExecDescriptorZ2Z, cufftHandle plan, cudaLibXtDesc *in, cudaLibXtDesc *out,
        int direction) {
  std::optional<FftShape> shape = shapeOf(plan);
  return shape && shape->type != CUFFT_Z2Z ? CUFFT_INVALID_TYPE
                                           : cufftXtExecDescriptor(plan, in, out, direction);
}
