#ifdef MODEL_omp
#include "omp/model.h"
#else
#include "cuda/model.h"
#endif
int main() { return compute(); }
