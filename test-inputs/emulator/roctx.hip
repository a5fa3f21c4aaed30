// rocTX without a tool: calls do nothing.
#include <cstdio>
#include <roctracer/roctx.h>

int main() {
  printf("push %d\n", roctxRangePush("outer"));
  roctxMark("here");
  printf("pop %d\n", roctxRangePop());
  roctx_range_id_t range = roctxRangeStartA("apart");
  roctxRangeStop(range);
}
