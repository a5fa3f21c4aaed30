// Graphs: one made node by node, one recorded from two streams; launched several times, one with
// other arguments. One has memory of its own.
#include <cstdio>
#include <cstdlib>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int count = 256;

__global__ void add(int *values, int amount) {
  values[blockIdx.x * blockDim.x + threadIdx.x] += amount;
}

void say(void *data) { std::printf("host: %d\n", *static_cast<int *>(data)); }

void byHand(int *device, int *host) {
  cudaGraph_t graph;
  CHECK(cudaGraphCreate(&graph, 0));
  cudaGraphNode_t zero, kernel, copy, tell;
  cudaMemsetParams zeroes = {};
  zeroes.dst = device;
  zeroes.elementSize = sizeof(int);
  zeroes.width = count;
  zeroes.height = 1;
  zeroes.value = 5;
  CHECK(cudaGraphAddMemsetNode(&zero, graph, nullptr, 0, &zeroes));
  int amount = 3;
  void *arguments[] = {&device, &amount};
  cudaKernelNodeParams launch = {};
  launch.func = reinterpret_cast<void *>(add);
  launch.gridDim = dim3(count / 64);
  launch.blockDim = dim3(64);
  launch.kernelParams = arguments;
  CHECK(cudaGraphAddKernelNode(&kernel, graph, &zero, 1, &launch));
  amount = 1000; // the graph has the old one
  CHECK(cudaGraphAddMemcpyNode1D(&copy, graph, &kernel, 1, host, device, count * sizeof(int),
                                 cudaMemcpyDeviceToHost));
  cudaHostNodeParams telling = {};
  telling.fn = say;
  telling.userData = host + 7;
  CHECK(cudaGraphAddHostNode(&tell, graph, &copy, 1, &telling));
  size_t nodes = 0;
  CHECK(cudaGraphGetNodes(graph, nullptr, &nodes));
  std::printf("%d nodes\n", int(nodes));

  cudaGraphExec_t exec;
  CHECK(cudaGraphInstantiate(&exec, graph, 0));
  CHECK(cudaGraphLaunch(exec, 0));
  amount = 20;
  CHECK(cudaGraphExecKernelNodeSetParams(exec, kernel, &launch));
  CHECK(cudaGraphLaunch(exec, 0));
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaGraphExecDestroy(exec));
  CHECK(cudaGraphDestroy(graph));
}

void recorded(int *device, int *host) {
  cudaStream_t first, second;
  cudaEvent_t fork, join;
  CHECK(cudaStreamCreate(&first));
  CHECK(cudaStreamCreate(&second));
  CHECK(cudaEventCreateWithFlags(&fork, cudaEventDisableTiming));
  CHECK(cudaEventCreateWithFlags(&join, cudaEventDisableTiming));
  CHECK(cudaMemset(device, 0, count * sizeof(int)));

  cudaGraph_t graph;
  CHECK(cudaStreamBeginCapture(first, cudaStreamCaptureModeGlobal));
  add<<<count / 64, 64, 0, first>>>(device, 1);
  CHECK(cudaEventRecord(fork, first));
  CHECK(cudaStreamWaitEvent(second, fork, 0));
  add<<<count / 64, 64, 0, second>>>(device, 10);
  CHECK(cudaEventRecord(join, second));
  CHECK(cudaStreamWaitEvent(first, join, 0));
  CHECK(cudaMemcpyAsync(host, device, count * sizeof(int), cudaMemcpyDeviceToHost, first));
  host[0] = -1;
  CHECK(cudaStreamEndCapture(first, &graph));
  std::printf("nothing done yet: %d\n", host[0]);

  cudaGraphExec_t exec;
  CHECK(cudaGraphInstantiate(&exec, graph, 0));
  for (int i = 0; i < 3; ++i)
    CHECK(cudaGraphLaunch(exec, first));
  CHECK(cudaStreamSynchronize(first));
  std::printf("after three launches: %d %d\n", host[0], host[count - 1]);
  CHECK(cudaGraphExecDestroy(exec));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaEventDestroy(fork));
  CHECK(cudaEventDestroy(join));
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
}

unsigned long long memoryOfGraphs() {
  unsigned long long bytes = 0;
  CHECK(cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrReservedMemCurrent, &bytes));
  return bytes;
}

void withMemory(int *host) {
  unsigned long long before = memoryOfGraphs();
  cudaGraph_t graph;
  CHECK(cudaGraphCreate(&graph, 0));
  cudaMemAllocNodeParams memory = {};
  memory.bytesize = count * sizeof(int);
  memory.poolProps.allocType = cudaMemAllocationTypePinned;
  memory.poolProps.location.type = cudaMemLocationTypeDevice;
  cudaGraphNode_t allocate, zero, kernel, copy, release;
  CHECK(cudaGraphAddMemAllocNode(&allocate, graph, nullptr, 0, &memory));
  int *device = static_cast<int *>(memory.dptr);
  cudaMemsetParams zeroes = {};
  zeroes.dst = device;
  zeroes.elementSize = sizeof(int);
  zeroes.width = count;
  zeroes.height = 1;
  CHECK(cudaGraphAddMemsetNode(&zero, graph, &allocate, 1, &zeroes));
  int amount = 4;
  void *arguments[] = {&device, &amount};
  cudaKernelNodeParams launch = {};
  launch.func = reinterpret_cast<void *>(add);
  launch.gridDim = dim3(count / 64);
  launch.blockDim = dim3(64);
  launch.kernelParams = arguments;
  CHECK(cudaGraphAddKernelNode(&kernel, graph, &zero, 1, &launch));
  CHECK(cudaGraphAddMemcpyNode1D(&copy, graph, &kernel, 1, host, device, count * sizeof(int),
                                 cudaMemcpyDeviceToHost));
  CHECK(cudaGraphAddMemFreeNode(&release, graph, &copy, 1, device));
  cudaGraphExec_t exec;
  CHECK(cudaGraphInstantiate(&exec, graph, 0));
  CHECK(cudaGraphLaunch(exec, 0));
  CHECK(cudaDeviceSynchronize());
  std::printf("in its own memory: %d %d, more of it: %d\n", host[0], host[count - 1],
              memoryOfGraphs() >= before + memory.bytesize);
  CHECK(cudaGraphExecDestroy(exec));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaDeviceGraphMemTrim(0));
}

int main() {
  int *device, *host;
  CHECK(cudaMalloc(&device, count * sizeof(int)));
  CHECK(cudaMallocHost(&host, count * sizeof(int)));
  byHand(device, host);
  recorded(device, host);
  withMemory(host);
  CHECK(cudaFree(device));
  CHECK(cudaFreeHost(host));
  return 0;
}
