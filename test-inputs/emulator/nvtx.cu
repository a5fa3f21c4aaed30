// NVTX without a tool: calls do nothing, and say so.
#include <cstdio>
#include <nvToolsExt.h>
#include <nvtx3/nvToolsExt.h>

int main() {
  nvtxNameOsThreadA(1, "main");
  nvtxEventAttributes_t event = {0};
  event.version = NVTX_VERSION;
  event.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
  event.colorType = NVTX_COLOR_ARGB;
  event.messageType = NVTX_MESSAGE_TYPE_ASCII;
  event.message.ascii = "range";
  printf("push %d\n", nvtxRangePushEx(&event));
  printf("push %d\n", nvtxRangePush("inner"));
  nvtxMark("here");
  printf("pop %d\n", nvtxRangePop());
  nvtxRangeId_t range = nvtxRangeStartA("apart");
  nvtxRangeEnd(range);
  nvtxDomainHandle_t domain = nvtxDomainCreateA("domain");
  printf("domain push %d\n", nvtxDomainRangePushEx(domain, &event));
  nvtxDomainRangePop(domain);
  nvtxDomainDestroy(domain);
}
