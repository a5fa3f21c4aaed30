// Asks nodes of graphs for their parameters, changes them, and captures edges. Launches with a configuration.
#include <cstdio>

#include <cuda_runtime.h>

__global__ void add(int *value, int amount) { *value += amount; }
__global__ void multiply(int *value, int factor) { *value *= factor; }
__global__ void grid(int *value, int number) { atomicAdd(value, number * int(gridDim.x)); }
__constant__ int source = 40;
__device__ int target;

static int *value;

static int launched(cudaGraphExec_t exec, int start) {
  *value = start;
  cudaGraphLaunch(exec, 0);
  cudaDeviceSynchronize();
  return *value;
}
static cudaGraphNode_t kernelNode(cudaGraph_t graph, void *kernel, int number, const cudaGraphNode_t *after = nullptr) {
  cudaKernelNodeParams parameters = {};
  void *arguments[] = {&value, &number};
  parameters.func = kernel;
  parameters.gridDim = parameters.blockDim = dim3(1);
  parameters.kernelParams = arguments;
  cudaGraphNode_t node;
  cudaGraphAddKernelNode(&node, graph, after, after ? 1 : 0, &parameters);
  return node;
}
static void note(void *text) { std::printf("%s\n", (const char *)text); }

static void change() {
  cudaGraph_t graph, clone;
  cudaGraphExec_t exec, changed;
  cudaGraphCreate(&graph, 0);
  cudaGraphNode_t first = kernelNode(graph, (void *)add, 3), second = kernelNode(graph, (void *)multiply, 5, &first), found;
  cudaGraphInstantiate(&exec, graph, 0);
  std::printf("(1 + 3) * 5 = %d\n", launched(exec, 1));

  cudaKernelNodeParams parameters;
  cudaGraphKernelNodeGetParams(first, &parameters);
  std::printf("amount %d, %s\n", *(int *)parameters.kernelParams[1], parameters.func == (void *)add ? "add" : "other");
  int amount = 7;
  parameters.kernelParams[1] = &amount;
  cudaGraphKernelNodeSetParams(first, &parameters);
  std::printf("as instantiated: %d\n", launched(exec, 1));
  cudaGraphExecKernelNodeSetParams(exec, first, &parameters);
  std::printf("(1 + 7) * 5 = %d\n", launched(exec, 1));
  cudaGraphNodeSetEnabled(exec, second, 0);
  unsigned enabled = 1;
  cudaGraphNodeGetEnabled(exec, second, &enabled);
  std::printf("without the second: %d (%u)\n", launched(exec, 1), enabled);

  cudaGraphClone(&clone, graph);
  cudaGraphNodeFindInClone(&found, second, clone);
  cudaGraphDestroyNode(found);
  size_t nodes, edges, roots;
  cudaGraphGetNodes(clone, nullptr, &nodes);
  cudaGraphGetEdges(clone, nullptr, nullptr, &edges);
  cudaGraphGetRootNodes(graph, nullptr, &roots);
  std::printf("clone: %zu node, %zu edges; graph: %zu root\n", nodes, edges, roots);
  cudaGraphInstantiate(&changed, clone, 0);
  std::printf("1 + 7 = %d\n", launched(changed, 1));
  cudaGraphNode_t before;
  size_t count = 1;
  cudaGraphNodeGetDependencies(second, &before, &count);
  std::printf("%zu dependency, %s\n", count, before == first ? "the first" : "another");
  cudaGraphRemoveDependencies(graph, &first, &second, 1);
  cudaGraphAddDependencies(graph, &second, &first, 1);
  cudaGraphExecDestroy(changed);
  cudaGraphInstantiate(&changed, graph, 0);
  std::printf("1 * 5 + 7 = %d\n", launched(changed, 1));
  cudaGraphExecDestroy(changed), cudaGraphExecDestroy(exec);
  cudaGraphDestroy(clone), cudaGraphDestroy(graph);
}

