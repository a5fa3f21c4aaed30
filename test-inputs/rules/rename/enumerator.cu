// An enumerator behind the name of its type, where clang sees it and where it does not.
#include <cuda_runtime.h>

int seen = cudaStreamCaptureStatus::cudaStreamCaptureStatusNone;
#ifdef OTHER_BUILD
int unseen = cudaStreamCaptureStatus::cudaStreamCaptureStatusNone;
int own = mine::cudaStreamCaptureStatusNone;
#endif
