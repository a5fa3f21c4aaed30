// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/TorchHeaders.h"

#include "mapping/HipReleases.h"
#include "mapping/Table.h"
#include "support/TextFile.h"
#include "translate/FileRewriting.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::translate {
namespace {

constexpr llvm::StringLiteral twin = "MasqueradingAsCUDA";
/// Larger files are not PyTorch headers.
constexpr size_t maxBytes = 4 << 20;

/// Where the part of a path begins by which it is included: `c10/hip/HIPStream.h`.
size_t nameBegin(llvm::StringRef path) {
  for (llvm::StringRef folder : mapping::torchFolders())
    if (size_t at = path.find(("/" + folder).str()); at != llvm::StringRef::npos) {
      // A folder around PyTorch's may have that name as well: `site-packages/torch/include/c10`.
      if (folder == mapping::torchFolders().back())
        if (size_t inner = path.find(("/include/" + folder).str(), at);
            inner != llvm::StringRef::npos)
          return inner + llvm::StringRef("/include/").size();
      return at + 1;
    }
  return llvm::StringRef::npos;
}

bool isInC10(llvm::StringRef name) { return name.starts_with("c10/"); }

std::string lastPart(llvm::StringRef name) { return name.substr(name.rfind(':') + 1).str(); }

/// Gives c10's own names to tokens: `namespace c10::cuda`, `class CUDAStream`.
std::string renameC10(const std::string &text, const llvm::StringMap<std::string> &names) {
  std::string result;
  unsigned done = 0;
  std::vector<SourceToken> tokens = lexTokens(text);
  auto spelled = [&](size_t i) {
    return i < tokens.size() ? llvm::StringRef(text).substr(tokens[i].offset, tokens[i].length)
                             : llvm::StringRef();
  };
  for (size_t i = 0; i < tokens.size(); ++i) {
    llvm::StringRef word = spelled(i), hip;
    if (auto known = names.find(word); known != names.end())
      hip = known->second;
    else if (word == "cuda" && (spelled(i + 1) == "::" || spelled(i - 1) == "namespace" ||
                                (spelled(i - 1) == "::" && spelled(i - 2) == "c10")))
      hip = "hip";
    if (hip.empty())
      continue;
    result += text.substr(done, tokens[i].offset - done);
    result += hip;
    done = tokens[i].offset + tokens[i].length;
  }
  return result + text.substr(done);
}

} // namespace

TorchHeaders::TorchHeaders(mapping::TorchNames names, Version hipVersion)
    : hipVersion_(hipVersion) {
  c10Table_.useTorch(mapping::newestTorch);
  table_.useTorch(names == mapping::TorchNames::Cuda ? mapping::newestTorch : mapping::oldestTorch);
  auto add = [&](llvm::ArrayRef<mapping::Row> rows) {
    for (const mapping::Row &row : rows)
      if (row.kind == mapping::RowKind::Header && mapping::isOfTorch(row) && row.supported &&
          row.hip != row.name && !row.warn && !row.hip.contains(twin)) {
        headers_[row.hip] = row.name.str();
        cudaHeaders_.insert(row.name);
        llvm::StringRef hip = llvm::sys::path::parent_path(row.hip),
                        cuda = llvm::sys::path::parent_path(row.name);
        for (; !hip.empty() && !cuda.empty();
             hip = llvm::sys::path::parent_path(hip), cuda = llvm::sys::path::parent_path(cuda))
          if (hip != cuda)
            folders_[hip] = cuda.str();
      }
  };
  add(mapping::builtinTables().rows);
  add(mapping::torchTables(mapping::TorchNames::Cuda).rows); // c10's
  if (names == mapping::TorchNames::Cuda)
    return;
  for (const mapping::Row &row : mapping::torchTables(names).rows)
    if (row.kind != mapping::RowKind::Header && row.supported) {
      std::string cuda = lastPart(row.name), hip = lastPart(row.hip);
      if (llvm::StringRef(hip).ends_with(twin))
        hip.resize(hip.size() - twin.size());
      if (cuda != hip)
        c10Names_[cuda] = hip;
    }
}

std::string TorchHeaders::sourceOf(llvm::StringRef path) const {
  size_t begin = nameBegin(path);
  if (begin == llvm::StringRef::npos)
    return {};
  llvm::StringRef name = path.substr(begin);
  std::string source;
  if (auto known = headers_.find(name); known != headers_.end())
    source = path.take_front(begin).str() + known->second;
  else if (name.starts_with("torch/csrc/"))
    return path.str();
  return source.empty() || llvm::sys::fs::exists(path) ? std::string() : source;
}

