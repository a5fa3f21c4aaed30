// Barriers in shared memory, and copies in bulk that arrive at them.
#include <cstdint>
#include <cuda_runtime.h>
__device__ void begin(uint32_t barrier, uint64_t *generic, int count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(barrier), "r"(count));
  asm volatile("mbarrier.init.b64 [%0], 1;" ::"l"(generic));
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  asm volatile("mbarrier.inval.shared.b64 [%0];" ::"r"(barrier));
}
__device__ void meet(int number, uint32_t &count) {
  asm volatile("bar.sync %0;" ::"r"(number + 1));
  asm volatile("{ .reg .pred p; setp.gt.u32 p, %0, 7; bar.red.popc.u32 %0, 3, p; }" : "+r"(count));
}
__global__ void __launch_bounds__(128) whole(int *out) {
  out[threadIdx.x] = 1;
  asm volatile("barrier.sync 2, 128;" ::: "memory");
  out[127 - threadIdx.x] += 1;
  asm volatile("bar.sync %0, %1;" ::"r"(5), "n"(1024));
}
__device__ uint64_t arrive(uint32_t barrier, uint32_t bytes) {
  uint64_t state;
  asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(barrier));
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(barrier));
  asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 %0, [%1], 2;" : "=l"(state) : "r"(barrier));
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier), "r"(bytes));
  asm volatile("{ .reg .b64 state; mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 state, [%0], %1; }" ::"r"(barrier), "r"(bytes));
  asm volatile("mbarrier.arrive_drop.shared.b64 _, [%0];" ::"r"(barrier));
  asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], %1;" ::"r"(barrier), "r"(bytes));
  asm volatile("mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%0], %1;" ::"r"(barrier), "r"(bytes));
  asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(barrier));
  asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];" ::"r"(barrier));
  return state;
}
__device__ bool wait(uint32_t barrier, uint64_t *generic, uint32_t parity, uint64_t state) {
  asm volatile("{\n\t.reg .pred P1;\n\t"
               "LAB_WAIT: \n\t"
               "mbarrier.try_wait.parity.shared::cta.b64 P1, [%0], %1; \n\t"
               "@P1 bra DONE; \n\t"
               "bra     LAB_WAIT; \n\t"
               "DONE: \n\t}" ::"r"(barrier), "r"(parity));
  asm volatile("{ .reg .pred P1; LAB_WAIT: mbarrier.try_wait.shared.b64 P1, [%0], %1, 1000; @!P1 bra.uni LAB_WAIT; }" ::"r"(barrier), "l"(state));
  uint32_t passed, count;
  asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.acquire.cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }" : "=r"(passed) : "l"(generic), "r"(parity));
  asm volatile("mbarrier.pending_count.b64 %0, %1;" : "=r"(count) : "l"(state));
  return passed && count;
}
__device__ void copy(uint32_t to, const void *from, void *back, uint32_t bytes, uint32_t barrier, uint64_t policy) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(to), "l"(from), "r"(bytes), "r"(barrier) : "memory");
  asm volatile("cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1], %2, [%3], %4;" ::"r"(to), "l"(from), "r"(bytes), "r"(barrier), "l"(policy));
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(back), "r"(to), "r"(bytes));
  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], %2;" ::"l"(back), "r"(to), "r"(bytes));
  asm volatile("cp.async.bulk.commit_group;");
  asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
  asm volatile("cp.async.bulk.wait_group 1;");
  asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(from), "r"(bytes));
}
__device__ uint32_t primitives(uint64_t *barrier, bool odd) {
  __mbarrier_init(barrier, 64);
  __mbarrier_token_t token = __mbarrier_arrive(barrier);
  while (!__mbarrier_test_wait(barrier, token) && !__mbarrier_try_wait_parity(barrier, odd, 100))
    ;
  __mbarrier_arrive_and_drop(barrier);
  __mbarrier_inval(barrier);
  return __mbarrier_token_pending_count(token) + __mbarrier_maximum_count();
}
