// Questions to a whole warp: any, all, ballots, matches, reductions and the lanes that are there.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

struct Answers {
  unsigned ballot, active, match;
  int any, all, same;
};

__global__ void ask(const int *in, Answers *answers) {
  int value = in[threadIdx.x];
  Answers mine;
  mine.ballot = __ballot_sync(0xffffffffu, value > 10);
  mine.any = __any_sync(0xffffffffu, value == 31);
  mine.all = __all_sync(0xffffffffu, value >= 0);
  mine.match = __match_any_sync(0xffffffffu, value % 4);
  mine.same = 0;
  mine.active = 0;
  if (threadIdx.x % 32 < 16) {
    mine.active = __activemask();
    unsigned half = __ballot_sync(0x0000ffffu, value & 1);
    mine.same = __popc(half);
  }
  answers[threadIdx.x] = mine;
}

int main() {
  constexpr int n = 64;
  int values[n], *in;
  for (int i = 0; i < n; ++i)
    values[i] = i % 32;
  Answers *out, answers[n];
  CHECK(cudaMalloc(&in, sizeof values));
  CHECK(cudaMalloc(&out, sizeof answers));
  CHECK(cudaMemcpy(in, values, sizeof values, cudaMemcpyHostToDevice));
  ask<<<1, n>>>(in, out);
  CHECK(cudaMemcpy(answers, out, sizeof answers, cudaMemcpyDeviceToHost));
  for (int i : {0, 1, 17, 32, 45, 63})
    std::printf("%2d: ballot %08x any %d all %d match %08x active %08x same %d\n", i,
                answers[i].ballot, answers[i].any, answers[i].all, answers[i].match,
                answers[i].active, answers[i].same);
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  return 0;
}
