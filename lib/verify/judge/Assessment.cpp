// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/judge/Assessment.h"

#include "emulator/interface/Environment.h"
#include "support/TextFile.h"
#include "verify/model/Program.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace tranship::verify {
namespace {

/// At most 200 bytes of the last line that contains letters or digits; some programs end with a
/// ruler.
std::string lastLine(llvm::StringRef text) {
  while (!text.empty()) {
    auto [before, line] = text.rsplit('\n');
    if (!text.contains('\n'))
      std::swap(before, line);
    if (llvm::any_of(line, llvm::isAlnum))
      return line.take_front(200).trim().str();
    text = before;
  }
  return {};
}

/// How a run ended, with its last message; empty if it ended as it should.
std::string endProblem(const CapturedRun &run, const VerifyCase &testCase) {
  const ProcessResult &process = run.process;
  if (process.end == ProcessResult::End::Exited && process.code == testCase.exitCode)
    return {};
  std::string text = process.str();
  if (process.end == ProcessResult::End::Exited && testCase.exitCode)
    text += fmt::format(", not {}", testCase.exitCode);
  // The last line usually gives the reason: an error message, or how to call the program.
  std::string message = lastLine(textOrNothing(run.stderrFile));
  if (auto printed = run.outputs.find("stdout"); message.empty() && printed != run.outputs.end())
    message = lastLine(textOrNothing(printed->second));
  if (!message.empty())
    text += ": " + message;
  return text;
}

/// Explains how to pass arguments, if a program that was started without any prints how to call it.
std::string hintAtUsage(const CapturedRun &run, const VerifyCase &testCase) {
  if (!testCase.arguments.empty())
    return {};
  std::string text = textOrNothing(run.stderrFile);
  if (auto printed = run.outputs.find("stdout"); printed != run.outputs.end())
    text += "\n" + textOrNothing(printed->second);
  for (llvm::StringRef line : llvm::split(text, '\n'))
    if (line.ltrim().starts_with_insensitive("usage"))
      return "; it was started without arguments: pass them with --args 'ARGUMENTS', or list them "
             "under `cases` in a verify.yaml";
  return {};
}

/// Compares one output of all runs.
class OutputComparison {
public:
  OutputComparison(const OutputSpec &spec, const TextMasks &masks, bool masksNeedProof)
      : spec_(spec), masks_(masks), masksNeedProof_(masksNeedProof), anyOrder_(spec.anyOrder) {}

  llvm::Expected<Comparison> compare(const std::string &expected, const std::string &actual,
                                     const Tolerance &tolerance, bool masksNeedProof,
                                     const Instability *unstable = nullptr) const {
    auto a = mapFile(expected);
    if (!a)
      return a.takeError();
    auto b = mapFile(actual);
    if (!b)
      return b.takeError();
    llvm::StringRef first = (*a)->getBuffer(), second = (*b)->getBuffer();
    if (spec_.type)
      return compareBinary(first, second, *spec_.type, tolerance, unstable);
    TextRules rules;
    rules.masks = &masks_;
    rules.type = spec_.numbers;
    rules.tolerance = tolerance;
    rules.integers = spec_.integers;
    rules.anyOrder = anyOrder_;
    rules.masksNeedProof = masksNeedProof;
    rules.originals = originals_;
    return compareText(first, second, rules, unstable);
  }

  /// Learns where the runs of the reference differ.
  llvm::Error learn(const RunSet &reference, const std::string &name) {
    for (const CapturedRun &run : reference.runs) {
      auto file = mapFile(run.outputs.at(name));
      if (!file)
        return file.takeError();
      originals_.push_back((*file)->getBuffer());
      files_.push_back(std::move(*file));
    }
    if (llvm::Error error = learnInOrder(reference, name))
      return error;
    if (!isUnstable_ || spec_.type || anyOrder_)
      return llvm::Error::success();
    // Threads may print the same lines in a different order.
    isUnstable_ = false;
    unstable_.clear();
    anyOrder_ = true;
    if (llvm::Error error = learnInOrder(reference, name))
      return error;
    anyOrder_ = !isUnstable_;
    return llvm::Error::success();
  }

