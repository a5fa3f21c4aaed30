// Declared without CUDA's header; stub.cpp defines the second one.
extern "C" int cudaSetDevice(int); // DIAG: copied-declaration
extern "C" int cudaDeviceCanAccessPeer(int *, int, int);

int select(int device) {
  int can = 0;
  return cudaDeviceCanAccessPeer(&can, device, 0) == 0 && can ? cudaSetDevice(device) : 0;
}
