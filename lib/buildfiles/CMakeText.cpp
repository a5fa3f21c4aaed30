// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeText.h"

#include "buildfiles/HipPlaces.h"
#include "buildfiles/TextEdits.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::buildfiles {

void BuildReporter::report(DiagnosticKind kind, size_t offset, std::string message,
                           std::string advice, llvm::StringRef name) {
  auto [line, column] = lineAndColumn(text_, offset);
  Diagnostic diagnostic{kind, path_, line, column, std::move(message), std::move(advice)};
  diagnostic.name = name.str();
  diagnostics.push_back(std::move(diagnostic));
}

void BuildReporter::reportUnsupported(const mapping::BuildRow &row, llvm::StringRef name,
                                      size_t offset) {
  if (absentTargets.contains(name.str()))
    return report(
        DiagnosticKind::BuildDropped, offset,
        fmt::format("`{}` has no HIP counterpart, so that this branch is never taken", name.str()),
        "", name);
  auto [known, isFirst] = unsupported_.try_emplace({row.why, row.instead});
  Unsupported &place = known->second;
  if (isFirst) {
    place.diagnostic = diagnostics.size();
    place.message = fmt::format("`{}` has no HIP counterpart: {}", name.str(), row.why);
    return report(DiagnosticKind::BuildUnsupported, offset, place.message, row.instead, name);
  }
  Diagnostic &first = diagnostics[place.diagnostic];
  if (unsigned line = lineAndColumn(text_, offset).first; line != first.line)
    place.otherLines.insert(line);
  if (size_t others = place.otherLines.size())
    first.message = fmt::format("{} (and {} more {} of this file)", place.message, others,
                                others == 1 ? "line" : "lines");
}

void BuildReporter::reportUnknown(llvm::StringRef name, llvm::StringRef what, size_t offset) {
  report(DiagnosticKind::BuildUnknown, offset,
         fmt::format("`{}` was kept: tranship does not know this {}", name.str(), what.str()),
         "change it by hand if the port's build reads it", name);
}

void BuildReporter::reportDropped(llvm::StringRef name, llvm::StringRef why, size_t offset) {
  report(DiagnosticKind::BuildDropped, offset,
         fmt::format("`{}` was removed{}{}", name.str(), why.empty() ? "" : ": ", why.str()), "",
         name);
}

void BuildReporter::reportFlag(const FlagReport &flag, size_t offset) {
  llvm::StringRef advice = flag.flag->hip;
  bool isDrop = advice.consume_front("drop it: ");
  if (!flag.flag->changesResults && isDrop)
    return reportDropped(flag.written, advice, offset);
  if (!flag.flag->changesResults)
    return report(
        DiagnosticKind::BuildByHand, offset,
        fmt::format("`{}` was removed: no flag of HIP's compiler replaces it", flag.written),
        advice.str(), flag.written);
  report(DiagnosticKind::BuildFlags, offset,
         fmt::format("`{}` became `{}`, which changes results in its own way", flag.written,
                     flag.replacement),
         "compare the results of the port with those of the original", flag.written);
}

void BuildReporter::reportProgram(llvm::StringRef word, size_t offset) {
  word = word.trim("@-+()`;\"'");
  llvm::StringRef name = word.drop_front(word.find_last_of('/') + 1);
  const mapping::BuildRow *row =
      mapping::BuildTable::builtin().find(mapping::BuildRowKind::Program, name);
  if (row && programs_.insert(name.str()).second)
    report(DiagnosticKind::BuildByHand, offset,
           fmt::format("the port runs `{}`, a program of CUDA: {}", name.str(), row->why),
           row->instead, name);
}

void BuildReporter::reportPrinted(const frontend::NvccFlag &question, size_t offset) {
  bool isVersion = question.full == "--version";
  std::string command = "nvcc " + question.full.str();
  report(DiagnosticKind::BuildByHand, offset,
         fmt::format("the build reads what `{}` prints, and hipcc prints another text", command),
         isVersion ? "set the version that the build needs, or read that of HIP"
                   : "set what the build decides by this text, such as the GPUs to compile for",
         command);
}

namespace {

/// Whether a pattern of make such as `src/%.cu`, whose `%` also matches `/`, matches a renamed source.
bool matchesRenamed(llvm::StringRef written, const BuildOptions &options) {
  auto [head, tail] = written.split('%');
  while (head.consume_front("./") || head.consume_front("../") || head.consume_front("/")) {
  }
  return llvm::any_of(
      options.renamed, [&, head = "/" + head.str(), tail = tail](llvm::StringRef renamed) {
        return renamed.ends_with(tail) && renamed.drop_back(tail.size()).contains(head);
      });
}

} // namespace

