enum Operation {
#define WITH_MEMORY
#define OPERATION(name, call) name,
#include "operations.def"
};

static cudaError_t run(Operation operation) {
  switch (operation) {
#define OPERATION(name, call)                                                                      \
  case name:                                                                                       \
    return call;
#include "operations.def"
  }
  return cudaSuccess;
}

static bool isListed(cudaError_t error) {
  const cudaError_t known[] = {
#define ERROR(name) name,
#include "errors.def"
  };
  for (cudaError_t one : known)
    if (one == error)
      return true;
  return false;
}

int main() { return isListed(run(Wait)); }
