// Blocks that CUB loads and stores warp by warp.
#include <cub/cub.cuh>
#include <cuda_runtime.h>

template <int Threads> __global__ void move(const int *from, int *to) {
  using Load = cub::BlockLoad<int, Threads, 2, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
  using Store = cub::BlockStore<int, Threads, 2, cub::BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED>;
  __shared__ typename Load::TempStorage load;
  __shared__ typename Store::TempStorage store;
  int items[2];
  Load(load).Load(from, items);  // DIAG: cub-block-size
  Store(store).Store(to, items); // DIAG: cub-block-size
}

__global__ void part(const int *from) {
  __shared__ typename cub::BlockLoad<int, 96, 2, cub::BLOCK_LOAD_WARP_TRANSPOSE>::TempStorage load;
  int items[2];
  cub::BlockLoad<int, 96, 2, cub::BLOCK_LOAD_WARP_TRANSPOSE>(load).Load(from, items); // DIAG: cub-block-size
}

__global__ void plane(const int *from, int *to) {
  using Whole = cub::BlockLoad<int, 32, 2, cub::BLOCK_LOAD_WARP_TRANSPOSE, 2, 1>; // 64 threads
  using Plain = cub::BlockLoad<int, 32, 2, cub::BLOCK_LOAD_TRANSPOSE>;
  using Direct = cub::BlockStore<int, 32, 2>;
  __shared__ typename Whole::TempStorage whole;
  __shared__ typename Plain::TempStorage plain;
  __shared__ typename Direct::TempStorage direct;
  int items[2];
  Whole(whole).Load(from, items);
  Plain(plain).Load(from, items);
  Direct(direct).Store(to, items);
}

void launch(const int *from, int *to) {
  move<32><<<1, 32>>>(from, to); // DIAG: block-size
  part<<<1, 96>>>(from); // DIAG: block-size
  plane<<<1, dim3(32, 2)>>>(from, to);
}
