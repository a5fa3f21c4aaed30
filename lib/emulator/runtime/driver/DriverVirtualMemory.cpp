// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Virtual memory management: a range of addresses is reserved, memory is created and mapped into
// it, and access is given.
#include "driver/Driver.h"
#include "memory/Memory.h"

#include <algorithm>
#include <cstdint>
#include <fcntl.h>
#include <map>
#include <mutex>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tranship::emulator;

/// Exists until its handle and all its mappings are gone.
struct TranshipAllocation {
  int file = -1;
  size_t size = 0;
  CUmemAllocationProp properties{};
  unsigned users = 1;
};

namespace {

constexpr size_t granularity = size_t(2) << 20;

struct Mapping {
  size_t size;
  TranshipAllocation *allocation;
};
std::mutex mutex;
std::map<CUdeviceptr, size_t> reserved;
std::map<CUdeviceptr, Mapping> mapped;

void drop(TranshipAllocation *allocation) {
  if (--allocation->users)
    return;
  close(allocation->file);
  delete allocation;
}

TranshipAllocation *allocationOf(CUmemGenericAllocationHandle handle) {
  return reinterpret_cast<TranshipAllocation *>(handle);
}

bool isMultiple(size_t size) { return size && size % granularity == 0; }

/// Returns whether a reserved range holds all of it.
bool isReserved(CUdeviceptr start, size_t size) {
  auto next = reserved.upper_bound(start);
  if (next == reserved.begin())
    return false;
  auto [base, length] = *std::prev(next);
  return start - base < length && size <= length - (start - base);
}

} // namespace

