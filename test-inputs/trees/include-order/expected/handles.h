#pragma once
#include <hipblas/hipblas.h>
struct Handles {
  hipblasHandle_t blas;
};
