// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/Pack.h"

#include "support/FileWriting.h"
#include "support/Json.h"
#include "support/TextFile.h"
#include "verify/model/Json.h"
#include "verify/model/JsonFields.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

namespace tranship::verify {
namespace {

namespace json = llvm::json;

constexpr llvm::StringLiteral outputKinds[] = {"stream", "file", "buffer"};

json::Array jsonOf(const std::vector<PackedFile> &files) {
  json::Array array;
  for (const PackedFile &file : files)
    array.push_back(json::Object{{"name", utf8(file.name)}, {"hash", file.hash}});
  return array;
}

json::Object jsonOf(const ProcessLimits &limits) {
  return json::Object{{"output", int64_t(limits.outputBytes)},
                      {"memory", int64_t(limits.memoryBytes)},
                      {"file", int64_t(limits.fileBytes)},
                      {"files", int64_t(limits.filesBytes)},
                      {"processes", int64_t(limits.processes)}};
}

json::Array jsonOf(const std::vector<VerifyCase> &cases) {
  json::Array array;
  for (const VerifyCase &one : cases) {
    json::Array outputs;
    for (const OutputSpec &output : one.outputs)
      outputs.push_back(
          json::Object{{"kind", outputKinds[size_t(output.kind)]}, {"name", utf8(output.name)}});
    array.push_back(json::Object{{"name", utf8(one.name)},
                                 {"arguments", jsonTexts(one.arguments)},
                                 {"inputs", jsonTexts(one.inputs)},
                                 {"stdin", utf8(one.stdinFile)},
                                 {"environment", jsonTexts(one.environment)},
                                 {"exitCode", one.exitCode},
                                 {"outputs", std::move(outputs)},
                                 {"milliseconds", int64_t(one.timeout.count())}});
  }
  return array;
}

json::Object jsonOf(const PackedBuild &build) {
  json::Array commands;
  for (const Command &command : build.commands)
    commands.push_back(jsonTexts(command));
  return json::Object{{"backend", build.backend},
                      {"side", toString(build.side)},
                      {"problem", utf8(build.problem)},
                      {"skipped", build.isSkipped},
                      {"commands", std::move(commands)},
                      {"executable", build.program},
                      {"targets", jsonTexts(build.targets)},
                      {"libraries", jsonTexts(build.libraries)},
                      {"needs", jsonTexts(build.needs)},
                      {"files", jsonOf(build.files)}};
}

json::Object jsonOf(const PackedProgram &program) {
  json::Array builds;
  for (const PackedBuild &build : program.builds)
    builds.push_back(jsonOf(build));
  return json::Object{{"name", utf8(program.name)},        {"source", utf8(program.source)},
                      {"flags", jsonTexts(program.flags)}, {"kept", json::Object(program.kept)},
                      {"builds", std::move(builds)},       {"limits", jsonOf(program.limits)},
                      {"cases", jsonOf(program.cases)}};
}

json::Object jsonOf(const PackedVariant &packed) {
  json::Array repeats;
  for (const std::vector<std::string> &environment : packed.repeats)
    repeats.push_back(jsonTexts(environment));
  return json::Object{{"backend", packed.backend},
                      {"gpu", packed.gpu},
                      {"name", packed.variant.name},
                      {"side", toString(packed.variant.side)},
                      {"warpWidth", int64_t(packed.variant.warpWidth)},
                      {"environment", jsonTexts(packed.variant.environment)},
                      {"repeats", std::move(repeats)},
                      {"memory", int64_t(packed.memoryBytes)},
                      {"timedRuns", int64_t(packed.timedRuns)}};
}

/// Reads a pack, which is not trusted: it may have been changed.
class Reader {
public:
  llvm::Expected<Pack> read(const json::Object &object, const std::string &file) {
    Pack pack;
    pack.tool = fields_.text(object, "tool");
    pack.time = fields_.text(object, "time");
    if (std::optional<Version> cuda = Version::parse(fields_.text(object, "cuda")))
      pack.cuda = *cuda;
    if (object.get("timer")) {
      std::vector<PackedFile> timer = files(object, "timer");
      if (timer.size() == 1)
        pack.timer = timer.front();
    }
    pack.libraries = files(object, "libraries");
    for (const json::Value &value : fields_.list(object, "variants"))
      pack.variants.push_back(variant(fields_.object(value)));
    for (const json::Value &value : fields_.list(object, "programs"))
      pack.programs.push_back(program(fields_.object(value)));
    if (!fields_.problem().empty())
      return llvm::createStringError(file + ": " + fields_.problem());
    return pack;
  }

private:
  std::vector<PackedFile> files(const json::Object &object, llvm::StringRef key) {
    std::vector<PackedFile> result;
    for (const json::Value &value : fields_.list(object, key)) {
      const json::Object &entry = fields_.object(value);
      result.push_back({fields_.path(entry, "name"), fields_.hash(entry, "hash")});
    }
    return result;
  }

  Side side(const json::Object &object) {
    std::string text = fields_.text(object, "side");
    if (text != "original" && text != "port")
      fields_.fail("`" + text + "` is not a side of a program");
    return text == "port" ? Side::Port : Side::Original;
  }

