// Codes of what the threads of a warp and of a block do together; the runtime includes this file as
// well.
#pragma once

enum TranshipWarpOperation : unsigned {
  transhipShuffle, ///< argument: lane to read, or a negative number for one outside of the section
  transhipBallot,  ///< value: predicate
  transhipSyncWarp,
  transhipActiveMask,
  transhipMatchAny, ///< mask of the lanes with the same value
  transhipStep,     ///< of the lockstep schedule: goes on with those at the same access
  transhipMatchAll, ///< the whole mask when all values are the same, else 0
  transhipReduceAdd,
  transhipReduceAnd,
  transhipReduceOr,
  transhipReduceXor,
  transhipReduceMinSigned,
  transhipReduceMaxSigned,
  transhipReduceMinUnsigned,
  transhipReduceMaxUnsigned
};

/// How a warp operation's mask is meant.
enum TranshipMaskKind : unsigned {
  transhipNoMask, ///< whoever is there
  transhipMask32, ///< 32 bits
  transhipMask64
};

enum TranshipBarrierOperation : unsigned {
  transhipBarrier,
  transhipBarrierCount,
  transhipBarrierAnd,
  transhipBarrierOr
};
