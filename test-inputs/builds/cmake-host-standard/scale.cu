#include <type_traits>
#if __cplusplus < 201103L || (defined(__HIP__) && __cplusplus < 201703L)
#error "HIP's libraries need C++17"
#endif
__global__ void scale(float *x) { x[threadIdx.x] *= std::is_same<int, int>::value ? 2 : 1; }
