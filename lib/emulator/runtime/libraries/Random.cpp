// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host functions of cuRAND and hipRAND. The generators are those that kernels have
// (headers/tranship/random.h), and C++'s own Mersenne Twister.
#include "api/Api.h"
#include "api/Graph.h"
#include "libraries/SobolDirections.h"

#include "tranship/curand.h"
#include "tranship/random.h"

#include <cmath>
#include <random>
#include <variant>

using namespace tranship::emulator;

namespace {

/// Keeps what the distributions need, like the other generators.
struct Twister : TranshipBoxMuller {
  std::mt19937 engine;
  void init(unsigned long long seed, unsigned long long, unsigned long long offset) {
    engine.seed(unsigned(seed ^ seed >> 32));
    engine.discard(offset);
    resetBoxMuller();
  }
  unsigned next() { return unsigned(engine()); }
};

/// Quasi-random numbers: one sequence for each dimension.
template <class Number> struct Sobol {
  using Word = Number;
  unsigned dimensions = 1;
};

using Engine = std::variant<TranshipXorwow, TranshipMrg, Twister, TranshipPhilox, Sobol<unsigned>,
                            Sobol<unsigned long long>>;
template <class E> constexpr bool isSobol = false;
template <class Word> constexpr bool isSobol<Sobol<Word>> = true;

} // namespace

struct TranshipGenerator {
  Engine engine;
  unsigned long long seed = 0, offset = 0;
  bool isStarted = false;
  cudaStream_t stream = nullptr;
};

