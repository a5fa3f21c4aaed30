#include "verify/Receipt.h"

#include "support/TextFile.h"
#include "verify/Json.h"
#include "verify/Recording.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship {
namespace {

namespace fs = llvm::sys::fs;
namespace json = llvm::json;
namespace paths = llvm::sys::path;

json::Array texts(llvm::ArrayRef<std::string> list) {
  json::Array array;
  for (const std::string &text : list)
    array.push_back(utf8(text));
  return array;
}

json::Object filesOf(const Program &program, const Manifest *manifest) {
  json::Object files;
  for (const ProgramFile &file : program.files)
    files[utf8(file.path)] = hashOf(file.text);
  if (manifest && !manifest->file.empty())
    files[utf8(paths::filename(manifest->file))] = hashOf(textOrNothing(manifest->file));
  return files;
}

json::Object toleranceOf(const OutputSpec &output) {
  const Tolerance &tolerance = output.tolerance;
  return json::Object{{"output", utf8(output.str())},
                      {"type", output.type ? toString(*output.type) : "text"},
                      {"numbers", toString(output.type.value_or(output.numbers))},
                      {"absolute", tolerance.absolute},
                      {"relative", tolerance.relative},
                      {"ulps", int64_t(tolerance.ulps)},
                      {"nan", tolerance.nanAgrees ? "agrees" : "differs"},
                      {"signed-zero", tolerance.signedZero},
                      {"integers", output.integers},
                      {"order", output.anyOrder ? "any" : "fixed"},
                      {"masks", texts(output.masks)}};
}

json::Array casesOf(const Manifest &manifest) {
  json::Array cases;
  for (const VerifyCase &testCase : manifest.cases) {
    json::Array outputs;
    for (const OutputSpec &output : testCase.outputs)
      outputs.push_back(toleranceOf(output));
    cases.push_back(json::Object{{"name", testCase.name},
                                 {"arguments", texts(testCase.arguments)},
                                 {"exit-code", testCase.exitCode},
                                 {"repeats", int64_t(testCase.repeats)},
                                 {"outputs", std::move(outputs)}});
  }
  return cases;
}

json::Array buildsOf(const Verification &verification) {
  json::Array builds;
  for (const BuildRecord &build : verification.builds) {
    json::Array commands;
    for (const Command &command : build.commands)
      commands.push_back(utf8(llvm::join(command, " ")));
    builds.push_back(json::Object{{"backend", build.backend},
                                  {"side", toString(build.side)},
                                  {"hash", build.hash},
                                  {"commands", std::move(commands)}});
  }
  return builds;
}

/// The files of one side against what a receipt says of them.
void checkFiles(const json::Object &files, const std::string &folder,
                std::vector<std::string> &stale) {
  for (const auto &[path, hash] : files) {
    std::string file = joinPath(folder, path);
    if (!fs::exists(file))
      stale.push_back(file + " is gone");
    else if (hash.getAsString() != llvm::StringRef(hashOf(textOrNothing(file))))
      stale.push_back(file + " has changed");
  }
}

} // namespace

std::string relativePath(llvm::StringRef from, llvm::StringRef to) {
  auto a = paths::begin(from), b = paths::begin(to);
  while (a != paths::end(from) && b != paths::end(to) && *a == *b)
    ++a, ++b;
  llvm::SmallString<256> result;
  for (; a != paths::end(from); ++a)
    paths::append(result, "..");
  for (; b != paths::end(to); ++b)
    paths::append(result, *b);
  return result.empty() ? "." : std::string(result);
}

json::Value receiptOf(const VerifyJob &job, const Verification &verification,
                      const std::vector<CaseVerdict> &verdicts, const VerifyReportOptions &options,
                      llvm::StringRef file, bool portIsGiven) {
  json::Value report = jsonReport(verification, verdicts, options);
  json::Object receipt = std::move(*report.getAsObject());
  llvm::StringRef here = paths::parent_path(file);
  receipt["receipt"] = 1;
  receipt["folder"] = utf8(relativePath(here, job.original.folder));
  receipt["original"] = filesOf(job.original, job.manifest);
  receipt["port"] = filesOf(job.port, nullptr);
  if (portIsGiven)
    receipt["portFolder"] = utf8(relativePath(here, job.port.folder));
  receipt["flags"] =
      json::Object{{"original", texts(job.original.flags)}, {"port", texts(job.port.flags)}};
  receipt["checked"] = job.checked;
  receipt["machine"] = utf8(describe(*job.machine));
  receipt["builds"] = buildsOf(verification);
  receipt["cases"] = casesOf(*job.manifest);
  return json::Value(std::move(receipt));
}

llvm::Expected<ReceiptCheck> checkReceipt(const std::string &file, const std::string &folder) {
  llvm::Expected<std::string> text = readTextFile(file);
  if (!text)
    return text.takeError();
  llvm::Expected<json::Value> value = json::parse(*text);
  if (!value)
    return llvm::createStringError(file + ": " + llvm::toString(value.takeError()));
  const json::Object *receipt = value->getAsObject();
  const json::Object *original = receipt ? receipt->getObject("original") : nullptr;
  const json::Array *backends = receipt ? receipt->getArray("backends") : nullptr;
  if (!original || !backends || receipt->getInteger("receipt") != 1 ||
      !receipt->getString("folder"))
    return llvm::createStringError(file + ": is no receipt of this version of tranship");

  ReceiptCheck check;
  llvm::StringRef here = paths::parent_path(file);
  auto resolved = [&](llvm::StringRef relative) {
    llvm::SmallString<256> path(joinPath(here, relative));
    paths::remove_dots(path, /*remove_dot_dot=*/true);
    return std::string(path);
  };
  checkFiles(*original, folder.empty() ? resolved(*receipt->getString("folder")) : folder,
             check.stale);
  if (std::optional<llvm::StringRef> portFolder = receipt->getString("portFolder"))
    if (const json::Object *port = receipt->getObject("port"))
      checkFiles(*port, resolved(*portFolder), check.stale);
  llvm::sort(check.stale);

  bool somePassed = false;
  for (const json::Value &entry : *backends) {
    const json::Object *backend = entry.getAsObject();
    if (!backend)
      continue;
    llvm::StringRef outcome = backend->getString("outcome").value_or("unknown");
    std::string line =
        fmt::format("{}: {}", backend->getString("id").value_or("").str(), outcome.str());
    somePassed |= outcome == "passed";
    (outcome == "passed" || outcome == "skipped" ? check.outcomes : check.failures).push_back(line);
  }
  if (!somePassed && check.failures.empty())
    check.failures.push_back("nothing was verified");
  if (const json::Array *verdicts = receipt->getArray("verdicts"))
    for (const json::Value &entry : *verdicts)
      if (const json::Object *verdict = entry.getAsObject()) {
        llvm::StringRef id = verdict->getString("verdict").value_or("unknown");
        bool isGood = id == idOf(Verdict::Agree) || id == idOf(Verdict::Nondeterminism);
        (isGood ? check.outcomes : check.failures)
            .push_back(fmt::format("verdict on {}: {}",
                                   verdict->getString("case").value_or("").str(), id.str()));
      }
  return check;
}

} // namespace tranship
