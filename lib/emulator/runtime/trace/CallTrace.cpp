// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace/CallTrace.h"

#include "core/Registry.h"
#include "core/Settings.h"
#include "memory/Memory.h"
#include "memory/TextureObjects.h"
#include "trace/HostCalls.h"
#include "trace/Trace.h"

#include <unistd.h>
#include <unordered_map>

namespace tranship::emulator {

namespace {

struct Streams {
  std::mutex mutex;
  std::unordered_map<const void *, uint64_t> numbers;
  uint64_t created = 0;
};

Streams &streams() {
  static auto *all = new Streams; // programs use streams until they end
  return *all;
}

/// The last call that this thread made.
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
  } else if (Allocation allocation = findAllocation(address);
             allocation.kind != MemoryKind::Unknown) {
    argument.kind = TracedCallArgument::Memory;
    argument.value = allocation.number;
    argument.offset = uint64_t(address - allocation.start);
  } else if (const cudaArray *array = findArray(value)) {
    argument.kind = TracedCallArgument::Object;
    argument.name = "array";
    argument.value = numberOf(*array);
  } else if (uint64_t stream = numberOfStream(address)) {
    argument.kind = TracedCallArgument::Object;
    argument.name = "stream";
    argument.value = stream;
  } else
    argument.kind = TracedCallArgument::Host;
  return argument;
}

/// Returns the names that `lines` has for the value (see `hostCallFunction`).
std::string namesOf(uint64_t value, std::string_view lines) {
  std::string names, head = std::to_string(int64_t(value)) + '=';
  while (!lines.empty()) {
    std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
    if (line.starts_with(head))
      names += std::string(line.substr(head.size())) + ' ';
  }
  return names;
}

TracedCallArgument argumentOf(char kind, uint64_t value, const char *enumerators) {
  TracedCallArgument argument;
  switch (kind) {
  case pointerArgument:
    return pointerValue(value);
  case integerArgument:
    // The driver API passes addresses as integers.
    if (value > UINT32_MAX && int64_t(value) > 0)
      if (TracedCallArgument pointer = pointerValue(value);
          pointer.kind == TracedCallArgument::Memory ||
          pointer.kind == TracedCallArgument::Variable ||
          pointer.kind == TracedCallArgument::Object)
        return pointer;
    if (const Texture *texture = findTexture(value)) {
      argument.kind = TracedCallArgument::Object;
      argument.name = "texture";
      argument.value = numberOf(*texture);
      return argument;
    }
    [[fallthrough]];
  case enumArgument:
    if (enumerators)
      argument.name = namesOf(value, enumerators);
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

void CallTrace::add(const char *name, const char *kinds, const uint64_t *values,
                    const char *const *enumerators) {
  std::lock_guard lock(mutex_);
  if (!file_.isOpen() || getpid() != process_ || calls_ == maxTracedCalls)
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
    call.arguments.push_back(
        argumentOf(kinds[i], values[i], enumerators ? enumerators[i] : nullptr));
  if (!file_.write(call))
    file_.stop();
}

void CallTrace::addError(int error) {
  TracedCall call;
  call.error = uint64_t(error);
  addContinuation(std::move(call));
}

void CallTrace::addSettings(std::vector<TracedSetting> settings) {
  TracedCall call;
  call.settings = std::move(settings);
  addContinuation(std::move(call));
}

void CallTrace::addContinuation(TracedCall &&more) {
  std::lock_guard lock(mutex_);
  if (!file_.isOpen() || getpid() != process_ || ownCall == 0)
    return;
  more.number = ownCall;
  if (!file_.write(more))
    file_.stop();
}

CallTrace *callTrace() {
  static CallTrace *instance =
      settings().traceFolder.empty() ? nullptr : new CallTrace(settings().traceFolder);
  return instance;
}

void addStream(const void *stream) {
  if (!callTrace())
    return;
  std::lock_guard lock(streams().mutex);
  streams().numbers[stream] = ++streams().created;
}

void removeStream(const void *stream) {
  if (!callTrace())
    return;
  std::lock_guard lock(streams().mutex);
  streams().numbers.erase(stream);
}

uint64_t numberOfStream(const void *stream) {
  std::lock_guard lock(streams().mutex);
  auto found = streams().numbers.find(stream);
  return found == streams().numbers.end() ? 0 : found->second;
}

} // namespace tranship::emulator
