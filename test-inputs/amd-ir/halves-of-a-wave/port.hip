// Reads through LDS' crossbar: within a half of 64 lanes, and, if there are 64, across.
#include <cstdio>

#include <hip/hip_runtime.h>

__global__ void move(int *wrong) {
  const int lane = __lane_id(), width = warpSize;
  const int inside = lane ^ 5, other = (lane + 32) % width;
  if (__builtin_amdgcn_ds_bpermute(4 * inside, lane * 3) != inside * 3)
    atomicAdd(&wrong[0], 1);
  if (__builtin_amdgcn_ds_bpermute(4 * other, lane * 3) != other * 3)
    atomicAdd(&wrong[1], 1);
}

int main() {
  int *device, wrong[2] = {};
  if (hipMalloc(&device, sizeof wrong) != hipSuccess ||
      hipMemset(device, 0, sizeof wrong) != hipSuccess)
    return 1;
  move<<<2, 128>>>(device);
  if (hipMemcpy(wrong, device, sizeof wrong, hipMemcpyDeviceToHost) != hipSuccess)
    return 1;
  std::printf("in the half: wrong %d\nacross: wrong %d\n", wrong[0], wrong[1]);
}
