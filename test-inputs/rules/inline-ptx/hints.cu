// What the port does without.
__global__ void hints(float *to, const float *from, const void *p) {
  unsigned long long policy;
  float x;
  asm("createpolicy.fractional.L2::evict_first.b64 %0, 1.0;" : "=l"(policy));
  asm volatile("ld.global.L2::cache_hint.f32 %0, [%1], %2;" : "=f"(x) : "l"(from), "l"(policy));
  asm volatile("st.global.L2::cache_hint.f32 [%0], %1, %2;" ::"l"(to), "f"(x), "l"(policy));
  extern __shared__ float4 tile[];
  asm volatile("cp.async.cg.shared.global.L2::cache_hint [%0], [%1], 16, %2;" ::"r"(unsigned(__cvta_generic_to_shared(tile))), "l"(from), "l"(policy));
  asm volatile("applypriority.global.L2::evict_normal [%0], 128;" ::"l"(p));
  asm volatile("discard.global.L2 [%0], 128;" ::"l"(p));
  asm volatile("fence.proxy.async;" ::: "memory");
  asm volatile(".pragma \"nounroll\";");
  asm volatile("pmevent 1;");
  if (x > 3)
    asm volatile("ret;");
  to[1] = 2;
}
