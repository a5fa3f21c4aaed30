// What programs with several devices call, on one: access to a memory pool, boxes copied from device
// to device, memory that is shared by a file descriptor; a graph as text, and a kernel by its symbol.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>
#include <vector>

#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_runtime.h>

template <class Status> void check(Status status, const char *call) {
  if (int(status) != 0) {
    std::fprintf(stderr, "%s: %d\n", call, int(status));
    std::exit(1);
  }
}
#define CHECK(call) check(call, #call)

__global__ void add(int *values, int count, int what) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    values[i] += what;
}

__global__ void widen(const __nv_bfloat16_raw *values, float *wide, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    wide[i] = __bfloat162float(__nv_bfloat16(values[i]));
}

constexpr int count = 100;

void fromPool(cudaStream_t stream) {
  cudaMemPoolProps properties{};
  properties.allocType = cudaMemAllocationTypePinned;
  properties.location.type = cudaMemLocationTypeDevice;
  properties.location.id = 0;
  cudaMemPool_t pool;
  CHECK(cudaMemPoolCreate(&pool, &properties));
  cudaMemAccessDesc access{};
  access.location = properties.location;
  access.flags = cudaMemAccessFlagsProtReadWrite;
  CHECK(cudaMemPoolSetAccess(pool, &access, 1));
  int *values;
  CHECK(cudaMallocFromPoolAsync((void **)&values, count * sizeof(int), pool, stream));
  CHECK(cudaMemsetAsync(values, 0, count * sizeof(int), stream));
  add<<<1, 128, 0, stream>>>(values, count, 3);
  int last = 0;
  CHECK(cudaMemcpyAsync(&last, values + count - 1, sizeof(int), cudaMemcpyDeviceToHost, stream));
  CHECK(cudaFreeAsync(values, stream));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaMemPoolDestroy(pool));
  std::printf("from a pool: %d\n", last);
}

void betweenDevices() {
  constexpr int width = 8, height = 4, depth = 3;
  cudaExtent extent = make_cudaExtent(width * sizeof(int), height, depth);
  cudaPitchedPtr from, to;
  CHECK(cudaMalloc3D(&from, extent));
  CHECK(cudaMalloc3D(&to, extent));
  CHECK(cudaMemset3D(to, 0, extent));
  std::vector<int> box(width * height * depth), result(box.size());
  for (int i = 0; i < int(box.size()); ++i)
    box[i] = i;
  cudaMemcpy3DParms up{};
  up.srcPtr = make_cudaPitchedPtr(box.data(), width * sizeof(int), width, height);
  up.dstPtr = from;
  up.extent = extent;
  up.kind = cudaMemcpyHostToDevice;
  CHECK(cudaMemcpy3D(&up));
  cudaMemcpy3DPeerParms across{}; // without the first plane
  across.srcPtr = from;
  across.dstPtr = to;
  across.srcPos = across.dstPos = make_cudaPos(0, 0, 1);
  across.extent = make_cudaExtent(width * sizeof(int), height, depth - 1);
  CHECK(cudaMemcpy3DPeer(&across));
  cudaMemcpy3DParms down{};
  down.srcPtr = to;
  down.dstPtr = make_cudaPitchedPtr(result.data(), width * sizeof(int), width, height);
  down.extent = extent;
  down.kind = cudaMemcpyDeviceToHost;
  CHECK(cudaMemcpy3D(&down));
  int wrong = 0;
  for (int i = 0; i < int(box.size()); ++i)
    wrong += result[i] != (i < width * height ? 0 : i);
  std::printf("between devices: last %d, wrong %d\n", result.back(), wrong);
  CHECK(cudaFree(from.ptr));
  CHECK(cudaFree(to.ptr));
}

