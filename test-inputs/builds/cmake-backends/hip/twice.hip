#include <hip/hip_runtime.h>
int main() { return hipDeviceSynchronize(); }
