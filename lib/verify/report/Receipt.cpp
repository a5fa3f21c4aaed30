// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/report/Receipt.h"

#include "support/Json.h"
#include "support/TextFile.h"
#include "verify/model/Json.h"
#include "verify/report/Recording.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <array>

namespace tranship::verify {
namespace {

namespace fs = llvm::sys::fs;
namespace json = llvm::json;
namespace paths = llvm::sys::path;

/// The version of the format. Older receipts lack fields.
constexpr int64_t receiptVersion = 3;

json::Array texts(llvm::ArrayRef<std::string> list) {
  json::Array array;
  for (const std::string &text : list)
    array.push_back(utf8(text));
  return array;
}

/// The hashes of the files that the result depends on: sources, the manifest, and the files that
/// its cases read.
json::Object filesOf(const Program &program, const Manifest *manifest) {
  json::Object files;
  for (const ProgramFile &file : program.files)
    files[utf8(file.path)] = hashOf(file.text);
  if (!manifest || manifest->file.empty())
    return files;
  files[utf8(paths::filename(manifest->file))] = hashOf(textOrNothing(manifest->file));
  auto add = [&](const std::string &input) {
    std::string file = joinPath(manifest->folder, input);
    if (!input.empty() && fs::is_regular_file(file))
      files[utf8(input)] = hashOf(textOrNothing(file));
  };
  for (const VerifyCase &testCase : manifest->cases) {
    llvm::for_each(testCase.inputs, add);
    add(testCase.stdinFile);
  }
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

/// The path relative to the receipt, so that a tree can move; absolute if only the root is common.
std::string pathInReceipt(llvm::StringRef folder, const std::string &path) {
  std::string relative = relativePath(folder, path);
  llvm::StringRef rest = relative;
  size_t up = 0;
  while (rest.consume_front("../"))
    ++up;
  size_t depth = size_t(std::distance(paths::begin(folder), paths::end(folder))) - 1;
  return up < depth ? relative : path;
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

/// Compares the files of one side with the hashes in a receipt.
void checkFiles(const std::map<std::string, std::string> &files, const std::string &folder,
                std::vector<std::string> &stale) {
  for (const auto &[path, hash] : files) {
    std::string file = joinPath(folder, path);
    // Only regular files are read.
    if (!fs::is_regular_file(file))
      stale.push_back(file + " is gone");
    else if (hash != hashOf(textOrNothing(file)))
      stale.push_back(file + " has changed");
  }
}

std::map<std::string, std::string> hashesIn(const json::Object *files) {
  std::map<std::string, std::string> hashes;
  if (files)
    for (const auto &[path, hash] : *files)
      hashes[path.str()] = hash.getAsString().value_or("").str();
  return hashes;
}

std::string textIn(const json::Object &object, llvm::StringRef key) {
  return object.getString(key).value_or("").str();
}

/// The objects of a list; other values are ignored.
std::vector<const json::Object *> objectsIn(const json::Array *list) {
  std::vector<const json::Object *> objects;
  if (list)
    for (const json::Value &value : *list)
      if (const json::Object *object = value.getAsObject())
        objects.push_back(object);
  return objects;
}

Receipt::Result backendResult(const json::Object &backend) {
  std::string id = backend.getString("outcome").value_or("unknown").str();
  return {textIn(backend, "id"), id,
          id == "passed"    ? Receipt::Result::Kind::Good
          : id == "skipped" ? Receipt::Result::Kind::Nothing
                            : Receipt::Result::Kind::Bad};
}

Receipt::Result verdictResult(const json::Object &verdict) {
  std::string id = verdict.getString("verdict").value_or("unknown").str();
  bool good = llvm::any_of(std::array{Verdict::Agree, Verdict::Nondeterminism},
                           [&](Verdict known) { return id == idOf(known); });
  return {"verdict on " + textIn(verdict, "case"), id,
          good ? Receipt::Result::Kind::Good : Receipt::Result::Kind::Bad};
}

std::string toleranceText(const json::Object &output) {
  std::vector<std::string> bounds;
  auto add = [&](llvm::StringRef name, double value) {
    if (value > 0)
      bounds.push_back(fmt::format("{} {:g}", name.str(), value));
  };
  for (llvm::StringRef name : {"absolute", "relative", "ulps", "integers"})
    add(name, output.getNumber(name).value_or(0));
  if (const json::Array *masks = output.getArray("masks"); masks && !masks->empty())
    bounds.push_back(fmt::format("{} mask{}", masks->size(), masks->size() == 1 ? "" : "s"));
  if (output.getString("order") == "any")
    bounds.push_back("lines in any order");
  return fmt::format("{}: {} of {}: {}", textIn(output, "output"), textIn(output, "type"),
                     textIn(output, "numbers"),
                     bounds.empty() ? "exact" : llvm::join(bounds, ", "));
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
                      llvm::StringRef file, const ReceiptSource &source) {
  json::Value report = jsonReport(verification, verdicts, options);
  json::Object receipt = std::move(*report.getAsObject());
  llvm::StringRef here = paths::parent_path(file);
  receipt["receipt"] = receiptVersion;
  receipt["time"] = utf8(options.time);
  receipt["folder"] = utf8(relativePath(here, job.original.folder));
  receipt["original"] = filesOf(job.original, job.manifest);
  receipt["port"] = filesOf(job.port, nullptr);
  if (!source.program.empty())
    receipt["source"] = utf8(relativePath(job.original.folder, source.program));
  if (!source.port.empty()) {
    receipt["portFolder"] = utf8(relativePath(here, job.port.folder));
    json::Array named;
    for (const std::string &path : source.port)
      named.push_back(utf8(relativePath(job.port.folder, path)));
    receipt["portSources"] = std::move(named);
  }
  json::Object outside;
  for (const auto &[path, hash] : job.outsideFiles)
    outside[utf8(pathInReceipt(here, path))] = hash;
  receipt["outside"] = std::move(outside);
  receipt["flags"] =
      json::Object{{"original", texts(job.original.flags)}, {"port", texts(job.port.flags)}};
  receipt["checked"] = job.scrutiny.checked;
  receipt["machine"] = utf8(describe(*job.machine));
  receipt["builds"] = buildsOf(verification);
  receipt["cases"] = casesOf(*job.manifest);
  return json::Value(std::move(receipt));
}

/// The JSON object of a file that may be a receipt; null if it cannot be one.
static const json::Object *receiptObject(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  bool isReceipt = object && object->getInteger("receipt") == receiptVersion &&
                   object->getObject("original") && object->getArray("backends") &&
                   object->getString("folder") && object->getInteger("translationErrors") &&
                   object->getObject("outside");
  return isReceipt ? object : nullptr;
}

/// Reads the list of the receipt's files. `here`: the folder of the receipt.
static void readFiles(const json::Object &object, llvm::StringRef here, Receipt &receipt) {
  auto resolved = [&](llvm::StringRef relative) {
    llvm::SmallString<256> path(joinPath(here, relative));
    paths::remove_dots(path, /*remove_dot_dot=*/true);
    return std::string(path);
  };
  receipt.folder = resolved(*object.getString("folder"));
  if (std::optional<llvm::StringRef> portFolder = object.getString("portFolder"))
    receipt.portFolder = resolved(*portFolder);
  receipt.source = textIn(object, "source");
  if (const json::Array *named = object.getArray("portSources"))
    for (const json::Value &path : *named)
      receipt.portSources.push_back(path.getAsString().value_or("").str());
  receipt.original = hashesIn(object.getObject("original"));
  receipt.port = hashesIn(object.getObject("port"));
  for (const auto &[path, hash] : hashesIn(object.getObject("outside")))
    receipt.outside[paths::is_absolute(path) ? path : resolved(path)] = hash;
}

/// Reads the results of the verification.
static void readResults(const json::Object &object, Receipt &receipt) {
  for (const json::Object *backend : objectsIn(object.getArray("backends")))
    receipt.backends.push_back(backendResult(*backend));
  for (const json::Object *verdict : objectsIn(object.getArray("verdicts")))
    receipt.verdicts.push_back(verdictResult(*verdict));
  for (const json::Object *result : objectsIn(object.getArray("results"))) {
    receipt.hasComparison |= result->getString("side") == toString(Side::Port) &&
                             result->getString("outcome") == toString(Passed()) &&
                             !textIn(*result, "reference").empty();
    const json::Object *kernels = result->getObject("kernels");
    receipt.kernelsDiffer |=
        kernels && kernels->getObject("first") && !kernels->getBoolean("unstable").value_or(false);
  }
  for (const json::Object *testCase : objectsIn(object.getArray("cases")))
    for (const json::Object *output : objectsIn(testCase->getArray("outputs")))
      if (std::string text = toleranceText(*output); !llvm::is_contained(receipt.tolerances, text))
        receipt.tolerances.push_back(std::move(text));
}

llvm::Expected<Receipt> readReceipt(const std::string &file) {
  llvm::Expected<json::Value> value = readJsonFile(file);
  if (!value)
    return value.takeError();
  const json::Object *object = receiptObject(*value);
  if (!object)
    return llvm::createStringError(file + ": not a receipt of this version of tranship");
  Receipt receipt;
  receipt.program = textIn(*object, "program");
  receipt.tool = textIn(*object, "tool");
  receipt.time = textIn(*object, "time");
  receipt.compileOnly = object->getBoolean("compileOnly").value_or(false);
  receipt.translationErrors =
      uint64_t(std::max<int64_t>(0, *object->getInteger("translationErrors")));
  readFiles(*object, paths::parent_path(file), receipt);
  readResults(*object, receipt);
  return receipt;
}

ReceiptCheck checkReceipt(const Receipt &receipt, const std::string &folder,
                          const ReceiptDemands &demands) {
  ReceiptCheck check;
  checkFiles(receipt.original, folder.empty() ? receipt.folder : folder, check.stale);
  if (!receipt.portFolder.empty())
    checkFiles(receipt.port, receipt.portFolder, check.stale);
  checkFiles(receipt.outside, "", check.stale);
  llvm::sort(check.stale);

  auto add = [&](const Receipt::Result &result) {
    bool isBad = result.kind == Receipt::Result::Kind::Bad;
    (isBad ? check.failures : check.outcomes).push_back(result.of + ": " + result.id);
  };
  llvm::for_each(receipt.backends, add);
  bool somePassed = llvm::any_of(receipt.backends, [](const Receipt::Result &result) {
    return result.kind == Receipt::Result::Kind::Good;
  });
  if (!somePassed && check.failures.empty())
    check.failures.push_back("nothing was verified");
  else if (demands.proof == ReceiptProof::Comparison && receipt.compileOnly)
    check.failures.push_back("both sides were only compiled; nothing was run");
  else if (demands.proof == ReceiptProof::Comparison && somePassed && !receipt.hasComparison)
    check.failures.push_back("no run of the port was compared with one of the original");
  bool errorsAllowed = receipt.translationErrors <= demands.allowedErrors;
  for (Receipt::Result verdict : receipt.verdicts) {
    if (errorsAllowed && verdict.id == idOf(Verdict::Incomplete))
      verdict.kind = Receipt::Result::Kind::Good;
    add(verdict);
  }
  if (receipt.kernelsDiffer)
    check.failures.push_back("kernels of the port differ from the original's");
  if (uint64_t count = receipt.translationErrors)
    (errorsAllowed ? check.outcomes : check.failures)
        .push_back(fmt::format("the translation left {} error{} in the port", count,
                               count == 1 ? "" : "s"));
  if (receipt.compileOnly)
    check.outcomes.push_back("compiled only");
  return check;
}

} // namespace tranship::verify
