// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/PortCheck.h"

#include "frontend/evidence/ParsedUnit.h"
#include "frontend/port/PortParse.h"
#include "mapping/HipDeclarations.h"
#include "source/IncludeDirectives.h"
#include "support/SourceLanguage.h"
#include "translate/HelperHeaders.h"
#include "translate/PortBlame.h"
#include "translate/PortJobs.h"
#include "translate/TorchHeaders.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/ThreadPool.h"

#include <fmt/format.h>

#include <map>

namespace tranship::translate {
namespace {

/// What the sides of one unit found.
struct CheckedUnit {
  const frontend::CompileCommand *original = nullptr;
  /// Errors by side: `host`, `gfx90a`.
  std::map<std::string, std::vector<frontend::PortError>> errors;
  std::vector<std::string> sides;
  std::set<std::string> filesRead;
  /// Clang could not tell, on some side.
  bool isUnknown = false;
};

/// The include files that stand for HIP's where there are none.
std::vector<frontend::HipIncludeFile> ownHipHeaders() {
  std::vector<frontend::GeneratedHipHeader> generated;
  for (const mapping::BuiltinHipHeader &header : mapping::builtinHipHeaders())
    generated.push_back({header.name, header.includes, header.declarations});
  return frontend::hipIncludeFiles(generated, frontend::handWrittenHipHeaders(),
                                   frontend::embeddedHeaders());
}

/// Sets up the headers of PyTorch, if some file includes any.
void addTorchHeaders(frontend::PortOptions &port, const Translation &translation,
                     const PortCheckInput &input) {
  frontend::LibraryHeaders &torch = *input.torchHeaders;
  llvm::StringSet<> units;
  for (const frontend::CompileCommand &command : input.commands)
    units.insert(command.file);
  std::set<std::string> large;
  for (const TranslatedFile &translated : translation.files) {
    const SourceFile &file = *translated.input->source;
    // A source that is not a unit may be for another platform, with headers that do not compile here.
    if (!mayIncludeTorch(file.text()) ||
        (translated.input->role != project::FileRole::Header && !units.contains(file.path())))
      continue;
    port.libraryHeaders = &torch;
    IncludeLayout layout = findIncludes(file);
    for (const IncludeDirective &directive : layout.directives)
      if (llvm::StringRef name = file.text(directive.name);
          directive.conditions == layout.guard && torch.isLarge(name))
        large.insert(name.str());
    file.forgetTokens();
  }
  port.largeHeaders.assign(large.begin(), large.end());
}

frontend::PortOptions portOptions(const Translation &translation, const PortCheckOptions &options,
                                  const PortCheckInput &input) {
  frontend::PortOptions port;
  port.includeFolder = options.includeFolder;
  if (options.includeFolder.empty()) {
    port.ownHeaders = ownHipHeaders();
    Version version = options.declaredHip;
    port.ownVersion = version.major * 10000 + version.minor * 100 + version.patch;
  }
  port.flags = options.flags;
  port.waveFlags = options.waveFlags;
  port.cacheFolder = options.cacheFolder;
  port.units = input.commands.size();
  for (const TranslatedFile &file : translation.files)
    if (std::string path = portPath(file, input.renameUnits);
        file.newText || path != file.input->source->path())
      port.texts[path] = file.text().str();
    else if (auto given = input.parse->overlay->find(path); given != input.parse->overlay->end())
      port.texts[path] = given->second;
  if (input.generated)
    port.texts.insert(input.generated->begin(), input.generated->end());
  for (const auto &[root, text] : translation.helperHeaders)
    port.texts[helperHeaderPath(root)] = text;
  std::set<std::string> paths;
  for (const TranslatedFile &file : translation.files)
    paths.insert(portPath(file, input.renameUnits));
  port.holdsUserFiles = [paths](llvm::StringRef folder) {
    std::string prefix = (folder + "/").str();
    auto next = paths.lower_bound(prefix);
    return next != paths.end() && llvm::StringRef(*next).starts_with(prefix);
  };
  port.isUserFile = [paths = std::move(paths)](llvm::StringRef path) {
    return paths.contains(path.str());
  };
  port.isCudaHeader = input.isCudaHeader;
  port.answersOtherwise = input.answersOtherwise;
  if (input.torchHeaders)
    addTorchHeaders(port, translation, input);
  port.cannotDoWithout = [&input](llvm::StringRef name) { return isMissingHere(name, input); };
  return port;
}

std::vector<CheckedUnit> gatherUnits(std::vector<PortJob> jobs, const PortCheckInput &input) {
  std::vector<CheckedUnit> units(input.commands.size());
  for (PortJob &job : jobs) {
    CheckedUnit &unit = units[job.unit];
    unit.original = &input.commands[job.unit];
    unit.sides.push_back(job.side);
    unit.isUnknown |= !job.result || job.result->isUnknown;
    if (!job.result)
      continue;
    unit.filesRead.merge(job.result->filesRead);
    if (!job.result->errors.empty())
      unit.errors[job.side] = std::move(job.result->errors);
  }
  return units;
}

/// What clang does not accept in the original, by side.
struct OriginalProblems {
  std::vector<Diagnostic> host, device;
};

std::vector<Diagnostic> originalErrors(const frontend::CompileCommand &command, bool forDevice,
                                       const PortCheckInput &input) {
  frontend::ParseOptions options = *input.parse;
  options.skipPlainBodies = false;
  options.onlyProblems = true;
  options.forDevice = forDevice;
  options.prelude = nullptr; // precompiled, it shows more than the original includes
  options.maxProblems = SIZE_MAX;
  llvm::Expected<frontend::ParsedUnit> unit = parseUnit(command, options);
  if (unit)
    return std::move(unit->problems);
  llvm::consumeError(unit.takeError());
  return {};
}

/// The error that the original has as well: on the same line, or the same one elsewhere; or null. After an
/// error, clang skips different parts of both, so that it does not know what these declare.
const Diagnostic *ofOriginal(const PortFault &fault, llvm::ArrayRef<Diagnostic> problems) {
  const std::string &path = fault.file->input->source->path();
  bool mayFollow = !fault.isOnChange && isAboutUnknownName(fault.message);
  const Diagnostic *found = llvm::find_if(problems, [&](const Diagnostic &problem) {
    return (problem.file == path &&
            (problem.line == fault.line || (mayFollow && problem.line < fault.line))) ||
           llvm::StringRef(problem.message).ends_with(": " + fault.message);
  });
  return found == problems.end() ? nullptr : found;
}

/// `#error`: the original is not for the macros that the unit has here, so the port is not either.
bool isErrorDirective(const Diagnostic &problem) {
  llvm::StringRef error = problem.message;
  return error.consume_front(frontend::parseProblem) && error.starts_with(frontend::errorDirective);
}

/// An error in the original, which hides what the port check would say about its unit.
Diagnostic reportOriginal(const Diagnostic &problem, const PortCheckInput &input) {
  llvm::StringRef error = problem.message;
  error.consume_front(frontend::parseProblem);
  // A name such as `texture`, which CUDA gave up, may be the user's.
  if (std::vector<std::string> names = quotedNames(error);
      error.starts_with("redefinition") && !names.empty())
    if (Version removed = input.removedFromCuda(names.front()); removed.known())
      return {DiagnosticKind::NameConflict,
              problem.file,
              problem.line,
              problem.column,
              fmt::format("HIP declares `{0}`, as CUDA did before {1}, so the port cannot have a "
                          "`{0}` of its own",
                          names.front(), removed.str()),
              "rename it; until then, what uses it is not checked",
              {}};
  return {DiagnosticKind::OriginalError,
          problem.file,
          problem.line,
          problem.column,
          "clang rejects this in the original, too: " + error.str(),
          "until it is corrected, what uses it is not checked; if your build accepts it, pass its "
          "compile "
          "database with -p, or its -I and -D after `--`",
          problem.name};
}

/// A library's header that uses CUDA: neither the translation nor ROCm's version of the library is there.
bool isOfForeignHeader(const frontend::PortError &error, const PortCheckInput &input) {
  return !error.libraryHeader.empty() &&
         (input.isCudaHeader(error.missingHeader) ||
          (isAboutUnknownName(error.message) &&
           llvm::any_of(quotedNames(error.message), input.isCudaName)));
}

/// Gathers the errors that are faults of the port, and counts the units by how they end.
class Faults {
public:
  Faults(Translation &translation, const PortCheckInput &input, const frontend::PortParser &parser)
      : input_(input), parser_(parser),
        blame_(translation.files, input.renameUnits, input.reported, input.lacksCounterpart),
        port_(*translation.port) {
    for (const auto &[root, text] : translation.helperHeaders)
      helperHeaders_.insert(helperHeaderPath(root));
  }

