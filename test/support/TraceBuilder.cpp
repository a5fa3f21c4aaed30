// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/TraceBuilder.h"

#include "support/Archive.h"
#include "support/FileWriting.h"
#include "support/TextFile.h"

namespace tranship::verify {

using namespace emulator;

namespace {

template <typename Record> std::string recordOf(const Record &record) {
  ArchiveWriter writer;
  writer(record);
  return traceRecord(writer.take());
}

} // namespace

std::string traceRecord(const std::string &bytes) {
  uint32_t head[] = {uint32_t(bytes.size()), uint32_t(hashOfBytes(bytes.data(), bytes.size()))};
  return std::string(reinterpret_cast<const char *>(head), sizeof head) + bytes;
}

TraceBuilder &TraceBuilder::launch(const std::string &kernel) {
  TracedLaunch launch;
  launch.number = launches_.size() + 1;
  launch.kernel = kernel;
  launch.symbol = "_Z" + kernel;
  launch.file = "src/kernels.cu";
  launch.line = 7;
  for (uint64_t *size : {launch.grid, launch.block})
    size[0] = size[1] = size[2] = 1;
  launches_.push_back(std::move(launch));
  return *this;
}

TraceBuilder &TraceBuilder::value(const std::string &name, const std::string &layout,
                                  const std::string &bytes) {
  last().arguments.push_back({name, "", layout, /*isPointer=*/false, bytes});
  return *this;
}

TraceBuilder &TraceBuilder::pointer(const std::string &name, const std::string &layout,
                                    const std::string &before, const std::string &after) {
  TracedReference reference;
  reference.argument = last().arguments.size();
  reference.buffer = addBuffer(before, after);
  last().arguments.push_back(
      {name, "", layout, /*isPointer=*/true, bytesOf({last().buffers[reference.buffer].address})});
  last().references.push_back(reference);
  return *this;
}

TraceBuilder &TraceBuilder::into(uint64_t allocation, uint64_t offset) {
  last().buffers.back().number = allocation;
  last().references.back().offset = offset;
  return *this;
}

TraceBuilder &TraceBuilder::variable(const std::string &name, const std::string &layout,
                                     const std::string &before, const std::string &after) {
  TracedBuffer &buffer = last().buffers[addBuffer(before, after)];
  buffer.symbol = buffer.name = name;
  buffer.layout = layout;
  return *this;
}

TraceBuilder &TraceBuilder::call(const std::string &name, std::vector<TracedCallArgument> arguments,
                                 uint64_t error) {
  TracedCall call;
  call.number = calls_.size() + 1;
  call.name = call.text = name;
  call.file = "folder/main.cu";
  call.line = call.number;
  call.error = error;
  call.arguments = std::move(arguments);
  calls_.push_back(std::move(call));
  return *this;
}

TraceBuilder &TraceBuilder::made(std::vector<TracedSetting> settings) {
  calls_.back().settings = std::move(settings);
  return *this;
}

TracedContent TraceBuilder::keep(const std::string &bytes) {
  TracedContent content;
  content.hash = hashOfBytes(bytes.data(), bytes.size());
  content.place = data_.size();
  for (const SamplePiece &piece : samplePieces(bytes.size(), limit)) {
    data_ += bytes.substr(piece.offset, piece.size);
    content.stored += piece.size;
  }
  return content;
}

uint64_t TraceBuilder::addBuffer(const std::string &before, const std::string &after) {
  TracedBuffer buffer;
  buffer.address = nextAddress_;
  buffer.size = before.size();
  buffer.before = keep(before);
  buffer.after = keep(after);
  nextAddress_ += 0x10000;
  last().buffers.push_back(buffer);
  return last().buffers.size() - 1;
}

KernelTrace TraceBuilder::trace() const {
  KernelTrace trace;
  trace.launches = launches_;
  trace.calls = calls_;
  trace.data = llvm::MemoryBuffer::getMemBufferCopy(data_);
  return trace;
}

std::string TraceBuilder::write(const std::string &folder) const {
  std::string index = recordOf(TraceHead());
  for (const TracedLaunch &launch : launches_)
    index += recordOf(launch);
  llvm::cantFail(writeTextFile(joinPath(folder, traceIndexFile), index));
  llvm::cantFail(writeTextFile(joinPath(folder, traceDataFile), data_));
  std::string calls;
  for (TracedCall call : calls_) {
    TracedCall made, end; // as the emulator records them
    made.number = end.number = call.number;
    end.error = std::exchange(call.error, 0);
    made.settings = std::exchange(call.settings, {});
    calls += recordOf(call);
    if (!made.settings.empty())
      calls += recordOf(made);
    if (end.error)
      calls += recordOf(end);
  }
  if (!calls.empty())
    llvm::cantFail(writeTextFile(joinPath(folder, traceCallFile), calls));
  return index;
}

} // namespace tranship::verify
