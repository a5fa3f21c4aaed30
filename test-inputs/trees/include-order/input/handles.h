#pragma once
#include <cublas_v2.h>
struct Handles {
  cublasHandle_t blas;
};
