// COMPILES: no, two headers have no counterpart
// Headers of Thrust and CUB that rocThrust and hipCUB have too, also below detail/ and system/cuda,
// and those that they have under another name or not at all.
#include <thrust/detail/config.h>
#include <thrust/detail/config/host_device.h>
#include <thrust/detail/functional/placeholder.h>
#include <thrust/detail/raw_pointer_cast.h>
#include <thrust/detail/swap.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/future.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/detail/execution_policy.h>
#include <thrust/system/cuda/detail/par.h>
#include <thrust/system/cuda/detail/util.h>
#include <thrust/system/cuda/error.h>
#include <thrust/system/cuda/vector.h>
#include <thrust/system_error.h>
#include <thrust/detail/type_traits/is_thrust_pointer.h> // DIAG: unsupported-header

#include <cub/cub.cuh>
#include <cub/device/device_spmv.cuh>
#include <cub/grid/grid_barrier.cuh>
#include <cub/iterator/constant_input_iterator.cuh>
#include <cub/iterator/counting_input_iterator.cuh>
#include <cub/iterator/discard_output_iterator.cuh>
#include <cub/iterator/transform_input_iterator.cuh>
#include <cub/util_debug.cuh>
#include <cub/util_namespace.cuh>
#include <cub/version.cuh>
#include <cub/host/mutex.cuh> // DIAG: unsupported-header

void check(cudaError_t error) {
  if (error != cudaSuccess)
    throw thrust::system_error(error, thrust::cuda_category(), "kernel");
  if (error != cudaSuccess)
    throw thrust::system_error(error, thrust::system::cuda_category());
}