DRIVER_API(MemGetAllocationGranularity, MemGetAllocationGranularity,
           (size_t * result, const CUmemAllocationProp *, CUmemAllocationGranularity_flags)) {
  *result = granularity;
  return CUDA_SUCCESS;
}
DRIVER_API(MemCreate, MemCreate,
           (CUmemGenericAllocationHandle * handle, size_t size,
            const CUmemAllocationProp *properties, unsigned long long)) {
  if (!handle || !properties || !isMultiple(size))
    return CUDA_ERROR_INVALID_VALUE;
  int file = memfd_create("tranship-memory", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, off_t(size))) {
    if (file >= 0)
      close(file);
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
  *handle = addressOf(new TranshipAllocation{file, size, *properties});
  return CUDA_SUCCESS;
}
DRIVER_API(MemRelease, MemRelease, (CUmemGenericAllocationHandle handle)) {
  if (!handle)
    return CUDA_ERROR_INVALID_VALUE;
  std::lock_guard lock(mutex);
  drop(allocationOf(handle));
  return CUDA_SUCCESS;
}
DRIVER_API(MemGetAllocationPropertiesFromHandle, MemGetAllocationPropertiesFromHandle,
           (CUmemAllocationProp * properties, CUmemGenericAllocationHandle handle)) {
  if (!handle)
    return CUDA_ERROR_INVALID_VALUE;
  *properties = allocationOf(handle)->properties;
  return CUDA_SUCCESS;
}
// Programs share a file descriptor, which belongs to the receiver.
DRIVER_API(MemExportToShareableHandle, MemExportToShareableHandle,
           (void *shared, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType type,
            unsigned long long)) {
  if (!shared || !handle || type != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
    return CUDA_ERROR_INVALID_VALUE;
  int file = fcntl(allocationOf(handle)->file, F_DUPFD_CLOEXEC, 0);
  if (file < 0)
    return CUDA_ERROR_OUT_OF_MEMORY;
  *static_cast<int *>(shared) = file;
  return CUDA_SUCCESS;
}
DRIVER_API(MemImportFromShareableHandle, MemImportFromShareableHandle,
           (CUmemGenericAllocationHandle * handle, void *shared, CUmemAllocationHandleType type)) {
  if (!handle || type != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
    return CUDA_ERROR_INVALID_VALUE;
  // CUDA passes the descriptor itself as the pointer.
  int file = fcntl(int(reinterpret_cast<intptr_t>(shared)), F_DUPFD_CLOEXEC, 0);
  struct stat status;
  if (file < 0 || fstat(file, &status)) {
    if (file >= 0)
      close(file);
    return CUDA_ERROR_INVALID_VALUE;
  }
  CUmemAllocationProp properties{};
  properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  properties.requestedHandleTypes = type;
  properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
  *handle = addressOf(new TranshipAllocation{file, size_t(status.st_size), properties});
  return CUDA_SUCCESS;
}
DRIVER_API(MemAddressReserve, MemAddressReserve,
           (CUdeviceptr * pointer, size_t size, size_t alignment, CUdeviceptr,
            unsigned long long)) {
  alignment = std::max(alignment, granularity);
  if (!pointer || !isMultiple(size) || (alignment & (alignment - 1)))
    return CUDA_ERROR_INVALID_VALUE;
  void *all = mmap(nullptr, size + alignment, PROT_NONE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (all == MAP_FAILED)
    return CUDA_ERROR_OUT_OF_MEMORY;
  // The part outside of the alignment goes back.
  CUdeviceptr start = addressOf(all), aligned = (start + alignment - 1) / alignment * alignment;
  if (aligned > start)
    munmap(all, aligned - start);
  if (size_t behind = start + alignment - aligned)
    munmap(pointerTo(aligned + size), behind);
  std::lock_guard lock(mutex);
  reserved[aligned] = size;
  *pointer = aligned;
  return CUDA_SUCCESS;
}
DRIVER_API(MemAddressFree, MemAddressFree, (CUdeviceptr pointer, size_t size)) {
  std::lock_guard lock(mutex);
  auto range = reserved.find(pointer);
  if (range == reserved.end() || range->second != size)
    return CUDA_ERROR_INVALID_VALUE;
  munmap(pointerTo(pointer), size);
  reserved.erase(range);
  return CUDA_SUCCESS;
}
DRIVER_API(MemMap, MemMap,
           (CUdeviceptr pointer, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
            unsigned long long)) {
  std::lock_guard lock(mutex);
  TranshipAllocation *allocation = allocationOf(handle);
  if (!allocation || !isMultiple(size) || !isReserved(pointer, size) || offset > allocation->size ||
      size > allocation->size - offset || mapped.count(pointer))
    return CUDA_ERROR_INVALID_VALUE;
  // No access until the program gives it.
  if (mmap(pointerTo(pointer), size, PROT_NONE, MAP_SHARED | MAP_FIXED, allocation->file,
           off_t(offset)) == MAP_FAILED)
    return CUDA_ERROR_OUT_OF_MEMORY;
  ++allocation->users;
  mapped[pointer] = {size, allocation};
  return CUDA_SUCCESS;
}
DRIVER_API(MemUnmap, MemUnmap, (CUdeviceptr pointer, size_t size)) {
  std::lock_guard lock(mutex);
  CUdeviceptr end = pointer + size;
  auto first = mapped.lower_bound(pointer);
  if (first == mapped.end() || first->first != pointer)
    return CUDA_ERROR_INVALID_VALUE;
  for (auto entry = first; entry != mapped.end() && entry->first < end;) {
    // The range stays reserved.
    mmap(pointerTo(entry->first), entry->second.size, PROT_NONE,
         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    removeMapping(pointerTo(entry->first));
    drop(entry->second.allocation);
    entry = mapped.erase(entry);
  }
  return CUDA_SUCCESS;
}
DRIVER_API(MemSetAccess, MemSetAccess,
           (CUdeviceptr pointer, size_t size, const CUmemAccessDesc *access, size_t count)) {
  if (!access || !count)
    return CUDA_ERROR_INVALID_VALUE;
  int protection = PROT_NONE;
  for (size_t i = 0; i < count; ++i)
    protection |= access[i].flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE ? PROT_READ | PROT_WRITE
                  : access[i].flags == CU_MEM_ACCESS_FLAGS_PROT_READ    ? PROT_READ
                                                                        : PROT_NONE;
  std::lock_guard lock(mutex);
  size_t done = 0;
  for (auto entry = mapped.lower_bound(pointer);
       entry != mapped.end() && entry->first < pointer + size; ++entry) {
    if (mprotect(pointerTo(entry->first), entry->second.size, protection))
      return CUDA_ERROR_INVALID_VALUE;
    removeMapping(pointerTo(entry->first));
    done += entry->second.size;
  }
  if (done != size)
    return CUDA_ERROR_INVALID_VALUE;
  // For copies it is one allocation, however many pieces it has.
  if (protection != PROT_NONE)
    addMapping(pointerTo(pointer), size);
  return CUDA_SUCCESS;
}