  /// Reads a name that becomes the name of a folder.
  std::string plainName(const json::Object &object, llvm::StringRef key) {
    std::string name = fields_.path(object, key);
    if (llvm::StringRef(name).contains('/') || name == ".")
      fields_.fail("`" + name + "` is not a plain name");
    return name;
  }

  PackedVariant variant(const json::Object &object) {
    PackedVariant result;
    result.backend = plainName(object, "backend");
    result.gpu = fields_.text(object, "gpu");
    result.variant.name = fields_.text(object, "name");
    result.variant.side = side(object);
    result.variant.warpWidth = unsigned(fields_.count(object, "warpWidth"));
    result.variant.environment = fields_.texts(object, "environment");
    result.repeats = fields_.textLists(object, "repeats");
    result.memoryBytes = fields_.count(object, "memory");
    result.timedRuns = unsigned(fields_.count(object, "timedRuns"));
    return result;
  }

  PackedBuild build(const json::Object &object) {
    PackedBuild result;
    result.backend = plainName(object, "backend");
    result.side = side(object);
    result.problem = fields_.text(object, "problem");
    result.isSkipped = object.getBoolean("skipped").value_or(false);
    result.commands = fields_.textLists(object, "commands");
    if (!fields_.text(object, "executable").empty())
      result.program = fields_.hash(object, "executable");
    result.targets = fields_.texts(object, "targets");
    result.libraries = fields_.texts(object, "libraries");
    result.needs = fields_.texts(object, "needs");
    result.files = files(object, "files");
    return result;
  }

  VerifyCase testCase(const json::Object &object) {
    VerifyCase result;
    result.name = plainName(object, "name");
    result.arguments = fields_.texts(object, "arguments");
    result.inputs = fields_.texts(object, "inputs");
    for (const std::string &input : result.inputs)
      if (std::optional<std::string> problem = pathProblem(input))
        fields_.fail(*problem);
    if (!fields_.text(object, "stdin").empty())
      result.stdinFile = fields_.path(object, "stdin");
    result.environment = fields_.texts(object, "environment");
    result.exitCode = int(fields_.number(object, "exitCode"));
    result.timeout = std::chrono::milliseconds(fields_.count(object, "milliseconds"));
    result.outputs.clear();
    for (const json::Value &value : fields_.list(object, "outputs")) {
      const json::Object &entry = fields_.object(value);
      OutputSpec output;
      std::string kind = fields_.text(entry, "kind");
      size_t index = 0;
      while (index < std::size(outputKinds) && outputKinds[index] != kind)
        ++index;
      if (index == std::size(outputKinds))
        fields_.fail("`" + kind + "` is not a kind of output");
      else
        output.kind = OutputSpec::Kind(index);
      output.name = fields_.path(entry, "name");
      result.outputs.push_back(std::move(output));
    }
    return result;
  }

  PackedProgram program(const json::Object &object) {
    PackedProgram result;
    result.name = plainName(object, "name");
    result.source = fields_.text(object, "source");
    result.flags = fields_.texts(object, "flags");
    result.kept = json::Object(fields_.member(object, "kept"));
    for (const json::Value &value : fields_.list(object, "builds"))
      result.builds.push_back(build(fields_.object(value)));
    const json::Object &limits = fields_.member(object, "limits");
    result.limits.outputBytes = fields_.count(limits, "output");
    result.limits.memoryBytes = fields_.count(limits, "memory");
    result.limits.fileBytes = fields_.count(limits, "file");
    result.limits.filesBytes = fields_.count(limits, "files");
    result.limits.processes = fields_.count(limits, "processes");
    for (const json::Value &value : fields_.list(object, "cases"))
      result.cases.push_back(testCase(fields_.object(value)));
    return result;
  }

  JsonFields fields_;
};

} // namespace

llvm::Error writePack(const Pack &pack, const std::string &folder) {
  json::Array variants, programs;
  for (const PackedVariant &variant : pack.variants)
    variants.push_back(jsonOf(variant));
  for (const PackedProgram &program : pack.programs)
    programs.push_back(jsonOf(program));
  json::Object object{{"format", packFormat},
                      {"tool", pack.tool},
                      {"time", pack.time},
                      {"cuda", pack.cuda.known() ? pack.cuda.str() : ""},
                      {"libraries", jsonOf(pack.libraries)},
                      {"variants", std::move(variants)},
                      {"programs", std::move(programs)}};
  if (!pack.timer.hash.empty())
    object["timer"] = jsonOf(std::vector<PackedFile>{pack.timer});
  return writeTextFile(joinPath(folder, packFileName),
                       llvm::formatv("{0:1}\n", json::Value(std::move(object))).str());
}

llvm::Expected<ReadPack> readPack(const std::string &folder) {
  std::string file = joinPath(folder, packFileName);
  llvm::Expected<json::Value> value = readJsonFile(file);
  if (!value)
    return value.takeError();
  const json::Object *object = value->getAsObject();
  if (!object || object->getInteger("format") != packFormat)
    return llvm::createStringError(file + ": is not a pack of this version of tranship");
  llvm::Expected<Pack> pack = Reader().read(*object, file);
  if (!pack)
    return pack.takeError();
  return ReadPack{std::move(*pack), hashOf(textOrNothing(file))};
}

} // namespace tranship::verify
