// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions of make, such as `$(patsubst %.cu,%.o,$(SOURCES))`.
#include "buildfiles/MakeValues.h"

#include "buildfiles/HipPlaces.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

/// The arguments of a function. Each is expanded when it is read, and not before: `$(if …)` leaves a
/// branch alone, and `$(foreach …)` expands its body once for each word.
class MakeArguments {
public:
  MakeArguments(MakeValues &values, llvm::ArrayRef<llvm::StringRef> written)
      : values_(values), written_(written) {}

  size_t size() const { return written_.size(); }
  std::string operator[](size_t i) const {
    return i < written_.size() ? values_.expand(written_[i]) : std::string();
  }
  std::vector<std::string> words(size_t i) const { return makeWords((*this)[i]); }

private:
  MakeValues &values_;
  llvm::ArrayRef<llvm::StringRef> written_;
};

namespace {

/// The words of an argument with a change, without those that become nothing.
template <typename Change>
std::string eachWord(const MakeArguments &arguments, size_t i, Change change) {
  std::string result;
  bool isFirst = true;
  for (const std::string &word : arguments.words(i))
    if (std::optional<std::string> changed = change(llvm::StringRef(word));
        changed && result.size() <= maxMakeText) {
      result += (isFirst ? "" : " ") + *changed;
      isFirst = false;
    }
  return result;
}

std::string subst(const MakeArguments &arguments) {
  std::string from = arguments[0], to = arguments[1], text = arguments[2], result;
  size_t begin = 0;
  for (size_t at; !from.empty() && result.size() <= maxMakeText &&
                  (at = text.find(from, begin)) != std::string::npos;
       begin = at + from.size())
    result.append(text, begin, at - begin) += to;
  return result.append(text, begin);
}

std::string patsubst(const MakeArguments &arguments) {
  std::string from = arguments[0], to = arguments[1];
  return substitutePattern(arguments[2], from, to);
}

template <bool keepsMatches> std::string filter(const MakeArguments &arguments) {
  std::vector<std::string> patterns = arguments.words(0);
  return eachWord(arguments, 1, [&](llvm::StringRef word) {
    bool matches = llvm::any_of(patterns, [&](const std::string &pattern) {
      return matchPattern(word, pattern, "").has_value();
    });
    return matches == keepsMatches ? std::optional(word.str()) : std::nullopt;
  });
}

std::string addPrefix(const MakeArguments &arguments) {
  std::string prefix = arguments[0];
  return eachWord(arguments, 1,
                  [&](llvm::StringRef word) { return std::optional(prefix + word.str()); });
}

std::string addSuffix(const MakeArguments &arguments) {
  std::string suffix = arguments[0];
  return eachWord(arguments, 1,
                  [&](llvm::StringRef word) { return std::optional(word.str() + suffix); });
}

std::string strip(const MakeArguments &arguments) { return llvm::join(arguments.words(0), " "); }

std::string sort(const MakeArguments &arguments) {
  std::vector<std::string> words = arguments.words(0);
  llvm::sort(words);
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return llvm::join(words, " ");
}

std::string firstWord(const MakeArguments &arguments) {
  std::vector<std::string> words = arguments.words(0);
  return words.empty() ? std::string() : words.front();
}

std::string lastWord(const MakeArguments &arguments) {
  std::vector<std::string> words = arguments.words(0);
  return words.empty() ? std::string() : words.back();
}

/// Make counts words from 1.
std::string wordAt(const MakeArguments &arguments) {
  std::string written = arguments[0];
  std::vector<std::string> words = arguments.words(1);
  size_t number = 0;
  llvm::StringRef(written).trim().getAsInteger(10, number);
  return number && number <= words.size() ? words[number - 1] : std::string();
}

std::string fileNames(const MakeArguments &arguments) {
  return eachWord(arguments, 0,
                  [](llvm::StringRef word) { return std::optional(path::filename(word).str()); });
}

std::string folders(const MakeArguments &arguments) {
  return eachWord(arguments, 0, [](llvm::StringRef word) {
    return std::optional(word.contains('/') ? path::parent_path(word).str() + "/"
                                            : std::string("./"));
  });
}

std::string withoutExtensions(const MakeArguments &arguments) {
  return eachWord(arguments, 0, [](llvm::StringRef word) {
    return std::optional(word.drop_back(path::extension(word).size()).str());
  });
}

std::string extensions(const MakeArguments &arguments) {
  return eachWord(arguments, 0,
                  [](llvm::StringRef word) { return std::optional(path::extension(word).str()); });
}

std::string chooseBranch(const MakeArguments &arguments) {
  return llvm::StringRef(arguments[0]).trim().empty() ? arguments[2] : arguments[1];
}

std::string firstSet(const MakeArguments &arguments) {
  std::string value;
  for (size_t i = 0; i < arguments.size() && value.empty(); ++i)
    value = arguments[i];
  return value;
}

std::string lastIfAllAreSet(const MakeArguments &arguments) {
  std::string value;
  for (size_t i = 0; i < arguments.size(); ++i)
    if (value = arguments[i]; value.empty())
      break;
  return value;
}

} // namespace

std::string substitutePattern(llvm::StringRef text, llvm::StringRef from, llvm::StringRef to) {
  std::string result;
  for (const std::string &word : makeWords(text)) {
    if (result.size() > maxMakeText)
      break;
    result += (result.empty() ? "" : " ") + matchPattern(word, from, to).value_or(word);
  }
  return result;
}

