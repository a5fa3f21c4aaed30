// SPDX-License-Identifier: 0BSD
// NVTX's events with attributes, its domains and registered strings. Both C and C++ compilers read it.

//- helper: nvtx-events
//- language: c
//- includes: roctracer/roctx.h, stdint.h, string.h, wchar.h
// rocTX's markers carry a text and nothing else: colours, categories and payloads are kept, and not shown.
// Ranges of all domains are on the thread's one stack.
typedef const char *transhipDomain;
typedef const char *transhipEventString;
typedef union transhipEventMessage {
  const char *ascii;
  const wchar_t *unicode;
  transhipEventString registered;
} transhipEventMessage;
typedef struct transhipEventAttributes {
  uint16_t version;
  uint16_t size;
  uint32_t category;
  int32_t colorType;
  uint32_t color;
  int32_t payloadType;
  int32_t reserved0;
  union {
    uint64_t ullValue;
    int64_t llValue;
    double dValue;
    uint32_t uiValue;
    int32_t iValue;
    float fValue;
  } payload;
  int32_t messageType; // 1: ascii, 2: unicode, 3: registered
  transhipEventMessage message;
} transhipEventAttributes;
enum { transhipEventAttributesSize = sizeof(transhipEventAttributes) };

static inline const char *transhipEventText(const transhipEventAttributes *event) {
  if (event && event->messageType == 1 && event->message.ascii)
    return event->message.ascii;
  return event && event->messageType == 3 && event->message.registered ? event->message.registered : "";
}
static inline void transhipMarkEx(const transhipEventAttributes *event) { roctxMarkA(transhipEventText(event)); }
static inline int transhipRangePushEx(const transhipEventAttributes *event) {
  return roctxRangePushA(transhipEventText(event));
}
static inline roctx_range_id_t transhipRangeStartEx(const transhipEventAttributes *event) {
  return roctxRangeStartA(transhipEventText(event));
}
static inline transhipDomain transhipDomainCreate(const char *name) { return name; }
static inline void transhipDomainDestroy(transhipDomain domain) { (void)domain; }
static inline void transhipDomainMarkEx(transhipDomain domain, const transhipEventAttributes *event) {
  (void)domain;
  transhipMarkEx(event);
}
static inline int transhipDomainRangePushEx(transhipDomain domain, const transhipEventAttributes *event) {
  (void)domain;
  return transhipRangePushEx(event);
}
static inline int transhipDomainRangePop(transhipDomain domain) {
  (void)domain;
  return roctxRangePop();
}
static inline roctx_range_id_t transhipDomainRangeStartEx(transhipDomain domain,
                                                          const transhipEventAttributes *event) {
  (void)domain;
  return transhipRangeStartEx(event);
}
static inline void transhipDomainRangeEnd(transhipDomain domain, roctx_range_id_t range) {
  (void)domain;
  roctxRangeStop(range);
}
// A copy, as NVTX makes one; it is kept for good.
static inline transhipEventString transhipDomainRegisterString(transhipDomain domain, const char *text) {
  (void)domain;
  return strdup(text);
}
