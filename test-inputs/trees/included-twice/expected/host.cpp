// The same header in C++, with another type.
#include "check.h"
typedef double real;
#include "buffer.cuh"

bool allocates() { return Buffer(1).data != nullptr; }
