#include <ctime>
#include <curand.h>

// Near miss: nobody expects the same numbers again.
void host() {
  curandGenerator_t generator;
  curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT);
  curandSetPseudoRandomGeneratorSeed(generator, (unsigned long long)time(nullptr));
}
