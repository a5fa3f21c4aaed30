// A name of the user's that looks like CUDA's, in a header that no CUDA unit includes.
#pragma once
inline int cudaLookalike(int x) { return x; }
inline int host(int x) { return cudaLookalike(x); }
