// NVTX's events with attributes become texts of rocTX.
#include <nvtx3/nvToolsExt.h>

void phases(const char *name, int step) {
  nvtxEventAttributes_t event = {0};
  event.version = NVTX_VERSION;
  event.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
  event.colorType = NVTX_COLOR_ARGB;
  event.color = 0xff76b900;
  event.category = 2;
  event.messageType = NVTX_MESSAGE_TYPE_ASCII;
  event.message.ascii = name;
  event.payloadType = NVTX_PAYLOAD_TYPE_INT32;
  event.payload.iValue = step;
  nvtxRangePushEx(&event);
  nvtxMarkEx(&event);
  nvtxRangeId_t range = nvtxRangeStartEx(&event);
  nvtxRangeEnd(range);
  nvtxRangePop();

  nvtxDomainHandle_t domain = nvtxDomainCreateA("solver");
  nvtxStringHandle_t text = nvtxDomainRegisterStringA(domain, "sweep");
  event.messageType = NVTX_MESSAGE_TYPE_REGISTERED;
  event.message.registered = text;
  nvtxDomainRangePushEx(domain, &event);
  nvtxDomainRangePop(domain);
  nvtxDomainMarkEx(domain, &event);
  nvtxDomainDestroy(domain);
  nvtxNameCategoryA(2, "sweeps"); // DIAG: meaning
}
