#include "CallTrace.h"

#include "HostCalls.h"
#include "Memory.h"
#include "Registry.h"
#include "Settings.h"
#include "Trace.h"

#include <unistd.h>

namespace tranship::emulator {

namespace {

/// The call that this thread made last.
thread_local uint64_t ownCall = 0;

TracedCallArgument pointerValue(uint64_t value) {
  TracedCallArgument argument;
  const auto *address = reinterpret_cast<const char *>(value);
  if (!address) {
    argument.kind = TracedCallArgument::Null;
  } else if (const Variable *variable = variableAt(address)) {
    argument.kind = TracedCallArgument::Variable;
    argument.name = readableName(variable->name.c_str());
    argument.offset = value - reinterpret_cast<uint64_t>(variable->address);
  } else if (const Variable *symbol = findVariable(address)) {
    argument.kind = TracedCallArgument::Variable;
    argument.name = readableName(symbol->name.c_str());
  } else if (Allocation place = findAllocation(address); place.kind != MemoryKind::Unknown) {
    argument.kind = TracedCallArgument::Memory;
    argument.value = place.number;
    argument.offset = uint64_t(address - place.start);
  } else
    argument.kind = TracedCallArgument::Host;
  return argument;
}

TracedCallArgument argumentOf(char kind, uint64_t value) {
  TracedCallArgument argument;
  switch (kind) {
  case pointerArgument:
    return pointerValue(value);
  case integerArgument:
    // The driver's API has addresses that are numbers.
    if (value > UINT32_MAX && int64_t(value) > 0)
      if (TracedCallArgument pointer = pointerValue(value);
          pointer.kind == TracedCallArgument::Memory ||
          pointer.kind == TracedCallArgument::Variable)
        return pointer;
    argument.kind = TracedCallArgument::Number;
    argument.value = value;
    return argument;
  case realArgument:
    argument.kind = TracedCallArgument::Real;
    argument.value = value;
    return argument;
  default:
    return argument;
  }
}

} // namespace

CallTrace::CallTrace(const std::string &folder) : process_(getpid()) {
  if (const Trace *trace = launchTrace(); trace && trace->isOfAll())
    file_.create(folder + '/' + traceCallFile);
}

void CallTrace::add(const char *name, const char *kinds, const uint64_t *values) {
  std::lock_guard lock(mutex_);
  if (!file_.isOpen() || getpid() != process_ || calls_ == mostTracedCalls)
    return;
  TracedCall call;
  call.number = ownCall = ++calls_;
  call.name = call.text = name;
  if (const HostCallSite *site = tranship_hostSite) {
    call.file = site->file;
    call.line = site->line;
    if (site->name)
      call.text = *site->text ? site->text : site->name;
  }
  call.launches = launchTrace()->launches();
  for (size_t i = 0; kinds[i]; ++i)
    call.arguments.push_back(argumentOf(kinds[i], values[i]));
  if (!file_.write(call))
    file_.stop();
}

void CallTrace::fail(int error) {
  std::lock_guard lock(mutex_);
  if (!file_.isOpen() || getpid() != process_ || ownCall == 0)
    return;
  TracedCall call;
  call.number = ownCall;
  call.error = uint64_t(error);
  if (!file_.write(call))
    file_.stop();
}

CallTrace *callTrace() {
  static CallTrace *instance =
      settings().traceFolder.empty() ? nullptr : new CallTrace(settings().traceFolder);
  return instance;
}

} // namespace tranship::emulator
