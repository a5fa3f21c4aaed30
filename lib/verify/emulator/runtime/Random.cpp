// cuRAND's and hipRAND's host functions. The generators are those that kernels have
// (headers/tranship/random.h), and C++'s own Mersenne Twister.
#include "Api.h"

#include "tranship/curand.h"
#include "tranship/random.h"

#include <cmath>
#include <random>
#include <variant>

using namespace tranship::emulator;

namespace {

/// With what the distributions keep, like the others.
struct Twister : TranshipBoxMuller {
  std::mt19937 engine;
  void init(unsigned long long seed, unsigned long long, unsigned long long offset) {
    engine.seed(unsigned(seed ^ seed >> 32));
    engine.discard(offset);
    resetBoxMuller();
  }
  unsigned next() { return unsigned(engine()); }
};

using Engine = std::variant<TranshipXorwow, TranshipMrg, Twister, TranshipPhilox>;

} // namespace

struct TranshipGenerator {
  Engine engine;
  unsigned long long seed = 0, offset = 0;
  bool isStarted = false;
};

namespace {

curandStatus start(curandGenerator_t generator) {
  if (!generator)
    return CURAND_STATUS_NOT_INITIALIZED;
  if (deviceError())
    return CURAND_STATUS_PREEXISTING_FAILURE;
  if (!generator->isStarted) {
    std::visit([&](auto &engine) { engine.init(generator->seed, 0, generator->offset); },
               generator->engine);
    generator->isStarted = true;
  }
  return CURAND_STATUS_SUCCESS;
}

/// Fills the array with what `next` makes of the engine.
template <class T, class Next>
curandStatus fill(curandGenerator_t generator, T *out, size_t count, Next next) {
  if (curandStatus error = start(generator))
    return error;
  if (!out && count)
    return CURAND_STATUS_OUT_OF_RANGE;
  std::visit(
      [&](auto &engine) {
        for (size_t i = 0; i < count; ++i)
          out[i] = next(&engine);
      },
      generator->engine);
  return CURAND_STATUS_SUCCESS;
}

/// Normal numbers come in pairs; the libraries take no odd number of them either.
template <class T, class Next>
curandStatus fillPairs(curandGenerator_t generator, T *out, size_t count, Next next) {
  return count % 2 ? CURAND_STATUS_LENGTH_NOT_MULTIPLE : fill(generator, out, count, next);
}

} // namespace

#define RAND_API(name, ...)                                                                        \
  extern "C" curandStatus hiprand##name(__VA_ARGS__) __attribute__((alias("curand" #name)));       \
  extern "C" curandStatus curand##name(__VA_ARGS__)

RAND_API(CreateGenerator, curandGenerator_t *generator, curandRngType type) {
  if (!generator)
    return CURAND_STATUS_OUT_OF_RANGE;
  Engine engine;
  switch (type) {
  case CURAND_RNG_PSEUDO_DEFAULT:
  case CURAND_RNG_PSEUDO_XORWOW:
    break;
  case CURAND_RNG_PSEUDO_MRG32K3A:
    engine = TranshipMrg();
    break;
  case CURAND_RNG_PSEUDO_MTGP32:
  case CURAND_RNG_PSEUDO_MT19937:
    engine = Twister();
    break;
  case CURAND_RNG_PSEUDO_PHILOX4_32_10:
    engine = TranshipPhilox();
    break;
  default: // quasi-random
    return CURAND_STATUS_TYPE_ERROR;
  }
  *generator = new TranshipGenerator{.engine = engine};
  return CURAND_STATUS_SUCCESS;
}
RAND_API(CreateGeneratorHost, curandGenerator_t *generator, curandRngType type) {
  return curandCreateGenerator(generator, type);
}
RAND_API(DestroyGenerator, curandGenerator_t generator) {
  if (!generator)
    return CURAND_STATUS_NOT_INITIALIZED;
  delete generator;
  return CURAND_STATUS_SUCCESS;
}
RAND_API(SetStream, curandGenerator_t generator, cudaStream_t) {
  return generator ? CURAND_STATUS_SUCCESS : CURAND_STATUS_NOT_INITIALIZED;
}
RAND_API(SetPseudoRandomGeneratorSeed, curandGenerator_t generator, unsigned long long seed) {
  if (!generator)
    return CURAND_STATUS_NOT_INITIALIZED;
  generator->seed = seed;
  generator->isStarted = false;
  return CURAND_STATUS_SUCCESS;
}
RAND_API(SetGeneratorOffset, curandGenerator_t generator, unsigned long long offset) {
  if (!generator)
    return CURAND_STATUS_NOT_INITIALIZED;
  generator->offset = offset;
  generator->isStarted = false;
  return CURAND_STATUS_SUCCESS;
}
RAND_API(SetGeneratorOrdering, curandGenerator_t generator, curandOrdering) {
  return generator ? CURAND_STATUS_SUCCESS : CURAND_STATUS_NOT_INITIALIZED;
}
RAND_API(SetQuasiRandomGeneratorDimensions, curandGenerator_t generator, unsigned) {
  return generator ? CURAND_STATUS_TYPE_ERROR : CURAND_STATUS_NOT_INITIALIZED;
}
RAND_API(GenerateSeeds, curandGenerator_t generator) { return start(generator); }
RAND_API(GetVersion, int *version) {
  *version = 10400;
  return CURAND_STATUS_SUCCESS;
}

RAND_API(Generate, curandGenerator_t generator, unsigned *out, size_t count) {
  return fill(generator, out, count, [](auto *engine) { return engine->next(); });
}
RAND_API(GenerateLongLong, curandGenerator_t generator, unsigned long long *, size_t) {
  return generator ? CURAND_STATUS_TYPE_ERROR : CURAND_STATUS_NOT_INITIALIZED; // Sobol' 64 only
}
RAND_API(GenerateUniform, curandGenerator_t generator, float *out, size_t count) {
  return fill(generator, out, count, [](auto *engine) { return transhipUniform(engine); });
}
RAND_API(GenerateUniformDouble, curandGenerator_t generator, double *out, size_t count) {
  return fill(generator, out, count, [](auto *engine) { return transhipUniformDouble(engine); });
}
RAND_API(GenerateNormal, curandGenerator_t generator, float *out, size_t count, float mean,
         float deviation) {
  return fillPairs(generator, out, count,
                   [=](auto *engine) { return mean + deviation * transhipNormal(engine); });
}
RAND_API(GenerateNormalDouble, curandGenerator_t generator, double *out, size_t count, double mean,
         double deviation) {
  return fillPairs(generator, out, count,
                   [=](auto *engine) { return mean + deviation * transhipNormalDouble(engine); });
}
RAND_API(GenerateLogNormal, curandGenerator_t generator, float *out, size_t count, float mean,
         float deviation) {
  return fillPairs(generator, out, count, [=](auto *engine) {
    return std::exp(mean + deviation * transhipNormal(engine));
  });
}
RAND_API(GenerateLogNormalDouble, curandGenerator_t generator, double *out, size_t count,
         double mean, double deviation) {
  return fillPairs(generator, out, count, [=](auto *engine) {
    return std::exp(mean + deviation * transhipNormalDouble(engine));
  });
}
RAND_API(GeneratePoisson, curandGenerator_t generator, unsigned *out, size_t count, double lambda) {
  return fill(generator, out, count, [=](auto *engine) { return transhipPoisson(engine, lambda); });
}
