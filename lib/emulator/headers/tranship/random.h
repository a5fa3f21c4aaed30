// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random numbers in kernels: generators and distributions, under the names of cuRAND and hipRAND.
// Philox gives the same numbers as a GPU; the others have the same quality but give other numbers.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"

#ifdef TRANSHIP_GPU
#define TRANSHIP_BOTH __host__ __device__ inline
#else
#define TRANSHIP_BOTH inline
#endif

/// Keeps the second number of a Box-Muller pair for the next call.
struct TranshipBoxMuller {
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
  TRANSHIP_BOTH void resetBoxMuller() { boxmuller_flag = boxmuller_flag_double = 0; }
};

TRANSHIP_BOTH unsigned long long transhipMix(unsigned long long &state) { // splitmix64
  unsigned long long z = state += 0x9e3779b97f4a7c15ull;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}

/// Marsaglia's xorwow.
struct TranshipXorwow : TranshipBoxMuller {
  unsigned d, v[5];

  TRANSHIP_BOTH void init(unsigned long long seed, unsigned long long subsequence,
                          unsigned long long offset) {
    unsigned long long mix = seed;
    mix = transhipMix(mix) ^ subsequence;
    for (unsigned &word : v)
      word = unsigned(transhipMix(mix)) | 1;
    d = unsigned(transhipMix(mix));
    resetBoxMuller();
    skip(offset);
  }
  TRANSHIP_BOTH unsigned next() {
    unsigned t = v[0] ^ (v[0] >> 2);
    v[0] = v[1];
    v[1] = v[2];
    v[2] = v[3];
    v[3] = v[4];
    v[4] = v[4] ^ (v[4] << 4) ^ t ^ (t << 1);
    d += 362437;
    return v[4] + d;
  }
  TRANSHIP_BOTH void skip(unsigned long long count) {
    while (count--)
      next();
  }
};

/// Philox 4x32 with 10 rounds (Salmon and others).
struct TranshipPhilox : TranshipBoxMuller {
  uint4 ctr, output;
  uint2 key;
  unsigned STATE;

  TRANSHIP_BOTH void init(unsigned long long seed, unsigned long long subsequence,
                          unsigned long long offset) {
    key = uint2{unsigned(seed), unsigned(seed >> 32)};
    ctr = uint4{0, 0, unsigned(subsequence), unsigned(subsequence >> 32)};
    STATE = 0;
    resetBoxMuller();
    output = rounds();
    skip(offset);
  }
  TRANSHIP_BOTH unsigned next() {
    unsigned result = STATE == 0   ? output.x
                      : STATE == 1 ? output.y
                      : STATE == 2 ? output.z
                                   : output.w;
    if (++STATE == 4) {
      STATE = 0;
      step(1);
    }
    return result;
  }
  TRANSHIP_BOTH void skip(unsigned long long count) {
    STATE += unsigned(count & 3);
    count /= 4;
    if (STATE > 3) {
      STATE -= 4;
      ++count;
    }
    step(count);
  }

private:
  TRANSHIP_BOTH void step(unsigned long long count) {
    unsigned long long low = (unsigned long long)ctr.y << 32 | ctr.x, sum = low + count;
    ctr.x = unsigned(sum);
    ctr.y = unsigned(sum >> 32);
    if (sum < low && ++ctr.z == 0)
      ++ctr.w;
    output = rounds();
  }
  TRANSHIP_BOTH uint4 rounds() const {
    uint4 c = ctr;
    uint2 k = key;
    for (int i = 0; i < 10; ++i) {
      unsigned long long a = 0xd2511f53ull * c.x, b = 0xcd9e8d57ull * c.z;
      c = uint4{unsigned(b >> 32) ^ c.y ^ k.x, unsigned(b), unsigned(a >> 32) ^ c.w ^ k.y,
                unsigned(a)};
      k.x += 0x9e3779b9;
      k.y += 0xbb67ae85;
    }
    return c;
  }
};

/// L'Ecuyer's MRG32k3a.
struct TranshipMrg : TranshipBoxMuller {
  unsigned s1[3], s2[3];

