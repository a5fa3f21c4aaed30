// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/FileWriting.h"
#include "support/Text.h"
#include "support/TextFile.h"
#include "verify/model/Json.h"
#include "verify/report/Recording.h"
#include "verify/run/RunJson.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

namespace tranship::verify {

namespace json = llvm::json;

static llvm::Expected<json::Array> runsOf(const Verification &verification, FileStore &store) {
  json::Array runs;
  for (const JudgedVariant &result : verification.results) {
    json::Array repeats;
    for (const CapturedRun &run : result.runs.runs) {
      llvm::Expected<json::Object> written =
          writeRun(run, [&](const std::string &path) { return store.addFile(path); });
      if (!written)
        return written.takeError();
      repeats.push_back(std::move(*written));
    }
    runs.push_back(json::Object{{"case", result.runs.testCase},
                                {"backend", result.backend->id()},
                                {"variant", result.runs.variant},
                                {"side", toString(result.runs.side)},
                                {"emulated", result.runs.isEmulated},
                                {"repeats", std::move(repeats)}});
  }
  return runs;
}

std::string describe(const Machine &machine) {
  std::vector<std::string> parts;
  if (machine.cuda.known())
    parts.push_back("CUDA " + machine.cuda.str());
  if (machine.hip.known())
    parts.push_back("HIP " + machine.hip.str());
  llvm::append_range(parts, machine.nvidiaGpus);
  llvm::append_range(parts, machine.amdGpus);
  return llvm::join(parts, "; ");
}

llvm::Error writeRecording(const std::string &folder, const VerifyJob &job,
                           const Verification &verification, const RecordingOrigin &origin) {
  if (llvm::sys::fs::exists(folder))
    return llvm::createStringError(folder + ": already exists; a recording needs a new folder");
  FileStore store(joinPath(folder, "files"), FileStore::Form::Plain);
  json::Object recording{{"format", recordingFormat},
                         {"tool", origin.tool},
                         {"machine", utf8(describe(*job.machine))},
                         {"environment", jsonTexts(origin.environment)}};
  if (llvm::Error error = writeKeptProgram(job, origin.program, store, recording))
    return error;
  llvm::Expected<json::Array> runs = runsOf(verification, store);
  if (!runs)
    return runs.takeError();
  recording["runs"] = std::move(*runs);
  return writeTextFile(joinPath(folder, recordingFileName), jsonText(std::move(recording)));
}

} // namespace tranship::verify
