#pragma once
#include <cuda.h>

#ifdef __cplusplus
extern "C" {
#endif
/// Launches a function that has its parameters. Without a stream, it waits for the kernel.
CUresult launch(CUfunction function, int width, int height, CUstream stream);
#ifdef __cplusplus
}
#endif