  TRANSHIP_BOTH void init(unsigned long long seed, unsigned long long subsequence,
                          unsigned long long offset) {
    unsigned long long mix = seed;
    mix = transhipMix(mix) ^ subsequence;
    for (int i = 0; i < 3; ++i) {
      s1[i] = unsigned(transhipMix(mix) % 4294967086ull) + 1;
      s2[i] = unsigned(transhipMix(mix) % 4294944442ull) + 1;
    }
    resetBoxMuller();
    skip(offset);
  }
  TRANSHIP_BOTH unsigned next() {
    constexpr long long m1 = 4294967087ll, m2 = 4294944443ll;
    long long p = (1403580ll * s1[1] - 810728ll * s1[0]) % m1;
    p += p < 0 ? m1 : 0;
    s1[0] = s1[1], s1[1] = s1[2], s1[2] = unsigned(p);
    long long q = (527612ll * s2[2] - 1370589ll * s2[0]) % m2;
    q += q < 0 ? m2 : 0;
    s2[0] = s2[1], s2[1] = s2[2], s2[2] = unsigned(q);
    return unsigned(p > q ? p - q : p - q + m1);
  }
  TRANSHIP_BOTH void skip(unsigned long long count) {
    while (count--)
      next();
  }
};

/// A Sobol' sequence, defined by its direction numbers.
template <class Word, int Bits> struct TranshipSobol : TranshipBoxMuller {
  Word i, x, c, direction_vectors[Bits];

  TRANSHIP_BOTH void init(const Word *directions, Word scramble, unsigned long long offset) {
    for (int b = 0; b < Bits; ++b)
      direction_vectors[b] = directions[b];
    i = 0;
    x = c = scramble;
    resetBoxMuller();
    skip(offset);
  }
  TRANSHIP_BOTH Word next() {
    Word result = x;
    int bit = 0;
    for (Word left = i; (left & 1) && bit < Bits - 1; left >>= 1)
      ++bit;
    x ^= direction_vectors[bit];
    ++i;
    return result;
  }
  TRANSHIP_BOTH void skip(unsigned long long count) {
    while (count--)
      next();
  }
};

template <class State> TRANSHIP_BOTH float transhipUniform(State *state) {
  return float(unsigned(state->next())) * 2.3283064e-10f + 2.3283064e-10f / 2;
}
template <class State> TRANSHIP_BOTH double transhipUniformDouble(State *state) {
  unsigned long long low = unsigned(state->next()), high = unsigned(state->next());
  return double((low ^ (high << 21)) & ((1ull << 53) - 1)) * 1.1102230246251565e-16 +
         1.1102230246251565e-16 / 2;
}
template <class State> TRANSHIP_BOTH float2 transhipNormal2(State *state) {
  float u = transhipUniform(state), v = transhipUniform(state) * 6.2831855f,
        r = sqrtf(-2 * logf(u));
  return float2{r * sinf(v), r * cosf(v)};
}
template <class State> TRANSHIP_BOTH double2 transhipNormal2Double(State *state) {
  double u = transhipUniformDouble(state), v = transhipUniformDouble(state) * 6.283185307179586,
         r = sqrt(-2 * log(u));
  return double2{r * sin(v), r * cos(v)};
}
template <class State> TRANSHIP_BOTH float transhipNormal(State *state) {
  if (state->boxmuller_flag) {
    state->boxmuller_flag = 0;
    return state->boxmuller_extra;
  }
  float2 pair = transhipNormal2(state);
  state->boxmuller_flag = 1;
  state->boxmuller_extra = pair.y;
  return pair.x;
}
template <class State> TRANSHIP_BOTH double transhipNormalDouble(State *state) {
  if (state->boxmuller_flag_double) {
    state->boxmuller_flag_double = 0;
    return state->boxmuller_extra_double;
  }
  double2 pair = transhipNormal2Double(state);
  state->boxmuller_flag_double = 1;
  state->boxmuller_extra_double = pair.y;
  return pair.x;
}
template <class State> TRANSHIP_BOTH unsigned transhipPoisson(State *state, double lambda) {
  if (lambda > 700) { // the normal distribution is as good here
    double value = lambda + sqrt(lambda) * transhipNormalDouble(state) + 0.5;
    return value > 0 ? unsigned(value) : 0;
  }
  double limit = exp(-lambda), product = transhipUniformDouble(state);
  unsigned count = 0;
  for (; product > limit; ++count)
    product *= transhipUniformDouble(state);
  return count;
}
