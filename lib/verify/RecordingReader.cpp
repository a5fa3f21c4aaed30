#include "support/TextFile.h"
#include "verify/EmulatorReport.h"
#include "verify/Json.h"
#include "verify/Recording.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

#include <fmt/format.h>

#include <set>

namespace tranship {
namespace {

namespace json = llvm::json;

/// A recording comes from elsewhere: nothing in it is taken for granted.
class Reader {
public:
  explicit Reader(const std::string &folder)
      : folder_(folder), file_(joinPath(folder, recordingFileName)) {}

  llvm::Expected<Recording> read() {
    llvm::Expected<json::Value> value = readJsonFile(file_);
    if (!value)
      return value.takeError();
    const json::Object *object = value->getAsObject();
    if (!object || object->getInteger("format") != recordingFormat)
      return llvm::createStringError(file_ + ": is no recording of this version of tranship");
    Recording recording;
    recording.origin.tool = textAt(*object, "tool");
    recording.origin.program = textAt(*object, "program");
    recording.machine = textAt(*object, "machine");
    recording.origin.environment = texts(*object, "environment");
    recording.sources = texts(*object, "sources");
    if (object->get("manifest"))
      recording.manifestText = stored(textAt(*object, "manifest"));
    recording.original.side = Side::Original;
    recording.original.files = files(*object, "original", /*areSources=*/true);
    recording.port.side = Side::Port;
    recording.port.files = files(*object, "port", /*areSources=*/true);
    recording.translationErrors = texts(*object, "translationErrors");
    recording.inputs = files(*object, "inputs", /*areSources=*/false);
    for (const json::Value &run : list(*object, "runs"))
      recording.runs.push_back(readRunSet(run));
    if (!problem_.empty())
      return llvm::createStringError(file_ + ": " + problem_);
    return recording;
  }

private:
  void fail(const std::string &what) {
    if (problem_.empty())
      problem_ = what;
  }

  std::string textAt(const json::Object &object, llvm::StringRef key) {
    std::optional<llvm::StringRef> value = object.getString(key);
    if (!value)
      fail(fmt::format("`{}` is no text", key.str()));
    return value.value_or("").str();
  }

  int64_t number(const json::Object &object, llvm::StringRef key) {
    std::optional<int64_t> value = object.getInteger(key);
    if (!value)
      fail(fmt::format("`{}` is no number", key.str()));
    return value.value_or(0);
  }

  const json::Array &list(const json::Object &object, llvm::StringRef key) {
    static const json::Array none;
    if (const json::Array *array = object.getArray(key))
      return *array;
    fail(fmt::format("`{}` is no list", key.str()));
    return none;
  }

  const json::Object &objectOf(const json::Value &value) {
    static const json::Object none;
    if (const json::Object *object = value.getAsObject())
      return *object;
    fail("a list has something in it that is no object");
    return none;
  }

  std::vector<std::string> texts(const json::Object &object, llvm::StringRef key) {
    std::vector<std::string> result;
    for (const json::Value &value : list(object, key)) {
      if (!value.getAsString())
        fail(fmt::format("`{}` has something in it that is no text", key.str()));
      result.push_back(value.getAsString().value_or("").str());
    }
    return result;
  }

  /// Path of a stored file, whose content is checked once.
  std::string storedPath(const std::string &hash) {
    bool isHash = hash.size() == 64 && llvm::all_of(hash, llvm::isHexDigit);
    if (!isHash) {
      fail("`" + hash + "` is no hash");
      return {};
    }
    std::string path = joinPath(folder_, "files/" + hash);
    if (checked_.insert(hash).second) {
      llvm::Expected<std::string> text = readTextFile(path);
      if (!text)
        fail(llvm::toString(text.takeError()));
      else if (hashOf(*text) != hash)
        fail(path + " is not what was recorded");
    }
    return path;
  }

  std::string stored(const std::string &hash) { return textOrNothing(storedPath(hash)); }

  std::vector<ProgramFile> files(const json::Object &object, llvm::StringRef key, bool areSources) {
    std::vector<ProgramFile> result;
    for (const json::Value &value : list(object, key)) {
      const json::Object &entry = objectOf(value);
      ProgramFile file;
      file.path = textAt(entry, "path");
      if (std::optional<std::string> problem = pathProblem(file.path))
        fail(*problem);
      file.text = stored(textAt(entry, "hash"));
      file.isUnit = areSources && entry.getBoolean("unit").value_or(false);
      result.push_back(std::move(file));
    }
    return result;
  }

  RunSet readRunSet(const json::Value &value) {
    const json::Object &entry = objectOf(value);
    RunSet runs;
    runs.testCase = textAt(entry, "case");
    runs.variant = textAt(entry, "variant");
    runs.side = textAt(entry, "side") == "original" ? Side::Original : Side::Port;
    for (const json::Value &repeat : list(entry, "repeats"))
      runs.runs.push_back(readRun(objectOf(repeat)));
    return runs;
  }

  CapturedRun readRun(const json::Object &entry) {
    CapturedRun run;
    int64_t end = number(entry, "end");
    if (end < 0 || end > int64_t(ProcessResult::End::Last))
      fail("a run ended in a way that there is not");
    else
      run.process.end = ProcessResult::End(end);
    run.process.code = int(number(entry, "code"));
    run.process.limit = uint64_t(number(entry, "limit"));
    std::string where = textAt(entry, "where");
    where.copy(run.process.where, sizeof run.process.where - 1);
    run.process.time = std::chrono::milliseconds(number(entry, "milliseconds"));
    run.stderrFile = storedPath(textAt(entry, "stderr"));
    run.reports = emulatorReports(textOrNothing(run.stderrFile));
    if (const json::Object *outputs = entry.getObject("outputs")) {
      for (const auto &[name, hash] : *outputs)
        run.outputs[name.str()] = storedPath(hash.getAsString().value_or("").str());
    } else {
      fail("a run has no outputs");
    }
    return run;
  }

  const std::string &folder_;
  std::string file_, problem_;
  std::set<std::string> checked_;
};

} // namespace

llvm::Expected<Recording> readRecording(const std::string &folder) { return Reader(folder).read(); }

} // namespace tranship