  /// How the runs of the reference differ; empty if they do not.
  const std::string &selfDifference() const { return selfDifference_; }

  llvm::Expected<OutputAssessment> assess(const std::string &expected,
                                          const std::string &actual) const {
    OutputAssessment result;
    result.output = spec_.str();
    llvm::Expected<Comparison> plain = compare(expected, actual, spec_.tolerance, masksNeedProof_);
    if (!plain)
      return plain.takeError();
    result.comparison = std::move(*plain);
    if (result.comparison.agrees()) {
      if (anyOrder_ != spec_.anyOrder)
        result.relation = Relation::AgreesElsewhere;
      return result;
    }
    result.relation = result.comparison.isRounding ? Relation::Rounding : Relation::Differs;
    if (isUnstable_) {
      result.relation = Relation::Unstable;
    } else if (unstable_.any()) {
      Instability instability{unstable_, originals_};
      llvm::Expected<Comparison> stable =
          compare(expected, actual, spec_.tolerance, masksNeedProof_, &instability);
      if (!stable)
        return stable.takeError();
      if (stable->agrees()) {
        bool somethingAgrees = stable->numbers > stable->masked || stable->hasWords;
        result.relation = somethingAgrees ? Relation::AgreesElsewhere : Relation::Unstable;
        if (somethingAgrees)
          result.comparison = std::move(*stable);
      } else {
        result.comparison = std::move(*stable);
        result.relation = result.comparison.isRounding ? Relation::Rounding : Relation::Differs;
      }
    }
    return result;
  }

private:
  llvm::Error learnInOrder(const RunSet &reference, const std::string &name) {
    // NaN in each run is the same value, whatever the tolerance is.
    Tolerance tolerance = spec_.tolerance;
    tolerance.nanAgrees = true;
    for (const CapturedRun &run : llvm::drop_begin(reference.runs)) {
      llvm::Expected<Comparison> comparison =
          compare(reference.runs.front().outputs.at(name), run.outputs.at(name), tolerance,
                  /*masksNeedProof=*/false);
      if (!comparison)
        return comparison.takeError();
      if (comparison->isNoArray)
        continue;
      isUnstable_ |= !comparison->shape.empty();
      if (!comparison->agrees() && selfDifference_.empty())
        selfDifference_ = comparison->str();
      if (unstable_.size() < comparison->places.size())
        unstable_.resize(comparison->places.size());
      unstable_ |= comparison->places;
    }
    return llvm::Error::success();
  }

