// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Streams and events. Work is done when it is requested, so a stream has nothing to wait for.
#include "api/Api.h"
#include "api/GraphNodes.h"
#include "api/Streams.h"
#include "trace/CallTrace.h"

using namespace tranship::emulator;

API(StreamCreateWithPriority, (cudaStream_t * stream, unsigned flags, int priority)) {
  *stream = new TranshipStream{flags, priority};
  addStream(*stream);
  return cudaSuccess;
}
API(StreamCreateWithFlags, (cudaStream_t * stream, unsigned flags)) {
  return cudaStreamCreateWithPriority(stream, flags, 0);
}
API(StreamCreate, (cudaStream_t * stream)) { return cudaStreamCreateWithPriority(stream, 0, 0); }
API(StreamDestroy, (cudaStream_t stream)) {
  if (isBuiltIn(stream))
    return failed(cudaErrorInvalidResourceHandle);
  removeStream(stream);
  delete stream;
  return cudaSuccess;
}
API(StreamSynchronize, (cudaStream_t)) { return synchronize(); }
API(StreamQuery, (cudaStream_t)) { return synchronize(); }
API(StreamWaitEvent, (cudaStream_t stream, cudaEvent_t event, unsigned)) {
  // A stream that waits for a stream that is being captured joins the capture.
  if (event && event->graph)
    joinCapture(stream, event->graph, event->captured);
  return cudaSuccess;
}
API(StreamAddCallback, (cudaStream_t stream, cudaStreamCallback_t callback, void *data, unsigned)) {
  callback(stream, deviceError(), data);
  return cudaSuccess;
}
API(LaunchHostFunc, (cudaStream_t stream, cudaHostFn_t function, void *data)) {
  if (graphOf(stream)) {
    captureNode(stream, hostNode({function, data}));
    return cudaSuccess;
  }
  function(data);
  return cudaSuccess;
}
API(StreamGetFlags, (cudaStream_t stream, unsigned *flags)) {
  *flags = isBuiltIn(stream) ? 0 : stream->flags;
  return cudaSuccess;
}
API(StreamGetPriority, (cudaStream_t stream, int *priority)) {
  *priority = isBuiltIn(stream) ? 0 : stream->priority;
  return cudaSuccess;
}

// The device has no cache to configure, but a program may set and query the policy.
API(StreamSetAttribute,
    (cudaStream_t stream, cudaLaunchAttributeID attribute, const cudaLaunchAttributeValue *value)) {
  if (isBuiltIn(stream))
    return cudaSuccess;
  if (attribute == cudaLaunchAttributeAccessPolicyWindow)
    stream->window = value->accessPolicyWindow;
  else if (attribute == cudaLaunchAttributePriority)
    stream->priority = value->priority;
  else
    return failed(cudaErrorInvalidValue);
  return cudaSuccess;
}
API(StreamGetAttribute,
    (cudaStream_t stream, cudaLaunchAttributeID attribute, cudaLaunchAttributeValue *value)) {
  *value = {};
  if (isBuiltIn(stream))
    return cudaSuccess;
  if (attribute == cudaLaunchAttributeAccessPolicyWindow)
    value->accessPolicyWindow = stream->window;
  else if (attribute == cudaLaunchAttributePriority)
    value->priority = stream->priority;
  else
    return failed(cudaErrorInvalidValue);
  return cudaSuccess;
}
API(StreamCopyAttributes, (cudaStream_t to, cudaStream_t from)) {
  if (isBuiltIn(to) || isBuiltIn(from))
    return cudaSuccess;
  to->window = from->window;
  to->priority = from->priority;
  return cudaSuccess;
}
API(StreamGetId, (cudaStream_t stream, unsigned long long *id)) {
  *id = reinterpret_cast<uintptr_t>(stream);
  return cudaSuccess;
}
API(StreamGetDevice, (cudaStream_t stream, int *device)) {
  *device = deviceOf(stream);
  return cudaSuccess;
}
API(CtxResetPersistingL2Cache, ()) { return cudaSuccess; }

API(EventCreateWithFlags, (cudaEvent_t * event, unsigned flags)) {
  *event = new TranshipEvent{.flags = flags, .time = {}};
  return cudaSuccess;
}
API(EventCreate, (cudaEvent_t * event)) { return cudaEventCreateWithFlags(event, 0); }
API(EventDestroy, (cudaEvent_t event)) {
  delete event;
  return cudaSuccess;
}
API(EventRecord, (cudaEvent_t event, cudaStream_t stream)) {
  if (!event)
    return failed(cudaErrorInvalidResourceHandle);
  if (inKernel()) // what a kernel launches runs in order
    return cudaSuccess;
  if (event->device != deviceOf(stream))
    return failed(cudaErrorInvalidResourceHandle);
  event->graph = graphOf(stream);
  event->captured = captureTail(stream);
  if (event->graph)
    return cudaSuccess;
  event->recorded = true;
  event->time = std::chrono::steady_clock::now();
  return cudaSuccess;
}
API(EventRecordWithFlags, (cudaEvent_t event, cudaStream_t stream, unsigned)) {
  return cudaEventRecord(event, stream);
}
API(EventSynchronize, (cudaEvent_t event)) {
  return event ? synchronize() : failed(cudaErrorInvalidResourceHandle);
}
API(EventQuery, (cudaEvent_t event)) { return cudaEventSynchronize(event); }
API(EventElapsedTime, (float *milliseconds, cudaEvent_t start, cudaEvent_t stop)) {
  if (!start || !stop || !start->recorded || !stop->recorded || start->device != stop->device ||
      ((start->flags | stop->flags) & cudaEventDisableTiming))
    return failed(cudaErrorInvalidResourceHandle);
  *milliseconds = std::chrono::duration<float, std::milli>(stop->time - start->time).count();
  return cudaSuccess;
}
