// Barriers of groups in two halves, which are functions in the port.
#include <cooperative_groups.h>
#include <utility>

namespace cg = cooperative_groups;

struct Stage {
  cg::thread_block block;
  int *data;
};

__global__ void exchange(int *data) {
  Stage stage{cg::this_thread_block(), data};
  data[threadIdx.x] = threadIdx.x;
  auto token = stage.block.barrier_arrive();
  int own = data[threadIdx.x] * 3; // between the halves
  stage.block.barrier_wait(std::move(token));
  data[blockDim.x + threadIdx.x] = own + data[blockDim.x - 1 - threadIdx.x];
}

__global__ void wholeGrid(int *data) {
  cg::grid_group grid = cg::this_grid(), *pointer = &grid;
  auto token = pointer->barrier_arrive();
  pointer->barrier_wait(std::move(token));
  auto cluster = cg::this_cluster(); // DIAG: unsupported-name
  cluster.barrier_arrive();          // DIAG: unsupported-name
  cluster.barrier_wait();            // DIAG: unsupported-name
  data[grid.thread_rank()] = 1;
}
