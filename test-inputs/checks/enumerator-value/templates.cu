// Nobody knows what these are; clang gives the lists in brackets no type.
template <class T> __global__ void uninstantiated(cudaDeviceAttr given, int *result) {
  T both(given, given), one(given);
  if (both > 0 || one < 1) // DIAG: enumerator-value
    *result = 1;
}