bool isRenamedSource(llvm::StringRef written, llvm::StringRef folder, const BuildOptions &options) {
  if (options.renamed.empty())
    return false;
  if (written.contains('*') || written.contains('?') || written == ".cu" || written == "%.cu")
    return true;
  if (written.contains('%'))
    return matchesRenamed(written, options);
  std::string path = withoutDots(joinPath(folder, written));
  if (options.renamed.contains(path))
    return true;
  if (options.kept.contains(path) || options.hipSources.contains(path))
    return false;
  llvm::StringRef tail = written;
  while (tail.consume_front("./") || tail.consume_front("../") || tail.consume_front("/")) {
  }
  return llvm::any_of(options.renamed, [&](const std::string &renamed) {
    llvm::StringRef rest = renamed;
    return rest.consume_back(tail) && (rest.ends_with("/") || tail.starts_with("."));
  });
}

namespace {

bool isPathCharacter(char c) {
  return isNameCharacter(c) || c == '.' || c == '/' || c == '-' || c == '+' || c == '*' ||
         c == '?' || c == '%' || c == '@';
}

} // namespace

std::string withRenamedSources(llvm::StringRef text, llvm::StringRef folder,
                               const BuildOptions &options) {
  std::string result;
  size_t copied = 0;
  for (size_t at = text.find(".cu"); at != llvm::StringRef::npos; at = text.find(".cu", at + 3)) {
    size_t end = at + 3, begin = at;
    if (end < text.size() && (isNameCharacter(text[end]) || text[end] == '/'))
      continue; // .cuh
    while (begin && isPathCharacter(text[begin - 1]))
      --begin;
    llvm::StringRef written = text.slice(begin, end);
    if (written.starts_with("@")) // `@srcdir@/a.cu`
      written = written.drop_front(written.find('@', 1) + 1);
    // Only what follows a reference is known.
    bool isPart = begin && (text[begin - 1] == '}' || text[begin - 1] == ')');
    if (isPart && written.starts_with("."))
      written = ".cu";
    // Objects are named after sources, wherever they are written: `build/%.cu.o`.
    llvm::StringRef extension =
        text.drop_front(end).take_until([](char c) { return c != '.' && !isNameCharacter(c); });
    if (llvm::is_contained({".o", ".obj", ".lo", ".d", ".dep"}, extension))
      written = written.drop_front(written.find_last_of('/') + 1);
    else if (written == ".cu" && text.drop_front(end + extension.size()).starts_with(":"))
      ; // the suffix rule `.cu.cu_o:`
    else if (extension.size() > 1)
      continue; // another file: `kernel.cu.in`
    if (!isRenamedSource(written, folder, options))
      continue;
    result += text.slice(copied, at);
    result += ".hip";
    copied = end;
  }
  return result + text.drop_front(copied).str();
}

std::string CMakeText::versionText(llvm::StringRef pattern) const {
  const Version &version = context_.options.cudaVersion;
  if (pattern == "X")
    return std::to_string(version.major);
  if (pattern == "Y")
    return std::to_string(version.minor);
  return pattern == "X.Y" ? fmt::format("{}.{}", version.major, version.minor) : pattern.str();
}

std::string CMakeText::targetOf(const mapping::BuildRow &row, llvm::StringRef name, size_t offset) {
  if (!row.hasCounterpart())
    context_.reporter.reportUnsupported(row, name, offset);
  else if (row.isDropped)
    context_.reporter.reportDropped(name, row.why, offset);
  usesPackage |= !row.target.empty();
  if (!row.package.empty())
    context_.packages.addUse(context_.path, row.package);
  return row.target;
}

std::string CMakeText::rewrite(llvm::StringRef text, size_t offset, bool isCondition) {
  offset_ = offset;
  isCondition_ = isCondition;
  isCacheEntry_ =
      text.starts_with("-DLINK_LIBRARIES") || (text.starts_with("-D") && text.contains(":STRING="));
  std::string out;
  for (size_t at = 0; at < text.size();) {
    char c = text[at];
    if (text.drop_front(at).starts_with("$ENV{")) {
      at = rewriteEnvironment(text, at, out);
    } else if (isNameCharacter(c) && (at == 0 || !isNameCharacter(text[at - 1]))) {
      at = rewriteName(text, at, out);
    } else {
      out += c;
      ++at;
    }
  }
  for (size_t i = out.find("ROCM_PATH}/lib64"); i != std::string::npos;
       i = out.find("ROCM_PATH}/lib64", i + 1))
    out.erase(i + 14, 2); // ROCm has no folder of that name
  out = withHipLibraryFiles(withRocmFolders(std::move(out)));
  return withRenamedSources(out, llvm::StringRef(context_.path).rsplit('/').first,
                            context_.options);
}

