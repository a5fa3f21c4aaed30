// Graphs in graphs, and nodes that wait for nodes which were added after them.
#include <cstdio>

#include <cuda_runtime.h>

__global__ void add(int *value, int amount) { *value += amount; }
__global__ void multiply(int *value, int factor) { *value *= factor; }

cudaGraphNode_t addKernel(cudaGraph_t graph, void *kernel, int *value, int number) {
  cudaKernelNodeParams parameters = {};
  void *arguments[] = {&value, &number};
  parameters.func = kernel;
  parameters.gridDim = parameters.blockDim = dim3(1);
  parameters.kernelParams = arguments;
  cudaGraphNode_t node;
  cudaGraphAddKernelNode(&node, graph, nullptr, 0, &parameters);
  return node;
}

int run(cudaGraph_t graph, int *value) {
  *value = 1;
  cudaGraphExec_t exec;
  cudaError_t error = cudaGraphInstantiate(&exec, graph, 0);
  if (error != cudaSuccess) {
    std::printf("%s\n", cudaGetErrorString(error));
    return -1;
  }
  cudaGraphLaunch(exec, 0);
  cudaDeviceSynchronize();
  cudaGraphExecDestroy(exec);
  return *value;
}

int main() {
  int *value;
  cudaMallocManaged(&value, sizeof(int));
  cudaGraph_t child, graph;
  cudaGraphCreate(&child, 0);
  cudaGraphNode_t first = addKernel(child, (void *)multiply, value, 10);
  cudaGraphNode_t second = addKernel(child, (void *)add, value, 4);
  std::printf("as added: %d\n", run(child, value));
  cudaGraphAddDependencies(child, &second, &first, 1);
  std::printf("the other way round: %d\n", run(child, value));

  cudaGraphCreate(&graph, 0);
  cudaGraphNode_t before = addKernel(graph, (void *)add, value, 1), inner;
  cudaGraphAddChildGraphNode(&inner, graph, &before, 1, child);
  cudaGraphNode_t last = addKernel(graph, (void *)add, value, 7);
  cudaGraphAddDependencies(graph, &inner, &last, 1);
  cudaGraphNodeType type;
  cudaGraphNodeGetType(inner, &type);
  std::printf("with a child: %d, %s\n", run(graph, value),
              type == cudaGraphNodeTypeGraph ? "a graph" : "no graph");
  cudaGraphAddDependencies(graph, &last, &before, 1);
  run(graph, value);
  cudaGraphDestroy(graph);
  cudaGraphDestroy(child);
  cudaFree(value);
  return 0;
}