std::string TorchHeaders::translate(llvm::StringRef path, std::string text) const {
  bool isC10 = isInC10(path.substr(nameBegin(path)));
  project::InputFile input;
  input.source = std::make_unique<SourceFile>(path.str(), std::move(text));
  input.root = llvm::sys::path::parent_path(path).str();
  frontend::Evidence evidence;
  frontend::FileEvidence &file = evidence.files[path.str()];
  file.mayUseCuda = true;
  file.cudaHeaders = {"ATen/ATen.h", "c10/macros/Macros.h", "torch/types.h"};
  RewriteOptions options;
  options.checks.table = isC10 ? &c10Table_ : &table_;
  options.rules.target.hip = hipVersion_;
  options.rules.helpers = rules::HelperForm::None;
  options.rules.keepChevrons = true;
  RewrittenFile rewritten = rewriteFile(input, evidence, isC10 ? c10Table_ : table_,
                                        rules::ImplicitHeader::None, options);
  std::string result = rewritten.file.text().str();
  return isC10 && !c10Names_.empty() ? renameC10(result, c10Names_) : result;
}

const std::string *TorchHeaders::text(llvm::StringRef path) {
  std::string source = sourceOf(path);
  if (source.empty())
    return nullptr;
  std::lock_guard lock(mutex_);
  auto [slot, isNew] = texts_.try_emplace(path);
  if (!isNew)
    return slot->second.get();
  std::string text = textOrNothing(source, maxBytes);
  if (text.empty())
    return nullptr;
  // Most of PyTorch's headers for Python have nothing to do with CUDA.
  bool isInPlace = source == path;
  if (isInPlace && !llvm::StringRef(text).contains("cuda/"))
    return nullptr;
  std::string translated = translate(path, text);
  if (!isInPlace || translated != text)
    slot->second = std::make_unique<std::string>(std::move(translated));
  return slot->second.get();
}

std::string TorchHeaders::folderBehind(llvm::StringRef path) {
  size_t begin = nameBegin((path + "/").str());
  if (begin == llvm::StringRef::npos)
    return {};
  auto known = folders_.find(path.substr(begin));
  if (known == folders_.end())
    return {};
  std::string folder = path.take_front(begin).str() + known->second;
  return llvm::sys::fs::is_directory(folder) ? folder : std::string();
}

bool TorchHeaders::isLibraryHeader(llvm::StringRef path) {
  size_t begin = nameBegin(path);
  if (begin == llvm::StringRef::npos)
    return false;
  std::string top = path.take_front(begin).str();
  return llvm::sys::fs::exists(top + "ATen/ATen.h") || llvm::sys::fs::exists(top + "torch/all.h");
}

bool TorchHeaders::isLarge(llvm::StringRef name) {
  return mapping::isTorchHeader(name) && !cudaHeaders_.contains(name) && !name.contains("/hip/") &&
         !name.contains("/cuda/") && !name.contains("cudnn");
}

bool TorchHeaders::isShadowedBy(llvm::StringRef folder) {
  auto has = [&](llvm::StringRef name) { return llvm::sys::fs::exists(folder + "/" + name); };
  return has("pybind11") || llvm::any_of(mapping::torchFolders(), has);
}

std::string TorchHeaders::identity() {
  return "torch|" + std::to_string(c10Table_.fingerprint() ^ table_.fingerprint()) +
         hipVersion_.str();
}

bool mayIncludeTorch(llvm::StringRef text) {
  return llvm::any_of(mapping::torchFolders(),
                      [&](llvm::StringRef folder) { return text.contains(folder); });
}

std::vector<std::string> torchFlagsForHip(llvm::ArrayRef<std::string> flags) {
  bool hasTorch = false;
  std::vector<std::string> halves;
  for (size_t i = 1; i < flags.size(); ++i) {
    llvm::StringRef flag = flags[i - 1], value = flags[i];
    if (flag == "-I" || flag == "-isystem" || flag == "-idirafter")
      hasTorch |= llvm::sys::fs::exists(value + "/ATen/ATen.h");
    else if (flag == "-D" && value.consume_front("__CUDA_NO_HALF_"))
      halves.push_back(value.split('=').first.str());
    else if (flag == "-U" && value.consume_front("__CUDA_NO_HALF_"))
      llvm::erase(halves, value.str());
  }
  if (!hasTorch)
    return {};
  std::vector<std::string> result = {"-DUSE_ROCM=1", "-DCUDA_HAS_FP16=1"};
  llvm::append_range(result, mapping::allHipPortFlags());
  for (const std::string &half : halves)
    if (half == "OPERATORS__" || half == "CONVERSIONS__")
      result.push_back("-D__HIP_NO_HALF_" + half + "=1");
  return result;
}

} // namespace tranship::translate
