// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/FileWriting.h"
#include "support/TextFile.h"
#include "verify/model/FileStore.h"
#include "verify/pack/ResultLines.h"
#include "verify/run/RunJson.h"

#include "llvm/Support/Base64.h"

namespace tranship::verify {
namespace {

namespace json = llvm::json;

/// The maximum size of a content; the file is not trusted.
constexpr uint64_t maxFileBytes = uint64_t(1) << 30;

class LinesReader {
public:
  explicit LinesReader(const std::string &folder) : folder_(folder) {}

  /// Errors: outputs cannot be written on this machine.
  llvm::Error read(const json::Object &line, bool isFirst) {
    if (isFirst) {
      results_.head = readHead(line, fields_);
    } else if (line.get("content")) {
      return readContent(line);
    } else if (const json::Object *run = line.getObject("run")) {
      readRunLine(*run);
    } else if (const json::Object *skip = line.getObject("skip")) {
      results_.skips.push_back(readSkip(*skip, fields_));
    } else if (line.get("complete")) {
      results_.isComplete = true;
    } else {
      fields_.fail("a line is of an unknown kind");
    }
    return llvm::Error::success();
  }

  JsonFields &fields() { return fields_; }
  PackResults &results() { return results_; }

private:
  std::string pathOf(llvm::StringRef hash) const { return joinPath(folder_, hash); }

  llvm::Error readContent(const json::Object &line) {
    std::string hash = fields_.hash(line, "content");
    std::vector<char> packed;
    if (llvm::Error error = llvm::decodeBase64(fields_.text(line, "data"), packed))
      return damaged(std::move(error));
    llvm::Expected<std::string> bytes = decompressed({packed.data(), packed.size()}, maxFileBytes);
    if (!bytes)
      return damaged(bytes.takeError());
    if (hashOf(*bytes) != hash)
      fields_.fail("an output does not match its hash");
    if (!fields_.problem().empty())
      return llvm::Error::success();
    contents_.insert(hash);
    return writeTextFile(pathOf(hash), *bytes);
  }

  llvm::Error damaged(llvm::Error error) {
    llvm::consumeError(std::move(error));
    fields_.fail("an output is damaged");
    return llvm::Error::success();
  }

  void readRunLine(const json::Object &object) {
    PackResults::Run run;
    run.key = readKey(object, fields_);
    run.run = readRun(object, fields_, [&](const std::string &hash) {
      return contents_.count(hash) ? pathOf(hash) : std::string();
    });
    // The results contain only the hash of a content that was too large.
    for (auto output = run.run.outputs.begin(); output != run.run.outputs.end();)
      if (output->second.empty()) {
        run.run.hashes[output->first] =
            fields_.hash(fields_.member(object, "outputs"), output->first);
        output = run.run.outputs.erase(output);
      } else {
        ++output;
      }
    if (object.get("kernelMilliseconds"))
      run.times = LaunchTimes{fields_.count(object, "launches"),
                              object.getNumber("kernelMilliseconds").value_or(0)};
    results_.runs.push_back(std::move(run));
  }

  const std::string &folder_;
  JsonFields fields_;
  PackResults results_;
  std::set<std::string> contents_;
};

} // namespace

llvm::Expected<PackResults> readResults(const std::string &path, const std::string &folder) {
  llvm::Expected<std::string> text = readRegularFile(path, maxResultsBytes);
  if (!text)
    return text.takeError();
  ResultLines lines(*text);
  LinesReader reader(folder);
  size_t number = 0;
  while (std::optional<json::Object> line = lines.next()) {
    ++number;
    if (llvm::Error error = reader.read(*line, number == 1))
      return error;
    if (!reader.fields().problem().empty())
      break;
  }
  std::string problem = reader.fields().problem();
  if (problem.empty() && lines.isDamaged())
    problem = "line " + std::to_string(number + 1) + " is damaged";
  if (problem.empty() && !number)
    problem = "is not a results file of `run`";
  if (!problem.empty())
    return llvm::createStringError(path + ": " + problem);
  return std::move(reader.results());
}

} // namespace tranship::verify
