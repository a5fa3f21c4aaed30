// Two exceptions that are one type in HIP.
#include <hip/hip_runtime.h>

int run(void (*work)()) {
  try {
    work();
  } catch (hipError_t) {
    return 1;
  } catch (hipError_t) { // DIFFERS
    return 2;
  } catch (int) {
    return 3;
  }
  return 0;
}
