// Texture and surface objects are one type in CUDA, and two types of pointers in HIP.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

struct Linear {
  hipSurfaceObject_t tex;
};

__global__ void use(hipTextureObject_t texture, float *out) { out[0] = tranship::tex2D<float>(texture, 0.5f, 0.5f); }

hipError_t make(Linear &linear, const hipResourceDesc &resource, const hipTextureDesc &how) {
  return transhipCreateTextureObject((hipTextureObject_t *)(&linear.tex), &resource, &how, nullptr);
}

void makeAll(Linear *linear, const hipResourceDesc &resource, const hipTextureDesc &how) {
  for (int i = 0; i < 3; ++i)
    transhipCreateTextureObject((hipTextureObject_t *)(&linear[i].tex), &resource, &how, 0);
}

void end(Linear &linear, float *out) {
  hipLaunchKernelGGL(use, dim3(1), dim3(1), 0, 0, (hipTextureObject_t)linear.tex, out);
  hipTextureObject_t texture = (hipTextureObject_t)linear.tex;
  if (texture == (hipTextureObject_t)linear.tex)
    transhipDestroySurfaceObject((hipSurfaceObject_t)texture);
  transhipDestroyTextureObject((hipTextureObject_t)linear.tex);
  linear.tex = (hipSurfaceObject_t)texture;
}

// Those of one type stay as they are.
hipError_t same(hipTextureObject_t *texture, hipSurfaceObject_t surface, hipResourceDesc *resource) {
  transhipDestroySurfaceObject(surface);
  return transhipGetTextureObjectResourceDesc(resource, *texture);
}
