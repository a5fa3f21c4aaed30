#include <cstddef>
#include <string>
#if defined(WITH_GPU)
#include <cuda_runtime.h>
#endif
using namespace std;
typedef unsigned char byte; // C++17 has std::byte
byte first(const string &text) throw() { return byte(text[0]); }
int main() {
#if defined(WITH_GPU)
  return cudaDeviceSynchronize() != cudaSuccess;
#else
  return first("a") != 'a';
#endif
}
