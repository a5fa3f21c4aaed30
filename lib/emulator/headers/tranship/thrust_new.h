// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces <thrust/mr/new.h>: Thrust's device memory becomes memory that kernels may use too and
// that checks know.
#pragma once

#define new_delete_resource tranship_host_resource
#include_next <thrust/mr/new.h>
#undef new_delete_resource

// Thrust's code for GPUs brings its errors along.
#include <thrust/system_error.h>

extern "C" void *transhipAllocateForThrust(std::size_t size);
extern "C" void transhipFreeForThrust(void *pointer);

THRUST_NAMESPACE_BEGIN
namespace mr {

class new_delete_resource final : public memory_resource<> {
public:
  void *do_allocate(std::size_t size, std::size_t = THRUST_MR_DEFAULT_ALIGNMENT) override {
    void *pointer = transhipAllocateForThrust(size);
    if (!pointer)
      throw std::bad_alloc();
    return pointer;
  }
  void do_deallocate(void *pointer, std::size_t,
                     std::size_t = THRUST_MR_DEFAULT_ALIGNMENT) override {
    transhipFreeForThrust(pointer);
  }
};

} // namespace mr
THRUST_NAMESPACE_END