void byDescriptor() {
  CHECK(cuInit(0));
  CUmemAllocationProp properties{};
  properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
  properties.location.id = 0;
  properties.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
  size_t size = 0;
  CHECK(cuMemGetAllocationGranularity(&size, &properties, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
  CUmemGenericAllocationHandle memory, imported;
  CHECK(cuMemCreate(&memory, size, &properties, 0));
  int descriptor = -1;
  CHECK(cuMemExportToShareableHandle(&descriptor, memory, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
                                     0));
  CHECK(cuMemImportFromShareableHandle(&imported, (void *)(uintptr_t)descriptor,
                                       CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
  close(descriptor);
  CUmemAccessDesc access{};
  access.location = properties.location;
  access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
  CUdeviceptr places[2];
  for (int i = 0; i < 2; ++i) {
    CHECK(cuMemAddressReserve(&places[i], size, 0, 0, 0));
    CHECK(cuMemMap(places[i], size, 0, i ? imported : memory, 0));
    CHECK(cuMemSetAccess(places[i], size, &access, 1));
  }
  CHECK(cudaMemset((void *)places[0], 0, count * sizeof(int)));
  add<<<1, 128>>>((int *)places[0], count, 5);
  int seen = 0;
  CHECK(cudaMemcpy(&seen, (int *)places[1] + 7, sizeof(int), cudaMemcpyDeviceToHost));
  std::printf("by descriptor: %d\n", seen);
  for (int i = 0; i < 2; ++i) {
    CHECK(cuMemUnmap(places[i], size));
    CHECK(cuMemAddressFree(places[i], size));
  }
  CHECK(cuMemRelease(memory));
  CHECK(cuMemRelease(imported));
}

void asText() {
  cudaGraph_t graph;
  CHECK(cudaGraphCreate(&graph, 0));
  cudaGraphNode_t node;
  CHECK(cudaGraphAddEmptyNode(&node, graph, nullptr, 0));
  CHECK(cudaGraphDebugDotPrint(graph, "graph.dot", cudaGraphDebugDotFlagsVerbose));
  CHECK(cudaGraphDestroy(graph));
  char word[8] = {};
  FILE *file = std::fopen("graph.dot", "r");
  size_t length = file ? std::fread(word, 1, 7, file) : 0;
  if (file)
    std::fclose(file);
  std::remove("graph.dot");
  std::printf("as text: %d\n", length == 7 && std::strcmp(word, "digraph") == 0);
}

void bySymbol() {
  size_t one = 0, two = 0;
  CHECK(cudaOccupancyAvailableDynamicSMemPerBlock(&one, add, 1, 128));
  CHECK(cudaOccupancyAvailableDynamicSMemPerBlock(&two, add, 4, 128));
  cudaFunction_t function;
  CHECK(cudaGetFuncBySymbol(&function, (const void *)add));
  int *values, number = count, what = 7, first = 0;
  CHECK(cudaMalloc(&values, count * sizeof(int)));
  CHECK(cudaMemset(values, 0, count * sizeof(int)));
  void *arguments[] = {&values, &number, &what};
  CHECK(cuLaunchKernel((CUfunction)function, 1, 1, 1, 128, 1, 1, 0, nullptr, arguments, nullptr));
  CHECK(cudaMemcpy(&first, values, sizeof(int), cudaMemcpyDeviceToHost));
  std::printf("by symbol: %d, less memory for more blocks: %d\n", first, one > 0 && two < one);
  CHECK(cudaFree(values));
}

void rawNumbers() {
  __nv_bfloat16_raw host[2];
  host[0].x = 0x3fc0; // 1.5
  host[1].x = 0xc000; // -2
  __nv_bfloat16_raw *raw;
  float *wide, result[2];
  CHECK(cudaMalloc(&raw, sizeof host));
  CHECK(cudaMalloc(&wide, sizeof result));
  CHECK(cudaMemcpy(raw, host, sizeof host, cudaMemcpyHostToDevice));
  widen<<<1, 32>>>(raw, wide, 2);
  CHECK(cudaMemcpy(result, wide, sizeof result, cudaMemcpyDeviceToHost));
  std::printf("raw numbers: %.1f %.1f\n", result[0], result[1]);
  CHECK(cudaFree(raw));
  CHECK(cudaFree(wide));
}

int main() {
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  fromPool(stream);
  CHECK(cudaStreamDestroy(stream));
  betweenDevices();
  byDescriptor();
  asText();
  bySymbol();
  rawNumbers();
  return 0;
}
