// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "libraries/FftCallbacks.h"

#include "core/Registry.h"
#include "emulator/interface/Wave.h"

#include <cstring>
#include <type_traits>

namespace tranship::emulator {

namespace {

constexpr unsigned doubleBit = 1, realBit = 2, storeBit = 4, kinds = 8;

unsigned kindOf(FftElement element, bool isStore) {
  return (element.isDouble ? doubleBit : 0) | (element.isReal ? realBit : 0) |
         (isStore ? storeBit : 0);
}

/// Calls `with` with a value of the element's type.
template <class With> void dispatch(FftElement element, With with) {
  if (element.isReal)
    element.isDouble ? with(double()) : with(float());
  else
    element.isDouble ? with(double2()) : with(float2());
}

/// Calls a function of the device.
template <class Result, class... Arguments>
Result callDevice(void *function, Arguments... arguments) {
  if (!hasWaveCode())
    return reinterpret_cast<Result (*)(Arguments...)>(function)(arguments...);
  // As one lane of a wave: see WaveWriter.h.
  Wave wave = {};
  constexpr uint64_t lanes = 1;
  if constexpr (std::is_void_v<Result>) {
    reinterpret_cast<void (*)(Wave *, uint64_t, Arguments * ...)>(function)(&wave, lanes,
                                                                            &arguments...);
  } else {
    Result result = {};
    reinterpret_cast<void (*)(Wave *, uint64_t, Arguments * ..., Result *)>(function)(
        &wave, lanes, &arguments..., &result);
    return result;
  }
}

} // namespace

FftCallbacks::Callback *FftCallbacks::callbackFor(cufftXtCallbackType kind) {
  return unsigned(kind) >= kinds ? nullptr : (unsigned(kind) & storeBit) ? &store_ : &load_;
}

cufftResult FftCallbacks::set(cufftXtCallbackType kind, FftElement input, FftElement output,
                              void *function, void *data) {
  Callback *callback = callbackFor(kind);
  if (!callback || !function)
    return CUFFT_INVALID_VALUE;
  bool isStore = callback == &store_;
  if (unsigned(kind) != kindOf(isStore ? output : input, isStore))
    return CUFFT_INVALID_TYPE;
  callback->function = function;
  callback->data = data;
  return CUFFT_SUCCESS;
}

cufftResult FftCallbacks::clear(cufftXtCallbackType kind) {
  Callback *callback = callbackFor(kind);
  if (!callback)
    return CUFFT_INVALID_VALUE;
  *callback = {};
  return CUFFT_SUCCESS;
}

cufftResult FftCallbacks::setSharedSize(cufftXtCallbackType kind, size_t size) {
  constexpr size_t limit = 16384; // as the library's documentation says
  Callback *callback = callbackFor(kind);
  if (!callback || size > limit)
    return CUFFT_INVALID_VALUE;
  callback->shared.resize(size);
  return CUFFT_SUCCESS;
}

void FftCallbacks::load(FftElement element, void *data, size_t offset, void *into) {
  dispatch(element, [&](auto zero) {
    using T = decltype(zero);
    void *shared = load_.shared.data();
    T value = callDevice<T>(load_.function, data, offset, load_.data, shared);
    std::memcpy(into, &value, sizeof(T));
  });
}

void FftCallbacks::store(FftElement element, void *data, size_t offset, const void *from) {
  dispatch(element, [&](auto zero) {
    using T = decltype(zero);
    void *shared = store_.shared.data();
    T value;
    std::memcpy(&value, from, sizeof(T));
    callDevice<void>(store_.function, data, offset, value, store_.data, shared);
  });
}

} // namespace tranship::emulator
