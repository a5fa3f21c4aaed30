// COMPILES: no, what is reported must be changed by hand
// Arguments of macros are rewritten, as are whole uses of macros. What a macro writes together with other text is reported.
#include <hip/hip_runtime.h>

typedef unsigned long long u64;
#define CHECK(x) (void)(x)
#define TWICE(x) (number(x), number(x))
#define BASE base
#define ADD(a, b) a + b
#define NEXT(x) ((x) + 4)
#define ADVANCE(x) ((x) += 16) // DIAG: meaning
#define SHIFTED(x) ((x) << 2)
#define ROUND_UP(x, n) (((x) + ((n) - 1)) & ~((n) - 1))
int number(u64 n);

void macros(hipDeviceptr_t p, hipDeviceptr_t base) {
  CHECK(number((unsigned long long)p));
  CHECK(number((unsigned long long)((hipDeviceptr_t)((char *)(p) + (4)))));
  CHECK(TWICE((unsigned long long)((hipDeviceptr_t)((char *)(p) + (4)))));
  number((unsigned long long)BASE);
  hipDeviceptr_t q = (hipDeviceptr_t)((char *)(BASE) + (8));
  q = (hipDeviceptr_t)(ADD((unsigned long long)p, 4));
  q = (hipDeviceptr_t)(NEXT((unsigned long long)p));
  ADVANCE(q);
  u64 n = SHIFTED((unsigned long long)q);
  q = (hipDeviceptr_t)(ROUND_UP((unsigned long long)p, n));
}
