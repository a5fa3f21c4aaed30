// The second forms of the parameters of graph nodes are HIP's only forms.
#include <cuda.h>
#include <cuda_runtime.h>

__global__ void k(int *);

cudaGraphNode_t addKernel(cudaGraph_t graph, int **to, void **arguments) {
  cudaGraphNode_t node;
  cudaGraphNodeParams parameters = {cudaGraphNodeTypeKernel}; // DIAG: meaning
  parameters.kernel.func = (void *)k;
  parameters.kernel.gridDim = dim3(4);
  parameters.kernel.blockDim = dim3(64);
  parameters.kernel.sharedMemBytes = 0;
  parameters.kernel.kernelParams = arguments;
  parameters.kernel.extra = nullptr;
  cudaGraphAddNode(&node, graph, nullptr, 0, &parameters);
  cudaKernelNodeParamsV2 &kernel = parameters.kernel;
  kernel.blockDim.x = 32;
  cudaHostNodeParamsV2 host = {};
  host.userData = to;
  parameters.host = host;
  cudaMemAllocNodeParamsV2 memory = {};
  memory.bytesize = 64;
  parameters.alloc = memory;
  cudaMemsetParamsV2 fill = {};
  fill.width = 4;
  parameters.memset = fill;
  return node;
}

void allocate(CUgraphNode *node, CUgraph graph, CUdevice device) {
  CUDA_HOST_NODE_PARAMS_v2 host = {};
  host.userData = node;
  int exports = 0;
  cuDeviceGetAttribute(&exports, CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED, device);
}
