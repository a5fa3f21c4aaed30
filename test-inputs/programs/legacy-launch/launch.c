/* The other file of the program, in C: functions keep what main.cpp set. */
#include "launch.h"

CUresult launch(CUfunction function, int width, int height, CUstream stream) {
  CUresult result;
  if (stream)
    return cuLaunchGridAsync(function, width, height, stream);
  result = width == 1 && height == 1 ? cuLaunch(function) : cuLaunchGrid(function, width, height);
  return result == CUDA_SUCCESS ? cuCtxSynchronize() : result;
}