std::string MakeValues::forEach(const MakeArguments &arguments) {
  std::string variable = arguments[0], result;
  for (const std::string &word : arguments.words(1)) {
    variables_[variable] = {word, true};
    result += (result.empty() ? "" : " ") + arguments[2];
  }
  return result;
}

std::string MakeValues::absolutePaths(const MakeArguments &arguments) {
  return eachWord(arguments, 0, [&](llvm::StringRef word) {
    return std::optional(
        withoutDots(path::is_absolute(word) ? word.str() : joinPath(folder_, word)));
  });
}

std::string MakeValues::filesMatching(const MakeArguments &arguments) {
  std::string result;
  for (const std::string &pattern : arguments.words(0)) {
    bool isInstalled = llvm::any_of(
        installed_, [&](const std::string &folder) { return isWithin(folder, pattern); });
    if (isInstalled && pattern.find('*') == std::string::npos)
      result += (result.empty() ? "" : " ") + pattern;
    for (const std::string &file : files_.matching(pattern, folder_)) {
      // Make keeps the form of the pattern.
      llvm::StringRef folder = path::parent_path(pattern), name = path::filename(file);
      result +=
          (result.empty() ? "" : " ") + (folder.empty() ? name.str() : joinPath(folder, name));
    }
  }
  return result;
}

/// Where a compiler is by default: the output of `which nvcc`.
static std::string placeOf(llvm::StringRef compiler) {
  if (compiler == "nvcc" || compiler == "hipcc")
    return ((compiler == "nvcc" ? toolkitFolder : rocmFolder) + "/bin/" + compiler).str();
  return compiler.str();
}

/// The few commands whose output the tree shows. Others give nothing.
std::string MakeValues::shellOutput(const MakeArguments &arguments) {
  std::vector<std::string> words = arguments.words(0);
  for (std::string &word : words)
    word = llvm::StringRef(word).trim("'\"()$`").str();
  // dirname $(dirname $(which nvcc))
  size_t first = 0;
  while (first < words.size() && words[first] == "dirname")
    ++first;
  llvm::StringRef command =
      first < words.size() ? llvm::StringRef(words[first]) : llvm::StringRef();
  bool isSearch = command == "which" || command == "type" ||
                  (command == "command" && first + 1 < words.size() && words[first + 1] == "-v");
  if (isSearch) // 2>/dev/null and the like may follow
    for (const std::string &word : llvm::ArrayRef(words).drop_front(first + 1))
      if (!llvm::StringRef(word).starts_with("-")) {
        std::string place = placeOf(word);
        for (size_t i = 0; i < first; ++i)
          place = path::parent_path(place).str();
        return place;
      }
  if (command == "pwd")
    return folder_;
  if (command == "getconf" && words.back() == "LONG_BIT")
    return "64";
  if (command == "uname")
    return llvm::is_contained(words, "-m") || llvm::is_contained(words, "-p") ? "x86_64" : "Linux";
  // What only a machine knows is not so: `if test -e FILE; then echo 1; else echo 0; fi`.
  for (size_t i = words.size(); i-- > 2;)
    if (words[i - 1] == "echo" && (words[i - 2] == "else" || words[i - 2] == "||"))
      return llvm::StringRef(words[i]).rtrim(";").str();
  std::vector<std::string> found;
  auto add = [&](const std::string &pattern, llvm::StringRef from, bool isRecursive) {
    for (const std::string &file : files_.matching(pattern, from, isRecursive))
      found.push_back(relativeTo(folder_, file).value_or(file).str());
  };
  if (command == "ls")
    for (const std::string &word : llvm::ArrayRef(words).drop_front())
      if (llvm::StringRef(word).contains('*'))
        add(word, folder_, false);
  if (command == "find" && words.size() >= 4)
    for (size_t i = 2; i + 1 < words.size(); ++i)
      if (words[i] == "-name")
        add(words[i + 1], withoutDots(joinPath(folder_, words[1])), true);
  return llvm::join(found, " ");
}

std::string MakeValues::call(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> arguments) {
  static const llvm::StringMap<std::string (*)(const MakeArguments &)> ofText = {
      {"addprefix", addPrefix},
      {"addsuffix", addSuffix},
      {"and", lastIfAllAreSet},
      {"basename", withoutExtensions},
      {"dir", folders},
      {"filter", filter<true>},
      {"filter-out", filter<false>},
      {"firstword", firstWord},
      {"if", chooseBranch},
      {"lastword", lastWord},
      {"notdir", fileNames},
      {"or", firstSet},
      {"patsubst", patsubst},
      {"sort", sort},
      {"strip", strip},
      {"subst", subst},
      {"suffix", extensions},
      {"word", wordAt},
  };
  static const llvm::StringMap<std::string (MakeValues::*)(const MakeArguments &)> ofMakefile = {
      {"abspath", &MakeValues::absolutePaths},  {"foreach", &MakeValues::forEach},
      {"realpath", &MakeValues::absolutePaths}, {"shell", &MakeValues::shellOutput},
      {"wildcard", &MakeValues::filesMatching},
  };
  MakeArguments expanded(*this, arguments);
  if (auto found = ofText.find(name); found != ofText.end())
    return found->second(expanded);
  if (auto found = ofMakefile.find(name); found != ofMakefile.end())
    return (this->*found->second)(expanded);
  return {}; // `$(call …)` and others that we do not know
}

} // namespace tranship::buildfiles
