// COMPILES: no, what is reported must be changed by hand
// Arguments of macros are rewritten, as are whole uses of macros. What a macro writes together with other text is reported.
#include <cuda.h>

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

void macros(CUdeviceptr p, CUdeviceptr base) {
  CHECK(number(p));
  CHECK(number(p + 4));
  CHECK(TWICE(p + 4));
  number(BASE);
  CUdeviceptr q = BASE + 8;
  q = ADD(p, 4);
  q = NEXT(p);
  ADVANCE(q);
  u64 n = SHIFTED(q);
  q = ROUND_UP(p, n);
}