  /// Whether the errors of its original are needed to tell whose a fault is.
  bool asksForOriginal(const CheckedUnit &unit) const {
    return !unit.errors.empty() && obstacle(unit).empty() && !faultsOf(unit).empty();
  }

  /// Whether an error occurs for GPUs alone, as in a kernel that calls a host function.
  bool failsForDevice(const CheckedUnit &unit) const {
    return llvm::any_of(faultsOf(unit),
                        [](const auto &fault) { return !fault.second.contains("host"); });
  }

  void add(const CheckedUnit &unit, const OriginalProblems &problems) {
    ++port_.units;
    if (std::string reason = obstacle(unit); !reason.empty()) {
      ++port_.obstacles[reason];
      ++port_.unchecked;
      if (const frontend::PortError *error = ofForeignHeader(unit))
        if (!input_.untranslatedHeaders.contains(error->libraryHeader))
          foreign_.insert(error->libraryHeader);
      return;
    }
    if (unit.errors.empty()) {
      ++(unit.isUnknown ? port_.unchecked : port_.compiling);
      if (unit.isUnknown)
        ++port_.obstacles["clang crashes, or needs too much time or memory"];
      return;
    }
    std::map<PortFault, std::set<std::string>> faults = faultsOf(unit);
    if (faults.empty()) {
      ++port_.reported;
      return;
    }
    // The first one is the cause of the unit's others, as far as one can tell.
    const Diagnostic *first = nullptr;
    std::erase_if(faults, [&](const auto &fault) {
      const Diagnostic *problem = problemBehind(fault.first, problems);
      if (problem &&
          (!first || std::tie(problem->file, problem->line) < std::tie(first->file, first->line)))
        first = problem;
      return problem != nullptr;
    });
    // clang reads C as C++, so it may reject what C allows.
    bool isC = first && isCFile(first->file);
    // A parse that took too long does not show an error in the code.
    bool isError = first && first->kind != DiagnosticKind::UnitNotParsed;
    if (isError && !isC && !isReportedFor(*first))
      original_.try_emplace({first->file, first->line, first->message},
                            reportOriginal(*first, input_));
    if (faults.empty()) {
      ++port_.unchecked;
      ++port_.obstacles[isC ? "the original is C that C++ does not allow"
                            : "the original does not compile here"];
      return;
    }
    ++port_.failing;
    for (auto &[fault, sides] : faults) {
      // An undeclared name, say, is one cause however often it is used, and so is an include that
      // leads to many errors.
      if (atPlace_.try_emplace({fault.file, fault.offset}, fault.message).first->second !=
          fault.message)
        continue;
      auto known = first_.try_emplace({fault.file, fault.message}, fault).first;
      Found &found = found_[known->second];
      found.isEverywhere |= sides.size() == unit.sides.size();
      found.sides.merge(sides);
      found.lines.insert(fault.line);
    }
  }

