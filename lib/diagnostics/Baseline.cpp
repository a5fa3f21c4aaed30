// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/Baseline.h"

#include "support/Json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

namespace tranship {
namespace {

constexpr int64_t formatVersion = 1;

struct Entry {
  FindingIdentity identity;
  unsigned times = 1;
};

bool fromJSON(const llvm::json::Value &value, Entry &entry, llvm::json::Path path) {
  llvm::json::ObjectMapper map(value, path);
  return map && map.map("file", entry.identity.file) && map.map("id", entry.identity.id) &&
         map.mapOptional("function", entry.identity.function) &&
         map.map("text", entry.identity.text) && map.mapOptional("times", entry.times);
}

struct File {
  int64_t version = 0;
  std::vector<Entry> findings;
};

bool fromJSON(const llvm::json::Value &value, File &file, llvm::json::Path path) {
  llvm::json::ObjectMapper map(value, path);
  return map && map.map("version", file.version) && map.map("findings", file.findings);
}

} // namespace

llvm::Expected<Baseline> Baseline::parse(llvm::StringRef text, llvm::StringRef fileName,
                                         std::string folder) {
  llvm::Expected<llvm::json::Value> value = readJson(text, fileName);
  if (!value) {
    std::string message = llvm::toString(value.takeError()); // "FILE:3: …"
    auto [line, why] = llvm::StringRef(message).drop_front(fileName.size()).split(": ");
    return llvm::createStringError(fileName + line + ": not a baseline: " + why);
  }
  File file;
  llvm::json::Path::Root root;
  if (!fromJSON(*value, file, root))
    return llvm::createStringError(fileName +
                                   ": not a baseline: " + llvm::toString(root.getError()));
  if (file.version != formatVersion)
    return llvm::createStringError(
        llvm::formatv("{0}: baseline version {1} is not supported; this tranship reads version {2}",
                      fileName, file.version, formatVersion));
  Baseline baseline(std::move(folder));
  for (Entry &entry : file.findings)
    baseline.counts_[std::move(entry.identity)] += entry.times;
  return baseline;
}

std::string Baseline::absolute(const FindingIdentity &identity) const {
  llvm::SmallString<256> path(folder_);
  llvm::sys::path::append(path, identity.file); // an absolute path stays as it is
  return std::string(llvm::sys::path::is_absolute(identity.file) ? identity.file : path.str());
}

Baseline::Removed
Baseline::removeKnown(Findings &findings,
                      llvm::function_ref<bool(llvm::StringRef)> isLookedAt) const {
  Removed removed;
  std::map<FindingIdentity, unsigned> left = counts_;
  llvm::erase_if(findings.list, [&](const Finding &finding) {
    if (finding.suppressed)
      return false;
    auto known = left.find(identityOf(finding, findings, folder_));
    if (known == left.end() || known->second == 0)
      return false;
    --known->second;
    ++removed.known;
    return true;
  });
  for (const auto &[identity, times] : left)
    if (times && isLookedAt(absolute(identity)))
      removed.gone += times;
  return removed;
}

void Baseline::update(const Findings &findings,
                      llvm::function_ref<bool(llvm::StringRef)> isLookedAt) {
  std::erase_if(counts_, [&](const auto &entry) { return isLookedAt(absolute(entry.first)); });
  for (const Finding &finding : findings.list)
    if (!finding.suppressed)
      ++counts_[identityOf(finding, findings, folder_)];
}

std::string Baseline::str() const {
  std::string out = llvm::formatv("{{\n  \"version\": {0},\n  \"findings\": [", formatVersion);
  llvm::StringRef separator = "\n";
  for (const auto &[identity, times] : counts_) {
    llvm::json::Object entry{{"file", identity.file}, {"id", identity.id}, {"text", identity.text}};
    if (!identity.function.empty())
      entry["function"] = identity.function;
    if (times > 1)
      entry["times"] = times;
    out += llvm::formatv("{0}    {1}", separator, llvm::json::Value(std::move(entry)));
    separator = ",\n";
  }
  return out + "\n  ]\n}\n";
}

size_t Baseline::size() const {
  size_t count = 0;
  for (const auto &[identity, times] : counts_)
    count += times;
  return count;
}

} // namespace tranship
