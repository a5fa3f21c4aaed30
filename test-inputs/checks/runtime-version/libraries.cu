// Versions of libraries, of which AMD's count otherwise.
#include <cufft.h>
#include <cusparse.h>
#include <nccl.h>
#include <cstdio>

bool isNew(cusparseHandle_t handle) {
  int fft, sparse;
  cufftGetVersion(&fft);
  cusparseGetVersion(handle, &sparse);
  return fft >= 11000 &&   // DIAG: runtime-version
         sparse > 12300;   // DIAG: runtime-version
}

// Near misses: NCCL's numbers are those of RCCL; numbers that are only shown.
int shown() {
  int nccl, fft;
  ncclGetVersion(&nccl);
  cufftGetVersion(&fft);
  printf("%d\n", fft);
  return nccl >= 21800;
}
