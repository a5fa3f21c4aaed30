// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Codes of what the threads of a warp and of a block do together. The runtime includes this file
// too.
#pragma once

enum TranshipWarpOperation : unsigned {
  transhipShuffle, ///< argument: the lane to read, or a negative number for a lane outside of the
                   ///< section
  transhipBallot,  ///< value: predicate
  transhipSyncWarp,
  transhipActiveMask,
  transhipMatchAny, ///< mask of the lanes with the same value
  transhipStep,     ///< for the lockstep schedule: goes on with the lanes at the same access
  transhipMatchAll, ///< the whole mask if all values are the same, otherwise 0
  transhipReduceAdd,
  transhipReduceAnd,
  transhipReduceOr,
  transhipReduceXor,
  transhipReduceMinSigned,
  transhipReduceMaxSigned,
  transhipReduceMinUnsigned,
  transhipReduceMaxUnsigned
};

/// The meaning of a warp operation's mask.
enum TranshipMaskKind : unsigned {
  transhipNoMask, ///< all lanes that are there
  transhipMask32, ///< 32 bits
  transhipMask64
};

enum TranshipBarrierOperation : unsigned {
  transhipBarrier,
  transhipBarrierCount,
  transhipBarrierAnd,
  transhipBarrierOr
};
