// Uses what its includers include.
#define LAUNCH(kernel, grid, block, ...) kernel<<<grid, block>>>(__VA_ARGS__)

inline void wait() { cudaDeviceSynchronize(); }
