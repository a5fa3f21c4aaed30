// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/mcp/ToolCalls.h"

#include "driver/Explanation.h"
#include "driver/Output.h"
#include "driver/SourceCheck.h"
#include "report/Report.h"
#include "service/mcp/AnswerSize.h"
#include "service/mcp/VerifyCall.h"
#include "support/Text.h"
#include "support/ToolVersion.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::service {
namespace {

namespace json = llvm::json;
using llvm::Expected;

std::vector<std::string> compilerFlags(const ToolArguments &arguments) {
  std::vector<std::string> flags;
  for (const std::string &folder : arguments.list("includes"))
    flags.push_back("-I" + folder);
  for (const std::string &macro : arguments.list("defines"))
    flags.push_back("-D" + macro);
  return flags;
}

void addArguments(const ToolArguments &arguments, driver::RunRequest &request) {
  request.inputs = arguments.list("paths");
  llvm::append_range(request.parse.extraFlags, compilerFlags(arguments));
  if (arguments.has("targets"))
    request.project.targets = arguments.text("targets");
}

json::Array shownPaths(llvm::ArrayRef<std::string> files, llvm::StringRef root) {
  json::Array shown;
  for (const std::string &file : files)
    shown.push_back(utf8(pathFrom(root, file)));
  return shown;
}

struct TranslatedSources {
  /// The result points to its inputs.
  driver::RunPlan plan;
  driver::RunResult result;
};

Expected<std::unique_ptr<TranslatedSources>> translate(const driver::RunRequest &request,
                                                       const std::function<bool()> &isStopped) {
  auto translated = std::make_unique<TranslatedSources>();
  Expected<driver::RunPlan> plan = driver::planRun(request);
  if (!plan)
    return plan.takeError();
  translated->plan = std::move(*plan);
  translated->plan.translate.control.isStopped = isStopped;
  Expected<driver::RunResult> result = driver::translateRun(request, translated->plan);
  if (!result)
    return result.takeError();
  translated->result = std::move(*result);
  return translated;
}

/// The findings of a translation, which point to it.
Findings findingsOf(const TranslatedSources &translated, const RootFolder &root) {
  translate::FindingOptions options;
  options.root = root.path();
  options.version = toolVersion().str();
  return translate::findingsOf(translated.result.translation, options);
}

Expected<json::Object> callTranslate(const ToolArguments &arguments, const ToolSettings &settings,
                                     const std::function<bool()> &isStopped) {
  driver::RunRequest request = settings.translation;
  addArguments(arguments, request);
  driver::OutputRequest &output = request.output;
  output.inPlace = arguments.flag("inPlace");
  if (arguments.has("output"))
    output.output = request.files.output = arguments.text("output") + "/";
  output.diff = !output.inPlace && output.output.empty();
  request.checkPort = !output.diff;
  Expected<std::unique_ptr<TranslatedSources>> translated = translate(request, isStopped);
  if (!translated)
    return translated.takeError();
  const driver::RunResult &result = (*translated)->result;
  json::Object answer;
  if (output.diff || output.inPlace)
    addText(driver::diffOf(result.translation, result.build.files), "diff", answer);
  if (!output.diff && !isStopped()) {
    Expected<results::WrittenFiles> written =
        driver::writeOutput(result.output, result.translation, result.build.files);
    if (!written)
      return written.takeError();
    addList(shownPaths(written->files, settings.root.path()), "written", answer);
    addList(shownPaths(written->changedMeanwhile, settings.root.path()), "changedMeanwhile",
            answer);
  }
  addFindings(findingsOf(**translated, settings.root), arguments.number("offset"), answer);
  return answer;
}

Expected<json::Object> callLeft(const ToolArguments &arguments, const ToolSettings &settings,
                                const std::function<bool()> &isStopped) {
  driver::RunRequest request = settings.translation;
  addArguments(arguments, request);
  request.output.diff = true;
  Expected<std::unique_ptr<TranslatedSources>> translated = translate(request, isStopped);
  if (!translated)
    return translated.takeError();
  json::Object answer;
  addFindings(findingsOf(**translated, settings.root), arguments.number("offset"), answer);
  return answer;
}

Expected<json::Object> callPortCheck(const ToolArguments &arguments, const ToolSettings &settings,
                                     const std::function<bool()> &isStopped) {
  driver::RunRequest request = settings.translation;
  addArguments(arguments, request);
  request.output.diff = true;
  request.checkPort = true;
  Expected<std::unique_ptr<TranslatedSources>> translated = translate(request, isStopped);
  if (!translated)
    return translated.takeError();
  const driver::Translation &translation = (*translated)->result.translation;
  json::Object answer;
  answer["summary"] = utf8(llvm::StringRef(report::portLine(translation, false)).trim());
  json::Value whole = report::jsonReport(translation, {}, {});
  if (json::Value *port = whole.getAsObject()->get("port"))
    answer["port"] = shortened(*port);
  addFindings(findingsOf(**translated, settings.root), arguments.number("offset"), answer);
  return answer;
}

Expected<json::Object> callCheck(const ToolArguments &arguments, const ToolSettings &settings,
                                 const std::function<bool()> &isStopped) {
  driver::CheckArguments check = settings.check;
  addArguments(arguments, check.run);
  if (arguments.has("checks"))
    check.kinds.checks = arguments.text("checks");
  Expected<driver::Project> project =
      driver::readProject(check.run, driver::folderOf(check.run.inputs.front()));
  if (!project)
    return project.takeError();
  Expected<driver::InputSetup> setup = driver::inputSetup(check.run, *project);
  if (!setup)
    return setup.takeError();
  driver::ReadSources sources;
  Expected<std::vector<project::InputFile>> inputs =
      project::readInputs(check.run.inputs, setup->options, &sources.report);
  if (!inputs)
    return inputs.takeError();
  sources.inputs = std::move(*inputs);
  Expected<std::unique_ptr<driver::CheckedSources>> checked =
      driver::checkSources(check, std::move(*project), std::move(sources), isStopped);
  if (!checked)
    return checked.takeError();
  json::Object answer;
  addFindings(driver::findingsOf(**checked, check), arguments.number("offset"), answer);
  return answer;
}

Expected<json::Object> callExplain(const ToolArguments &arguments, const ToolSettings &settings) {
  Expected<driver::Project> project =
      driver::readProject(settings.translation, settings.root.path());
  if (!project)
    return project.takeError();
  json::Array explanations;
  for (const std::string &name : arguments.list("names")) {
    driver::NameExplanation found = driver::explainAsText(*project->table, name);
    explanations.push_back(
        json::Object{{"name", utf8(name)}, {"isKnown", found.isKnown}, {"text", utf8(found.text)}});
  }
  json::Object answer;
  addList(std::move(explanations), "explanations", answer);
  return answer;
}

Expected<json::Object> call(ToolId id, const ToolArguments &arguments, const ToolSettings &settings,
                            const std::function<bool()> &isStopped) {
  switch (id) {
  case ToolId::Translate:
    return callTranslate(arguments, settings, isStopped);
  case ToolId::Check:
    return callCheck(arguments, settings, isStopped);
  case ToolId::Explain:
    return callExplain(arguments, settings);
  case ToolId::Left:
    return callLeft(arguments, settings, isStopped);
  case ToolId::PortCheck:
    return callPortCheck(arguments, settings, isStopped);
  case ToolId::Verify:
    return callVerify(arguments, compilerFlags(arguments), settings);
  }
  llvm_unreachable("every tool has a case");
}

} // namespace

ToolAnswer callTool(const Tool &tool, const ToolArguments &arguments, const ToolSettings &settings,
                    const std::function<bool()> &isStopped) {
  Expected<json::Object> answer = call(tool.id, arguments, settings, isStopped);
  if (answer)
    return {std::move(*answer)};
  return {json::Object{{"error", utf8(llvm::toString(answer.takeError()))}}, true};
}

} // namespace tranship::service
