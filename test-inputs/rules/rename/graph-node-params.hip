// The second forms of the parameters of graph nodes are HIP's only forms.
#include <hip/hip_runtime.h>

__global__ void k(int *);

hipGraphNode_t addKernel(hipGraph_t graph, int **to, void **arguments) {
  hipGraphNode_t node;
  hipGraphNodeParams parameters = {hipGraphNodeTypeKernel}; // DIAG: meaning
  parameters.kernel.func = (void *)k;
  parameters.kernel.gridDim = dim3(4);
  parameters.kernel.blockDim = dim3(64);
  parameters.kernel.sharedMemBytes = 0;
  parameters.kernel.kernelParams = arguments;
  parameters.kernel.extra = nullptr;
  hipGraphAddNode(&node, graph, nullptr, 0, &parameters);
  hipKernelNodeParams &kernel = parameters.kernel;
  kernel.blockDim.x = 32;
  hipHostNodeParams host = {};
  host.userData = to;
  parameters.host = host;
  hipMemAllocNodeParams memory = {};
  memory.bytesize = 64;
  parameters.alloc = memory;
  hipMemsetParams fill = {};
  fill.width = 4;
  parameters.memset = fill;
  return node;
}

void allocate(hipGraphNode_t *node, hipGraph_t graph, hipDevice_t device) {
  hipHostNodeParams host = {};
  host.userData = node;
  int exports = 0;
  hipDeviceGetAttribute(&exports, hipDeviceAttributeVirtualMemoryManagementSupported, device);
}
