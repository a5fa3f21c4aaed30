// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/SourceGraph.h"

#include "mapping/RoleNames.h"
#include "project/IncludeGuess.h"
#include "source/Conditions.h"
#include "source/IncludeDirectives.h"
#include "source/PlatformCode.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

namespace tranship::translate {
namespace {

constexpr llvm::StringLiteral hipExtension = ".hip";
constexpr llvm::StringLiteral runtimeHeader = "hip/hip_runtime.h";

/// Whether a row says that HIP has the name under another one, wherever it is used.
bool isRenamed(const mapping::Row &row) {
  return row.supported && !row.isPattern() && row.hip != row.name && row.including.empty() &&
         row.kind != mapping::RowKind::Field && row.kind != mapping::RowKind::Header;
}

/// Whether a header is C++'s own: `<limits>`.
bool isStandard(llvm::StringRef header) { return header.find_first_of("./") == header.npos; }

/// Whether a header becomes that of HIP's runtime.
bool becomesRuntime(const mapping::Row &row) {
  return row.hip.empty() || row.hip.split(' ').first == runtimeHeader;
}

llvm::StringRef parentOf(llvm::StringRef path) { return llvm::sys::path::parent_path(path); }

bool isDeviceWord(llvm::StringRef word) {
  return mapping::hasRole(word, mapping::Role::DeviceWord);
}

} // namespace

/// Reads what SourceGraph knows about one file.
class SourceReader {
public:
  SourceReader(llvm::ArrayRef<project::InputFile> inputs, const mapping::Table &table)
      : resolver_(inputs), table_(table) {
    for (llvm::StringRef header :
         {llvm::StringRef(runtimeHeader), llvm::StringRef("hip/hip_runtime_api.h")})
      hipHeaders_.insert(header);
    for (llvm::ArrayRef<mapping::Row> rows : table.layers())
      for (const mapping::Row &row : rows)
        if (row.kind == mapping::RowKind::Header && !table.hasUserRow(row.name))
          addHipHeaders(row);
  }

  SourceGraph::File read(const project::InputFile &input) {
    const SourceFile &source = *input.source;
    branches_ = hipBranches(source);
    IncludeLayout includes = findIncludes(source);
    // In a file that includes HIP in any case, what nvcc alone compiles is for HIP on NVIDIA's GPUs.
    if (includesHipAnyway(source, includes))
      llvm::append_range(branches_, nvccBranches(source));
    SourceGraph::File file;
    file.isHeader = input.role == project::FileRole::Header;
    file.isCalledHip = llvm::StringRef(source.path()).ends_with(hipExtension);
    for (const IncludeDirective &directive : includes.directives)
      readInclude(source, directive, file);
    const std::vector<SourceToken> &tokens = source.tokens();
    for (size_t i = 0; i < tokens.size(); ++i) {
      // `#define cudaMalloc hipMalloc` makes a name of CUDA's the file's own.
      bool isDefined = i >= 2 && tokens[i].directive == Directive::Define &&
                       tokens[i - 2].is(clang::tok::hash) &&
                       tokens[i - 2].directiveIndex == tokens[i].directiveIndex;
      file.definesCuda |=
          isDefined && llvm::any_of(table_.rowsOf(source.text(tokens[i])), isRenamed);
      if (!isDefined && tokens[i].directive != Directive::Include && !isForHip(tokens[i].offset))
        readToken(source, tokens[i], file);
    }
    source.forgetTokens();
    return file;
  }

private:
  void addHipHeaders(const mapping::Row &row) {
    llvm::SmallVector<llvm::StringRef, 2> words;
    row.hip.ref().split(words, ' ', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef word : words)
      if (!table_.header(word) && !isStandard(word))
        hipHeaders_.insert(word);
  }

  static bool isLikeHip(llvm::StringRef word) { return word.starts_with_insensitive("hip"); }

  /// Whether HIP has the name and CUDA has not. Most sources name nothing that looks like it, so the names are collected
  /// for the first one that does.
  bool isHipName(llvm::StringRef name) {
    if (!isLikeHip(name))
      return false;
    if (hipNames_.empty()) {
      for (llvm::StringRef known : {"hipLaunchKernelGGL", "HIP_KERNEL_NAME", "HIP_DYNAMIC_SHARED"})
        hipNames_.insert(known);
      for (llvm::ArrayRef<mapping::Row> rows : table_.layers())
        for (const mapping::Row &row : rows)
          if (row.kind != mapping::RowKind::Header && isRenamed(row) &&
              !table_.hasUserRow(row.name))
            addHipNames(row);
    }
    return hipNames_.contains(name);
  }
  void addHipNames(const mapping::Row &row) {
    llvm::SmallVector<llvm::StringRef, 2> words;
    row.hip.ref().split(words, "::");
    for (llvm::StringRef word : words)
      if (isLikeHip(word) && table_.rowsOf(word).empty())
        hipNames_.insert(word);
  }

