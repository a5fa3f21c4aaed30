// COMPILES: no, the class lacks the functions, as where a macro of the build declares them
// Definitions that match no declaration for another reason than their execution spaces.
#include <cuda_runtime.h>

class Net {
public:
  void print(int *entrails);
};

void Net::show(char *text, int *entrails) { cudaDeviceSynchronize(); }
void Net::show(int *entrails) { cudaDeviceSynchronize(); }
void Net::print(int *entrails, int count) { cudaDeviceSynchronize(); }
void Net::print(int *entrails) { cudaDeviceSynchronize(); }
