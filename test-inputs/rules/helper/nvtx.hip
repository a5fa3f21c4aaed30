// NVTX's events with attributes become texts of rocTX.
#include <hip/hip_runtime.h>
#include <roctracer/roctx.h>
#include "tranship_hip.h"

void phases(const char *name, int step) {
  transhipEventAttributes event = {0};
  event.version = 3;
  event.size = transhipEventAttributesSize;
  event.colorType = 1;
  event.color = 0xff76b900;
  event.category = 2;
  event.messageType = 1;
  event.message.ascii = name;
  event.payloadType = 5;
  event.payload.iValue = step;
  transhipRangePushEx(&event);
  transhipMarkEx(&event);
  roctx_range_id_t range = transhipRangeStartEx(&event);
  roctxRangeStop(range);
  roctxRangePop();

  transhipDomain domain = transhipDomainCreate("solver");
  transhipEventString text = transhipDomainRegisterString(domain, "sweep");
  event.messageType = 3;
  event.message.registered = text;
  transhipDomainRangePushEx(domain, &event);
  transhipDomainRangePop(domain);
  transhipDomainMarkEx(domain, &event);
  transhipDomainDestroy(domain);
  ((void)(2), (void)("sweeps")); // DIAG: meaning
}
