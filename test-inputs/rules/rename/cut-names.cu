// A backslash at the end of a line may cut a name, in code, in macros and in branches that are not compiled.
#define RELEASE(p) cuda\
Free(p)

void release(float *p, cuda\
Stream_t stream) {
  cuda\
Free(p);
  RELEASE(p);
  cudaStreamSyn\
chronize(stream);
#ifdef NEVER
  cudaFree\
Async(p, stream);
#endif
}
