// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/Config.h"

#include "diagnostics/KindSet.h"
#include "mapping/NearNames.h"
#include "mapping/Targets.h"
#include "support/Text.h"
#include "support/TextFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::project {
namespace {

constexpr llvm::StringLiteral keys[] = {
    "cuda-version", "hip-version",        "roc",     "keep-chevrons", "rules",        "exclude",
    "checks",       "warnings-as-errors", "targets", "inherit",       "torch-version"};

/// Reads the keys that a config file has and other mapping files do not.
class SettingsReader {
public:
  /// `path` of the file; adds to what is known from those above it.
  explicit SettingsReader(llvm::StringRef path, Settings settings = {})
      : settings(std::move(settings)), folder_(llvm::sys::path::parent_path(path)) {
    this->settings.inherit = false;
    this->settings.files.push_back(path.str());
  }

  Settings settings;

  std::optional<std::string> key(llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values,
                                 bool isList) {
    if (key == "rules") {
      if (!isList)
        return "expected a list of files, such as [rules.yaml]";
      for (llvm::StringRef file : values)
        settings.rules.push_back(besideIt(file));
      return "";
    }
    if (key == "exclude") {
      if (!isList)
        return "expected a list of patterns, such as [tests]";
      for (llvm::StringRef pattern : values)
        settings.exclude.push_back({folder_, pattern.str()});
      return "";
    }
    if (key == "checks" || key == "warnings-as-errors")
      return readKinds(key, values);
    if (key == "targets") {
      settings.targets = llvm::join(values, ",");
      llvm::Expected<std::vector<mapping::Target>> targets =
          mapping::parseTargets(settings.targets);
      return targets ? "" : llvm::toString(targets.takeError());
    }
    if (isList && (isVersion(key) || isSwitch(key)))
      return fmt::format("expected one value for `{}`, not a list", key.str());
    if (isVersion(key))
      return readVersion(key, values.front());
    if (isSwitch(key))
      return readSwitch(key, values.front());
    return misspelled(key);
  }

private:
  /// Nothing if no key is spelled like it.
  static std::optional<std::string> misspelled(llvm::StringRef key) {
    mapping::NearNames near(key);
    for (llvm::ArrayRef<llvm::StringLiteral> known : {llvm::ArrayRef(keys), mapping::mappingKeys()})
      for (llvm::StringRef one : known)
        near.consider(one);
    std::vector<llvm::StringRef> names = near.take();
    if (names.empty())
      return std::nullopt;
    return fmt::format("unknown setting `{}`{}", key.str(),
                       didYouMean(std::optional(names.front())));
  }

  static bool isVersion(llvm::StringRef key) {
    return key == "cuda-version" || key == "hip-version" || key == "torch-version";
  }
  static bool isSwitch(llvm::StringRef key) {
    return key == "roc" || key == "keep-chevrons" || key == "inherit";
  }

  std::string besideIt(llvm::StringRef file) const {
    llvm::SmallString<256> path(file);
    if (llvm::sys::path::is_relative(path)) {
      path = folder_;
      llvm::sys::path::append(path, file);
    }
    return std::string(path);
  }

  /// A list, or one text with commas as on the command line.
  std::string readKinds(llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values) {
    std::string globs = llvm::join(values, ",");
    KindSet any = KindSet::all();
    if (llvm::Error error = any.apply(globs))
      return llvm::toString(std::move(error));
    std::string &into = key == "checks" ? settings.checks : settings.warningsAsErrors;
    into += (into.empty() ? "" : ",") + globs;
    return {};
  }

  std::string readVersion(llvm::StringRef key, llvm::StringRef value) {
    std::optional<Version> version =
        Version::parse(value.contains('.') ? value.str() : value.str() + ".0");
    if (!version)
      return fmt::format("expected a version such as 12.4 for `{}`, not `{}`", key.str(),
                         value.str());
    (key == "cuda-version"  ? settings.cudaVersion
     : key == "hip-version" ? settings.hipVersion
                            : settings.torchVersion) = *version;
    return {};
  }

  std::string readSwitch(llvm::StringRef key, llvm::StringRef value) {
    if (value != "true" && value != "false")
      return fmt::format("expected true or false for `{}`, not `{}`", key.str(), value.str());
    (key == "roc"       ? settings.roc
     : key == "inherit" ? settings.inherit
                        : settings.keepChevrons) = value == "true";
    return {};
  }

  std::string folder_;
};

} // namespace

llvm::ArrayRef<llvm::StringLiteral> settingKeys() { return keys; }

std::optional<std::string> checkSetting(llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values,
                                        bool isList) {
  return SettingsReader("").key(key, values, isList);
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

llvm::Error readRules(llvm::StringRef path, mapping::Table &into) {
  llvm::Expected<std::string> text = readRegularFile(path.str(), maxSourceSize);
  return text ? into.addRules(*text, path) : text.takeError();
}

namespace {

/// One config file, by itself.
struct ConfigFile {
  std::string path;
  std::string text;

  /// Its settings on top of others. With a table, its rows are added to it, after those of the rule
  /// files that it names.
  llvm::Expected<Settings> read(Settings above, mapping::Table *into) const {
    size_t rulesAbove = above.rules.size();
    SettingsReader reader(path, above);
    auto otherKey = [](SettingsReader &into) {
      return [&into](llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values, bool isList) {
        return into.key(key, values, isList);
      };
    };
    mapping::RowSet rehearsal; // to learn which files come before its own rows
    if (llvm::Error error =
            readRows(text, path, rehearsal, mapping::RowOrder::Any, otherKey(reader)))
      return error;
    if (!into)
      return reader.settings;
    for (const std::string &file : llvm::ArrayRef(reader.settings.rules).drop_front(rulesAbove))
      if (llvm::Error error = readRules(file, *into))
        return error;
    SettingsReader again(path, std::move(above));
    if (llvm::Error error = into->addRules(text, path, otherKey(again)))
      return error;
    return again.settings;
  }
};

/// The file and those that it inherits, the outermost first.
llvm::Expected<std::vector<ConfigFile>> readChain(llvm::StringRef path) {
  std::vector<ConfigFile> chain;
  for (std::string next = path.str(); !next.empty();) {
    llvm::Expected<std::string> text = readRegularFile(next, maxSourceSize);
    if (!text)
      return text.takeError();
    chain.insert(chain.begin(), {next, std::move(*text)});
    llvm::Expected<Settings> own = chain.front().read({}, nullptr);
    if (!own)
      return own.takeError();
    llvm::SmallString<256> absolute(next);
    if (std::error_code error = llvm::sys::fs::make_absolute(absolute))
      return llvm::createFileError(next, error);
    llvm::StringRef folder = llvm::sys::path::parent_path(absolute);
    next = own->inherit ? findConfig(llvm::sys::path::parent_path(folder)) : "";
  }
  return chain;
}

llvm::Expected<Settings> readFiles(llvm::StringRef path, mapping::Table *into) {
  llvm::Expected<std::vector<ConfigFile>> chain = readChain(path);
  if (!chain)
    return chain.takeError();
  Settings settings;
  for (const ConfigFile &file : *chain) {
    llvm::Expected<Settings> read = file.read(std::move(settings), into);
    if (!read)
      return read.takeError();
    settings = std::move(*read);
  }
  return settings;
}

} // namespace

llvm::Expected<Settings> readSettings(llvm::StringRef path) { return readFiles(path, nullptr); }

llvm::Expected<Settings> readConfig(llvm::StringRef path, mapping::Table &into) {
  return readFiles(path, &into);
}

} // namespace tranship::project
