// Uses what its includers include.
#define LAUNCH(kernel, grid, block, ...) hipLaunchKernelGGL(kernel, dim3(grid), dim3(block), 0, 0, __VA_ARGS__)

inline void wait() { hipDeviceSynchronize(); }
