// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/trace/KernelTrace.h"

#include "support/Archive.h"
#include "support/FileWriting.h"
#include "support/Test.h"
#include "support/TextFile.h"
#include "support/TraceBuilder.h"

using namespace tranship;
using namespace tranship::verify;
using namespace tranship::emulator;

namespace {

/// A trace on disk whose index can be spoilt.
struct Files {
  TemporaryFolder folder;
  std::string index;

  explicit Files(const TraceBuilder &builder) : index(builder.write(folder.path(""))) {}

  llvm::Expected<KernelTrace> readWith(const std::string &bytes) {
    llvm::cantFail(writeTextFile(joinPath(folder.path(""), traceIndexFile), bytes));
    return readKernelTrace(folder.path(""));
  }
  std::string problemWith(const std::string &bytes) {
    return messageOf(readWith(bytes).takeError());
  }
};

TraceBuilder twoLaunches() {
  TraceBuilder builder;
  builder.launch("scale").value("a", "4=f4@0", bytesOf({2.f}));
  builder.pointer("x", "4=f4@0", bytesOf({1.f, 2.f}), bytesOf({2.f, 4.f}));
  builder.launch("sum").pointer("x", "4=f4@0", bytesOf({2.f, 4.f}));
  builder.variable("total", "4=f4@0", bytesOf({0.f}), bytesOf({6.f}));
  return builder;
}

bool has(llvm::StringRef text, llvm::StringRef part) { return text.contains(part); }

} // namespace

TEST_CASE("A trace is read as it was written", "[verify][trace]") {
  Files files(twoLaunches());
  llvm::Expected<KernelTrace> trace = readKernelTrace(files.folder.path(""));
  REQUIRE(bool(trace));
  CHECK(!trace->isCut);
  REQUIRE(trace->launches.size() == 2);
  const TracedLaunch &launch = trace->launches[0];
  CHECK(launch.kernel == "scale");
  CHECK(launch.arguments[1].name == "x");
  CHECK(trace->bytesOf(launch.buffers[0].after) == bytesOf({2.f, 4.f}));
  CHECK(trace->launches[1].buffers[1].name == "total");
}

TEST_CASE("A trace that ends early is read up to there", "[verify][trace]") {
  Files files(twoLaunches());
  for (size_t size = 0; size < files.index.size(); ++size) {
    llvm::Expected<KernelTrace> trace = files.readWith(files.index.substr(0, size));
    if (!trace) {
      CHECK(has(messageOf(trace.takeError()), "index: has no header"));
      continue;
    }
    CHECK(trace->launches.size() < 2);
  }
  llvm::Expected<KernelTrace> trace = files.readWith(files.index.substr(0, files.index.size() - 1));
  REQUIRE(bool(trace));
  CHECK(trace->isCut);
  CHECK(trace->launches.size() == 1);
}

TEST_CASE("A damaged trace is never taken for another one", "[verify][trace]") {
  Files files(twoLaunches());
  for (size_t at = 0; at < files.index.size(); ++at) {
    std::string damaged = files.index;
    damaged[at] = char(damaged[at] ^ 0x41);
    llvm::Expected<KernelTrace> trace = files.readWith(damaged);
    // A size that is too large for the file looks like an early end.
    if (trace)
      CHECK((trace->isCut && trace->launches.size() < 2));
    else
      CHECK(has(messageOf(trace.takeError()), "index: "));
  }
}

TEST_CASE("What a trace says must be possible", "[verify][trace]") {
  auto problemOf = [](auto spoil) {
    TraceBuilder builder = twoLaunches();
    spoil(builder.last());
    return Files(builder).problemWith(Files(builder).index);
  };
  CHECK(has(problemOf([](TracedLaunch &l) { l.references[0].buffer = 9; }),
            "launch 2: a pointer leads to nothing"));
  CHECK(has(problemOf([](TracedLaunch &l) { l.references[0].offset = 8; }), "leads to nothing"));
  CHECK(has(problemOf([](TracedLaunch &l) { l.references[0].argument = 1; }), "leads to nothing"));
  CHECK(has(problemOf([](TracedLaunch &l) { l.references[0].through = 2; }), "leads to nothing"));
  CHECK(has(problemOf([](TracedLaunch &l) { l.references[0].position = 8; }),
            "outside of its argument"));
  CHECK(has(problemOf([](TracedLaunch &l) { l.buffers[0].after.place = 1 << 20; }),
            "its data is missing"));
  CHECK(has(problemOf([](TracedLaunch &l) { l.buffers[0].before.place = UINT64_MAX; }),
            "its data is missing"));
  CHECK(has(problemOf([](TracedLaunch &l) { l.buffers[0].size = 4; }), "wrong size"));
  CHECK(has(problemOf([](TracedLaunch &l) { l.buffers[0].size = 12; }), "wrong size"));
}

