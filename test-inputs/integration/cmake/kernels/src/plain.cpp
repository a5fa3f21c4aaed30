#include "../include/kernels/kernels.h"

const char *name() { return NAME; }
const char *text(cudaError_t error) { return cudaGetErrorString(error); }
