// SPDX-License-Identifier: 0BSD
// The driver API's first way to launch kernels: cuFuncSetBlockShape, cuParamSetv, cuLaunchGrid and their
// relatives. Both C and C++ compilers read it.

//- helper: legacy-launch
//- language: c
//- includes: hip/hip_runtime_api.h, stdlib.h, string.h
// CUDA's driver keeps for each function what its next launches use: the shape of a block, dynamic shared
// memory, and parameters, which the caller places at the offsets that they have in a C structure. AMD GPUs
// take parameters at the same offsets, so HIP's launches get them in one buffer.
//
// As with CUDA's driver, threads may set up different functions at the same time, but not the same one. What is
// kept is never freed: about 4 KiB for each function.
struct transhipLaunchState {
  unsigned char parameters[4096]; // CUDA's limit at that time
  unsigned size;
  unsigned shared;
  int block[3];
  hipFunction_t function;
  struct transhipLaunchState *next;
};
#ifdef __cplusplus
extern "C" {
#endif
__attribute__((weak)) struct transhipLaunchState *transhipLaunches = 0; // one list for all files of a program
#ifdef __cplusplus
}
#endif

static inline struct transhipLaunchState *transhipLaunchOf(hipFunction_t function) {
  for (;;) {
    struct transhipLaunchState *first = __atomic_load_n(&transhipLaunches, __ATOMIC_ACQUIRE), *state;
    for (state = first; state; state = state->next)
      if (state->function == function)
        return state;
    state = (struct transhipLaunchState *)calloc(1, sizeof *state);
    if (!state)
      return 0;
    state->function = function;
    state->next = first;
    if (__atomic_compare_exchange_n(&transhipLaunches, &first, state, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
      return state;
    free(state); // another thread was faster: look again
  }
}
static inline hipError_t transhipFuncSetBlockShape(hipFunction_t function, int x, int y, int z) {
  struct transhipLaunchState *state = transhipLaunchOf(function);
  if (!state)
    return hipErrorOutOfMemory;
  state->block[0] = x;
  state->block[1] = y;
  state->block[2] = z;
  return hipSuccess;
}
static inline hipError_t transhipFuncSetSharedSize(hipFunction_t function, unsigned bytes) {
  struct transhipLaunchState *state = transhipLaunchOf(function);
  if (!state)
    return hipErrorOutOfMemory;
  state->shared = bytes;
  return hipSuccess;
}
static inline hipError_t transhipParamSetSize(hipFunction_t function, unsigned bytes) {
  struct transhipLaunchState *state = transhipLaunchOf(function);
  if (!state)
    return hipErrorOutOfMemory;
  if (bytes > sizeof state->parameters)
    return hipErrorInvalidValue;
  state->size = bytes;
  return hipSuccess;
}
static inline hipError_t transhipParamSetv(hipFunction_t function, int offset, const void *value, unsigned bytes) {
  struct transhipLaunchState *state = transhipLaunchOf(function);
  if (!state)
    return hipErrorOutOfMemory;
  if (offset < 0 || bytes > sizeof state->parameters || (unsigned)offset > sizeof state->parameters - bytes)
    return hipErrorInvalidValue;
  memcpy(state->parameters + offset, value, bytes);
  return hipSuccess;
}
static inline hipError_t transhipParamSeti(hipFunction_t function, int offset, unsigned value) {
  return transhipParamSetv(function, offset, &value, sizeof value);
}
static inline hipError_t transhipParamSetf(hipFunction_t function, int offset, float value) {
  return transhipParamSetv(function, offset, &value, sizeof value);
}
static inline hipError_t transhipLaunchGridAsync(hipFunction_t function, int width, int height, hipStream_t stream) {
  struct transhipLaunchState *state = transhipLaunchOf(function);
  size_t size;
  void *parameters[5];
  if (!state)
    return hipErrorOutOfMemory;
  size = state->size;
  parameters[0] = HIP_LAUNCH_PARAM_BUFFER_POINTER;
  parameters[1] = state->parameters;
  parameters[2] = HIP_LAUNCH_PARAM_BUFFER_SIZE;
  parameters[3] = &size;
  parameters[4] = HIP_LAUNCH_PARAM_END;
  return hipModuleLaunchKernel(function, (unsigned)width, (unsigned)height, 1, (unsigned)state->block[0],
                               (unsigned)state->block[1], (unsigned)state->block[2], state->shared, stream, 0,
                               parameters);
}
static inline hipError_t transhipLaunchGrid(hipFunction_t function, int width, int height) {
  return transhipLaunchGridAsync(function, width, height, 0);
}
static inline hipError_t transhipLaunch(hipFunction_t function) { return transhipLaunchGridAsync(function, 1, 1, 0); }
