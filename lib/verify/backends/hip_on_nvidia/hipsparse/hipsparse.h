// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "hip/hip_runtime_api.h"

#include <cusparse.h>

#ifdef __cplusplus
// HIP passes buffer sizes as size_t where CUDA uses int.
namespace tranship {

/// An int for CUDA to write to; copied to the caller's size_t at the end of the call.
class IntFor {
public:
  explicit IntFor(size_t *size) : size_(size) {}
  ~IntFor() { *size_ = size_t(value_); }
  operator int *() { return &value_; }

private:
  size_t *size_;
  int value_ = 0;
};
template <class Type> inline Type intForSize(Type argument) { return argument; }
inline IntFor intForSize(size_t *size) { return IntFor(size); }

template <class Function, Function *function> struct SizeAsInt;
template <class... Parameters, cusparseStatus_t (*function)(Parameters...)>
struct SizeAsInt<cusparseStatus_t(Parameters...), function> {
  template <class... Arguments> static inline cusparseStatus_t call(Arguments... arguments) {
    return function(intForSize(arguments)...);
  }
};

} // namespace tranship

#define TRANSHIP_SIZE_AS_INT(function) tranship::SizeAsInt<decltype(function), function>::call
#define hipsparseCcsr2gebsr_bufferSize TRANSHIP_SIZE_AS_INT(cusparseCcsr2gebsr_bufferSize)
#define hipsparseDcsr2gebsr_bufferSize TRANSHIP_SIZE_AS_INT(cusparseDcsr2gebsr_bufferSize)
#define hipsparseScsr2gebsr_bufferSize TRANSHIP_SIZE_AS_INT(cusparseScsr2gebsr_bufferSize)
#define hipsparseZcsr2gebsr_bufferSize TRANSHIP_SIZE_AS_INT(cusparseZcsr2gebsr_bufferSize)
#define hipsparseCgebsr2gebsc_bufferSize TRANSHIP_SIZE_AS_INT(cusparseCgebsr2gebsc_bufferSize)
#define hipsparseDgebsr2gebsc_bufferSize TRANSHIP_SIZE_AS_INT(cusparseDgebsr2gebsc_bufferSize)
#define hipsparseSgebsr2gebsc_bufferSize TRANSHIP_SIZE_AS_INT(cusparseSgebsr2gebsc_bufferSize)
#define hipsparseZgebsr2gebsc_bufferSize TRANSHIP_SIZE_AS_INT(cusparseZgebsr2gebsc_bufferSize)
#endif

#include "tranship/guards.h"
