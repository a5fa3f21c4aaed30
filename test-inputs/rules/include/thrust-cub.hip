// COMPILES: no, two headers have no counterpart
// Headers of Thrust and CUB that rocThrust and hipCUB have too, also below detail/ and system/cuda,
// and those that they have under another name or not at all.
#include <hip/hip_runtime.h>
#include <thrust/detail/config.h>
#include <thrust/functional.h>
#include <thrust/detail/raw_pointer_cast.h>
#include <thrust/swap.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/future.h>
#include <thrust/sort.h>
#include <thrust/system/hip/detail/execution_policy.h>
#include <thrust/system/hip/detail/par.h>
#include <thrust/system/hip/detail/util.h>
#include <thrust/system/hip/error.h>
#include <thrust/system/hip/vector.h>
#include <thrust/system_error.h>
#include <thrust/detail/type_traits/is_thrust_pointer.h> // DIAG: unsupported-header

#include <hipcub/hipcub.hpp>
#include <cub/host/mutex.cuh> // DIAG: unsupported-header

void check(hipError_t error) {
  if (error != hipSuccess)
    throw thrust::system_error(error, thrust::hip_category(), "kernel");
  if (error != hipSuccess)
    throw thrust::system_error(error, thrust::system::hip_category());
}