TEST_CASE("Records that lie about their contents are refused", "[verify][trace]") {
  Files files(twoLaunches());
  ArchiveWriter head;
  head(TraceHead());
  std::string begin = traceRecord(head.take());
  CHECK(files.problemWith(begin).empty());
  // A number of arguments beyond the record's end.
  CHECK(has(files.problemWith(begin + traceRecord(std::string(40, '\x7f'))),
            "a record is malformed"));
  CHECK(has(files.problemWith(begin + traceRecord("")), "a record is malformed"));
  CHECK(has(files.problemWith(begin + traceRecord(std::string(maxRecordBytes + 1, '\0'))),
            "a record is too large"));
  TraceHead later;
  later.version = 99;
  ArchiveWriter other;
  other(later);
  CHECK(has(files.problemWith(traceRecord(other.take())), "is of version 99, not 3"));
  CHECK(has(messageOf(readKernelTrace(files.folder.path("nowhere")).takeError()), "nowhere"));
}

TEST_CASE("Calls are read with the errors that they ended with", "[verify][trace]") {
  TraceBuilder builder;
  TracedCallArgument bytes;
  bytes.kind = TracedCallArgument::Number;
  bytes.value = 400;
  builder.call("cudaMalloc", {bytes}).call("cudaMemset", {}, 1).call("cudaFree");
  TemporaryFolder folder;
  builder.write(folder.path(""));
  llvm::Expected<KernelTrace> trace = readKernelTrace(folder.path(""));
  REQUIRE(bool(trace));
  REQUIRE(trace->calls.size() == 3);
  CHECK(trace->calls[0].arguments[0].value == 400);
  CHECK(trace->calls[1].error == 1);
  CHECK(trace->calls[2].error == 0);

  std::string path = folder.path(traceCallFile), text = llvm::cantFail(readTextFile(path));
  for (size_t at = 0; at < text.size(); ++at) {
    std::string damaged = text;
    damaged[at] = char(damaged[at] ^ 0x41);
    llvm::cantFail(writeTextFile(path, damaged));
    trace = readKernelTrace(folder.path(""));
    if (trace)
      CHECK(trace->calls.size() < 3);
    else
      CHECK(has(messageOf(trace.takeError()), "calls: "));
  }
  // The same calls again have numbers that are taken.
  llvm::cantFail(writeTextFile(path, text + text));
  CHECK(has(messageOf(readKernelTrace(folder.path("")).takeError()), "impossible calls"));
}

TEST_CASE("Large buffers are sampled evenly", "[verify][trace]") {
  for (uint64_t size : {0ull, 1ull, 4096ull, 4097ull, 100000ull, 1048577ull, 1ull << 33})
    for (uint64_t limit : {0ull, 4096ull, 8192ull, 65536ull, 1ull << 20}) {
      uint64_t sum = 0, end = 0;
      std::vector<SamplePiece> pieces = samplePieces(size, limit);
      for (const SamplePiece &piece : pieces) {
        CHECK(piece.offset >= end);
        end = piece.offset + piece.size;
        sum += piece.size;
      }
      CHECK(end <= size);
      CHECK(sum <= std::max(limit, size <= limit ? size : limit));
      if (size > limit && limit >= 8192)
        CHECK(size - end < 16);
      if (sum) {
        std::vector<SamplePiece> again = samplePieces(size, sum);
        REQUIRE(again.size() == pieces.size());
        CHECK(again.back().offset == pieces.back().offset);
      }
    }
}