size_t CMakeText::rewriteEnvironment(llvm::StringRef text, size_t at, std::string &out) {
  size_t begin = at + 5;
  llvm::StringRef name = text.drop_front(begin).take_while(isNameCharacter);
  const mapping::BuildRow *row = context_.table.find(mapping::BuildRowKind::Environment, name);
  if (row && row->hip.empty())
    context_.reporter.reportUnknown(name, "variable of the environment", offset_ + begin);
  out += "$ENV{";
  out += row && !row->hip.empty() ? row->hip : name.str();
  return begin + name.size();
}

/// What the names of all variables that begin so begin with in HIP; empty: they do not begin alike.
static std::string hipBeginning(const mapping::BuildTable &table, llvm::StringRef beginning,
                                bool areFlagsOfTargets) {
  std::string result;
  for (const mapping::BuildRow &row : table.rows()) {
    llvm::StringRef rest = row.cuda;
    llvm::StringRef hip = areFlagsOfTargets && !row.list.empty() ? row.list : row.hip;
    if (row.kind != mapping::BuildRowKind::Variable || !rest.consume_front(beginning))
      continue;
    if (!hip.consume_back(rest) || (!result.empty() && hip != result))
      return {};
    result = hip.str();
  }
  return result;
}

size_t CMakeText::rewriteName(llvm::StringRef text, size_t at, std::string &out) {
  llvm::StringRef name = text.drop_front(at).take_while(isNameCharacter);
  size_t end = at + name.size();
  llvm::StringRef before = text.take_front(at), after = text.drop_front(end);
  if (name == "CUDA" && after.starts_with("::"))
    return rewriteTarget(text, at, out);
  if (before.ends_with("$<") && (after.starts_with(":") || after.starts_with(">")))
    return rewriteLanguages(text, at, name, out);
  bool isReference = before.ends_with("${") && after.starts_with("}");
  if (before.ends_with("TARGET_PROPERTY:") || before.ends_with(","))
    if (const mapping::BuildRow *row = context_.table.find(mapping::BuildRowKind::Property, name);
        row && !row->hip.empty() && before.contains("TARGET_PROPERTY:")) {
      out += row->hip;
      return end;
    }
  if (name == "nvcc" && after.empty() && (before.empty() || before.ends_with("/bin/"))) {
    out += "hipcc";
    return end;
  }
  // Otherwise it is part of a longer word, such as a file name.
  bool isWhole = isReference || text.size() == name.size() || before.ends_with("-D") ||
                 before.ends_with("${") || before.ends_with("{") || before.ends_with("@") ||
                 before.ends_with(" ") || before.ends_with(";") || before.empty();
  const mapping::BuildRow *row =
      isWhole ? context_.table.find(mapping::BuildRowKind::Variable, name) : nullptr;
  if (row && rewriteVariable(*row, name, at, isReference, out))
    return end + (isReference && out.back() != '}' && !row->value.empty());
  // A variable of FindCUDA such as `${CUDA_CUBLAS_LIBRARIES}`.
  llvm::StringRef library = name;
  if (isReference && library.consume_front("CUDA_") &&
      (library.consume_back("_LIBRARIES") || library.consume_back("_LIBRARY")))
    for (const std::string &spelling : {library.str(), library.lower()})
      if (const mapping::BuildRow *found = context_.table.findLibrary(spelling)) {
        out.resize(out.size() - 2);
        out += targetOf(*found, name, offset_ + at);
        return end + 1;
      }
  // `CMAKE_CUDA_FLAGS_${type}`
  bool begins = after.starts_with("${") && name.ends_with("_") &&
                (before.empty() || before.ends_with("{") || before.ends_with(" "));
  std::string beginning =
      begins ? hipBeginning(context_.table, name, context_.areFlagsOfTargets) : std::string();
  if (isWhole && beginning.empty())
    checkUnknown(name, at, isReference);
  out += beginning.empty() ? name.str() : beginning;
  return end;
}

/// The file of a target, for projects that do not know it: those of `try_compile`.
static std::string libraryFile(const mapping::BuildTable &table, const std::string &target) {
  for (const mapping::BuildRow &row : table.rows())
    if (row.kind == mapping::BuildRowKind::Library && row.target == target && !row.hip.empty())
      return "${hip_LIB_INSTALL_DIR}/lib" + row.hip + ".so";
  return target;
}

bool CMakeText::rewriteVariable(const mapping::BuildRow &row, llvm::StringRef name, size_t at,
                                bool isReference, std::string &out) {
  namesIncludes |= row.holds == mapping::BuildValue::Includes;
  usesPackage |= namesIncludes;
  if (row.holds == mapping::BuildValue::Version) {
    if (!isReference && !isCondition_)
      return false;
    if (isReference)
      out.resize(out.size() - 2);
    std::string version = versionText(row.value);
    context_.reporter.report(
        DiagnosticKind::BuildVersion, offset_ + at,
        fmt::format("`{}` became {}, the version of CUDA that the sources are written for",
                    name.str(), version),
        "", name);
    out += version;
    return true;
  }
  if (!row.value.empty() && isReference) {
    out.resize(out.size() - 2);
    out += isCacheEntry_ ? libraryFile(context_.table, row.value) : row.value;
    usesPackage = true;
    if (!row.package.empty())
      context_.packages.addUse(context_.path, row.package);
    return true;
  }
  if (row.hip.empty())
    return false;
  out += context_.areFlagsOfTargets && !row.list.empty() ? row.list : row.hip;
  return true;
}