  /// Whether the file includes HIP's runtime outside of all conditions but its include guard.
  static bool includesHipAnyway(const SourceFile &source, const IncludeLayout &includes) {
    return llvm::any_of(includes.directives, [&](const IncludeDirective &directive) {
      llvm::StringRef header = source.text(directive.name);
      return (header == runtimeHeader || header == "hip/hip_runtime_api.h") &&
             directive.conditions == includes.guard;
    });
  }

  bool isForHip(unsigned offset) const {
    return llvm::any_of(branches_, [&](Range range) { return range.contains(offset); });
  }

  void readInclude(const SourceFile &source, const IncludeDirective &directive,
                   SourceGraph::File &file) {
    llvm::StringRef name = source.text(directive.name);
    SourceGraph::Include include;
    include.forHip = isForHip(directive.range.begin);
    include.isNested = directive.isNested;
    for (llvm::StringRef macro : macrosThatOpen(source, directive.range.begin))
      include.macros.insert(macro.str());
    auto [target, folder] = resolver_.resolve(source, name);
    const mapping::Row *row = table_.header(name);
    // A CUDA header is not just any file of the tree with that name.
    if (target && (!row || (!folder && !directive.angled))) {
      include.target = target->source->path();
      file.includes.push_back(std::move(include));
    } else if (!include.forHip && row && row->supported && row->hip != name) {
      file.includesRuntime |= include.macros.empty() && becomesRuntime(*row);
      file.cudaIncludes.push_back(std::move(include.macros));
    } else if (!include.forHip) {
      file.includesHip |= hipHeaders_.contains(name) || name.starts_with("hip/");
      file.includesRuntime |= include.macros.empty() && name == runtimeHeader;
    }
  }

  void readToken(const SourceFile &source, const SourceToken &token, SourceGraph::File &file) {
    file.hasDeviceCode |= token.is(clang::tok::lesslessless);
    if (!token.is(clang::tok::raw_identifier))
      return;
    llvm::StringRef name = source.text(token);
    file.hasDeviceCode |= isDeviceWord(name);
    if (!file.namesHip && isHipName(name))
      file.namesHip = true;
    else if (!file.namesCuda && !table_.isCudaSwitch(name) &&
             llvm::any_of(table_.rowsOf(name), isRenamed))
      file.namesCuda = true;
    file.namesOnlyCuda |= file.namesCuda && !file.namesOnlyCuda && isOnlyCudas(name);
  }

  bool isOnlyCudas(llvm::StringRef name) const {
    return llvm::any_of(table_.rowsOf(name), [](const mapping::Row &row) {
      return isRenamed(row) && isLikeHip(row.hip.ref());
    });
  }

