// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/FlagRewriter.h"

#include "buildfiles/TextEdits.h"

#include "clang/Options/Options.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"

namespace tranship::buildfiles {
namespace {

using frontend::NvccFlag;

bool namesArchitecture(llvm::StringRef value) {
  return value.contains("sm_") || value.contains("compute_") || value.starts_with("$") ||
         value == "native" || value == "all" || value == "all-major";
}

/// Whether only nvcc has the flag: then it is meant for nvcc wherever it is written.
bool isDistinctive(const NvccFlag &flag, llvm::StringRef value) {
  if (flag.replacement == "@targets")
    return namesArchitecture(value) || value.contains("arch=");
  if (flag.holds == NvccFlag::Holds::Language)
    return value == "cu"; // clang calls it cuda
  // Host compilers have these flags as well.
  const llvm::StringRef shared[] = {"-Werror", "-keep",     "-lib", "-lto",   "-noeh",
                                    "-time",   "-restrict", "-ptx", "-cubin", "-fatbin"};
  if (flag.brief.size() <= 3 || llvm::is_contained(shared, flag.brief))
    return false;
  // ifort has `-prec-div`; nvcc's takes a value.
  if (flag.value == NvccFlag::Value::One && value.empty() && !flag.when.empty())
    return false;
  return !flag.hip.empty() || flag.holds == NvccFlag::Holds::HostFlags;
}

/// Whether a word is the value of a flag, not the next flag. Flags that pass others on (-Xcompiler)
/// take any word.
bool isValueOf(const NvccFlag &flag, llvm::StringRef word) {
  return flag.brief.starts_with("-X") || !word.starts_with("-");
}

bool isQuote(char c) { return c == '"' || c == '\''; }

/// Without quotes around it, escaped ones (`\"`) included.
llvm::StringRef unquoted(llvm::StringRef text) {
  for (llvm::StringRef quote : {"\\\"", "\"", "'"})
    if (text.size() >= 2 * quote.size() && text.starts_with(quote) && text.ends_with(quote))
      return text.drop_front(quote.size()).drop_back(quote.size());
  return text;
}

/// Splits at a separator outside of brackets of make's functions and CMake's references.
std::vector<llvm::StringRef> splitOutside(llvm::StringRef text, char separator) {
  std::vector<llvm::StringRef> parts;
  unsigned depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '{')
      ++depth;
    else if (text[i] == ')' || text[i] == '}')
      depth -= depth > 0;
    else if (text[i] == separator && !depth) {
      parts.push_back(text.slice(begin, i));
      begin = i + 1;
    }
  }
  parts.push_back(text.drop_front(begin));
  return parts;
}

/// The list in `$(subst $(space),$(comma),list)`, which joins words as -Xcompiler needs them.
llvm::StringRef withoutCommas(llvm::StringRef value) {
  llvm::StringRef inside = value;
  if (!inside.consume_front("$(subst ") || !inside.consume_back(")"))
    return value;
  std::vector<llvm::StringRef> arguments = splitOutside(inside, ',');
  if (arguments.size() == 4 && arguments[1].empty() && arguments[2].empty())
    arguments = {arguments[0], ",", arguments[3]};
  if (arguments.size() != 3)
    return value;
  bool isComma = arguments[1] == "," || arguments[1].contains_insensitive("comma");
  return isComma ? arguments[2].trim() : value;
}

/// `-Wall,-Wextra` or `"-Wall -Wextra"`, with `separator` between the flags.
std::string hostFlags(llvm::StringRef value, char separator) {
  std::string result;
  auto add = [&](llvm::StringRef word) {
    if (!word.empty())
      result += (result.empty() ? "" : std::string(1, separator)) + word.str();
  };
  value = withoutCommas(unquoted(value));
  if (value.contains("$(") || value.contains("${")) {
    for (llvm::StringRef part : splitOutside(value, ','))
      for (llvm::StringRef word : splitOutside(unquoted(part), ' '))
        add(withoutCommas(word));
    return result;
  }
  for (const std::string &part : frontend::splitNvccList(value))
    for (llvm::StringRef word : llvm::split(unquoted(part), ' '))
      add(word);
  return result;
}

