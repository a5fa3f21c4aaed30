// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stands in for PyTorch in tests: as much as they use.
#pragma once

namespace c10 {
struct Device;
struct DataPtr;
} // namespace c10

namespace torch {
struct Tensor {
  bool is_cuda() const;
  c10::Device device() const;
  const c10::DataPtr &data() const;
  template <typename T> T *data_ptr() const;
  int numel() const;
};
} // namespace torch
#define TORCH_CHECK(CONDITION) (void)(CONDITION)