  const OutputSpec &spec_;
  const TextMasks &masks_;
  bool masksNeedProof_;
  /// As the manifest says, or as learned from the reference.
  bool anyOrder_;
  /// What all runs of the reference wrote.
  std::vector<llvm::StringRef> originals_;
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> files_;
  llvm::BitVector unstable_;
  std::string selfDifference_;
  /// The outputs as a whole differ: in their text or size.
  bool isUnstable_ = false;
};

void add(Assessment &assessment, Relation relation, Observation evidence) {
  assessment.relation = std::max(assessment.relation, relation);
  if (!llvm::is_contained(assessment.evidence, evidence))
    assessment.evidence.push_back(std::move(evidence));
}

/// The SHA-256 of an output, even if only its hash was copied to this machine; empty if the run did not write it.
std::string hashIn(const CapturedRun &run, const std::string &output) {
  if (auto hash = run.hashes.find(output); hash != run.hashes.end())
    return hash->second;
  auto file = run.outputs.find(output);
  return file == run.outputs.end() ? std::string() : hashOf(textOrNothing(file->second));
}

/// Compares outputs of which some are on another machine: only equal hashes prove something.
void assessByHash(const std::string &name, const RunSet &reference, const RunSet &actual,
                  Assessment &into) {
  OutputAssessment result;
  result.output = name;
  result.comparison.hasWords = true;
  for (const CapturedRun &run : actual.runs) {
    std::string hash = hashIn(run, name);
    if (hash.empty())
      add(into, Relation::Differs, {name, "was not written"});
    else if (llvm::none_of(reference.runs,
                           [&](const CapturedRun &other) { return hashIn(other, name) == hash; }))
      result.relation = Relation::Unknown;
  }
  if (result.relation == Relation::Unknown)
    add(into, Relation::Unknown,
        {name, "has other bytes, and was too large to be brought here for a comparison "
               "(`run --max-size`)"});
  else
    into.note += fmt::format("{}{}: identical byte for byte", into.note.empty() ? "" : "; ", name);
  into.outputs.push_back(std::move(result));
}

/// Assesses one output of all runs and returns the assessment of the worst run; nothing if no run
/// wrote the output. `worseRuns` counts the runs that differ.
llvm::Expected<std::optional<OutputAssessment>>
assessRuns(const OutputComparison &output, const std::string &name, const RunSet &reference,
           const RunSet &actual, size_t &worseRuns, Assessment &into) {
  std::optional<OutputAssessment> worst;
  for (size_t i = 0; i < actual.runs.size(); ++i) {
    auto file = actual.runs[i].outputs.find(name);
    if (file == actual.runs[i].outputs.end()) {
      add(into, Relation::Differs, {name, "was not written"});
      continue;
    }
    llvm::Expected<OutputAssessment> one =
        output.assess(reference.runs.front().outputs.at(name), file->second);
    if (!one)
      return one.takeError();
    // A backend may make its repeats differ; then each repeat is compared with the same repeat of the reference.
    if (one->relation != Relation::Agrees && i > 0 && i < reference.runs.size()) {
      llvm::Expected<OutputAssessment> alike =
          output.assess(reference.runs[i].outputs.at(name), file->second);
      if (!alike)
        return alike.takeError();
      if (alike->relation == Relation::Agrees)
        *one = std::move(*alike);
    }
    worseRuns += one->relation > Relation::AgreesElsewhere;
    if (!worst || one->relation > worst->relation)
      worst = std::move(*one);
  }
  return worst;
}

/// Adds the assessment of an output to that of all outputs.
void addOutput(const std::string &name, OutputAssessment worst, bool isSelfDifferent,
               const std::string &inRuns, Assessment &into) {
  std::string text = worst.comparison.str();
  if (!inRuns.empty() && worst.comparison.isLastDigit && worst.relation >= Relation::Rounding) {
    worst.relation = Relation::Unstable;
    add(into, worst.relation,
        {name, text + inRuns + " (the port itself differs there from run to run)"});
    into.outputs.push_back(std::move(worst));
    return;
  }
  if (worst.relation <= Relation::AgreesElsewhere) {
    into.relation = std::max(into.relation, worst.relation);
    const char *remark = worst.relation == Relation::AgreesElsewhere
                             ? " (elsewhere, the reference itself differs from run to run)"
                         : isSelfDifferent ? ", although the reference differs from run to run"
                                           : "";
    into.note += fmt::format("{}{}: {}{}", into.note.empty() ? "" : "; ", name, text, remark);
  } else {
    text += inRuns;
    if (worst.relation == Relation::Unstable)
      text += " (the reference itself differs there from run to run)";
    add(into, worst.relation, {name, text});
  }
  into.outputs.push_back(std::move(worst));
}

llvm::Error assessOutput(const OutputSpec &spec, bool defaultMasks, const RunSet &reference,
                         const RunSet &actual, Assessment &into) {
  std::string name = spec.str();
  auto isElsewhere = [&](const CapturedRun &run) { return run.hashes.count(name) != 0; };
  if (llvm::any_of(reference.runs, isElsewhere) || llvm::any_of(actual.runs, isElsewhere)) {
    assessByHash(name, reference, actual, into);
    return llvm::Error::success();
  }
  bool isSameDevice = reference.isEmulated && actual.isEmulated;
  llvm::Expected<TextMasks> masks = TextMasks::make(
      spec.masks, !defaultMasks                             ? TextMasks::None
                  : !isSameDevice                           ? TextMasks::AnyDevice
                  : reference.warpWidth == actual.warpWidth ? TextMasks::SameDevice
                                                            : TextMasks::OtherWarps);
  if (!masks)
    return masks.takeError();
  OutputComparison output(spec, *masks, /*masksNeedProof=*/isSameDevice);
  if (llvm::Error error = output.learn(reference, name))
    return error;
  size_t worseRuns = 0;
  llvm::Expected<std::optional<OutputAssessment>> worst =
      assessRuns(output, name, reference, actual, worseRuns, into);
  if (!worst)
    return worst.takeError();
  bool isSelfDifferent = !output.selfDifference().empty();
  if (isSelfDifferent)
    into.selfDifferences.push_back({name, output.selfDifference()});
  std::string inRuns = worseRuns < actual.runs.size()
                           ? fmt::format(" (in {} of {} runs)", worseRuns, actual.runs.size())
                           : std::string();
  if (*worst)
    addOutput(name, std::move(**worst), isSelfDifferent, inRuns, into);
  return llvm::Error::success();
}

/// The file with a text that no output names; nothing if the run did not write it.
std::optional<std::string> ignoredFile(const CapturedRun &run, const OutputSpec &output) {
  if (output.kind == OutputSpec::Kind::Stream)
    return run.stderrFile;
  auto found = run.otherFiles.find(output.name);
  return found == run.otherFiles.end() ? std::nullopt : std::optional(found->second);
}

/// The runs that wrote the text, as if it were an output.
RunSet withOutput(const RunSet &runs, const OutputSpec &output) {
  RunSet result = runs;
  llvm::erase_if(result.runs, [&](CapturedRun &run) {
    std::optional<std::string> file = ignoredFile(run, output);
    if (file)
      run.outputs[output.str()] = *file;
    return !file;
  });
  return result;
}

/// How a text that no output names differs; empty if it does not.
llvm::Expected<std::string> ignoredDifference(const OutputSpec &output, bool defaultMasks,
                                              const RunSet &reference, const RunSet &actual) {
  RunSet expected = withOutput(reference, output), found = withOutput(actual, output);
  if (expected.runs.empty() || found.runs.empty())
    return fmt::format("only the {} wrote it", found.runs.empty() ? "original" : "port");
  std::string original = textOrNothing(expected.runs.front().outputs.at(output.str())),
              port = textOrNothing(found.runs.front().outputs.at(output.str()));
  // The emulator's own messages are about one side.
  if (original == port || llvm::StringRef(original).contains(emulator::reportPrefix) ||
      llvm::StringRef(port).contains(emulator::reportPrefix))
    return "";
  if (llvm::StringRef(original).contains('\0')) {
    bool isStable = llvm::all_of(expected.runs, [&](const CapturedRun &run) {
      return textOrNothing(run.outputs.at(output.str())) == original;
    });
    return isStable ? "other bytes" : "";
  }
  found.runs.resize(1);
  Assessment result;
  if (llvm::Error error = assessOutput(output, defaultMasks, expected, found, result))
    return error;
  return result.relation < Relation::Rounding ? "" : result.evidence.front().text;
}

/// Whether the manifest says which files count.
bool namesFiles(const VerifyCase &testCase) {
  return llvm::any_of(testCase.outputs, [](const OutputSpec &output) {
    return output.kind != OutputSpec::Kind::Stream || output.name == "stderr";
  });
}

/// The files that runs of either side wrote and no output names.
std::vector<OutputSpec> otherFiles(const RunSet &reference, const RunSet &actual) {
  std::set<std::string> names;
  for (const RunSet *runs : {&reference, &actual})
    for (const auto &[name, path] : runs->runs.front().otherFiles)
      names.insert(name);
  std::vector<OutputSpec> files;
  for (const std::string &name : names) {
    OutputSpec &file = files.emplace_back();
    file.kind = OutputSpec::Kind::File;
    file.name = name;
  }
  return files;
}

/// Says where files and standard error differ that are not among the outputs.
llvm::Error addIgnored(const RunSet &reference, const RunSet &actual, bool defaultMasks,
                       Assessment &into) {
  std::vector<OutputSpec> others = otherFiles(reference, actual);
  others.emplace(others.begin())->name = "stderr";
  for (const OutputSpec &output : others) {
    std::string name = output.str();
    if (llvm::any_of(into.outputs, [&](const OutputAssessment &one) { return one.output == name; }))
      continue;
    llvm::Expected<std::string> difference =
        ignoredDifference(output, defaultMasks, reference, actual);
    if (!difference)
      return difference.takeError();
    if (!difference->empty())
      into.ignored.push_back({name, *difference});
  }
  return llvm::Error::success();
}

/// Compares the texts that all runs wrote to files, for programs that print nothing that could be compared.
llvm::Error assessFiles(const RunSet &reference, const RunSet &actual, bool defaultMasks,
                        Assessment &into) {
  for (const OutputSpec &file : otherFiles(reference, actual)) {
    RunSet expected = withOutput(reference, file), found = withOutput(actual, file);
    auto isText = [&](const CapturedRun &run) {
      std::string text = textOrNothing(run.outputs.at(file.str()));
      return !text.empty() && !llvm::StringRef(text).contains('\0');
    };
    if (expected.runs.size() != reference.runs.size() || found.runs.size() != actual.runs.size() ||
        !llvm::all_of(expected.runs, isText) || !llvm::all_of(found.runs, isText))
      continue;
    if (llvm::Error error = assessOutput(file, defaultMasks, expected, found, into))
      return error;
  }
  return llvm::Error::success();
}

bool comparedNothing(const Assessment &assessment) {
  return llvm::all_of(assessment.outputs, [](const OutputAssessment &output) {
    return output.comparison.comparedNothing();
  });
}

} // namespace

