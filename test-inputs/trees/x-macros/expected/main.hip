#include <hip/hip_runtime.h>
enum Operation {
#define WITH_MEMORY
#define OPERATION(name, call) name,
#include "operations.def"
};

static hipError_t run(Operation operation) {
  switch (operation) {
#define OPERATION(name, call)                                                                      \
  case name:                                                                                       \
    return call;
#include "operations.def"
  }
  return hipSuccess;
}

static bool isListed(hipError_t error) {
  const hipError_t known[] = {
#define ERROR(name) name,
#include "errors.def"
  };
  for (hipError_t one : known)
    if (one == error)
      return true;
  return false;
}

int main() { return isListed(run(Wait)); }
