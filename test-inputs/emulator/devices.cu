// Several devices: what belongs to one, and how they reach each other's memory.
// SETTING: TRANSHIP_DEVICES=3
#include <cstdio>
#include <thread>

#include <cuda.h>
#include <cuda_runtime.h>

#define SHOW(call) std::printf("%s: %s\n", #call, cudaGetErrorName(call))

__device__ int counter = 5;
__constant__ int offset = 1;
__managed__ int shared = 0;

__global__ void count() {
  counter += offset;
  shared += 1;
}
__global__ void read(const int *from, int *to) { *to = *from + counter; }

int main() {
  int devices, device;
  SHOW(cudaGetDeviceCount(&devices));
  SHOW(cudaGetDevice(&device));
  std::printf("%d devices, device %d is current\n", devices, device);
  SHOW(cudaSetDevice(3));
  SHOW(cudaGetDevice(&device));
  std::printf("device %d is current\n", device);

  // Each has its own variables.
  for (int i = 0; i < devices; ++i) {
    cudaSetDevice(i);
    int step = 10 * i;
    cudaMemcpyToSymbol(offset, &step, sizeof(step));
  }
  for (int i = 0; i < devices; ++i) {
    cudaSetDevice(i);
    count<<<1, 1>>>();
    cudaDeviceSynchronize();
  }
  for (int i = 0; i < devices; ++i) {
    cudaSetDevice(i);
    int value;
    cudaMemcpyFromSymbol(&value, counter, sizeof(value));
    void *address;
    cudaGetSymbolAddress(&address, counter);
    int again;
    cudaMemcpy(&again, address, sizeof(again), cudaMemcpyDeviceToHost);
    cudaDeviceProp properties;
    cudaGetDeviceProperties(&properties, i);
    char bus[16];
    cudaDeviceGetPCIBusId(bus, sizeof(bus), i);
    int found;
    cudaDeviceGetByPCIBusId(&found, bus);
    std::printf("device %d: counter %d %d, bus %d, %s is %d\n", i, value, again, properties.pciBusID,
                bus, found);
  }
  std::printf("managed %d\n", shared);

  // Streams and events belong to a device.
  cudaSetDevice(0);
  cudaStream_t stream;
  cudaEvent_t event;
  cudaStreamCreate(&stream);
  cudaEventCreate(&event);
  cudaSetDevice(1);
  count<<<1, 1, 0, stream>>>();
  SHOW(cudaGetLastError());
  SHOW(cudaEventRecord(event, 0));
  SHOW(cudaEventRecord(event, stream));
  SHOW(cudaStreamWaitEvent(0, event, 0));

  // Memory.
  int can, value = 7;
  SHOW(cudaDeviceCanAccessPeer(&can, 1, 1));
  std::printf("can %d\n", can);
  SHOW(cudaDeviceCanAccessPeer(&can, 1, 2));
  std::printf("can %d\n", can);
  SHOW(cudaDeviceEnablePeerAccess(1, 0));
  SHOW(cudaDeviceEnablePeerAccess(2, 0));
  SHOW(cudaDeviceEnablePeerAccess(2, 0));
  SHOW(cudaDeviceDisablePeerAccess(2));
  SHOW(cudaDeviceDisablePeerAccess(2));
  int *here, *there;
  cudaMalloc(&here, sizeof(int));
  cudaSetDevice(2);
  cudaMalloc(&there, sizeof(int));
  cudaMemcpy(there, &value, sizeof(value), cudaMemcpyHostToDevice);
  cudaSetDevice(1);
  read<<<1, 1>>>(there, here);
  SHOW(cudaMemcpyPeer(there, 2, here, 1, sizeof(int)));
  SHOW(cudaMemcpyPeer(there, 3, here, 1, sizeof(int)));
  cudaMemcpy(&value, there, sizeof(value), cudaMemcpyDeviceToHost);
  std::printf("read %d\n", value);
  cudaPointerAttributes attributes;
  for (int *pointer : {here, there}) {
    cudaPointerGetAttributes(&attributes, pointer);
    std::printf("memory of device %d\n", attributes.device);
  }
  size_t available[2], total;
  cudaMemGetInfo(&available[0], &total);
  cudaSetDevice(0);
  cudaMemGetInfo(&available[1], &total);
  std::printf("used %zu and %zu\n", total - available[0], total - available[1]);

  // Threads and contexts have their own current device.
  cudaSetDevice(2);
  std::thread([] {
    int device;
    cudaGetDevice(&device);
    std::printf("a new thread begins with device %d\n", device);
  }).join();
  CUcontext context;
  cuCtxCreate(&context, 0, 1);
  CUdevice current;
  cuCtxGetDevice(&current);
  cudaGetDevice(&device);
  std::printf("context of device %d %d\n", current, device);
  cuCtxDestroy(context);
  return 0;
}
