// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/ResultLines.h"

#include "support/Json.h"
#include "verify/model/Json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::verify {

namespace json = llvm::json;

static Side sideOf(const json::Object &object, JsonFields &fields) {
  return fields.text(object, "side") == "port" ? Side::Port : Side::Original;
}

std::string ResultsHead::device() const {
  std::vector<std::string> parts;
  for (const Gpu &gpu : gpus.gpus)
    if (!llvm::is_contained(parts, gpu.name))
      parts.push_back(gpu.name);
  if (parts.empty())
    return "no GPU";
  for (const std::string &driver : {gpus.nvidiaDriver, gpus.amdDriver})
    if (!driver.empty())
      parts.push_back("driver " + driver);
  if (!gpus.rocm.empty())
    parts.push_back("ROCm " + gpus.rocm);
  return llvm::join(parts, ", ");
}

std::optional<json::Object> ResultLines::next() {
  size_t end = rest_.find('\n');
  if (end == rest_.npos)
    return std::nullopt;
  llvm::Expected<json::Value> value = readJson(rest_.take_front(end), "");
  json::Object *object = value ? value->getAsObject() : nullptr;
  if (!value)
    llvm::consumeError(value.takeError());
  if (!object)
    return std::nullopt;
  rest_ = rest_.drop_front(end + 1);
  return std::move(*object);
}

json::Object jsonOf(const ResultsHead &head) {
  json::Array gpus;
  for (const Gpu &gpu : head.gpus.gpus)
    gpus.push_back(json::Object{
        {"vendor", gpu.vendor}, {"name", utf8(gpu.name)}, {"target", utf8(gpu.target)}});
  return json::Object{{"format", resultsFormat},
                      {"pack", head.pack},
                      {"gpus", std::move(gpus)},
                      {"nvidiaDriver", utf8(head.gpus.nvidiaDriver)},
                      {"amdDriver", utf8(head.gpus.amdDriver)},
                      {"rocm", utf8(head.gpus.rocm)},
                      {"system", utf8(head.system)},
                      {"time", head.time}};
}

ResultsHead readHead(const json::Object &line, JsonFields &fields) {
  ResultsHead head;
  if (line.getInteger("format") != resultsFormat)
    fields.fail("the first line is not that of a results file of this version of tranship");
  head.pack = fields.hash(line, "pack");
  for (const json::Value &value : fields.list(line, "gpus")) {
    const json::Object &gpu = fields.object(value);
    head.gpus.gpus.push_back(
        {fields.text(gpu, "vendor"), fields.text(gpu, "name"), fields.text(gpu, "target")});
  }
  head.gpus.nvidiaDriver = fields.text(line, "nvidiaDriver");
  head.gpus.amdDriver = fields.text(line, "amdDriver");
  head.gpus.rocm = fields.text(line, "rocm");
  head.system = fields.text(line, "system");
  head.time = fields.text(line, "time");
  return head;
}

void writeKey(const PackRunKey &key, json::Object &into) {
  into["program"] = utf8(key.program);
  into["case"] = utf8(key.testCase);
  into["backend"] = key.backend;
  into["variant"] = key.variant;
  into["side"] = toString(key.side);
  into["repeat"] = int64_t(key.repeat);
  into["timed"] = key.isTimed;
}

PackRunKey readKey(const json::Object &run, JsonFields &fields) {
  PackRunKey key;
  key.program = fields.text(run, "program");
  key.testCase = fields.text(run, "case");
  key.backend = fields.text(run, "backend");
  key.variant = fields.text(run, "variant");
  key.side = sideOf(run, fields);
  key.repeat = unsigned(fields.count(run, "repeat"));
  key.isTimed = run.getBoolean("timed").value_or(false);
  return key;
}

PackSkip readSkip(const json::Object &skip, JsonFields &fields) {
  return {fields.text(skip, "program"), fields.text(skip, "backend"), sideOf(skip, fields),
          fields.text(skip, "reason")};
}

} // namespace tranship::verify