namespace {

curandStatus start(curandGenerator_t generator) {
  if (!generator)
    return CURAND_STATUS_NOT_INITIALIZED;
  if (deviceError())
    return CURAND_STATUS_PREEXISTING_FAILURE;
  if (refuseCapture(generator->stream, "cuRAND or hipRAND"))
    return CURAND_STATUS_LAUNCH_FAILURE;
  if (!generator->isStarted) {
    std::visit(
        [&](auto &engine) {
          if constexpr (!isSobol<std::decay_t<decltype(engine)>>)
            engine.init(generator->seed, 0, generator->offset);
        },
        generator->engine);
    generator->isStarted = true;
  }
  return CURAND_STATUS_SUCCESS;
}

/// Fills the array with what `next` makes from a generator of pseudo-random numbers.
template <class T, class Next>
curandStatus fill(curandGenerator_t generator, T *out, size_t count, Next next) {
  if (curandStatus error = start(generator))
    return error;
  if (!out && count)
    return CURAND_STATUS_OUT_OF_RANGE;
  return std::visit(
      [&](auto &engine) {
        if constexpr (isSobol<std::decay_t<decltype(engine)>>)
          return CURAND_STATUS_TYPE_ERROR;
        else {
          for (size_t i = 0; i < count; ++i)
            out[i] = next(&engine);
          return CURAND_STATUS_SUCCESS;
        }
      },
      generator->engine);
}

/// The same with words of a Sobol' sequence: all of the first dimension, then all of the second,
/// and so on. Other generators are treated as in `fill`.
template <class Word, class T, class Make>
curandStatus fillSobol(curandGenerator_t generator, T *out, size_t count, Make make) {
  if (curandStatus error = start(generator))
    return error;
  const auto *sobol = std::get_if<Sobol<Word>>(&generator->engine);
  if (!sobol)
    return CURAND_STATUS_TYPE_ERROR;
  if (count % sobol->dimensions)
    return CURAND_STATUS_LENGTH_NOT_MULTIPLE;
  constexpr int bits = 8 * sizeof(Word);
  size_t length = count / sobol->dimensions;
  for (unsigned dimension = 0; dimension < sobol->dimensions; ++dimension) {
    TranshipSobol<Word, bits> sequence;
    sequence.init(sobolDirections<Word>() + size_t(dimension) * bits, 0, generator->offset);
    for (size_t i = 0; i < length; ++i)
      out[dimension * length + i] = make(sequence.next());
  }
  generator->offset += length;
  return CURAND_STATUS_SUCCESS;
}

/// Numbers between 0 and 1.
template <class T, class Next>
curandStatus fillUniform(curandGenerator_t generator, T *out, size_t count, Next next) {
  constexpr double step32 = 0x1p-32, step64 = 0x1p-64;
  if (generator && std::holds_alternative<Sobol<unsigned>>(generator->engine))
    return fillSobol<unsigned>(generator, out, count,
                               [](unsigned word) { return T(word * step32 + step32 / 2); });
  if (generator && std::holds_alternative<Sobol<unsigned long long>>(generator->engine))
    return fillSobol<unsigned long long>(generator, out, count, [](unsigned long long word) {
      return T(double(word) * step64 + step64 / 2);
    });
  return fill(generator, out, count, next);
}

/// Normal numbers come in pairs; like cuRAND and hipRAND, this refuses an odd number of them.
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
  // hipRAND has other numbers, in the same order.
  if (const int number = int(type); number >= 400 && number <= 405) {
    constexpr curandRngType pseudo[] = {
        CURAND_RNG_PSEUDO_DEFAULT, CURAND_RNG_PSEUDO_XORWOW,  CURAND_RNG_PSEUDO_MRG32K3A,
        CURAND_RNG_PSEUDO_MTGP32,  CURAND_RNG_PSEUDO_MT19937, CURAND_RNG_PSEUDO_PHILOX4_32_10};
    type = pseudo[number - 400];
  } else if (number == 500 || number == 501)
    type = CURAND_RNG_QUASI_SOBOL32;
  else if (number == 503)
    type = CURAND_RNG_QUASI_SOBOL64;
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
  case CURAND_RNG_QUASI_DEFAULT:
  case CURAND_RNG_QUASI_SOBOL32:
    engine = Sobol<unsigned>();
    break;
  case CURAND_RNG_QUASI_SOBOL64:
    engine = Sobol<unsigned long long>();
    break;
  default: // scrambled
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
RAND_API(SetStream, curandGenerator_t generator, cudaStream_t stream) {
  if (!generator)
    return CURAND_STATUS_NOT_INITIALIZED;
  generator->stream = stream;
  return CURAND_STATUS_SUCCESS;
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
RAND_API(SetQuasiRandomGeneratorDimensions, curandGenerator_t generator, unsigned dimensions) {
  if (!generator)
    return CURAND_STATUS_NOT_INITIALIZED;
  if (dimensions < 1 || dimensions > sobolDimensions)
    return CURAND_STATUS_OUT_OF_RANGE;
  if (auto *sobol = std::get_if<Sobol<unsigned>>(&generator->engine))
    sobol->dimensions = dimensions;
  else if (auto *wide = std::get_if<Sobol<unsigned long long>>(&generator->engine))
    wide->dimensions = dimensions;
  else
    return CURAND_STATUS_TYPE_ERROR;
  return CURAND_STATUS_SUCCESS;
}
RAND_API(GetDirectionVectors32, curandDirectionVectors32_t **vectors,
         curandDirectionVectorSet set) {
  if (set != CURAND_DIRECTION_VECTORS_32_JOEKUO6)
    return CURAND_STATUS_OUT_OF_RANGE;
  // Programs do not write to them.
  *vectors = reinterpret_cast<curandDirectionVectors32_t *>(
      const_cast<unsigned *>(sobolDirections<unsigned>()));
  return CURAND_STATUS_SUCCESS;
}
RAND_API(GetDirectionVectors64, curandDirectionVectors64_t **vectors,
         curandDirectionVectorSet set) {
  if (set != CURAND_DIRECTION_VECTORS_64_JOEKUO6)
    return CURAND_STATUS_OUT_OF_RANGE;
  *vectors = reinterpret_cast<curandDirectionVectors64_t *>(
      const_cast<unsigned long long *>(sobolDirections<unsigned long long>()));
  return CURAND_STATUS_SUCCESS;
}
RAND_API(GenerateSeeds, curandGenerator_t generator) { return start(generator); }
RAND_API(GetVersion, int *version) {
  *version = 10400;
  return CURAND_STATUS_SUCCESS;
}

RAND_API(Generate, curandGenerator_t generator, unsigned *out, size_t count) {
  if (generator && std::holds_alternative<Sobol<unsigned>>(generator->engine))
    return fillSobol<unsigned>(generator, out, count, [](unsigned word) { return word; });
  return fill(generator, out, count, [](auto *engine) { return engine->next(); });
}
RAND_API(GenerateLongLong, curandGenerator_t generator, unsigned long long *out, size_t count) {
  return fillSobol<unsigned long long>(generator, out, count,
                                       [](unsigned long long word) { return word; });
}
RAND_API(GenerateUniform, curandGenerator_t generator, float *out, size_t count) {
  return fillUniform(generator, out, count, [](auto *engine) { return transhipUniform(engine); });
}
RAND_API(GenerateUniformDouble, curandGenerator_t generator, double *out, size_t count) {
  return fillUniform(generator, out, count,
                     [](auto *engine) { return transhipUniformDouble(engine); });
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
