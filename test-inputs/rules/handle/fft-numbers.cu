// cuFFT's handles are ints and hipFFT's are pointers, so an int does not hold one.
#include <cufft.h>

#include <cstdio>
#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Fft {
  cufftHandle plan = -1;
  int rank;
};
struct Context {
  int plan;
};
void own(int number);
void destroy(cufftHandle plan);

static float work[16];
int numbers(Context &context, Fft &fft, cufftHandle plan, int number) {
  printf("plan %d\n", plan);                        // DIAG: meaning
  std::cout << plan << "\n";                        // DIAG: meaning
  std::string name = "fft" + std::to_string(plan);  // DIAG: meaning
  context.plan = plan;                              // DIAG: meaning
  cufftHandle again = context.plan;                 // DIAG: meaning
  cufftExecC2C((cufftHandle)context.plan, 0, 0, 1); // DIAG: meaning
  cufftPlan1d((cufftHandle *)&number, 1, CUFFT_C2C, 1); // DIAG: meaning
  own(fft.plan);                                    // DIAG: meaning
  work[plan % 16] = 0;                              // DIAG: meaning
  if (plan > 0)                                     // DIAG: meaning
    return plan;                                    // DIAG: meaning
  destroy(number);                                  // DIAG: meaning
  return 0;
}

// Near misses: handles that stay handles, and numbers that stand for none.
void handles(Fft &fft, std::map<std::string, cufftHandle> &byName) {
  std::vector<cufftHandle> plans(2);
  fft.plan = plans[0];
  Fft other{plans[1], 2};
  auto first = plans[0];
  destroy(first);
  destroy(byName["a"]);
  for (cufftHandle plan : plans)
    if (plan != -1 && plan != 0 && fft.plan == plans[0] && fft.plan != other.plan)
      destroy(plan);
  if (fft.plan)
    fft.plan = -1;
  auto *list = (cufftHandle *)malloc(sizeof(cufftHandle));
}
