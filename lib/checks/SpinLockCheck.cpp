// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Spin locks that are released outside of the loop. NVIDIA GPUs since Volta run the threads of a
// warp independently, so the owner gets to its release. AMD GPUs run a wavefront in lockstep: the
// loop continues while one lane waits, and the owner, a lane of the same wavefront, waits for the
// loop to end.
//   while (atomicCAS(&lock, 0, 1) != 0);   …   atomicExch(&lock, 0);                    never ends
//   for (bool done = false; !done;)
//     if (atomicCAS(&lock, 0, 1) == 0) { …; atomicExch(&lock, 0); done = true; }        ends
// The same holds for threads that wait for a barrier or a pipeline of libcu++, or for an mbarrier of PTX, in
// different branches:
//   if (warp == 0) full.arrive(); else full.wait(…);    with warps of 32, one wavefront on both sides
// and where some leave a loop: what they do on the way out comes after the loop.
//   for (…) { if (threadIdx.x >= n) { b.arrive_and_drop(); return; } b.arrive_and_wait(); }
// Source: chipStar's and HIP's documentation name the missing independent scheduling.
#include "checks/Check.h"
#include "checks/analysis/SpinLocks.h"
#include "checks/analysis/SplitWaits.h"

namespace tranship::checks {
namespace {

class SpinLockCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const SpinLock &lock : findSpinLocks(unit)) {
      unit.report(
          {DiagnosticKind::SpinLock,
           lock.attempt->getSourceRange(),
           lock.loop.in,
           "threads of a wavefront may wait here for a lock that another lane of the same "
           "wavefront holds; AMD GPUs run lanes in lockstep, so that lane never releases it",
           "do the work and release the lock inside the loop, in the branch that acquired it, or "
           "let only one thread of a block take the lock",
           {{lock.loop.node->getBeginLoc(), "this loop waits"}}});
    }
    if (!unit.options.hasWave64())
      return;
    for (const SplitWait &wait : findSplitWaits(unit))
      unit.report(
          {DiagnosticKind::SpinLock,
           wait.wait.node->getSourceRange(),
           wait.wait.in,
           wait.isLoopExit
               ? "this may wait forever for lanes of the same wavefront that leave the loop; "
                 "AMD GPUs run what those do on the way out when all lanes have left"
               : "this may wait forever for lanes of the same wavefront that took the other "
                 "branch; AMD GPUs run one branch after the other",
           wait.isLoopExit
               ? "let whole wavefronts leave: threads in multiples of 64"
               : "give the roles to whole wavefronts: divide threads by `warpSize`, or by a "
                 "multiple of 64",
           {{wait.branch->getBeginLoc(),
             wait.isLoopExit ? "lanes leave here" : "lanes part here"}}});
  }
};

} // namespace

std::unique_ptr<Check> makeSpinLockCheck() { return std::make_unique<SpinLockCheck>(); }

} // namespace tranship::checks
