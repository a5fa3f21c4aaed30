#pragma once
#include <cublas.h>

#ifdef __cplusplus
extern "C" {
#endif
void solve(void);
#ifdef __cplusplus
}
void tryAll();
#endif
