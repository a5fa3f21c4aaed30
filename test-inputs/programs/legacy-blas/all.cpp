// Each call once, in the types that it has.
#include "parts.h"

#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>
#include <initializer_list>

namespace {

constexpr int n = 6, k = 2, ld = 8, size = 64;

template <class T> struct Real { using type = T; };
template <> struct Real<cuComplex> { using type = float; };
template <> struct Real<cuDoubleComplex> { using type = double; };

template <class T> T number(double re, double) { return T(re); }
template <> cuComplex number(double re, double im) { return make_cuComplex(float(re), float(im)); }
template <> cuDoubleComplex number(double re, double im) { return make_cuDoubleComplex(re, im); }

/// Three arrays on the GPU that begin with the same numbers each time.
template <class T> struct Arrays {
  T *a, *b, *c;
  Arrays() {
    for (T **place : {&a, &b, &c})
      cublasAlloc(size, sizeof(T), reinterpret_cast<void **>(place));
    fill();
  }
  ~Arrays() {
    for (T *place : {a, b, c})
      cublasFree(place);
  }
  void fill() {
    T host[size];
    int seed = 0;
    for (T *place : {a, b, c}) {
      ++seed;
      for (int i = 0; i < size; ++i) // the diagonal of a matrix is large
        host[i] =
            number<T>(i % (ld + 1) == 0 ? 3 : (i * seed % 7 - 3) / 8.0, (i * seed % 5 - 2) / 8.0);
      cublasSetVector(size, sizeof(T), host, 1, place, 1);
    }
  }
  /// What a call left behind.
  void show(const char *name) {
    typename Real<T>::type host[size * sizeof(T) / sizeof(typename Real<T>::type)];
    double sum = 0;
    int weight = 0;
    for (T *place : {a, b, c}) {
      cublasGetVector(size, sizeof(T), place, 1, host, 1);
      for (auto value : host)
        sum += value * (1 + weight++ % 17);
    }
    std::printf("%s %.4f%s\n", name, sum,
                cublasGetError() == CUBLAS_STATUS_SUCCESS ? "" : " failed");
    fill();
  }
};
// Ports have other words before the letter of the type.
#define TRY(call) (call, arrays.show(std::strpbrk(#call, "SDCZ")))
#define A arrays.a
#define B arrays.b
#define C arrays.c

void tryFloats() {
  Arrays<float> arrays;
  const float two = number<float>(2, 0.5), half = number<float>(0.5, -1);
  TRY(cublasSscal(n, two, A, 1));
  TRY(cublasSaxpy(n, half, A, 1, B, 2));
  TRY(cublasScopy(n, A, 2, B, 1));
  TRY(cublasSswap(n, A, 1, B, 3));
  TRY(cublasSgemv('T', n, n - 1, two, A, ld, B, 1, half, C, 1));
  TRY(cublasSgbmv('n', n, n, k, 1, two, A, ld, B, 1, half, C, 1));
  TRY(cublasStrmv('U', 'N', 'n', n, A, ld, B, 1));
  TRY(cublasStrsv('l', 'T', 'N', n, A, ld, B, 1));
  TRY(cublasStbmv('U', 'n', 'N', n, k, A, ld, B, 1));
  TRY(cublasStbsv('L', 'n', 'U', n, k, A, ld, B, 1));
  TRY(cublasStpmv('U', 'T', 'N', n, A, B, 1));
  TRY(cublasStpsv('U', 'C', 'U', n, A, B, 1));
  TRY(cublasSgemm('c', 'N', n, n - 1, k, two, A, ld, B, ld, half, C, ld));
  TRY(cublasSsymm('R', 'U', n, n - 1, two, A, ld, B, ld, half, C, ld));
  TRY(cublasSsyrk('L', 'N', n, k, two, A, ld, half, C, ld));
  TRY(cublasSsyr2k('U', 'T', n, k, two, A, ld, B, ld, half, C, ld));
  TRY(cublasStrmm('L', 'U', 'N', 'N', n, n - 1, two, A, ld, B, ld));
  TRY(cublasStrsm('R', 'L', 'T', 'U', n, n - 1, half, A, ld, B, ld));
  TRY(cublasSsymv('U', n, two, A, ld, B, 1, half, C, 1));
  TRY(cublasSsbmv('L', n, k, two, A, ld, B, 1, half, C, 1));
  TRY(cublasSspmv('U', n, two, A, B, 1, half, C, 1));
  TRY(cublasSsyr('L', n, 3, B, 1, A, ld));
  TRY(cublasSspr('U', n, 3, B, 1, A));
  TRY(cublasSsyr2('u', n, two, B, 1, C, 1, A, ld));
  TRY(cublasSspr2('l', n, two, B, 1, C, 1, A));
  TRY(cublasSger(n, n - 1, two, B, 1, C, 1, A, ld));
  TRY(cublasSrot(n, A, 1, B, 1, 0.6f, 0.8f));
  float a = 3, b = 4, c = 0, s = 0, d1 = 1, d2 = 2, x = 1, param[5] = {};
  cublasSrotg(&a, &b, &c, &s);
  cublasSrotmg(&d1, &d2, &x, &b, param);
  TRY(cublasSrotm(n, A, 1, B, 1, param));
  std::printf("%.4f %.4f %.4f %.4f %.4f\n", a, c, s, d1, x);
  std::printf("%.4f %.4f %.4f %d %d\n", cublasSdot(n, A, 1, B, 2), cublasSnrm2(n, A, 1),
              cublasSasum(n, A, 2), cublasIsamax(n, B, 1), cublasIsamin(n, B, 1));
}
void tryDoubles() {
  Arrays<double> arrays;
  const double two = number<double>(2, 0.5), half = number<double>(0.5, -1);
  TRY(cublasDscal(n, two, A, 1));
  TRY(cublasDaxpy(n, half, A, 1, B, 2));
  TRY(cublasDcopy(n, A, 2, B, 1));
  TRY(cublasDswap(n, A, 1, B, 3));
  TRY(cublasDgemv('T', n, n - 1, two, A, ld, B, 1, half, C, 1));
  TRY(cublasDgbmv('n', n, n, k, 1, two, A, ld, B, 1, half, C, 1));
  TRY(cublasDtrmv('U', 'N', 'n', n, A, ld, B, 1));
  TRY(cublasDtrsv('l', 'T', 'N', n, A, ld, B, 1));
  TRY(cublasDtbmv('U', 'n', 'N', n, k, A, ld, B, 1));
  TRY(cublasDtbsv('L', 'n', 'U', n, k, A, ld, B, 1));
  TRY(cublasDtpmv('U', 'T', 'N', n, A, B, 1));
  TRY(cublasDtpsv('U', 'C', 'U', n, A, B, 1));
  TRY(cublasDgemm('c', 'N', n, n - 1, k, two, A, ld, B, ld, half, C, ld));
  TRY(cublasDsymm('R', 'U', n, n - 1, two, A, ld, B, ld, half, C, ld));
  TRY(cublasDsyrk('L', 'N', n, k, two, A, ld, half, C, ld));
  TRY(cublasDsyr2k('U', 'T', n, k, two, A, ld, B, ld, half, C, ld));
  TRY(cublasDtrmm('L', 'U', 'N', 'N', n, n - 1, two, A, ld, B, ld));
  TRY(cublasDtrsm('R', 'L', 'T', 'U', n, n - 1, half, A, ld, B, ld));
  TRY(cublasDsymv('U', n, two, A, ld, B, 1, half, C, 1));
  TRY(cublasDsbmv('L', n, k, two, A, ld, B, 1, half, C, 1));
  TRY(cublasDspmv('U', n, two, A, B, 1, half, C, 1));
  TRY(cublasDsyr('L', n, 3, B, 1, A, ld));
  TRY(cublasDspr('U', n, 3, B, 1, A));
  TRY(cublasDsyr2('u', n, two, B, 1, C, 1, A, ld));
  TRY(cublasDspr2('l', n, two, B, 1, C, 1, A));
  TRY(cublasDger(n, n - 1, two, B, 1, C, 1, A, ld));
  TRY(cublasDrot(n, A, 1, B, 1, 0.6, 0.8));
  double a = 3, b = 4, c = 0, s = 0, d1 = 1, d2 = 2, x = 1, param[5] = {};
  cublasDrotg(&a, &b, &c, &s);
  cublasDrotmg(&d1, &d2, &x, &b, param);
  TRY(cublasDrotm(n, A, 1, B, 1, param));
  std::printf("%.4f %.4f %.4f %.4f %.4f\n", a, c, s, d1, x);
  std::printf("%.4f %.4f %.4f %d %d\n", cublasDdot(n, A, 1, B, 2), cublasDnrm2(n, A, 1),
              cublasDasum(n, A, 2), cublasIdamax(n, B, 1), cublasIdamin(n, B, 1));
}
void tryComplex() {
  Arrays<cuComplex> arrays;
  const cuComplex two = number<cuComplex>(2, 0.5), half = number<cuComplex>(0.5, -1);
  TRY(cublasCscal(n, two, A, 1));
  TRY(cublasCaxpy(n, half, A, 1, B, 2));
  TRY(cublasCcopy(n, A, 2, B, 1));
  TRY(cublasCswap(n, A, 1, B, 3));
  TRY(cublasCgemv('T', n, n - 1, two, A, ld, B, 1, half, C, 1));
  TRY(cublasCgbmv('n', n, n, k, 1, two, A, ld, B, 1, half, C, 1));
  TRY(cublasCtrmv('U', 'N', 'n', n, A, ld, B, 1));
  TRY(cublasCtrsv('l', 'T', 'N', n, A, ld, B, 1));
  TRY(cublasCtbmv('U', 'n', 'N', n, k, A, ld, B, 1));
  TRY(cublasCtbsv('L', 'n', 'U', n, k, A, ld, B, 1));
  TRY(cublasCtpmv('U', 'T', 'N', n, A, B, 1));
  TRY(cublasCtpsv('U', 'C', 'U', n, A, B, 1));
  TRY(cublasCgemm('c', 'N', n, n - 1, k, two, A, ld, B, ld, half, C, ld));
  TRY(cublasCsymm('R', 'U', n, n - 1, two, A, ld, B, ld, half, C, ld));
  TRY(cublasCsyrk('L', 'N', n, k, two, A, ld, half, C, ld));
  TRY(cublasCsyr2k('U', 'T', n, k, two, A, ld, B, ld, half, C, ld));
  TRY(cublasCtrmm('L', 'U', 'N', 'N', n, n - 1, two, A, ld, B, ld));
  TRY(cublasCtrsm('R', 'L', 'T', 'U', n, n - 1, half, A, ld, B, ld));
  TRY(cublasChemv('U', n, two, A, ld, B, 1, half, C, 1));
  TRY(cublasChbmv('L', n, k, two, A, ld, B, 1, half, C, 1));
  TRY(cublasChpmv('U', n, two, A, B, 1, half, C, 1));
  TRY(cublasCher('L', n, 3, B, 1, A, ld));
  TRY(cublasChpr('U', n, 3, B, 1, A));
  TRY(cublasCher2('u', n, two, B, 1, C, 1, A, ld));
  TRY(cublasChpr2('l', n, two, B, 1, C, 1, A));
  TRY(cublasCsscal(n, 0.25, A, 1));
  TRY(cublasCgeru(n, n - 1, two, B, 1, C, 1, A, ld));
  TRY(cublasCgerc(n, n - 1, two, B, 1, C, 1, A, ld));
  TRY(cublasCrot(n, A, 1, B, 1, 0.6f, half));
  TRY(cublasCsrot(n, A, 1, B, 1, 0.6f, 0.8f));
  TRY(cublasChemm('L', 'U', n, n - 1, two, A, ld, B, ld, half, C, ld));
  TRY(cublasCherk('U', 'N', n, k, 2, A, ld, 0.5f, C, ld));
  TRY(cublasCher2k('L', 'N', n, k, two, A, ld, B, ld, 0.5f, C, ld));
  cuComplex a = two, s = half;
  float c = 0;
  cublasCrotg(&a, half, &c, &s);
  std::printf("%.4f %.4f %.4f %.4f\n", a.x, c, s.x, s.y);
  cuComplex plain = cublasCdotu(n, A, 1, B, 1), conjugated = cublasCdotc(n, A, 1, B, 1);
  std::printf("%.4f %.4f %.4f %.4f\n", plain.x, plain.y, conjugated.x, conjugated.y);
  std::printf("%.4f %.4f %d %d\n", cublasScnrm2(n, A, 1), cublasScasum(n, B, 1),
              cublasIcamax(n, B, 1), cublasIcamin(n, B, 1));
}
void tryDoubleComplex() {
  Arrays<cuDoubleComplex> arrays;
  const cuDoubleComplex two = number<cuDoubleComplex>(2, 0.5),
                        half = number<cuDoubleComplex>(0.5, -1);
  TRY(cublasZscal(n, two, A, 1));
  TRY(cublasZaxpy(n, half, A, 1, B, 2));
  TRY(cublasZcopy(n, A, 2, B, 1));
  TRY(cublasZswap(n, A, 1, B, 3));
  TRY(cublasZgemv('T', n, n - 1, two, A, ld, B, 1, half, C, 1));
  TRY(cublasZgbmv('n', n, n, k, 1, two, A, ld, B, 1, half, C, 1));
  TRY(cublasZtrmv('U', 'N', 'n', n, A, ld, B, 1));
  TRY(cublasZtrsv('l', 'T', 'N', n, A, ld, B, 1));
  TRY(cublasZtbmv('U', 'n', 'N', n, k, A, ld, B, 1));
  TRY(cublasZtbsv('L', 'n', 'U', n, k, A, ld, B, 1));
  TRY(cublasZtpmv('U', 'T', 'N', n, A, B, 1));
  TRY(cublasZtpsv('U', 'C', 'U', n, A, B, 1));
  TRY(cublasZgemm('c', 'N', n, n - 1, k, two, A, ld, B, ld, half, C, ld));
  TRY(cublasZsymm('R', 'U', n, n - 1, two, A, ld, B, ld, half, C, ld));
  TRY(cublasZsyrk('L', 'N', n, k, two, A, ld, half, C, ld));
  TRY(cublasZsyr2k('U', 'T', n, k, two, A, ld, B, ld, half, C, ld));
  TRY(cublasZtrmm('L', 'U', 'N', 'N', n, n - 1, two, A, ld, B, ld));
  TRY(cublasZtrsm('R', 'L', 'T', 'U', n, n - 1, half, A, ld, B, ld));
  TRY(cublasZhemv('U', n, two, A, ld, B, 1, half, C, 1));
  TRY(cublasZhbmv('L', n, k, two, A, ld, B, 1, half, C, 1));
  TRY(cublasZhpmv('U', n, two, A, B, 1, half, C, 1));
  TRY(cublasZher('L', n, 3, B, 1, A, ld));
  TRY(cublasZhpr('U', n, 3, B, 1, A));
  TRY(cublasZher2('u', n, two, B, 1, C, 1, A, ld));
  TRY(cublasZhpr2('l', n, two, B, 1, C, 1, A));
  TRY(cublasZdscal(n, 0.25, A, 1));
  TRY(cublasZgeru(n, n - 1, two, B, 1, C, 1, A, ld));
  TRY(cublasZgerc(n, n - 1, two, B, 1, C, 1, A, ld));
  TRY(cublasZrot(n, A, 1, B, 1, 0.6, half));
  TRY(cublasZdrot(n, A, 1, B, 1, 0.6, 0.8));
  TRY(cublasZhemm('L', 'U', n, n - 1, two, A, ld, B, ld, half, C, ld));
  TRY(cublasZherk('U', 'N', n, k, 2, A, ld, 0.5, C, ld));
  TRY(cublasZher2k('L', 'N', n, k, two, A, ld, B, ld, 0.5, C, ld));
  cuDoubleComplex a = two, s = half;
  double c = 0;
  cublasZrotg(&a, half, &c, &s);
  std::printf("%.4f %.4f %.4f %.4f\n", a.x, c, s.x, s.y);
  cuDoubleComplex plain = cublasZdotu(n, A, 1, B, 1), conjugated = cublasZdotc(n, A, 1, B, 1);
  std::printf("%.4f %.4f %.4f %.4f\n", plain.x, plain.y, conjugated.x, conjugated.y);
  std::printf("%.4f %.4f %d %d\n", cublasDznrm2(n, A, 1), cublasDzasum(n, B, 1),
              cublasIzamax(n, B, 1), cublasIzamin(n, B, 1));
}

} // namespace

void tryAll() {
  tryFloats();
  tryDoubles();
  tryComplex();
  tryDoubleComplex();
}