  std::vector<Diagnostic> diagnostics() const {
    std::vector<Diagnostic> result;
    for (const auto &[key, problem] : original_)
      result.push_back(problem);
    for (const auto &[fault, found] : found_)
      result.push_back(blame_.diagnose(
          fault, found.isEverywhere ? "" : llvm::join(found.sides, ", "), found.lines.size() - 1));
    if (!foreign_.empty())
      result.push_back(
          {DiagnosticKind::HeaderOutsideTree,
           *foreign_.begin(),
           0,
           0,
           foreign_.size() == 1
               ? "this header of a library uses CUDA, and is not among the inputs"
               : fmt::format("this header of a library uses CUDA, and is not among the inputs "
                             "(and {} more of libraries)",
                             foreign_.size() - 1),
           "use the library's version for ROCm, or translate it too (--include-third-party)",
           {}});
    return result;
  }

private:
  /// The error of the original that explains a fault; or null.
  const Diagnostic *problemBehind(const PortFault &fault, const OriginalProblems &problems) const {
    for (const std::vector<Diagnostic> *side : {&problems.host, &problems.device}) {
      if (auto directive = llvm::find_if(*side, isErrorDirective); directive != side->end())
        return &*directive;
      if (const Diagnostic *problem = ofOriginal(fault, *side))
        return problem;
    }
    return isInSharedLibrary(fault) && !problems.host.empty() ? &problems.host.front() : nullptr;
  }

  /// Whether an error is in a template of a library that the original uses as well. The parse of the original
  /// instantiates none, so that it does not know what one makes of types that are in error.
  bool isInSharedLibrary(const PortFault &fault) const {
    return !fault.libraryHeader.empty() && !helperHeaders_.contains(fault.libraryHeader) &&
           !parser_.isHipHeader(fault.libraryHeader);
  }

  /// Whether the translation reports text that is not C++, which explains other errors, or this very error.
  bool isReportedFor(const Diagnostic &problem) const {
    return llvm::any_of(input_.reported, [&](const Diagnostic &diagnostic) {
      return diagnostic.file == problem.file &&
             (diagnostic.kind == DiagnosticKind::SyntaxError ||
              (diagnostic.kind == DiagnosticKind::OriginalError &&
               diagnostic.line == problem.line));
    });
  }

