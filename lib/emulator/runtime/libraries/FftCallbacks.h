// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of a program that cuFFT or hipFFT calls for each element that a transform reads or
// writes. They are called on the host, outside of any kernel, so they have no thread index.
#pragma once

#include "api/Api.h"

#include "tranship/cufft.h"

#include <cstddef>
#include <vector>

namespace tranship::emulator {

struct FftElement {
  bool isReal, isDouble;
  size_t size() const { return (isReal ? 1 : 2) * (isDouble ? sizeof(double) : sizeof(float)); }
};

class FftCallbacks {
public:
  /// Returns CUFFT_INVALID_TYPE if `kind` does not fit these elements.
  cufftResult set(cufftXtCallbackType kind, FftElement input, FftElement output, void *function,
                  void *data);
  cufftResult clear(cufftXtCallbackType kind);
  cufftResult setSharedSize(cufftXtCallbackType kind, size_t size);

  bool load() const { return load_.function; }
  bool store() const { return store_.function; }
  /// Reads the element at `offset`, counted in elements, as it goes into the transform.
  void load(FftElement element, void *data, size_t offset, void *into);
  /// Passes on an element that comes out of the transform.
  void store(FftElement element, void *data, size_t offset, const void *from);

private:
  struct Callback {
    void *function = nullptr, *data = nullptr;
    std::vector<char> shared;
  };
  Callback *callbackFor(cufftXtCallbackType kind);

  Callback load_, store_;
};

} // namespace tranship::emulator
