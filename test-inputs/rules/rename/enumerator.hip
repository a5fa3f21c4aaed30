// An enumerator behind the name of its type, where clang sees it and where it does not.
#include <hip/hip_runtime.h>

int seen = hipStreamCaptureStatus::hipStreamCaptureStatusNone;
#ifdef OTHER_BUILD
int unseen = hipStreamCaptureStatus::hipStreamCaptureStatusNone;
int own = mine::cudaStreamCaptureStatusNone;
#endif
