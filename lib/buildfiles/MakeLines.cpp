// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeLines.h"

#include "buildfiles/TextEdits.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

namespace tranship::buildfiles {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// The end of a line with all that a backslash joins to it.
size_t lineEnd(llvm::StringRef text, size_t begin) {
  for (size_t at = begin;;) {
    size_t end = text.find('\n', at);
    if (end == llvm::StringRef::npos)
      return text.size();
    llvm::StringRef line = text.slice(begin, end);
    line.consume_back("\r");
    if (!line.ends_with("\\") || line.ends_with("\\\\"))
      return end;
    at = end + 1;
  }
}

size_t commentBegin(llvm::StringRef line) {
  for (size_t at = line.find('#'); at != llvm::StringRef::npos; at = line.find('#', at + 1))
    if (at == 0 || (line[at - 1] != '\\' && line[at - 1] != '$' && line[at - 1] != '\''))
      return at;
  return line.size();
}

/// Where a comment of the shell begins in a recipe: make reads none there.
size_t shellCommentBegin(llvm::StringRef line) {
  char quote = '\0';
  for (size_t at = 0; at < line.size(); ++at) {
    char c = line[at];
    if (c == '\\' && quote != '\'')
      ++at;
    else if (quote ? c == quote : c == '"' || c == '\'')
      quote = quote ? '\0' : c;
    else if (c == '#' && !quote && (at == 0 || isBlank(line[at - 1])))
      return at;
  }
  return line.size();
}

/// The offset of the value of an assignment; fills in the variable.
std::optional<size_t> assignmentIn(llvm::StringRef line, MakeLine &result) {
  size_t at = line.size() - line.ltrim().size();
  auto skipModifiers = [&] {
    for (;;) {
      llvm::StringRef word = line.drop_front(at).take_while(llvm::isAlpha);
      llvm::StringRef after = line.drop_front(at + word.size());
      if (!llvm::is_contained({"export", "override", "private"}, word) || after.empty() ||
          !isBlank(after.front()) || after.ltrim().find_first_of("=:") == 0)
        break;
      result.isExported |= word == "export";
      at = line.size() - after.ltrim().size();
    }
  };
  skipModifiers();
  // A variable of one target: `main: CFLAGS += -g`.
  llvm::StringRef rest = line.drop_front(at);
  size_t colon = rest.find(':');
  size_t equals = rest.find('=');
  if (colon != llvm::StringRef::npos && equals != llvm::StringRef::npos && colon + 1 < equals &&
      rest[colon + 1] == ' ' && !rest.slice(colon + 1, equals).contains('(')) {
    at += colon + 1;
    at += line.drop_front(at).size() - line.drop_front(at).ltrim().size();
    skipModifiers();
  }
  size_t nameEnd = at;
  while (nameEnd < line.size() &&
         (isNameCharacter(line[nameEnd]) || line[nameEnd] == '-' || line[nameEnd] == '.'))
    ++nameEnd;
  llvm::StringRef name = line.slice(at, nameEnd);
  llvm::StringRef after = line.drop_front(nameEnd).ltrim(" \t");
  for (llvm::StringRef sign : {"=", ":=", "::=", "?=", "+=", "!="})
    if (!name.empty() && after.starts_with(sign)) {
      result.variable = name;
      result.isAppended = sign == "+=";
      return line.size() - after.size() + sign.size();
    }
  return std::nullopt;
}

/// Where brackets close that opened before the word, or the shell ends the command: `nvcc -G;`.
size_t coreEndOf(llvm::StringRef word) {
  unsigned depth = 0;
  for (size_t i = 0; i < word.size(); ++i) {
    if (word[i] == '(' || word[i] == '{')
      ++depth;
    else if ((word[i] == ')' || word[i] == '}') && depth-- == 0)
      return i;
  }
  while (word.size() > 1 && word.back() == ';')
    word = word.drop_back();
  return word.size();
}

/// What the arguments of a function are for. The last kind holds for all further ones.
struct FunctionKinds {
  /// Commas in the last one are part of it. 0: there is no limit.
  unsigned most;
  std::vector<MakeArgument::Kind> kinds;
};

const FunctionKinds *functionKinds(llvm::StringRef name) {
  constexpr auto Value = MakeArgument::Kind::Value, Other = MakeArgument::Kind::Other,
                 Shell = MakeArgument::Kind::Shell;
  static const llvm::StringMap<FunctionKinds> functions = {
      {"abspath", {1, {Value}}},
      {"addprefix", {2, {Other, Value}}},
      {"addsuffix", {2, {Other, Value}}},
      {"and", {0, {Value}}},
      {"basename", {1, {Value}}},
      {"call", {0, {Other, Value}}},
      {"dir", {1, {Value}}},
      {"error", {1, {Other}}},
      {"eval", {1, {Value}}},
      {"filter", {2, {Value}}},
      {"filter-out", {2, {Value}}},
      {"findstring", {2, {Value}}},
      {"firstword", {1, {Value}}},
      {"foreach", {3, {Other, Other, Value}}},
      {"if", {3, {Other, Value}}},
      {"info", {1, {Other}}},
      {"join", {2, {Value}}},
      {"lastword", {1, {Value}}},
      {"notdir", {1, {Value}}},
      {"or", {0, {Value}}},
      {"patsubst", {3, {Other, Other, Value}}},
      {"realpath", {1, {Value}}},
      {"shell", {1, {Shell}}},
      {"sort", {1, {Value}}},
      {"strip", {1, {Value}}},
      {"subst", {3, {Other, Other, Value}}},
      {"suffix", {1, {Value}}},
      {"warning", {1, {Other}}},
      {"wildcard", {1, {Other}}},
      {"word", {2, {Other, Value}}},
      {"wordlist", {3, {Other, Other, Value}}},
      {"words", {1, {Other}}},
  };
  auto found = functions.find(name);
  return found == functions.end() ? nullptr : &found->second;
}

/// The bracket that closes the reference or call which opens at `at` with `$(` or `${`; `end`: none does.
size_t closingMakeBracket(llvm::StringRef text, size_t at, size_t end) {
  char open = text[at + 1], close = open == '(' ? ')' : '}';
  unsigned depth = 0;
  for (size_t i = at + 1; i < end; ++i) {
    if (text[i] == open)
      ++depth;
    else if (text[i] == close && --depth == 0)
      return i;
  }
  return end;
}

bool opensReference(llvm::StringRef text, size_t at, size_t end) {
  return text[at] == '$' && at + 1 < end && (text[at + 1] == '(' || text[at + 1] == '{');
}

void addWords(llvm::StringRef text, size_t begin, size_t end, unsigned depth,
              std::vector<MakeWord> &words);

/// Reads a word that is a call of a function.
void readCall(llvm::StringRef text, unsigned depth, MakeWord &word) {
  constexpr unsigned maxDepth = 20;
  if (depth > maxDepth || !opensReference(text, word.begin, word.end) ||
      closingMakeBracket(text, word.begin, word.end) + 1 != word.end)
    return;
  size_t begin = word.begin + 2, end = word.end - 1;
  llvm::StringRef inside = text.slice(begin, end);
  llvm::StringRef name = inside.take_while([](char c) { return llvm::isAlpha(c) || c == '-'; });
  const FunctionKinds *kinds = functionKinds(name);
  if (!kinds || name.size() == inside.size() || !isBlank(inside[name.size()]))
    return;
  word.function = name;
  size_t argument = begin + inside.size() - inside.drop_front(name.size()).ltrim().size();
  char open = text[word.begin + 1], close = open == '(' ? ')' : '}';
  unsigned brackets = 0;
  for (size_t at = argument; at <= end; ++at) {
    if (at < end && text[at] == open)
      ++brackets;
    else if (at < end && text[at] == close)
      brackets -= brackets > 0;
    bool isLast = kinds->most && word.arguments.size() + 1 == kinds->most;
    if (at < end && (brackets || isLast || text[at] != ','))
      continue;
    size_t index = std::min(word.arguments.size(), kinds->kinds.size() - 1);
    word.arguments.push_back({argument, at, kinds->kinds[index], {}});
    addWords(text, argument, at, depth + 1, word.arguments.back().words);
    argument = at + 1;
  }
}

/// Whether a backslash joins the next line here. White space need not precede it.
bool continuesAt(llvm::StringRef text, size_t at, size_t end) {
  return text[at] == '\\' && at + 1 < end && (text[at + 1] == '\n' || text[at + 1] == '\r');
}

void addWords(llvm::StringRef text, size_t begin, size_t end, unsigned depth,
              std::vector<MakeWord> &words) {
  for (size_t at = begin; at < end;) {
    if (isBlank(text[at]) || continuesAt(text, at, end)) {
      ++at;
      continue;
    }
    size_t wordBegin = at;
    char quote = '\0';
    for (; at < end && (quote || !isBlank(text[at])); ++at) {
      if (text[at] == '\n' || continuesAt(text, at, end))
        break; // quotes end with the line
      if (opensReference(text, at, end))
        if (size_t close = closingMakeBracket(text, at, end); close < end) {
          at = close;
          continue;
        }
      if (quote ? text[at] == quote : text[at] == '"' || text[at] == '\'')
        quote = quote ? '\0' : text[at];
    }
    MakeWord word{wordBegin, at, wordBegin + coreEndOf(text.slice(wordBegin, at)), {}, {}};
    readCall(text, depth, word);
    words.push_back(std::move(word));
  }
}

/// Whether a line is one of make's directives, which rules go on after.
bool isDirective(llvm::StringRef line) {
  llvm::StringRef word = line.ltrim().take_while(llvm::isAlpha);
  return llvm::is_contained({"ifeq", "ifneq", "ifdef", "ifndef", "else", "endif"}, word);
}

/// Whether a line, which sets no variable, is a rule.
bool isRule(llvm::StringRef line) {
  unsigned brackets = 0;
  for (char c : line) {
    if (c == '(' || c == '{')
      ++brackets;
    else if (c == ')' || c == '}')
      brackets -= brackets > 0;
    else if (c == ':' && !brackets)
      return true;
  }
  // A call can make the rule: `$(eval $(call rule,$(target)))` does so.
  return line.ltrim().starts_with("$");
}

} // namespace