/// `${arch}` of `arch=compute_${arch},code=sm_${arch}`; empty if no reference names the GPU.
llvm::StringRef referenceIn(llvm::StringRef value) {
  size_t at = value.rfind('$');
  if (at == llvm::StringRef::npos)
    return {};
  llvm::StringRef rest = value.drop_front(at);
  char close = rest.starts_with("${") ? '}' : rest.starts_with("$(") ? ')' : '\0';
  if (!close)
    return rest.take_front(2); // `$x` of make
  size_t end = rest.find(close);
  return end == llvm::StringRef::npos ? llvm::StringRef() : rest.take_front(end + 1);
}

/// The form in which the HIP compiler reads a flag that it has too: nvcc has long names for many.
std::string inShortForm(const NvccFlag &flag, llvm::StringRef written, llvm::StringRef value) {
  using Holds = NvccFlag::Holds;
  if (flag.holds == Holds::Language)
    return value.starts_with("cu") ? "-x hip" : ("-x " + value).str();
  if (flag.holds == Holds::Standard && !value.empty()) // clang takes no `-std c++17`
    return ("-std=" + value).str();
  if (flag.brief == "-Xlinker" && !value.empty())
    return ("-Wl," + unquoted(value)).str();
  if (flag.holds == Holds::Question) // clang has `--help`, but not `-h`
    return written == flag.brief && flag.brief.size() == 2 ? flag.full.str() : std::string();
  if (!written.starts_with("--") || flag.brief.starts_with("--"))
    return {};
  if (flag.value == NvccFlag::Value::None)
    return flag.brief.str();
  return flag.brief.size() == 2 ? (flag.brief + value).str() : (flag.brief + " " + value).str();
}

class FlagRewriter {
public:
  FlagRewriter(std::vector<FlagWord> &words, llvm::ArrayRef<mapping::Target> targets)
      : words_(words), targets_(targets) {}

  std::vector<FlagReport> run() {
    for (size_t i = 0; i < words_.size(); ++i)
      i = rewrite(i);
    return std::move(reports_);
  }

private:
  struct Found {
    const NvccFlag *flag;
    std::string written, value;
    std::string prefix, suffix;
    /// The last word of the flag: its own, or that of its value.
    size_t last;
  };

  /// Returns the index of the last word that it looked at.
  size_t rewrite(size_t i) {
    EnclosedFlag enclosed = withoutGeneratorExpression(words_[i].text);
    if (enclosed.prefix.contains("LANGUAGE:CUDA") || enclosed.prefix.contains("LANG_AND_ID:CUDA"))
      inCuda_ = true;
    bool isForNvcc = words_[i].isForNvcc || inCuda_;
    if (!enclosed.suffix.empty())
      inCuda_ = false;
    std::optional<frontend::WrittenNvccFlag> written = frontend::findNvccFlag(enclosed.flag);
    if (!written)
      return i;
    const NvccFlag &flag = *written->flag;
    Found found{&flag, enclosed.flag.str(), "", enclosed.prefix.str(), enclosed.suffix.str(), i};
    if (written->value) {
      found.value = written->value->str();
    } else if (flag.value != NvccFlag::Value::None && enclosed.suffix.empty() &&
               i + 1 < words_.size() && isValueOf(flag, words_[i + 1].text)) {
      EnclosedFlag next = withoutGeneratorExpression(words_[i + 1].text);
      found.value = next.flag.str();
      found.suffix = next.suffix.str();
      found.written += " " + found.value;
      found.last = i + 1;
    }
    if (!isForNvcc && !isDistinctive(flag, found.value))
      return i;
    if (found.last != i && !found.suffix.empty())
      inCuda_ = false;
    replace(i, found);
    return found.last;
  }

