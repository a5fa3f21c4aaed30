#include "verify/KernelTrace.h"

#include "support/Archive.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship {
namespace {

using namespace emulator;

constexpr uint64_t mostIndexBytes = uint64_t(1) << 30;

class TraceReader {
public:
  TraceReader(std::string indexPath, llvm::StringRef index, uint64_t dataSize)
      : path_(std::move(indexPath)), rest_(index), dataSize_(dataSize) {}

  llvm::Error read(KernelTrace &trace) {
    TraceHead head;
    llvm::Expected<bool> isThere = next(head);
    if (!isThere)
      return isThere.takeError();
    if (!*isThere)
      return damaged("has no head");
    if (head.version != traceVersion)
      return damaged(fmt::format("is of version {}, not {}", head.version, traceVersion));
    trace.warpWidth = head.warpWidth;
    for (;;) {
      TracedLaunch launch;
      isThere = next(launch);
      if (!isThere)
        return isThere.takeError();
      if (!*isThere)
        break;
      if (trace.launches.size() == mostTracedLaunches)
        return damaged("has too many launches");
      if (std::string problem = problemOf(launch); !problem.empty())
        return damaged(fmt::format("launch {}: {}", trace.launches.size() + 1, problem));
      trace.launches.push_back(std::move(launch));
    }
    trace.isCut = !rest_.empty();
    return llvm::Error::success();
  }

private:
  llvm::Error damaged(const std::string &what) const {
    return llvm::createStringError(fmt::format("{}: {}", path_, what));
  }

  /// False: nothing whole follows.
  template <typename Record> llvm::Expected<bool> next(Record &record) {
    uint32_t head[2];
    static_assert(sizeof head == recordHeadSize);
    if (rest_.size() < sizeof head)
      return false;
    std::memcpy(head, rest_.data(), sizeof head);
    if (head[0] > mostRecordBytes)
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
      return damaged("is damaged: a record is not as it should be");
    rest_ = rest_.drop_front(sizeof head + head[0]);
    return true;
  }

  std::string problemOf(const TracedContent &content, uint64_t size) const {
    if (content.stored == 0)
      return {};
    if (content.place > dataSize_ || content.stored > dataSize_ - content.place)
      return "its data is not there";
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
        return "a pointer lies outside of its argument";
    }
    return {};
  }

  std::string path_;
  llvm::StringRef rest_;
  uint64_t dataSize_;
};

} // namespace

llvm::StringRef KernelTrace::bytesOf(const TracedContent &content) const {
  return data->getBuffer().substr(content.place, content.stored);
}

llvm::Expected<KernelTrace> readKernelTrace(llvm::StringRef folder) {
  std::string path = joinPath(folder, traceIndexFile);
  auto index = mapFile(path);
  if (!index)
    return index.takeError();
  if ((*index)->getBufferSize() > mostIndexBytes)
    return llvm::createStringError(path + ": is too large");
  auto data = mapFile(joinPath(folder, traceDataFile));
  if (!data)
    return data.takeError();
  KernelTrace trace;
  trace.data = std::move(*data);
  if (llvm::Error error =
          TraceReader(path, (*index)->getBuffer(), trace.data->getBufferSize()).read(trace))
    return error;
  return trace;
}

} // namespace tranship
