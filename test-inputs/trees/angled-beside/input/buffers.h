#ifndef BUFFERS_H
#define BUFFERS_H
inline void release(float *buffer) { cudaFree(buffer); }
#endif