  void replace(size_t i, const Found &found) {
    const NvccFlag &flag = *found.flag;
    std::string text;
    if (flag.holds == NvccFlag::Holds::Standard && withNeededStandard(found.value) != found.value) {
      text = "-std=" + withNeededStandard(found.value);
    } else if (flag.holds == NvccFlag::Holds::HostFlags) {
      text = hostFlags(found.value, words_[i].separator);
    } else if (flag.hip.empty()) {
      text = inShortForm(flag, found.written, found.value);
      if (text.empty())
        return; // it stays
    } else if (flag.counts(found.value)) {
      text = replacementOf(flag, found.value, words_[i].separator);
      if ((text.empty() && flag.replacement != "@targets") || flag.changesResults)
        reports_.push_back({i, &flag, found.written, text});
    }
    if (found.last != i) {
      words_[found.last].isRemoved = true;
      words_[i].tail += std::exchange(words_[found.last].tail, {});
    }
    if (text.empty() && found.prefix.empty() != found.suffix.empty() && moveBrackets(i, found))
      return;
    bool isEmptied = text.empty() && !found.prefix.empty() && !found.suffix.empty();
    words_[i].text = isEmptied ? "" : found.prefix + text + found.suffix;
    words_[i].isRemoved = words_[i].text.empty() && words_[i].tail.empty();
  }

  /// Moves the text around a removed flag to the flags next to it: `$<condition:-a` and `-b>`.
  bool moveBrackets(size_t i, const Found &found) {
    if (!found.prefix.empty()) {
      if (found.last + 1 >= words_.size())
        return false;
      words_[found.last + 1].text.insert(0, found.prefix);
    } else {
      size_t before = i;
      while (before && words_[before - 1].isRemoved)
        --before;
      if (!before)
        return false;
      words_[before - 1].text += found.suffix;
    }
    words_[i].text.clear();
    words_[i].isRemoved = words_[i].tail.empty();
    return true;
  }

  std::string replacementOf(const NvccFlag &flag, llvm::StringRef value, char separator) {
    if (flag.replacement == "@targets") {
      if (llvm::StringRef reference = referenceIn(value); !reference.empty())
        return ("--offload-arch=" + reference).str();
      if (targetsWritten_)
        return {};
      targetsWritten_ = true;
      return joinTargets(targets_, llvm::StringRef(&separator, 1), "--offload-arch=");
    }
    if (flag.brief == "-Werror")
      return value.empty() || value == "all-warnings" ? "-Werror" : "";
    std::string text = flag.replacement.str();
    if (separator != ' ')
      std::replace(text.begin(), text.end(), ' ', separator);
    return text;
  }

  std::vector<FlagWord> &words_;
  llvm::ArrayRef<mapping::Target> targets_;
  std::vector<FlagReport> reports_;
  bool inCuda_ = false, targetsWritten_ = false;
};

} // namespace

std::optional<size_t> conditionEnd(llvm::StringRef text) {
  unsigned depth = 0;
  for (size_t i = 2; i < text.size(); ++i) {
    if (text[i] == '$' && i + 1 < text.size() && text[i + 1] == '<')
      ++depth, ++i;
    else if (text[i] == '>' && depth-- == 0)
      return std::nullopt;
    else if (text[i] == ':' && depth == 0)
      return i + 1;
  }
  return std::nullopt;
}

size_t closingBracket(llvm::StringRef text, size_t from) {
  unsigned depth = 0;
  for (size_t i = from; i < text.size(); ++i) {
    if (text[i] == '$' && i + 1 < text.size() && text[i + 1] == '<')
      ++depth, ++i;
    else if (text[i] == '>' && depth-- == 0)
      return i;
  }
  return text.size();
}