std::vector<MakeWord> makeWordsIn(llvm::StringRef text, size_t begin, size_t end) {
  std::vector<MakeWord> words;
  addWords(text, begin, end, 0, words);
  return words;
}

std::vector<MakeLine> readMakefile(llvm::StringRef text) {
  std::vector<MakeLine> lines;
  // A line with a tab is a recipe only after a rule.
  bool inRule = false;
  for (size_t begin = 0; begin < text.size();) {
    size_t end = lineEnd(text, begin);
    MakeLine line{begin, end};
    llvm::StringRef content = text.slice(begin, end);
    line.isRecipe = inRule && content.starts_with("\t");
    size_t wordsBegin = begin;
    size_t wordsEnd = begin + (line.isRecipe ? shellCommentBegin(content) : commentBegin(content));
    if (!line.isRecipe) {
      llvm::StringRef code = text.slice(begin, wordsEnd);
      wordsBegin += assignmentIn(code, line).value_or(0);
      if (!line.variable.empty())
        inRule = false;
      else if (!code.trim().empty() && !isDirective(code))
        inRule = isRule(code) || code.ltrim().starts_with("define ");
    }
    addWords(text, wordsBegin, wordsEnd, 0, line.words);
    lines.push_back(std::move(line));
    begin = end + 1;
  }
  return lines;
}

