// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/run/RunJson.h"

#include "support/TextFile.h"
#include "verify/model/Json.h"

namespace tranship::verify {

namespace json = llvm::json;

llvm::Expected<json::Object> writeRun(const CapturedRun &run, KeepFile keep) {
  json::Object outputs;
  for (const auto &[name, path] : run.outputs) {
    llvm::Expected<std::string> hash = keep(path);
    if (!hash)
      return hash.takeError();
    outputs[utf8(name)] = *hash;
  }
  llvm::Expected<std::string> said = keep(run.stderrFile);
  if (!said)
    return said.takeError();
  return json::Object{{"end", int64_t(run.process.end)},
                      {"code", run.process.code},
                      {"limit", int64_t(run.process.limit)},
                      {"where", utf8(run.process.where)},
                      {"milliseconds", int64_t(run.process.time.count())},
                      {"outputs", std::move(outputs)},
                      {"stderr", *said}};
}

CapturedRun readRun(const json::Object &object, JsonFields &fields,
                    llvm::function_ref<std::string(const std::string &hash)> fileOf) {
  CapturedRun run;
  uint64_t end = fields.count(object, "end");
  if (end > uint64_t(ProcessResult::End::Last))
    fields.fail("a run ended in an unknown way");
  else
    run.process.end = ProcessResult::End(end);
  run.process.code = int(fields.number(object, "code"));
  run.process.limit = fields.count(object, "limit");
  std::string where = fields.text(object, "where");
  where.copy(run.process.where, sizeof run.process.where - 1);
  run.process.time = std::chrono::milliseconds(fields.number(object, "milliseconds"));
  run.stderrFile = fileOf(fields.hash(object, "stderr"));
  run.reports = emulator::readReports(textOrNothing(run.stderrFile));
  const json::Object &outputs = fields.member(object, "outputs");
  for (const auto &[name, hash] : outputs)
    run.outputs[name.str()] = fileOf(fields.hash(outputs, name));
  return run;
}

} // namespace tranship::verify