static void copies() {
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  cudaGraphCreate(&graph, 0);
  cudaGraphNode_t set, from, to, host;
  cudaMemsetParams setting = {value, 0, 1, 4, 1, 1};
  cudaGraphAddMemsetNode(&set, graph, nullptr, 0, &setting);
  cudaGraphAddMemcpyNodeToSymbol(&to, graph, &set, 1, target, value, sizeof(int), 0, cudaMemcpyDeviceToDevice);
  cudaGraphAddMemcpyNodeFromSymbol(&from, graph, &to, 1, value, source, sizeof(int), 0, cudaMemcpyDeviceToDevice);
  cudaHostNodeParams call = {note, (void *)"called"};
  cudaGraphAddHostNode(&host, graph, &from, 1, &call);
  cudaGraphInstantiate(&exec, graph, 0);
  int copied = 0;
  std::printf("%d", launched(exec, 0));
  cudaMemcpyFromSymbol(&copied, target, sizeof(int));
  std::printf(" and %d\n", copied);
  cudaMemsetParams asked;
  cudaGraphMemsetNodeGetParams(set, &asked);
  asked.value += 1;
  cudaGraphExecMemsetNodeSetParams(exec, set, &asked);
  call.userData = (void *)"called again";
  cudaGraphExecHostNodeSetParams(exec, host, &call);
  launched(exec, 0);
  cudaMemcpyFromSymbol(&copied, target, sizeof(int));
  std::printf("then %d\n", copied);
  cudaGraphExecDestroy(exec), cudaGraphDestroy(graph);
}

static void capture() {
  cudaStream_t one, two;
  cudaEvent_t fork, join;
  cudaStreamCreate(&one), cudaStreamCreate(&two), cudaEventCreate(&fork), cudaEventCreate(&join);
  cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal);
  add<<<1, 1, 0, one>>>(value, 1);
  cudaEventRecord(fork, one);
  cudaStreamWaitEvent(two, fork, 0);
  add<<<1, 1, 0, one>>>(value, 2);
  add<<<1, 1, 0, two>>>(value, 3);
  cudaEventRecord(join, two);
  cudaStreamWaitEvent(one, join, 0);
  cudaStreamCaptureStatus status;
  unsigned long long id;
  cudaGraph_t graph;
  const cudaGraphNode_t *last;
  size_t count;
  cudaStreamGetCaptureInfo(one, &status, &id, &graph, &last, &count);
  std::printf("%s, after %zu nodes\n", status == cudaStreamCaptureStatusActive ? "captures" : "idle", count);
  multiply<<<1, 1, 0, one>>>(value, 2);
  cudaStreamEndCapture(one, &graph);
  size_t nodes, edges;
  cudaGraphGetNodes(graph, nullptr, &nodes);
  cudaGraphGetEdges(graph, nullptr, nullptr, &edges);
  cudaGraphExec_t exec;
  cudaGraphInstantiate(&exec, graph, 0);
  std::printf("%zu nodes, %zu edges: %d\n", nodes, edges, launched(exec, 0));
  cudaGraphExecDestroy(exec);
  cudaUserObject_t object;
  cudaUserObjectCreate(&object, (void *)"released", note, 1, cudaUserObjectNoDestructorSync);
  cudaGraphRetainUserObject(graph, object, 1, cudaGraphUserObjectMove);
  std::printf("held\n");
  cudaGraphDestroy(graph);
  cudaEventDestroy(fork), cudaEventDestroy(join), cudaStreamDestroy(one), cudaStreamDestroy(two);
}

static void configured() {
  cudaLaunchAttribute attributes[1];
  attributes[0].id = cudaLaunchAttributeCooperative;
  attributes[0].val.cooperative = 1;
  cudaLaunchConfig_t config = {};
  config.gridDim = dim3(3);
  config.blockDim = dim3(2);
  config.attrs = attributes;
  config.numAttrs = 1;
  *value = 1;
  cudaLaunchKernelEx(&config, grid, value, short(4));
  cudaDeviceSynchronize();
  std::printf("1 + 6 * 4 * 3 = %d\n", *value);
}

int main() {
  cudaMallocManaged(&value, sizeof(int));
  change();
  copies();
  capture();
  configured();
  cudaFree(value);
  return cudaGetLastError();
}