EnclosedFlag withoutGeneratorExpression(llvm::StringRef word) {
  llvm::StringRef rest = word;
  for (;;) {
    if (rest.consume_front("SHELL:"))
      continue;
    if (!rest.empty() && isQuote(rest.front()) && rest.count(rest.front()) == 1) {
      rest = rest.drop_front();
      continue;
    }
    if (!rest.starts_with("$<"))
      break;
    std::optional<size_t> end = conditionEnd(rest);
    if (!end)
      break;
    rest = rest.drop_front(*end);
  }
  size_t close = closingBracket(rest, 0);
  if (close && close == rest.size() && isQuote(rest.back()) && rest.count(rest.back()) == 1)
    --close;
  return {word.drop_back(rest.size()), rest.take_front(close), rest.drop_front(close)};
}

const NvccFlag *questionIn(llvm::StringRef word) {
  std::optional<frontend::WrittenNvccFlag> written = frontend::findNvccFlag(word);
  return written && written->flag->holds == NvccFlag::Holds::Question ? written->flag : nullptr;
}

bool isUnknownFlag(llvm::StringRef word) {
  llvm::StringRef flags = unquoted(withoutGeneratorExpression(word).flag);
  if (questionIn(flags))
    return false;
  if (flags.find_first_of("$(){}<>@*|&'\"\\`") != llvm::StringRef::npos)
    return false;
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::SplitString(flags, parts, " ;");
  return llvm::any_of(parts, [](llvm::StringRef part) {
    return part.starts_with("-") && part.size() > 1 && !unknownFlags({part.str(), "value"}).empty();
  });
}

std::vector<std::string> unknownFlags(llvm::ArrayRef<std::string> words) {
  std::vector<const char *> pointers;
  for (const std::string &word : words)
    pointers.push_back(word.c_str());
  unsigned missingIndex = 0, missingCount = 0;
  llvm::opt::InputArgList arguments = clang::getDriverOptTable().ParseArgs(
      pointers, missingIndex, missingCount, llvm::opt::Visibility(clang::options::ClangOption));
  std::vector<std::string> unknown;
  for (const llvm::opt::Arg *argument : arguments)
    if (argument->getOption().getKind() == llvm::opt::Option::UnknownClass)
      unknown.push_back(argument->getSpelling().str());
  return unknown;
}

std::vector<std::string> flagsOfNvcc(llvm::ArrayRef<std::string> words,
                                     llvm::ArrayRef<mapping::Target> targets) {
  std::vector<std::string> found;
  for (size_t i = 0; i < words.size(); ++i) {
    std::optional<frontend::WrittenNvccFlag> flag = frontend::findNvccFlag(words[i]);
    if (!flag || flag->flag->hip.empty())
      continue;
    std::vector<FlagWord> written = {{words[i], ' ', true}};
    if (!flag->value && flag->flag->value != NvccFlag::Value::None && i + 1 < words.size())
      written.push_back({words[i + 1], ' ', true});
    (void)rewriteFlags(written, targets);
    if (written.front().isRemoved || written.front().text != words[i])
      found.push_back(words[i]);
  }
  return found;
}

std::string withNeededStandard(llvm::StringRef standard) {
  llvm::StringRef year = standard;
  std::string prefix;
  for (llvm::StringRef name : {"c++", "gnu++"})
    if (year.consume_front(name))
      prefix = name.str();
  bool isOld = llvm::is_contained({"98", "03", "0x", "11", "1y", "14"}, year);
  return isOld ? prefix + "17" : standard.str();
}

std::vector<FlagReport> rewriteFlags(std::vector<FlagWord> &words,
                                     llvm::ArrayRef<mapping::Target> targets) {
  return FlagRewriter(words, targets).run();
}

std::string joinTargets(llvm::ArrayRef<mapping::Target> targets, llvm::StringRef separator,
                        llvm::StringRef prefix) {
  std::string result;
  for (const mapping::Target &target : targets)
    result += (result.empty() ? "" : separator).str() + prefix.str() + target.name.str();
  return result;
}

} // namespace tranship::buildfiles