  project::IncludeResolver resolver_;
  const mapping::Table &table_;
  /// Headers and names that HIP has and CUDA has not.
  llvm::StringSet<> hipHeaders_, hipNames_;
  /// Those of the present file that only builds for HIP compile.
  std::vector<Range> branches_;
};

SourceGraph::SourceGraph(llvm::ArrayRef<project::InputFile> inputs, const mapping::Table &table)
    : table_(&table) {
  SourceReader reader(inputs, table);
  for (const project::InputFile &input : inputs) {
    const File &file = files_[input.source->path()] = reader.read(input);
    for (const Include &include : file.includes)
      if (include.target != input.source->path()) {
        included_.insert(include.target);
        if (include.isNested)
          nested_.insert(include.target);
      }
  }
  findHip();
  for (const auto &[path, file] : files_)
    if (lacksRuntime(path))
      lackRuntime_.insert(path);
}

void SourceGraph::forEachIncluder(llvm::StringRef path,
                                  llvm::function_ref<void(const std::string &)> visit) const {
  for (const auto &[includer, file] : files_)
    if (llvm::any_of(file.includes, [&](const Include &include) { return include.target == path; }))
      visit(includer);
}

bool SourceGraph::includesCuda(const std::string &path) const {
  auto file = files_.find(path);
  return file != files_.end() && !file->second.cudaIncludes.empty();
}

bool SourceGraph::reachesCuda(const std::string &path) const {
  return files_.contains(path) &&
         llvm::any_of(reachedFrom({path}, /*throughHip=*/false),
                      [&](const std::string &name) { return includesCuda(name); });
}

bool SourceGraph::mayBeCudas(llvm::StringRef name, llvm::StringRef text) const {
  llvm::ArrayRef<mapping::Row> rows = table_->rowsOf(name);
  // The host has `max` without CUDA, too.
  bool isOfHost = llvm::any_of(rows, [](const mapping::Row &row) { return row.onHost; });
  return rows.empty() || (!isOfHost && llvm::any_of(rows, [&](const mapping::Row &row) {
           return !row.including.ends_with("/") || text.contains(row.including);
         }));
}

bool SourceGraph::bringsCuda(const std::string &path) const {
  return llvm::any_of(reachedFrom({path}, /*throughHip=*/false), [&](const std::string &name) {
    return name != path && lackRuntime_.contains(name);
  });
}

bool SourceGraph::lacksRuntime(const std::string &path) const {
  const File &file = files_.at(path);
  return (file.hasDeviceCode || file.namesCuda) && !hip_.contains(path) &&
         llvm::none_of(reachedFrom({path}, /*throughHip=*/false),
                       [&](const std::string &name) { return files_.at(name).includesRuntime; });
}

std::set<std::string> SourceGraph::reachedFrom(std::set<std::string> from, bool throughHip) const {
  std::vector<std::string> queue(from.begin(), from.end());
  while (!queue.empty()) {
    auto file = files_.find(queue.back());
    queue.pop_back();
    if (file == files_.end())
      continue;
    for (const Include &include : file->second.includes)
      if (!include.forHip && (throughHip || !hip_.contains(include.target)) &&
          from.insert(include.target).second)
        queue.push_back(include.target);
  }
  return from;
}

bool SourceGraph::isHipByItself(const std::string &path) const {
  const File &file = files_.at(path);
  if (file.isCalledHip)
    return true;
  if (!file.cudaIncludes.empty())
    return false;
  if (!file.namesCuda && (file.includesHip || file.namesHip))
    return true;
  if (file.isHeader || (file.namesOnlyCuda && !definesCuda_))
    return false;
  // A source whose own headers bring HIP, and nothing brings CUDA.
  bool bringsHip = false;
  for (const std::string &reached : reachedFrom({path}, /*throughHip=*/true)) {
    const File &other = files_.at(reached);
    if (!other.cudaIncludes.empty())
      return false;
    bringsHip |= !other.namesCuda && (other.includesHip || other.namesHip);
  }
  return bringsHip;
}

void SourceGraph::findHip() {
  definesCuda_ = llvm::any_of(files_, [](const auto &file) { return file.second.definesCuda; });
  std::set<std::string> hip;
  for (const auto &[path, file] : files_)
    if (isHipByItself(path))
      hip.insert(path);
  hip_ = hip;
  // What is compiled from HIP alone is HIP, whatever it holds: a header with kernels, say.
  std::set<std::string> fromHip = hip, roots;
  for (const auto &[path, file] : files_) {
    for (const Include &include : file.includes)
      if (include.forHip)
        fromHip.insert(include.target);
    if (!hip.contains(path) && !isIncluded(path))
      roots.insert(path);
  }
  std::set<std::string> fromCuda = reachedFrom(std::move(roots), /*throughHip=*/false);
  for (const std::string &path : reachedFrom(std::move(fromHip), /*throughHip=*/true))
    if (const File &file = files_.at(path); !fromCuda.contains(path) && file.cudaIncludes.empty() &&
                                            (!file.namesOnlyCuda || definesCuda_))
      hip_.insert(path);
  addNeighbors();
}

void SourceGraph::addNeighbors() {
  auto isCuda = [&](const std::string &path, const File &file) {
    return !hip_.contains(path) && (file.namesCuda || !file.cudaIncludes.empty());
  };
  /// What the files in a folder and below it are.
  struct Contents {
    bool hip = false, cuda = false;
    bool isCalledHip = false;
  };
  llvm::StringMap<Contents> folders;
  for (const auto &[path, file] : files_) {
    bool hip = hip_.contains(path), cuda = isCuda(path, file);
    for (llvm::StringRef folder = parentOf(path); !folder.empty() && (hip || cuda);
         folder = parentOf(folder)) {
      Contents &contents = folders[folder];
      contents.hip |= hip;
      contents.cuda |= cuda;
      contents.isCalledHip |= file.isCalledHip;
    }
  }
  std::set<std::string> added;
  for (const auto &[path, file] : files_) {
    if (hip_.contains(path) || isCuda(path, file))
      continue;
    llvm::StringRef folder = parentOf(path);
    while (!folder.empty() && !folders.contains(folder))
      folder = parentOf(folder);
    auto found = folders.find(folder);
    if (found == folders.end() || found->second.cuda)
      continue;
    // A project whose sources for HIP are called `.hip` means CUDA by `.cu`.
    if (!found->second.isCalledHip || !llvm::StringRef(path).ends_with(".cu"))
      added.insert(path);
  }
  hip_.merge(added);
}

std::set<std::string> SourceGraph::macrosForCuda(const std::string &path) const {
  std::set<std::string> macros, seen = {path};
  std::vector<std::pair<std::string, std::set<std::string>>> queue = {{path, {}}};
  while (!queue.empty()) {
    auto [name, opened] = std::move(queue.back());
    queue.pop_back();
    auto file = files_.find(name);
    if (file == files_.end())
      continue;
    for (const std::set<std::string> &own : file->second.cudaIncludes) {
      std::set<std::string> all = opened;
      all.insert(own.begin(), own.end());
      if (all.empty())
        return {};
      // `__CUDACC__`, `_WIN32`: compilers define them, not builds.
      if (llvm::none_of(all, [](llvm::StringRef macro) { return macro.starts_with("_"); }))
        macros.merge(all);
    }
    for (const Include &include : file->second.includes)
      if (!include.forHip && seen.insert(include.target).second) {
        std::set<std::string> both = opened;
        both.insert(include.macros.begin(), include.macros.end());
        queue.emplace_back(include.target, std::move(both));
      }
  }
  return macros;
}

} // namespace tranship::translate
