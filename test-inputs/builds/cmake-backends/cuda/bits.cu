// Says nothing of CUDA itself.
#include "../bits.inc"