std::string whyNoReference(const RunSet &runs, const VerifyCase &testCase) {
  if (runs.runs.empty())
    return "it was not run";
  for (const CapturedRun &run : runs.runs) {
    if (std::string problem = endProblem(run, testCase); !problem.empty())
      return problem + hintAtUsage(run, testCase);
    for (const OutputSpec &output : testCase.outputs)
      if (!run.outputs.count(output.str()) && !run.hashes.count(output.str()))
        return output.str() + " was not written";
  }
  return {};
}

/// Why a timeout of a run proves nothing; empty if the run hangs, or ended.
static std::string whySlow(const RunSet &reference, const RunSet &actual, const CapturedRun &run) {
  // A port that takes this many times as long as the original hangs.
  constexpr unsigned hangFactor = 10;
  if (run.process.end != ProcessResult::End::TimedOut)
    return {};
  if (actual.isEmulated && !reference.isEmulated)
    return run.process.str() + " on the CPU, which is slower than a GPU";
  std::chrono::milliseconds longest{};
  for (const CapturedRun &one : reference.runs)
    longest = std::max(longest, one.process.time);
  if (longest * hangFactor < run.process.time)
    return {};
  return fmt::format("{}, and the original takes {:.3g} s; try a longer `timeout`",
                     run.process.str(), double(longest.count()) / 1000);
}

