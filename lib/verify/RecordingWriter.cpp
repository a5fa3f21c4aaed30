#include "support/TextFile.h"
#include "verify/Json.h"
#include "verify/Recording.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship {
namespace {

namespace fs = llvm::sys::fs;
namespace json = llvm::json;

class Writer {
public:
  Writer(const std::string &folder, const VerifyJob &job) : folder_(folder), job_(job) {}

  llvm::Error write(const Verification &verification, const RecordingOrigin &origin) {
    if (fs::exists(folder_))
      return llvm::createStringError(folder_ + ": is there already; recordings go to a new folder");
    json::Object recording{{"format", recordingFormat},
                           {"tool", origin.tool},
                           {"program", utf8(origin.program)},
                           {"machine", utf8(describe(*job_.machine))},
                           {"environment", texts(origin.environment)},
                           {"sources", texts(job_.manifest->sources)}};
    if (!job_.manifest->file.empty())
      recording["manifest"] = store(textOrNothing(job_.manifest->file));
    recording["original"] = filesOf(job_.original.files);
    recording["port"] = filesOf(job_.port.files);
    recording["translationErrors"] = texts(job_.translationErrors);
    recording["inputs"] = inputs();
    recording["runs"] = runsOf(verification);
    if (problem_)
      return std::move(problem_);
    return writeTextFile(joinPath(folder_, recordingFileName),
                         llvm::formatv("{0:2}\n", json::Value(std::move(recording))).str());
  }

private:
  static json::Array texts(llvm::ArrayRef<std::string> list) {
    json::Array array;
    for (const std::string &text : list)
      array.push_back(utf8(text));
    return array;
  }

  /// Keeps the first error.
  void keep(llvm::Error error) {
    problem_ = llvm::joinErrors(std::move(problem_), std::move(error));
  }

  std::string store(llvm::StringRef text) {
    std::string hash = hashOf(text), path = joinPath(folder_, "files/" + hash);
    if (!problem_ && !fs::exists(path))
      keep(writeTextFile(path, text));
    return hash;
  }

  std::string storeFile(const std::string &path) {
    llvm::Expected<std::string> text = readTextFile(path);
    if (text)
      return store(*text);
    keep(text.takeError());
    return {};
  }

  json::Array filesOf(llvm::ArrayRef<ProgramFile> files) {
    json::Array array;
    for (const ProgramFile &file : files)
      array.push_back(json::Object{
          {"path", utf8(file.path)}, {"hash", store(file.text)}, {"unit", file.isUnit}});
    return array;
  }

  json::Array inputs() {
    std::vector<std::string> paths;
    for (const VerifyCase &testCase : job_.manifest->cases) {
      llvm::append_range(paths, testCase.inputs);
      if (!testCase.stdinFile.empty())
        paths.push_back(testCase.stdinFile);
    }
    llvm::sort(paths);
    paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
    json::Array array;
    for (const std::string &path : paths)
      addInput(path, array);
    return array;
  }

  void addInput(const std::string &relative, json::Array &into) {
    std::string path = joinPath(job_.manifest->folder, relative);
    if (fs::is_directory(path)) {
      std::error_code error;
      for (fs::directory_iterator i(path, error, /*follow_symlinks=*/false), end;
           i != end && !error; i.increment(error))
        addInput(joinPath(relative, llvm::sys::path::filename(i->path())), into);
    } else if (fs::is_regular_file(path)) {
      into.push_back(json::Object{{"path", utf8(relative)}, {"hash", storeFile(path)}});
    }
  }

  json::Array runsOf(const Verification &verification) {
    json::Array runs;
    for (const VariantResult &result : verification.results) {
      json::Array repeats;
      for (const CapturedRun &run : result.runs.runs) {
        json::Object outputs;
        for (const auto &[name, path] : run.outputs)
          outputs[utf8(name)] = storeFile(path);
        repeats.push_back(json::Object{{"end", int64_t(run.process.end)},
                                       {"code", run.process.code},
                                       {"limit", int64_t(run.process.limit)},
                                       {"where", utf8(run.process.where)},
                                       {"milliseconds", int64_t(run.process.time.count())},
                                       {"outputs", std::move(outputs)},
                                       {"stderr", storeFile(run.stderrFile)}});
      }
      runs.push_back(json::Object{{"case", result.runs.testCase},
                                  {"backend", result.backend},
                                  {"variant", result.runs.variant},
                                  {"side", toString(result.runs.side)},
                                  {"repeats", std::move(repeats)}});
    }
    return runs;
  }

  const std::string &folder_;
  const VerifyJob &job_;
  llvm::Error problem_ = llvm::Error::success();
};

} // namespace

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
  return Writer(folder, job).write(verification, origin);
}

} // namespace tranship
