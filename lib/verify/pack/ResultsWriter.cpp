// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/FileWriting.h"
#include "support/TextFile.h"
#include "verify/model/FileStore.h"
#include "verify/model/Json.h"
#include "verify/pack/ResultLines.h"
#include "verify/run/RunJson.h"

#include "llvm/Support/Base64.h"
#include "llvm/Support/Errno.h"

#include <fmt/format.h>

#include <fcntl.h>
#include <unistd.h>

namespace tranship::verify {

namespace json = llvm::json;

/// Standard error is only shown to people and not compared.
static constexpr uint64_t maxStderrBytes = 64u << 10;

llvm::Expected<std::unique_ptr<ResultsWriter>>
ResultsWriter::open(const std::string &path, const ResultsHead &head, uint64_t maxBytes) {
  int file = llvm::sys::RetryAfterSignal(-1, ::open, path.c_str(),
                                         O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644);
  if (file < 0)
    return llvm::createFileError(path, std::error_code(errno, std::generic_category()));
  std::unique_ptr<ResultsWriter> writer(new ResultsWriter(path, file, maxBytes));
  if (llvm::Error error = writer->resume(head))
    return error;
  return writer;
}

ResultsWriter::~ResultsWriter() { close(file_); }

llvm::Error ResultsWriter::resume(const ResultsHead &head) {
  llvm::Expected<std::string> text = readRegularFile(path_, maxResultsBytes);
  if (!text)
    return text.takeError();
  ResultLines lines(*text);
  JsonFields fields;
  bool isFirst = true;
  while (std::optional<json::Object> line = lines.next()) {
    if (std::exchange(isFirst, false)) {
      ResultsHead before = readHead(*line, fields);
      if (before.pack != head.pack)
        return llvm::createStringError(path_ +
                                       ": has the results of another pack; name another file");
      if (before.device() != head.device())
        return llvm::createStringError(
            fmt::format("{}: was started on {}, but this machine has {}; name another file", path_,
                        before.device(), head.device()));
      continue;
    }
    if (const json::Object *run = line->getObject("run"))
      runs_.insert(readKey(*run, fields));
    else if (const json::Object *skip = line->getObject("skip"))
      skips_.insert(readSkip(*skip, fields));
    else if (line->get("content"))
      contents_.insert(fields.hash(*line, "content"));
    else if (line->get("complete"))
      isFinished_ = true;
  }
  if (!fields.problem().empty() || lines.isDamaged() || (isFirst && !text->empty()))
    return llvm::createStringError(
        path_ + ": already exists and is not a results file that can be continued");
  // Remove a line that was cut off.
  size_ = lines.consumed();
  if (ftruncate(file_, off_t(size_)))
    return llvm::createFileError(path_, std::error_code(errno, std::generic_category()));
  return isFirst ? writeLine(jsonOf(head), maxBytes_) : llvm::Error::success();
}

llvm::Error ResultsWriter::writeLine(json::Object object, uint64_t maxBytes) {
  std::string line = fmt::format("{}\n", [&] {
    std::string text;
    llvm::raw_string_ostream(text) << json::Value(std::move(object));
    return text;
  }());
  if (size_ + line.size() > maxBytes)
    return llvm::createStringError(
        fmt::format("{}: reached its limit of {} (--max-size)", path_, sizeText(maxBytes_)));
  for (size_t done = 0; done < line.size();) {
    ssize_t written = pwrite(file_, line.data() + done, line.size() - done, off_t(size_ + done));
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0) {
      std::error_code error(written < 0 ? errno : ENOSPC, std::generic_category());
      (void)!ftruncate(file_, off_t(size_)); // no partial line
      return llvm::createStringError(
          fmt::format("{}: {}; earlier runs are kept, and the same command continues from them",
                      path_, error.message()));
    }
    done += size_t(written);
  }
  size_ += line.size();
  fdatasync(file_);
  return llvm::Error::success();
}

llvm::Expected<std::string> ResultsWriter::keep(const std::string &path, uint64_t maxContentBytes) {
  llvm::Expected<std::string> bytes = readTextFile(path);
  if (!bytes)
    return bytes.takeError();
  std::string hash = hashOf(*bytes);
  if (contents_.count(hash))
    return hash;
  std::string packed = compressed(*bytes);
  // A tenth is reserved for the lines about runs.
  if (packed.size() > maxContentBytes || size_ + packed.size() * 4 / 3 + 256 > maxBytes_ / 10 * 9)
    return hash;
  if (llvm::Error error = writeLine(
          json::Object{{"content", hash}, {"data", llvm::encodeBase64(packed)}}, maxBytes_))
    return error;
  contents_.insert(hash);
  return hash;
}

llvm::Error ResultsWriter::add(const PackRunKey &key, const CapturedRun &run,
                               const std::optional<LaunchTimes> &times) {
  // No output takes more than its share, so that there is space for many.
  uint64_t share = maxBytes_ / 8;
  CapturedRun shortened = run;
  if (std::string text = textOrNothing(run.stderrFile); text.size() > maxStderrBytes)
    if (llvm::Error error =
            writeTextFile(run.stderrFile, llvm::StringRef(text).take_back(maxStderrBytes)))
      return error;
  if (key.isTimed)
    shortened.outputs.clear();
  llvm::Expected<json::Object> object =
      writeRun(shortened, [&](const std::string &path) { return keep(path, share); });
  if (!object)
    return object.takeError();
  writeKey(key, *object);
  if (times) {
    (*object)["launches"] = int64_t(times->launches);
    (*object)["kernelMilliseconds"] = times->milliseconds;
  }
  if (llvm::Error error = writeLine(json::Object{{"run", std::move(*object)}}, maxBytes_))
    return error;
  runs_.insert(key);
  return llvm::Error::success();
}

llvm::Error ResultsWriter::add(const PackSkip &skip) {
  if (!skips_.insert(skip).second)
    return llvm::Error::success();
  return writeLine(json::Object{{"skip", json::Object{{"program", utf8(skip.program)},
                                                      {"backend", skip.backend},
                                                      {"side", toString(skip.side)},
                                                      {"reason", utf8(skip.reason)}}}},
                   maxBytes_);
}

llvm::Error ResultsWriter::finish() {
  if (std::exchange(isFinished_, true))
    return llvm::Error::success();
  return writeLine(json::Object{{"complete", true}}, maxBytes_);
}

} // namespace tranship::verify