llvm::Expected<Assessment> assess(const RunSet &reference, const RunSet &allRuns,
                                  const VerifyCase &testCase, bool defaultMasks) {
  Assessment result;
  RunSet actual = allRuns;
  llvm::erase_if(actual.runs, [&](const CapturedRun &run) {
    std::string reason = whySlow(reference, allRuns, run);
    if (!reason.empty())
      add(result, Relation::Unknown, {"run", reason});
    return !reason.empty();
  });
  if (actual.runs.empty() && !allRuns.runs.empty())
    return result;
  for (const CapturedRun &run : actual.runs)
    if (std::string problem = endProblem(run, testCase); !problem.empty())
      add(result, Relation::Differs, {"run", problem});
  for (const OutputSpec &output : testCase.outputs)
    if (llvm::Error error = assessOutput(output, defaultMasks, reference, actual, result))
      return error;
  if (!reference.runs.empty() && !actual.runs.empty() && !namesFiles(testCase)) {
    if (comparedNothing(result) && !testCase.outputs.empty())
      if (llvm::Error error = assessFiles(reference, actual, defaultMasks, result))
        return error;
    if (llvm::Error error = addIgnored(reference, actual, defaultMasks, result))
      return error;
  }
  result.comparedNothing = comparedNothing(result);
  result.isEndAsked = testCase.outputs.empty();
  result.isEndTelling = testCase.exitCode != 0;
  return result;
}

} // namespace tranship::verify
