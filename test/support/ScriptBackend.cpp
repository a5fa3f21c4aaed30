// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/ScriptBackend.h"

#include "support/Test.h"
#include "verify/backends/Build.h"

#include <stdexcept>

namespace tranship::verify {

std::vector<std::string> ScriptBackend::repeatEnvironment(unsigned repeat) const {
  return {"REPEAT=" + std::to_string(repeat)};
}

llvm::Expected<std::vector<Command>>
ScriptBackend::buildCommands(const Machine &, const BuildRequest &request) const {
  std::vector<Command> commands;
  for (const std::string &unit : request.program->units())
    commands.push_back({"sh", "-c",
                        "if grep unbuildable $0 >/dev/null; then echo \"$0:1: error: no\" >&2; "
                        "exit 1; fi; (echo '#!/bin/sh'; echo CHECKED=$2; cat $0) > $1 && "
                        "chmod +x $1",
                        unit, request.executable(), request.checked ? "1" : ""});
  for (const RuntimeSource &module : request.program->modules)
    commands.push_back({"sh", "-c", "(echo module; cat $0) > $1", module.source,
                        request.moduleFolder() + "/" + module.runPath});
  return commands;
}

ScriptedVerification::ScriptedVerification(const std::string &original, const std::string &port)
    : manifest(Manifest::without(folder.makeFolder("program"), {"a.cu"})),
      cpu("cpu", {.isEmulated = true, .reference = ReferenceQuality::Emulated, .canTrace = true},
          {{"cpu at width 32", Side::Original, 32, {"WIDTH=32"}},
           {"cpu at width 32", Side::Port, 32, {"WIDTH=32"}},
           {"cpu at width 64", Side::Port, 64, {"WIDTH=64"}}}),
      cuda("cuda", {.reference = ReferenceQuality::Native}, {{"cuda", Side::Original, 0, {}}}),
      hip("hip-amd", {}, {{"hip-amd", Side::Port, 0, {}}}) {
  std::string prolog = "#!/bin/sh\n";
  job.original.side = Side::Original;
  job.original.folder = manifest.folder;
  job.original.files = {{"a.cu", prolog + original, true}};
  job.port.side = Side::Port;
  job.port.folder = folder.makeFolder("port");
  job.port.files = {{"a.hip", prolog + port, true}};
  for (const Program *program : {&job.original, &job.port})
    llvm::cantFail(writeProgram(program->files, program->folder));
  job.workFolder = folder.makeFolder("work");
}

void ScriptedVerification::readManifest(llvm::StringRef text) {
  static constexpr llvm::StringLiteral ids[] = {"cpu", "cuda", "hip-amd"};
  std::string file = folder.write("program/verify.yaml", text);
  llvm::Expected<Manifest> read = verify::readManifest(text, file, ids);
  if (!read)
    throw std::runtime_error(messageOf(read.takeError()));
  manifest = std::move(*read);
}

Verification ScriptedVerification::run(std::vector<const Backend *> backends) {
  job.manifest = &manifest;
  job.machine = &machine;
  job.backends = std::move(backends);
  llvm::Expected<Verification> result = verifyProgram(job);
  if (!result)
    throw std::runtime_error(messageOf(result.takeError()));
  return std::move(*result);
}

std::vector<std::string> linesOf(const Verification &verification) {
  std::vector<std::string> lines;
  for (const BackendResult &backend : verification.backends)
    lines.push_back(backend.id + " " + toString(backend.outcome) + ": " +
                    summaryOf(backend.outcome));
  return lines;
}

} // namespace tranship::verify
