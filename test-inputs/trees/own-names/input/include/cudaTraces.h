#pragma once
#ifdef USE_TRACES
#define NVRTC_CHECK_THROW(call) check(call)
void cuptiTraceStart();
#endif