void CMakeText::checkUnknown(llvm::StringRef name, size_t at, bool isReference) {
  bool isCMakes = name.starts_with("CMAKE_CUDA_") || name.starts_with("CUDAToolkit_");
  bool isFindCudas = isReference && name.starts_with("CUDA_") && context_.names.usesFindCuda();
  const mapping::BuildRow *row = context_.table.find(mapping::BuildRowKind::Variable, name);
  if (row && row->isDropped && !row->why.empty() && (isReference || isCMakes))
    return context_.reporter.report(
        DiagnosticKind::BuildUnknown, offset_ + at,
        fmt::format("`{}` was kept, and has no effect on a build for HIP: {}", name.str(),
                    row->why),
        "remove it", name);
  if (!context_.names.definesVariable(name) &&
      (isCMakes || isFindCudas || (row && isReference && row->also.empty())))
    context_.reporter.reportUnknown(name, "variable of CUDA's build", offset_ + at);
}

size_t CMakeText::rewriteTarget(llvm::StringRef text, size_t at, std::string &out) {
  size_t begin = at + 6;
  llvm::StringRef name = text.drop_front(begin).take_while(isNameCharacter);
  std::string whole = ("CUDA::" + name).str();
  const mapping::BuildRow *row = context_.table.findLibrary(name);
  if (!row && !name.empty())
    context_.reporter.reportUnknown(whole, "target of CUDA's build", offset_ + at);
  if (!row || !row->hasCounterpart()) {
    if (row)
      (void)targetOf(*row, whole, offset_ + at);
    out += whole;
  } else {
    std::string target = targetOf(*row, whole, offset_ + at);
    // A library without a target of CMake has no properties. Its headers are among HIP's.
    constexpr llvm::StringLiteral property = "$<TARGET_PROPERTY:",
                                  folders = ",INTERFACE_INCLUDE_DIRECTORIES>";
    if (llvm::StringRef(out).ends_with(property) && !llvm::StringRef(target).contains("::") &&
        text.drop_front(begin + name.size()).starts_with(folders)) {
      out.resize(out.size() - property.size());
      out += "${hip_INCLUDE_DIRS}";
      return begin + name.size() + folders.size();
    }
    out += target;
    // `CUDA::cudart${static_suffix}`: HIP has one target for both.
    llvm::StringRef rest = text.drop_front(begin + name.size());
    llvm::StringRef reference = rest.take_front(rest.find('}') + 1);
    if (rest.starts_with("${") &&
        (reference.contains_insensitive("static") || reference.contains_insensitive("suffix")))
      return begin + name.size() + reference.size();
  }
  return begin + name.size();
}

size_t CMakeText::rewriteLanguages(llvm::StringRef text, size_t at, llvm::StringRef name,
                                   std::string &out) {
  size_t end = at + name.size();
  bool isLanguage = name == "COMPILE_LANGUAGE" || name == "LINK_LANGUAGE";
  bool isWithId = name == "COMPILE_LANG_AND_ID" || name == "LINK_LANG_AND_ID";
  bool isId = name == "CUDA_COMPILER_ID";
  if (name == "CUDA_COMPILER_VERSION" || isId)
    out += ("HIP" + name.drop_front(4)).str();
  else
    out += name;
  if (name == "CUDA_COMPILER_VERSION" || name == "DEVICE_LINK" || name == "HOST_LINK")
    context_.reporter.reportUnknown(("$<" + name + ">").str(), "test of nvcc", offset_ + at);
  if (!isLanguage && !isWithId && !isId)
    return end;
  llvm::StringRef list = text.drop_front(end).take_until([](char c) { return c == '>'; });
  std::string names;
  for (llvm::StringRef part : llvm::split(list.ltrim(':'), ',')) {
    if (!names.empty())
      names += ",";
    const mapping::BuildRow *row = nullptr;
    if (!isId)
      row = context_.table.find(mapping::BuildRowKind::Language, part);
    if (!row && !isLanguage)
      row = context_.table.find(mapping::BuildRowKind::Compiler, part);
    names += row ? row->hip : part.str();
  }
  out += (list.starts_with(":") ? ":" : "") + names;
  return end + list.size();
}

} // namespace tranship::buildfiles
