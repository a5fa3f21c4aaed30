// Functions of CUDA's libraries that plain C++ declares itself.
extern "C" int cudaSetDevice(int); // DIAG: copied-declaration
extern "C" {
int cudaGetDeviceCount(int *count);                // DIAG: copied-declaration
int cuDeviceGetP2PAttribute(int *, int, int, int); // DIAG: copied-declaration
int cudaThatIsOurs(int);
}

// The project's own: defined, with another linkage, or a member.
extern "C" int cudaDeviceReset() { return 0; }
int cudaDeviceSynchronize();
struct Device {
  int cudaFree(void *);
};

int select() {
  int count = 0;
  cudaGetDeviceCount(&count);
  return cudaSetDevice(count - 1) + cudaDeviceReset() + cudaThatIsOurs(0);
}
