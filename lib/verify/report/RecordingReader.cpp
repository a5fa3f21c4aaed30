// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Json.h"
#include "support/TextFile.h"
#include "verify/model/Json.h"
#include "verify/report/Recording.h"
#include "verify/run/RunJson.h"

namespace tranship::verify {

namespace json = llvm::json;

/// Old recordings do not contain whether the programs ran in the emulator, but name the backend.
static bool readIsEmulated(const json::Object &entry) {
  if (std::optional<bool> isEmulated = entry.getBoolean("emulated"))
    return *isEmulated;
  const Backend *backend = backendNamed(entry.getString("backend").value_or(""));
  return backend && backend->properties().isEmulated;
}

static RunSet readRunSet(const json::Object &entry, const FileStore &store, JsonFields &fields) {
  RunSet runs;
  runs.testCase = fields.text(entry, "case");
  runs.variant = fields.text(entry, "variant");
  runs.side = fields.text(entry, "side") == "original" ? Side::Original : Side::Port;
  runs.isEmulated = readIsEmulated(entry);
  auto fileOf = [&](const std::string &hash) {
    if (hash.empty())
      return std::string();
    if (llvm::Expected<std::string> text = store.read(hash); !text)
      fields.fail(llvm::toString(text.takeError()));
    return store.pathOf(hash);
  };
  for (const json::Value &repeat : fields.list(entry, "repeats"))
    runs.runs.push_back(readRun(fields.object(repeat), fields, fileOf));
  return runs;
}

llvm::Expected<Recording> readRecording(const std::string &folder) {
  std::string file = joinPath(folder, recordingFileName);
  llvm::Expected<json::Value> value = readJsonFile(file);
  if (!value)
    return value.takeError();
  const json::Object *object = value->getAsObject();
  if (!object || object->getInteger("format") != recordingFormat)
    return llvm::createStringError(file + ": not a recording of this version of tranship");
  FileStore store(joinPath(folder, "files"), FileStore::Form::Plain);
  JsonFields fields;
  Recording recording;
  recording.tool = fields.text(*object, "tool");
  recording.machine = fields.text(*object, "machine");
  recording.environment = fields.texts(*object, "environment");
  recording.program = readKeptProgram(*object, store, fields);
  for (const json::Value &run : fields.list(*object, "runs"))
    recording.runs.push_back(readRunSet(fields.object(run), store, fields));
  if (!fields.problem().empty())
    return llvm::createStringError(file + ": " + fields.problem());
  return recording;
}

} // namespace tranship::verify
