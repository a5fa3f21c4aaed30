// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/ManifestFlags.h"

#include "verify/model/Manifest.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

enum class Form : uint8_t { Alone, Joined, Apart, Either };
enum class Value : uint8_t {
  None,
  /// "c++17"; a list: "address,undefined", "arch=compute_90,code=sm_90".
  Word,
  Words,
  Macro,
  Path,
  /// Flags for the host compiler, or for ptxas, separated by commas.
  HostFlags,
  AssemblerFlags,
};

struct Flag {
  llvm::StringLiteral name;
  Form form;
  Value value;
  bool isCommon;
};
constexpr Flag knownFlags[] = {
#define COMMON(Name, FlagForm, FlagValue) {Name, Form::FlagForm, Value::FlagValue, true},
#define FLAG(Name, FlagForm, FlagValue) {Name, Form::FlagForm, Value::FlagValue, false},
#include "verify/model/ManifestFlags.def"
};

/// A flag on a command line, and the position of its value.
struct WrittenFlag {
  const Flag *flag = nullptr;
  std::optional<llvm::StringRef> value;
  bool isApart = false;
};

/// Returns the flag with the longest matching name. `-lineinfo` is not a library.
const Flag *find(llvm::StringRef word, FlagSet set) {
  const Flag *found = nullptr;
  for (const Flag &flag : knownFlags) {
    bool mayBeLonger = flag.form == Form::Joined || flag.form == Form::Either;
    if ((word == flag.name || (mayBeLonger && word.starts_with(flag.name))) &&
        (!found || found->name.size() < flag.name.size()))
      found = &flag;
  }
  return found && (found->isCommon || set == FlagSet::Backend) ? found : nullptr;
}

WrittenFlag read(llvm::ArrayRef<std::string> words, FlagSet set) {
  llvm::StringRef word = words.front();
  WrittenFlag written;
  written.flag = find(word, set);
  if (!written.flag || written.flag->form == Form::Alone)
    return written;
  written.isApart = word == written.flag->name && written.flag->form != Form::Joined;
  if (!written.isApart)
    written.value = word.drop_front(written.flag->name.size());
  else if (words.size() > 1)
    written.value = words[1];
  return written;
}

/// nvcc passes its words to a shell, in quotes that do not protect these characters.
bool isForShell(llvm::StringRef text) {
  return text.find_first_of("$`\\\n\r") != llvm::StringRef::npos;
}

bool consistsOf(llvm::StringRef text, llvm::StringRef others) {
  return !text.contains("..") &&
         llvm::all_of(text, [&](char c) { return llvm::isAlnum(c) || others.contains(c); });
}

bool isAssemblerFlag(llvm::StringRef word) {
  return word == "-v" || word == "-w" || word == "-warn-spills" || word == "-warn-lmem-usage" ||
         ((word.consume_front("-O") || word.consume_front("-dlcm=") ||
           word.consume_front("-dscm=")) &&
          consistsOf(word, ""));
}

bool isHostFlag(llvm::StringRef word) {
  WrittenFlag written = read({word.str()}, FlagSet::Backend);
  if (!written.flag || written.isApart)
    return false;
  if (written.flag->form == Form::Alone)
    return true;
  return (written.flag->value == Value::Word || written.flag->value == Value::Words) &&
         consistsOf(word, "_+-.=:");
}

bool areAll(llvm::StringRef list, bool (*isGood)(llvm::StringRef)) {
  llvm::SmallVector<llvm::StringRef> words;
  list.split(words, ',');
  return llvm::all_of(words, isGood);
}

std::string problemOf(Value kind, llvm::StringRef value) {
  auto check = [&](bool isGood) {
    return isGood ? std::string()
                  : fmt::format("a manifest may not give a flag the value `{}`", value.str());
  };
  switch (kind) {
  case Value::None:
    return {};
  case Value::Word:
    return check(consistsOf(value, "_+-.="));
  case Value::Words:
    return check(consistsOf(value, "_+-.=,:"));
  case Value::Macro:
    return check(!isForShell(value));
  case Value::Path:
    if (std::optional<std::string> problem = pathProblem(value))
      return *problem;
    // nvcc splits at commas; a value that begins with = is relative to the system root, or absolute.
    return check(!isForShell(value) && !value.contains(',') && !value.starts_with("="));
  case Value::HostFlags:
    return check(areAll(value, isHostFlag));
  case Value::AssemblerFlags:
    return check(areAll(value, isAssemblerFlag));
  }
  return {};
}

/// Compilers take such a word for a flag, or for the name of a file with more flags, at any position.
bool looksLikeFlag(llvm::StringRef word) { return word.starts_with("-") || word.starts_with("@"); }

std::string problemOf(const WrittenFlag &written, llvm::StringRef word, FlagSet set) {
  if (!written.flag && set == FlagSet::Common)
    return fmt::format("not all compilers know the flag `{}`; put it under flags-for", word.str());
  if (!written.flag)
    return fmt::format("a manifest may not give the flag `{}`; put flags for one machine on the "
                       "command line, after --",
                       word.str());
  if (written.flag->form == Form::Alone)
    return {};
  if (!written.value)
    return fmt::format("`{}` needs a value", word.str());
  bool isList =
      written.flag->value == Value::HostFlags || written.flag->value == Value::AssemblerFlags;
  if (looksLikeFlag(*written.value) && !isList &&
      (written.isApart || written.flag->value == Value::Path))
    return fmt::format("`{}` is not a value for `{}`", written.value->str(),
                       written.flag->name.str());
  return problemOf(written.flag->value, *written.value);
}

} // namespace

std::optional<FlagProblem> findFlagProblem(llvm::ArrayRef<std::string> flags, FlagSet set) {
  for (size_t i = 0; i < flags.size(); ++i) {
    WrittenFlag written = read(flags.drop_front(i), set);
    if (std::string problem = problemOf(written, flags[i], set); !problem.empty())
      return FlagProblem{i, std::move(problem)};
    i += written.isApart;
  }
  return std::nullopt;
}

std::vector<std::string> pathsOfFlags(llvm::ArrayRef<std::string> flags) {
  std::vector<std::string> paths;
  for (size_t i = 0; i < flags.size(); ++i) {
    WrittenFlag written = read(flags.drop_front(i), FlagSet::Backend);
    if (written.flag && written.flag->value == Value::Path && written.value)
      paths.push_back(written.value->str());
    i += written.isApart;
  }
  return paths;
}

} // namespace tranship::verify
