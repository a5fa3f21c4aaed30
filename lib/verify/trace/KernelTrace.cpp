// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/trace/KernelTrace.h"

#include "support/Archive.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

using namespace emulator;

constexpr uint64_t maxIndexBytes = uint64_t(1) << 30;

/// The records of one file.
class TraceRecords {
public:
  TraceRecords(std::string path, llvm::StringRef bytes) : path_(std::move(path)), rest_(bytes) {}

  llvm::Error damaged(const std::string &what) const {
    return llvm::createStringError(fmt::format("{}: {}", path_, what));
  }

  /// Reads the next record; false if no complete record follows.
  template <typename Record> llvm::Expected<bool> next(Record &record) {
    uint32_t head[2];
    static_assert(sizeof head == recordHeadSize);
    if (rest_.size() < sizeof head)
      return false;
    std::memcpy(head, rest_.data(), sizeof head);
    if (head[0] > maxRecordBytes)
      return damaged("a record is too large");
    llvm::StringRef bytes = rest_.drop_front(sizeof head);
    if (bytes.size() < head[0])
      return false;
    bytes = bytes.take_front(head[0]);
    if (uint32_t(hashOfBytes(bytes.data(), bytes.size())) != head[1])
      return damaged("is damaged: a checksum is wrong");
    ArchiveReader reader(bytes);
    reader(record);
    if (reader.failed() || !reader.atEnd())
      return damaged("is damaged: a record is malformed");
    rest_ = rest_.drop_front(sizeof head + head[0]);
    return true;
  }

  /// Whether the last record is incomplete.
  bool isCut() const { return !rest_.empty(); }

private:
  std::string path_;
  llvm::StringRef rest_;
};

class TraceReader {
public:
  TraceReader(std::string indexPath, llvm::StringRef index, uint64_t dataSize)
      : records_(std::move(indexPath), index), dataSize_(dataSize) {}

  llvm::Error read(KernelTrace &trace) {
    TraceHead head;
    llvm::Expected<bool> isThere = records_.next(head);
    if (!isThere)
      return isThere.takeError();
    if (!*isThere)
      return records_.damaged("has no header");
    if (head.version != traceVersion)
      return records_.damaged(fmt::format("is of version {}, not {}", head.version, traceVersion));
    trace.warpWidth = head.warpWidth;
    for (;;) {
      TracedLaunch launch;
      isThere = records_.next(launch);
      if (!isThere)
        return isThere.takeError();
      if (!*isThere)
        break;
      if (trace.launches.size() == maxTracedLaunches)
        return records_.damaged("has too many launches");
      if (std::string problem = problemOf(launch); !problem.empty())
        return records_.damaged(fmt::format("launch {}: {}", trace.launches.size() + 1, problem));
      trace.launches.push_back(std::move(launch));
    }
    trace.isCut = records_.isCut();
    return llvm::Error::success();
  }

private:
  std::string problemOf(const TracedContent &content, uint64_t size) const {
    if (content.stored == 0)
      return {};
    if (content.place > dataSize_ || content.stored > dataSize_ - content.place)
      return "its data is missing";
    if (content.stored > size || (content.stored < size && content.stored % samplePieceSize != 0))
      return "its data has the wrong size";
    return {};
  }

  std::string problemOf(const TracedLaunch &launch) const {
    for (const TracedBuffer &buffer : launch.buffers)
      for (const TracedContent *content : {&buffer.before, &buffer.after})
        if (std::string problem = problemOf(*content, buffer.size); !problem.empty())
          return problem;
    for (const TracedReference &reference : launch.references) {
      bool isArgument = reference.argument != TracedReference::none,
           isThrough = reference.through != TracedReference::none;
      if (reference.buffer >= launch.buffers.size() ||
          reference.offset >= launch.buffers[reference.buffer].size ||
          (!isArgument && !isThrough) ||
          (isArgument && reference.argument >= launch.arguments.size()) ||
          (isThrough && reference.through >= launch.buffers.size()))
        return "a pointer leads to nothing";
      if (!isThrough && reference.position >= launch.arguments[reference.argument].bytes.size())
        return "a pointer is outside of its argument";
    }
    for (const TracedObject &object : launch.objects)
      if (object.argument >= launch.arguments.size() ||
          object.position >= launch.arguments[object.argument].bytes.size() ||
          launch.arguments[object.argument].bytes.size() - object.position < sizeof(uint64_t))
        return "an object is outside of its argument";
    return {};
  }

  TraceRecords records_;
  uint64_t dataSize_;
};

llvm::Error readCalls(const std::string &path, llvm::StringRef bytes,
                      std::vector<TracedCall> &calls) {
  TraceRecords records(path, bytes);
  for (;;) {
    TracedCall call;
    llvm::Expected<bool> isThere = records.next(call);
    if (!isThere)
      return isThere.takeError();
    if (!*isThere)
      return llvm::Error::success();
    if (!call.name.empty()) {
      if (calls.size() == maxTracedCalls || call.number != calls.size() + 1)
        return records.damaged("has impossible calls");
      calls.push_back(std::move(call));
    } else if (call.number - 1 < calls.size()) {
      TracedCall &known = calls[call.number - 1];
      if (call.settings.empty())
        known.error = call.error;
      else
        known.settings = std::move(call.settings);
    }
  }
}

} // namespace

llvm::StringRef KernelTrace::bytesOf(const TracedContent &content) const {
  return data->getBuffer().substr(content.place, content.stored);
}

llvm::Expected<KernelTrace> readKernelTrace(llvm::StringRef folder) {
  std::string path = joinPath(folder, traceIndexFile);
  auto index = mapFile(path);
  if (!index)
    return index.takeError();
  if ((*index)->getBufferSize() > maxIndexBytes)
    return llvm::createStringError(path + ": is too large");
  auto data = mapFile(joinPath(folder, traceDataFile));
  if (!data)
    return data.takeError();
  KernelTrace trace;
  trace.data = std::move(*data);
  if (llvm::Error error =
          TraceReader(path, (*index)->getBuffer(), trace.data->getBufferSize()).read(trace))
    return error;
  // A trace of a single launch has no calls.
  std::string callPath = joinPath(folder, traceCallFile);
  if (!llvm::sys::fs::exists(callPath))
    return trace;
  auto calls = mapFile(callPath);
  if (!calls)
    return calls.takeError();
  if ((*calls)->getBufferSize() > maxIndexBytes)
    return llvm::createStringError(callPath + ": is too large");
  if (llvm::Error error = readCalls(callPath, (*calls)->getBuffer(), trace.calls))
    return error;
  return trace;
}

} // namespace tranship::verify
