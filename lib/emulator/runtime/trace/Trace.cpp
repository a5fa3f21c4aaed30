// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace/Trace.h"

#include "emulator/interface/Environment.h"

#include "core/Settings.h"
#include "memory/Memory.h"
#include "memory/TextureObjects.h"
#include "trace/CallTrace.h"
#include "trace/HostCalls.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <sys/resource.h>
#include <unistd.h>

namespace tranship::emulator {

namespace {

/// Buffers recorded per launch; any more are only counted.
constexpr size_t maxBuffers = 1000;
/// Limits of the search for pointers in memory that holds pointers.
constexpr size_t maxPointersWithin = 64, maxBytesWithin = 64 << 10;
/// Larger buffers are hashed by their sample only, and so are all buffers once this much has been
/// hashed in all.
constexpr uint64_t maxHashed = 256 << 20, maxHashedInAll = uint64_t(32) << 30;

size_t recordSize(TracedLaunch &launch) {
  RecordWriter writer;
  writer(launch);
  return writer.bytes.size();
}

uint64_t addressOf(const void *pointer) { return reinterpret_cast<uintptr_t>(pointer); }
const char *bytesAt(uint64_t address) { return reinterpret_cast<const char *>(address); }

/// A file that grows beyond the process's limit would end the program.
uint64_t maxData() {
  uint64_t bytes = settings().traceBytes;
  rlimit limit;
  if (!getrlimit(RLIMIT_FSIZE, &limit) && limit.rlim_cur != RLIM_INFINITY)
    bytes = std::min<uint64_t>(bytes, limit.rlim_cur);
  return bytes;
}

} // namespace

Trace::Trace(const std::string &folder)
    : process_(getpid()), maxData_(maxData()), isComplete_(settings().traceLaunch != 0) {
  // Another program of the same run was first, and is the one that is traced.
  if (!index_.create(folder + '/' + traceIndexFile) && errno == EEXIST)
    return;
  TraceHead head;
  head.warpWidth = settings().warpWidth;
  if (!index_.isOpen() || !data_.create(folder + '/' + traceDataFile))
    stop("cannot write to the folder that TRANSHIP_TRACE names");
  else if (!index_.write(head))
    stop("cannot write any more");
}

void Trace::stop(const char *why) {
  std::fprintf(stderr, "%strace: %s\n", reportPrefix, why);
  index_.stop();
}

void Trace::begin(const Launch &launch) {
  isActive_ = false;
  if (!index_.isOpen() || getpid() != process_)
    return;
  ++launches_;
  if (isComplete_ ? launches_ != settings().traceLaunch : launches_ > maxTracedLaunches)
    return;
  isActive_ = true;
  describe(launch);
  addVariables();
  for (size_t i = 0; i < now_.arguments.size(); ++i) {
    const std::string &bytes = now_.arguments[i].bytes;
    TracedReference from;
    from.argument = i;
    findPointers(from, bytes.data(), bytes.size(), SIZE_MAX);
    if (!now_.arguments[i].isPointer)
      findObjects(i);
  }
  addPointers();
  if (isComplete_)
    addAllMemory();
  for (TracedBuffer &buffer : now_.buffers)
    buffer.before = content(buffer);
}

void Trace::end(const Launch &launch) {
  if (!isActive_)
    return;
  for (TracedBuffer &buffer : now_.buffers)
    buffer.after = content(buffer);
  now_.error = uint64_t(launch.error.load());
  // Names can be long, and programs can have many variables.
  if (recordSize(now_) > maxRecordBytes) {
    now_.leftOut += now_.buffers.size();
    now_.references.clear();
    now_.buffers.clear();
  }
  if (!index_.write(now_))
    stop("cannot write any more");
}

void Trace::describe(const Launch &launch) {
  const Kernel &kernel = *launch.kernel;
  now_ = {};
  bufferByAddress_.clear();
  now_.number = launches_;
  now_.kernel = kernel.name;
  now_.symbol = kernel.symbol;
  now_.file = kernel.file;
  now_.line = kernel.line;
  if (TranshipSite site = hostCallSite(); site.file) {
    now_.callFile = site.file;
    now_.callLine = uint64_t(site.line);
  }
  uint64_t grid[] = {launch.grid.x, launch.grid.y, launch.grid.z};
  uint64_t block[] = {launch.block.x, launch.block.y, launch.block.z};
  std::copy_n(grid, 3, now_.grid);
  std::copy_n(block, 3, now_.block);
  now_.dynamicShared = launch.dynamicShared;
  now_.cooperative = launch.cooperative;
  now_.stream = numberOfStream(launch.stream);
  for (size_t i = 0; i < kernel.parameters.size(); ++i) {
    const Kernel::Parameter &parameter = kernel.parameters[i];
    now_.arguments.push_back(
        {std::string(parameter.name), std::string(parameter.type), std::string(parameter.layout),
         parameter.pointer,
         std::string(static_cast<const char *>(launch.arguments[i]), parameter.size)});
  }
}

void Trace::addVariables() {
  for (const Variable &variable : deviceVariables()) {
    if (variable.size == 0 ||
        !bufferByAddress_.insert({addressOf(variable.address), now_.buffers.size()}).second)
      continue;
    TracedBuffer buffer;
    buffer.address = addressOf(variable.address);
    buffer.size = variable.size;
    buffer.kind = uint64_t(MemoryKind::Variable);
    buffer.symbol = variable.name;
    buffer.name = readableName(variable.name.c_str());
    buffer.layout = variable.layout;
    now_.buffers.push_back(std::move(buffer));
  }
}

uint64_t Trace::bufferAt(const char *address) {
  Allocation allocation = findAllocation(address);
  if (allocation.kind == MemoryKind::Unknown || allocation.size == 0)
    return TracedReference::none;
  auto found = bufferByAddress_.find(addressOf(allocation.start));
  if (found != bufferByAddress_.end())
    return found->second;
  if (now_.buffers.size() >= maxBuffers) {
    ++now_.leftOut;
    return TracedReference::none;
  }
  TracedBuffer buffer;
  buffer.address = addressOf(allocation.start);
  buffer.size = allocation.size;
  buffer.kind = uint64_t(allocation.kind);
  buffer.number = allocation.number;
  bufferByAddress_[buffer.address] = now_.buffers.size();
  now_.buffers.push_back(std::move(buffer));
  return now_.buffers.size() - 1;
}

void Trace::findPointers(TracedReference from, const char *bytes, size_t size, size_t limit) {
  for (size_t at = 0; at + sizeof(void *) <= size && limit > 0; at += sizeof(void *)) {
    const char *pointer;
    std::memcpy(&pointer, bytes + at, sizeof pointer);
    uint64_t buffer = pointer ? bufferAt(pointer) : TracedReference::none;
    if (buffer == TracedReference::none)
      continue;
    from.position = at;
    from.buffer = buffer;
    from.offset = addressOf(pointer) - now_.buffers[buffer].address;
    now_.references.push_back(from);
    --limit;
  }
}

void Trace::findObjects(uint64_t argument) {
  const std::string &bytes = now_.arguments[argument].bytes;
  for (size_t at = 0; at + sizeof(uint64_t) <= bytes.size(); at += sizeof(uint64_t)) {
    uint64_t handle;
    std::memcpy(&handle, bytes.data() + at, sizeof handle);
    TracedObject object;
    const char *memory = nullptr;
    if (const Texture *texture = findTexture(handle)) {
      object.kind = "texture";
      object.number = numberOf(*texture);
      object.layout = layoutOf(texture->format);
      object.settings = settingsOf(*texture);
      if (!texture->levels.empty())
        memory = texture->levels.front().data;
    } else if (const cudaArray *array = findArray(handle)) {
      object.kind = "surface";
      object.number = numberOf(*array);
      object.layout = layoutOf(array->format);
      object.settings = settingsOf(*array);
      memory = array->data;
    } else
      continue;
    object.argument = argument;
    object.position = at;
    now_.objects.push_back(std::move(object));
    uint64_t buffer = memory ? bufferAt(memory) : TracedReference::none;
    if (buffer == TracedReference::none)
      continue;
    TracedReference from;
    from.argument = argument;
    from.position = at;
    from.buffer = buffer;
    from.offset = addressOf(memory) - now_.buffers[buffer].address;
    now_.references.push_back(from);
  }
}

void Trace::addPointers() {
  auto holdsPointers = [](std::string_view layout) { return layout.find("p8@") != layout.npos; };
  // Searches variables first, then what arguments point to, but not the buffers found by this
  // search.
  size_t buffers = now_.buffers.size(), references = now_.references.size();
  auto look = [&](uint64_t argument, uint64_t through, uint64_t offset) {
    const TracedBuffer &buffer = now_.buffers[through];
    TracedReference from;
    from.argument = argument;
    from.through = through;
    findPointers(from, bytesAt(buffer.address) + offset,
                 std::min<uint64_t>(buffer.size - offset, maxBytesWithin), maxPointersWithin);
  };
  for (size_t i = 0; i < buffers; ++i)
    if (!now_.buffers[i].symbol.empty() && holdsPointers(now_.buffers[i].layout))
      look(TracedReference::none, i, 0);
  for (size_t i = 0; i < references; ++i) {
    TracedReference reference = now_.references[i];
    const TracedArgument &argument = now_.arguments[reference.argument];
    if (argument.isPointer && holdsPointers(argument.layout) && reference.offset % 8 == 0)
      look(reference.argument, reference.buffer, reference.offset);
  }
}

void Trace::addAllMemory() {
  for (const Allocation &allocation : allAllocations())
    bufferAt(allocation.start);
}

TracedContent Trace::content(const TracedBuffer &buffer) {
  const char *bytes = bytesAt(buffer.address);
  // A launch that is kept for a replay is kept as a whole.
  uint64_t limit = isComplete_ ? maxData_ : settings().traceBuffer;
  std::vector<SamplePiece> pieces = samplePieces(buffer.size, limit);
  TracedContent content;
  content.isWhole = buffer.size <= maxHashed && hashed_ < maxHashedInAll;
  if (content.isWhole) {
    content.hash = hashOfBytes(bytes, buffer.size);
    hashed_ += buffer.size;
  } else
    for (const SamplePiece &piece : pieces)
      content.hash = hashOfBytes(bytes + piece.offset, piece.size, content.hash);
  // The same bytes are written once. Contents of another size have another hash.
  if (auto known = contentByHash_.find(content.hash); known != contentByHash_.end())
    return known->second;
  uint64_t size = 0;
  for (const SamplePiece &piece : pieces)
    size += piece.size;
  bool fits = size > 0 && dataSize_ + size <= maxData_ && (!isComplete_ || size == buffer.size);
  if (!fits)
    return content;
  content.place = dataSize_;
  content.stored = size;
  for (const SamplePiece &piece : pieces)
    if (!data_.append(bytes + piece.offset, piece.size)) {
      stop("cannot write any more");
      return {};
    }
  dataSize_ += size;
  contentByHash_[content.hash] = content;
  return content;
}

Trace *launchTrace() {
  static Trace *instance =
      settings().traceFolder.empty() ? nullptr : new Trace(settings().traceFolder);
  return instance;
}

} // namespace tranship::emulator
