#pragma once
#include <cstdio>

__global__ void elsewhere(int *value, short step);
template <class T> __global__ void both(T *value, int unit) { *value += T(unit); }
void launchFromSecond(int *value);