void MakeExports::read(llvm::StringRef text, const MakeLine &line) {
  if (line.isExported && !line.variable.empty())
    names_.insert(line.variable);
  if (line.isRecipe || !line.variable.empty() || line.words.empty())
    return;
  std::vector<std::string> names;
  for (const MakeWord &word : llvm::ArrayRef(line.words).drop_front())
    names.push_back(text.slice(word.begin, word.end).str());
  const MakeWord &first = line.words.front();
  readDirective(text.slice(first.begin, first.end), names);
}

void MakeExports::readDirective(llvm::StringRef directive, llvm::ArrayRef<std::string> names) {
  areAll_ |=
      directive.rtrim(':') == ".EXPORT_ALL_VARIABLES" || (directive == "export" && names.empty());
  if (directive == "export")
    names_.insert_range(names);
  else if (directive == "unexport")
    kept_.insert_range(names);
}

llvm::StringRef makeReferenceAt(llvm::StringRef text, size_t at) {
  llvm::StringRef rest = text.drop_front(at);
  if (!rest.consume_front("$(") && !rest.consume_front("${"))
    return {};
  llvm::StringRef name = rest.take_while([](char c) { return isNameCharacter(c) || c == '-'; });
  char next = rest.size() > name.size() ? rest[name.size()] : '\0';
  return next == ')' || next == '}' || next == ':' ? name : llvm::StringRef();
}

std::vector<llvm::StringRef> makeReferencesIn(llvm::StringRef text) {
  std::vector<llvm::StringRef> names;
  for (size_t at = text.find('$'); at != llvm::StringRef::npos; at = text.find('$', at + 1))
    if (llvm::StringRef name = makeReferenceAt(text, at); !name.empty())
      names.push_back(name);
  return names;
}

std::vector<llvm::StringRef> shellReferencesIn(llvm::StringRef text) {
  std::vector<llvm::StringRef> names;
  for (size_t at = text.find("$$"); at != llvm::StringRef::npos; at = text.find("$$", at + 2)) {
    llvm::StringRef rest = text.drop_front(at + 2);
    rest.consume_front("{");
    if (llvm::StringRef name = rest.take_while(isNameCharacter); !name.empty())
      names.push_back(name);
  }
  return names;
}

} // namespace tranship::buildfiles