  /// Why the port of a unit cannot be judged; empty if it can.
  std::string obstacle(const CheckedUnit &unit) const {
    for (const auto &[side, errors] : unit.errors)
      for (const frontend::PortError &error : errors)
        if (isMissingHere(error.missingHeader, input_))
          return error.missingHeader + " was not found";
        else if (error.isHeadersOwn && input_.torchHeaders &&
                 (error.libraryHeader.empty() ||
                  input_.torchHeaders->isLibraryHeader(error.libraryHeader)))
          return fmt::format("PyTorch's own headers do not compile as HIP here: {}{}{}",
                             error.libraryHeader, error.libraryHeader.empty() ? "" : ": ",
                             error.message);
    if (const frontend::PortError *error = ofForeignHeader(unit))
      return error->libraryHeader + " was not translated";
    if (!unit.errors.empty())
      for (const std::string &file : unit.filesRead)
        if (input_.untranslatedHeaders.contains(file))
          return file + " was not translated";
    return {};
  }

  const frontend::PortError *ofForeignHeader(const CheckedUnit &unit) const {
    for (const auto &[side, errors] : unit.errors)
      for (const frontend::PortError &error : errors)
        if (!helperHeaders_.contains(error.libraryHeader) && isOfForeignHeader(error, input_))
          return &error;
    return nullptr;
  }

  struct Found {
    std::set<std::string> sides;
    bool isEverywhere = false;
    std::set<unsigned> lines;
  };

  /// The unit's errors that nothing reported, with the sides that have them.
  std::map<PortFault, std::set<std::string>> faultsOf(const CheckedUnit &unit) const {
    std::map<PortFault, std::set<std::string>> faults;
    for (const auto &[side, errors] : unit.errors)
      for (const frontend::PortError &error : errors)
        if (std::optional<PortFault> fault = blame_.locate(error);
            fault && !blame_.isReported(*fault))
          faults[*fault].insert(side);
    return faults;
  }

  const PortCheckInput &input_;
  const frontend::PortParser &parser_;
  PortBlame blame_;
  PortSummary &port_;
  /// Those that come with the port.
  std::set<std::string> helperHeaders_;
  /// Headers of libraries that use CUDA.
  std::set<std::string> foreign_;
  std::map<PortFault, Found> found_;
  /// By file and offset, the first message.
  std::map<std::pair<const TranslatedFile *, unsigned>, std::string> atPlace_;
  /// What the originals have as well, by file, line and message.
  std::map<std::tuple<std::string, unsigned, std::string>, Diagnostic> original_;
  /// By file and message, the first place.
  std::map<std::pair<const TranslatedFile *, std::string>, PortFault> first_;
};

} // namespace

PortFindings checkPort(Translation &translation, const PortCheckOptions &options,
                       const PortCheckInput &input) {
  frontend::PortOptions port = portOptions(translation, options, input);
  frontend::ContentCache cache(options.cacheFolder, "port|" + input.tree);
  for (const TranslatedFile &file : translation.files)
    cache.haveContent(portPath(file, input.renameUnits), file.text());
  for (const auto &[root, text] : translation.helperHeaders)
    cache.haveContent(helperHeaderPath(root), text);
  frontend::PortParser parser(std::move(port));
  std::vector<PortJob> jobs = planJobs(translation, options, input, parser);
  runJobs(jobs, input, parser, cache);
  translation.port.emplace();
  translation.port->headers = options.headers;
  translation.port->sides = {"host"};
  llvm::append_range(translation.port->sides, options.targets);
  Faults faults(translation, input, parser);
  PortFindings findings;
  for (PortJob &job : jobs)
    if (job.result && !job.result->isUnknown && job.result->errors.empty())
      merge(findings.meaning[job.side], meaningOf(*job.result));
    else
      findings.partlyKnown.insert(input.commands[job.unit].file);
  std::vector<CheckedUnit> units = gatherUnits(std::move(jobs), input);
  std::vector<OriginalProblems> problems(units.size());
  {
    llvm::DefaultThreadPool pool(llvm::hardware_concurrency(input.jobs));
    for (size_t i = 0; i < units.size(); ++i)
      if (faults.asksForOriginal(units[i]))
        pool.async([&, i] {
          problems[i].host = originalErrors(*units[i].original, /*forDevice=*/false, input);
          if (units[i].original->isCuda && faults.failsForDevice(units[i]))
            problems[i].device = originalErrors(*units[i].original, /*forDevice=*/true, input);
        });
    pool.wait();
  }
  for (size_t i = 0; i < units.size(); ++i) {
    faults.add(units[i], problems[i]);
    if (units[i].errors.empty() && !units[i].isUnknown)
      findings.compiled.push_back(std::move(units[i].filesRead));
  }
  findings.errors = faults.diagnostics();
  return findings;
}

} // namespace tranship::translate
