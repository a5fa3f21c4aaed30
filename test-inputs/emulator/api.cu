// The runtime's API: memory, streams, events, errors, attributes.
// SETTING: TRANSHIP_THREADS=2
#include <cstdio>
#include <cstring>
#include <thread>

__global__ void touch(int *p) { p[blockIdx.x * blockDim.x + threadIdx.x] += 1; }
__global__ void nothing() {}

void show(const char *what, cudaError_t error) {
  printf("%s: %s\n", what, cudaGetErrorName(error));
}

int main() {
  int *device, host[64] = {};
  cudaMalloc(&device, sizeof host);
  show("copy", cudaMemcpy(device, host, sizeof host, cudaMemcpyHostToDevice));
  show("too much", cudaMemcpy(device, host, 2 * sizeof host, // REPORT: bad-copy
                              cudaMemcpyHostToDevice));
  show("direction", cudaMemcpy(device, host, sizeof host, cudaMemcpyDeviceToHost)); // REPORT: bad-copy
  show("last", cudaGetLastError());
  show("last", cudaGetLastError());
  show("memset", cudaMemset(device, 1, sizeof host));
  nothing<<<1, 2048>>>();
  show("block too large", cudaGetLastError());
  nothing<<<1, 32, 1 << 20>>>();
  show("shared too large", cudaGetLastError());
  show("twice", cudaFree(device + 1));

  cudaStream_t stream;
  cudaEvent_t begin, end;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  cudaEventCreate(&begin);
  cudaEventCreate(&end, cudaEventBlockingSync);
  cudaEventRecord(begin, stream);
  cudaMemsetAsync(device, 0, sizeof host, stream);
  touch<<<2, 32, 0, stream>>>(device);
  cudaMemcpyAsync(host, device, sizeof host, cudaMemcpyDeviceToHost, stream);
  cudaEventRecord(end, stream);
  cudaStreamWaitEvent(stream, end);
  cudaLaunchHostFunc(
      stream, [](void *p) { printf("called %d\n", *static_cast<int *>(p)); }, &host[63]);
  show("stream", cudaStreamSynchronize(stream));
  float time = -1;
  show("elapsed", cudaEventElapsedTime(&time, begin, end));
  printf("%s\n", time >= 0 ? "some time" : "no time");

  int *pinned, *managed, *pitched;
  size_t pitch;
  cudaHostAlloc(&pinned, 256, cudaHostAllocMapped);
  cudaMallocManaged(&managed, 256);
  cudaMallocPitch(&pitched, &pitch, 100, 10);
  cudaPointerAttributes attributes;
  for (const void *pointer : {(void *)device, (void *)pinned, (void *)managed, (void *)host}) {
    cudaPointerGetAttributes(&attributes, pointer);
    printf("type %d\n", attributes.type);
  }
  printf("pitch %zu\n", pitch);
  show("2D", cudaMemcpy2D(pitched, pitch, host, 8, 8, 10, cudaMemcpyHostToDevice));
  int *seen;
  cudaHostGetDevicePointer(&seen, pinned, 0);
  memset(pinned, 0, 256);
  std::thread other([&] { touch<<<2, 32>>>(seen); });
  other.join();
  cudaDeviceSynchronize();
  printf("%d\n", pinned[40]);

  int blocks = 0, grid = 0, block = 0;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, touch, 256, 0);
  cudaOccupancyMaxPotentialBlockSize(&grid, &block, touch);
  printf("%d blocks; %d threads\n", blocks, block);
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, 0);
  printf("%d.%d %d\n", properties.major, properties.minor, properties.maxThreadsPerBlock);
  show("device 5", cudaSetDevice(5));
  size_t available, total;
  cudaMemGetInfo(&available, &total);
  printf("%s\n", total > available ? "used" : "unused");
  show("free", cudaFreeHost(pinned));
  return 0;
}
