// Barriers of groups in two halves, which are functions in the port.
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
#include "tranship_hip.h"
#include <utility>

namespace cg = cooperative_groups;

struct Stage {
  cg::thread_block block;
  int *data;
};

__global__ void exchange(int *data) {
  Stage stage{cg::this_thread_block(), data};
  data[threadIdx.x] = threadIdx.x;
  auto token = tranship::barrier_arrive(stage.block);
  int own = data[threadIdx.x] * 3; // between the halves
  tranship::barrier_wait(stage.block, std::move(token));
  data[blockDim.x + threadIdx.x] = own + data[blockDim.x - 1 - threadIdx.x];
}

__global__ void wholeGrid(int *data) {
  cg::grid_group grid = cg::this_grid(), *pointer = &grid;
  auto token = tranship::barrier_arrive(*pointer);
  tranship::barrier_wait(*pointer, std::move(token));
  auto cluster = cg::this_cluster(); // DIAG: unsupported-name
  cluster.barrier_arrive();          // DIAG: unsupported-name
  cluster.barrier_wait();            // DIAG: unsupported-name
  data[grid.thread_rank()] = 1;
}
