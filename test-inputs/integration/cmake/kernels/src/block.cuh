#pragma once
constexpr int block = 256;
inline cudaError_t finish() { return cudaGetLastError(); }
