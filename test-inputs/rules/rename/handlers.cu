// Two exceptions that are one type in HIP.
#include <cuda.h>
#include <cuda_runtime.h>

int run(void (*work)()) {
  try {
    work();
  } catch (cudaError_t) {
    return 1;
  } catch (CUresult) { // DIFFERS
    return 2;
  } catch (int) {
    return 3;
  }
  return 0;
}
