// cuFFT's handles are ints and hipFFT's are pointers, so an int does not hold one.
#include <hip/hip_runtime.h>
#include <hipfft/hipfft.h>

#include <cstdio>
#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Fft {
  hipfftHandle plan = (hipfftHandle)(-1);
  int rank;
};
struct Context {
  int plan;
};
void own(int number);
void destroy(hipfftHandle plan);

static float work[16];
int numbers(Context &context, Fft &fft, hipfftHandle plan, int number) {
  printf("plan %d\n", (unsigned long long)plan);                        // DIAG: meaning
  std::cout << (unsigned long long)plan << "\n";                        // DIAG: meaning
  std::string name = "fft" + std::to_string((unsigned long long)plan);  // DIAG: meaning
  context.plan = (unsigned long long)plan;                              // DIAG: meaning
  hipfftHandle again = (hipfftHandle)context.plan;                 // DIAG: meaning
  hipfftExecC2C((hipfftHandle)context.plan, 0, 0, 1); // DIAG: meaning
  hipfftPlan1d((hipfftHandle *)&number, 1, HIPFFT_C2C, 1); // DIAG: meaning
  own((unsigned long long)fft.plan);                                    // DIAG: meaning
  work[(unsigned long long)plan % 16] = 0;                              // DIAG: meaning
  if ((unsigned long long)plan > 0)                                     // DIAG: meaning
    return (unsigned long long)plan;                                    // DIAG: meaning
  destroy((hipfftHandle)number);                                  // DIAG: meaning
  return 0;
}

// Near misses: handles that stay handles, and numbers that stand for none.
void handles(Fft &fft, std::map<std::string, hipfftHandle> &byName) {
  std::vector<hipfftHandle> plans(2);
  fft.plan = (hipfftHandle)plans[0];
  Fft other{(hipfftHandle)plans[1], 2};
  auto first = plans[0];
  destroy((hipfftHandle)first);
  destroy((hipfftHandle)(byName["a"]));
  for (hipfftHandle plan : plans)
    if ((unsigned long long)plan != -1 && plan != 0 && fft.plan == plans[0] && fft.plan != other.plan)
      destroy(plan);
  if (fft.plan)
    fft.plan = (hipfftHandle)(-1);
  auto *list = (hipfftHandle *)malloc(sizeof(hipfftHandle));
}
