struct Votes {
  unsigned mask;
};

__device__ unsigned voters(int p) { return __ballot_sync(~0u, p); } // DIAG: wave-ballot-width wave-sync-mask
__device__ int count(unsigned mask) { return __popc(mask); }

__global__ void kept(int *out, int p, int lane) { // DIAG: wave-width
  unsigned mask = __ballot_sync(~0u, p);          // DIAG: wave-ballot-width wave-sync-mask
  int active = (int)__activemask();               // DIAG: wave-ballot-width
  Votes votes;
  votes.mask = __match_any_sync(~0u, p);          // DIAG: wave-ballot-width
  // What is in 32 bits already is not said again.
  unsigned rest = mask & ~(unsigned)active;
  out[0] = __popc(mask) + __ffs(rest) + __popc(votes.mask) + voters(p);
}
__global__ void counted(int *out, int p) {    // DIAG: wave-width
  out[0] = __popc(__ballot_sync(~0u, p));     // DIAG: wave-ballot-width wave-sync-mask
  out[1] = __ffs(__activemask()) - 1;         // DIAG: wave-ballot-width
  out[2] = count(__ballot_sync(~0u, p));      // DIAG: wave-ballot-width
  if (__ballot_sync(~0u, p) == 0xffffffff)    // DIAG: wave-ballot-width
    out[3] = 1;
}
__global__ void shifted(int *out, int p) {    // DIAG: wave-width
  int lane = threadIdx.x % warpSize;
  unsigned long long mask = __ballot_sync(~0u, p); // DIAG: wave-sync-mask
  if (mask & (1u << lane))                         // DIAG: wave-ballot-width
    out[0] = __popcll(mask & ((1 << lane) - 1));   // DIAG: wave-ballot-width
}

// Near misses: wide enough; only asked whether anybody voted; bits that are no lanes.
__global__ void wide(int *out, int p) {       // DIAG: wave-width
  unsigned long long mask = __ballot_sync(~0u, p); // DIAG: wave-sync-mask
  int lane = threadIdx.x % warpSize;
  bool any = __ballot_sync(~0u, p);
  if (any && __ballot_sync(~0u, p) != 0)
    out[0] = __popcll(mask & ((1ull << lane) - 1));
  out[1] = __popc(out[2]) + (1 << out[3]);
}
// A word of flags, and bits of a word, without any vote.
__global__ void flags(unsigned *out) {
  atomicOr(out, 1u << (threadIdx.x % 32));
  out[1] = __popc(out[0]);
}
