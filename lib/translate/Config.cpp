#include "translate/Config.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship {
namespace {

constexpr llvm::StringLiteral keys[] = {"cuda-version", "hip-version", "roc", "keep-chevrons",
                                        "rules"};

/// Reads the keys that a config file has and other mapping files do not.
class SettingsReader {
public:
  Settings settings;
  std::vector<std::string> ruleFiles;

  std::optional<std::string> key(llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values,
                                 bool isList) {
    if (key == "rules") {
      if (!isList)
        return "expected a list of files, such as [rules.yaml]";
      for (llvm::StringRef file : values)
        ruleFiles.push_back(file.str());
      return "";
    }
    if (key == "exclude") {
      if (!isList)
        return "expected a list of patterns, such as [tests]";
      for (llvm::StringRef pattern : values)
        settings.exclude.push_back(pattern.str());
      return "";
    }
    if (isList && (isVersion(key) || isSwitch(key)))
      return fmt::format("expected one value for `{}`, not a list", key.str());
    if (isVersion(key))
      return readVersion(key, values.front());
    if (isSwitch(key))
      return readSwitch(key, values.front());
    return std::nullopt;
  }

private:
  static bool isVersion(llvm::StringRef key) {
    return key == "cuda-version" || key == "hip-version";
  }
  static bool isSwitch(llvm::StringRef key) { return key == "roc" || key == "keep-chevrons"; }

  std::string readVersion(llvm::StringRef key, llvm::StringRef value) {
    std::optional<Version> version = Version::parse(value);
    if (!version)
      return fmt::format("expected a version such as 12.4 for `{}`, not `{}`", key.str(),
                         value.str());
    (key == "cuda-version" ? settings.cudaVersion : settings.hipVersion) = *version;
    return {};
  }

  std::string readSwitch(llvm::StringRef key, llvm::StringRef value) {
    if (value != "true" && value != "false")
      return fmt::format("expected true or false for `{}`, not `{}`", key.str(), value.str());
    (key == "roc" ? settings.roc : settings.keepChevrons) = value == "true";
    return {};
  }
};

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> readText(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return llvm::createFileError(path, buffer.getError());
  return std::move(*buffer);
}

} // namespace

llvm::ArrayRef<llvm::StringLiteral> settingKeys() { return keys; }

std::optional<std::string> checkSetting(llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values,
                                        bool isList) {
  return SettingsReader().key(key, values, isList);
}

std::string findConfig(llvm::StringRef folder) {
  for (; !folder.empty(); folder = llvm::sys::path::parent_path(folder)) {
    llvm::SmallString<256> path(folder);
    llvm::sys::path::append(path, configFileName);
    if (llvm::sys::fs::is_regular_file(path))
      return std::string(path);
  }
  return {};
}

llvm::Error readRules(llvm::StringRef path, Table &into) {
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> text = readText(path);
  return text ? into.addRules((*text)->getBuffer(), path) : text.takeError();
}

llvm::Expected<Settings> readConfig(llvm::StringRef path, Table &into) {
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> text = readText(path);
  if (!text)
    return text.takeError();
  SettingsReader reader;
  auto otherKey = [&](llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values, bool isList) {
    return reader.key(key, values, isList);
  };
  RowSet rehearsal; // to learn which files come before its own rows
  if (llvm::Error error = readRows((*text)->getBuffer(), path, rehearsal, RowOrder::Any, otherKey))
    return error;
  for (const std::string &file : std::exchange(reader.ruleFiles, {})) {
    llvm::SmallString<256> full(file);
    if (llvm::sys::path::is_relative(full)) {
      full = llvm::sys::path::parent_path(path);
      llvm::sys::path::append(full, file);
    }
    if (llvm::Error error = readRules(full, into))
      return error;
  }
  reader.settings = {};
  if (llvm::Error error = into.addRules((*text)->getBuffer(), path, otherKey))
    return error;
  return reader.settings;
}

} // namespace tranship
