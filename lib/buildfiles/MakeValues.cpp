// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeValues.h"

#include "buildfiles/MakeLines.h"
#include "buildfiles/TextEdits.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

constexpr unsigned maxNested = 40;

/// The line without backslashes at ends of lines.
std::string joined(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    line = line.rtrim('\r');
    bool goesOn = line.consume_back("\\");
    result += (result.empty() ? line : line.ltrim());
    if (goesOn)
      result += ' ';
    text = rest;
  }
  return result;
}

/// The end of a reference that begins before `at`: the bracket that closes it.
size_t closeOf(llvm::StringRef text, size_t at, char open, char close) {
  for (unsigned depth = 1; at < text.size(); ++at) {
    if (text[at] == open)
      ++depth;
    else if (text[at] == close && --depth == 0)
      return at;
  }
  return text.size();
}

/// Splits at commas outside of brackets.
std::vector<llvm::StringRef> argumentsIn(llvm::StringRef text) {
  std::vector<llvm::StringRef> arguments;
  unsigned depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '{')
      ++depth;
    else if (text[i] == ')' || text[i] == '}')
      depth -= depth > 0;
    else if (text[i] == ',' && depth == 0) {
      arguments.push_back(text.slice(begin, i));
      begin = i + 1;
    }
  }
  arguments.push_back(text.drop_front(begin));
  return arguments;
}

} // namespace

std::vector<std::string> makeWords(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> words;
  llvm::SplitString(text, words, " \t\n\r");
  return std::vector<std::string>(words.begin(), words.end());
}

std::optional<std::string> matchPattern(llvm::StringRef word, llvm::StringRef from,
                                        llvm::StringRef to) {
  size_t percent = from.find('%');
  if (percent == llvm::StringRef::npos)
    return word == from ? std::optional(to.str()) : std::nullopt;
  llvm::StringRef before = from.take_front(percent), after = from.drop_front(percent + 1);
  if (word.size() < before.size() + after.size() || !word.starts_with(before) ||
      !word.ends_with(after))
    return std::nullopt;
  llvm::StringRef stem = word.drop_front(before.size()).drop_back(after.size());
  auto [left, right] = to.split('%');
  return to.contains('%') ? (left + stem + right).str() : to.str();
}

bool MakeRule::isPattern() const {
  return llvm::any_of(targets, [](llvm::StringRef target) { return target.contains('%'); });
}

MakeValues::MakeValues(const std::string &path, const TreeFiles &files, const MakeStart &start)
    : files_(files), start_(start), folder_(path::parent_path(path).str()) {
  for (const auto &[name, value] : start.folders) {
    variables_[name] = {value, true};
    installed_.insert(value);
  }
  for (auto [name, value] :
       {std::pair("CC", "cc"), {"CXX", "g++"}, {"MAKE", "make"}, {"RM", "rm -f"}})
    variables_[name] = {value, true};
  for (const auto &[name, value] : start.environment)
    variables_[name] = {value, true};
  for (const auto &[name, value] : start.commandLine)
    variables_[name] = {value, true, true};
  for (const char *name : {"CURDIR", "PWD"})
    variables_[name] = {folder_, true};
  readFile(path, 0);
  addSearchPath("%", expand("$(VPATH)"));
}

bool MakeValues::isActive() const {
  return llvm::all_of(conditions_, [](const Condition &one) { return one.isActive; });
}

void MakeValues::readFile(const std::string &file, unsigned depth) {
  std::optional<std::string> text = depth < 10 ? files_.read(file) : std::nullopt;
  if (!text)
    return;
  filesRead_.insert(file);
  for (const MakeLine &line : readMakefile(*text)) {
    std::string content = joined(llvm::StringRef(*text).slice(line.begin, line.end));
    llvm::StringRef trimmed = llvm::StringRef(content).trim();
    if (inDefinition_) {
      inDefinition_ = trimmed != "endef";
      continue;
    }
    if (line.isRecipe) {
      if (isActive() && inRule_ && !rules_.empty())
        rules_.back().recipe.push_back(trimmed.str());
      continue;
    }
    if (trimmed.empty() || trimmed.starts_with("#") || readDirective(trimmed, depth) || !isActive())
      continue;
    if (line.variable.empty()) {
      readRule(llvm::StringRef(content).split(" #").first, file, line.begin);
      continue;
    }
    inRule_ = false;
    size_t nameAt = size_t(line.variable.data() - text->data());
    if (llvm::StringRef(*text).slice(line.begin, nameAt).contains(':'))
      continue; // of one target
    llvm::StringRef sign =
        llvm::StringRef(*text).drop_front(nameAt + line.variable.size()).ltrim(" \t");
    std::string value;
    if (!line.words.empty())
      value = joined(llvm::StringRef(*text).slice(line.words.front().begin, line.words.back().end));
    assign(line.variable, sign.take_front(sign.find('=') + 1), value);
    exports_.read(*text, line);
  }
}

bool MakeValues::readDirective(llvm::StringRef line, unsigned depth) {
  size_t wordEnd = line.find_first_of(" \t(");
  llvm::StringRef word = line.take_front(wordEnd), rest = line.drop_front(word.size()).trim();
  if (word == "ifeq" || word == "ifneq" || word == "ifdef" || word == "ifndef") {
    bool active = isActive() && holds(word, rest.split(" #").first);
    conditions_.push_back({active, active});
    inRule_ = inRule_ && isActive();
    return true;
  }
  if (word == "else" && !conditions_.empty()) {
    Condition &condition = conditions_.back();
    condition.isActive = true; // so that only the conditions around it count
    bool active = !condition.wasActive && isActive();
    if (active && rest.starts_with("if")) {
      size_t end = rest.find_first_of(" \t(");
      active = holds(rest.take_front(end), rest.drop_front(std::min(end, rest.size())).trim());
    }
    condition.isActive = active;
    condition.wasActive |= active;
    return true;
  }
  if (word == "endif") {
    if (!conditions_.empty())
      conditions_.pop_back();
    return true;
  }
  if (word == "define") {
    inDefinition_ = true;
    return true;
  }
  if (word == "include" || word == "-include" || word == "sinclude") {
    if (isActive())
      for (const std::string &name : makeWords(expand(rest.split(" #").first)))
        for (const std::string &file : files_.matching(name, folder_))
          readFile(file, depth + 1);
    return true;
  }
  if (word == "vpath") {
    auto [pattern, folders] = rest.split(' ');
    if (isActive())
      addSearchPath(expand(pattern), expand(folders));
    return true;
  }
  if ((word != "export" && word != "unexport") || rest.contains('='))
    return false;
  if (isActive())
    exports_.readDirective(word, makeWords(expand(rest)));
  return true;
}

void MakeValues::addSearchPath(llvm::StringRef pattern, llvm::StringRef folders) {
  std::string text = folders.str();
  std::replace(text.begin(), text.end(), ':', ' ');
  for (const std::string &folder : makeWords(text))
    paths_.push_back({pattern.str(), folder});
}

bool MakeValues::holds(llvm::StringRef directive, llvm::StringRef rest) {
  if (directive == "ifdef" || directive == "ifndef") {
    auto found = variables_.find(expand(rest));
    bool isSet = found != variables_.end() && !found->second.text.empty();
    return isSet == (directive == "ifdef");
  }
  std::vector<std::string> sides;
  if (rest.starts_with("(")) {
    llvm::StringRef inside = rest.slice(1, closeOf(rest, 1, '(', ')'));
    for (llvm::StringRef side : argumentsIn(inside))
      sides.push_back(llvm::StringRef(expand(side)).trim().str());
  } else {
    for (llvm::StringRef left = rest; !left.empty();) {
      size_t close = left.find(left.front(), 1);
      sides.push_back(expand(left.slice(1, close)));
      left = left.drop_front(std::min(left.size(), close == left.npos ? left.size() : close + 1))
                 .ltrim();
    }
  }
  return sides.size() == 2 && (sides[0] == sides[1]) == (directive == "ifeq");
}

void MakeValues::assign(llvm::StringRef name, llvm::StringRef sign, llvm::StringRef value) {
  Variable &variable = variables_[name];
  if (variable.isFixed)
    return;
  bool isSet = !variable.text.empty() || variable.isFinal;
  if (sign == "+=") {
    std::string added = variable.isFinal ? expand(value) : value.str();
    variables_[name].text += (isSet ? " " : "") + added;
  } else if (sign.ends_with(":=")) {
    std::string text = expand(value);
    variables_[name] = {std::move(text), true};
  } else if (sign == "!=") {
    variables_[name] = {"", true}; // it would run something
  } else if (sign != "?=" || !isSet) {
    variable = {value.str(), false};
  }
}

/// An old form of a pattern: `.cu.o:` is `%.o: %.cu`.
static void replaceSuffixes(MakeRule &rule) {
  if (rule.targets.size() != 1 || !rule.prerequisites.empty())
    return;
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef(rule.targets.front()).split(parts, '.');
  if (parts.size() == 3 && parts[0].empty() && !parts[1].empty() && !parts[2].empty() &&
      !llvm::StringRef(rule.targets.front()).contains('/')) {
    rule.prerequisites = {("%." + parts[1]).str()};
    rule.targets = {("%." + parts[2]).str()};
  }
}

void MakeValues::readRule(llvm::StringRef line, const std::string &file, size_t offset) {
  inRule_ = false;
  auto [head, ownRecipe] = line.split(';');
  std::string expanded = expand(head);
  llvm::StringRef text = expanded;
  size_t colon = text.find(':');
  if (colon == llvm::StringRef::npos)
    return;
  MakeRule rule{{}, {}, {}, file, offset};
  rule.targets = makeWords(text.take_front(colon));
  for (const std::string &target : rule.targets)
    exports_.readDirective(target, {});
  text = text.drop_front(colon + 1).ltrim(':');
  // A static pattern: each target takes its own prerequisites.
  size_t second = text.find(':');
  std::string pattern = second == llvm::StringRef::npos ? "" : text.take_front(second).trim().str();
  if (!pattern.empty())
    text = text.drop_front(second + 1);
  for (const std::string &word : makeWords(text.split('|').first))
    rule.prerequisites.push_back(word);
  if (!pattern.empty())
    rule.targets = {pattern};
  replaceSuffixes(rule);
  if (!ownRecipe.trim().empty())
    rule.recipe.push_back(ownRecipe.trim().str());
  inRule_ = !rule.targets.empty();
  if (inRule_)
    rules_.push_back(std::move(rule));
}

MakeStart MakeValues::startOf(const ShellCommand &command) {
  MakeStart start = start_;
  auto set = [](MakeEnvironment &variables, llvm::StringRef name, std::string value) {
    auto known = llvm::find_if(variables, [&](const auto &one) { return one.first == name; });
    if (known == variables.end())
      variables.emplace_back(name.str(), std::move(value));
    else
      known->second = std::move(value);
  };
  std::vector<std::string> given;
  for (const auto &[name, value] : start.environment)
    given.push_back(name);
  std::vector<std::string> names;
  for (const auto &entry : variables_)
    if (llvm::StringRef name = entry.getKey();
        !entry.getValue().isFixed && (exports_.has(name) || llvm::is_contained(given, name)))
      names.push_back(name.str());
  llvm::sort(names); // the same variables make the same start
  for (const std::string &name : names)
    set(start.environment, name, expand("$(" + name + ")"));
  for (auto [words, variables] :
       {std::pair(&command.environment, &start.environment), {&command.words, &start.commandLine}})
    for (llvm::StringRef word : *words)
      if (auto [name, value] = word.split('='); word.contains('=') && !name.starts_with("-"))
        set(*variables, name, value.str());
  return start;
}

std::vector<std::string> MakeValues::prerequisitesOf(llvm::StringRef target) const {
  std::vector<std::string> all;
  for (bool withRecipe : {true, false})
    for (const MakeRule &rule : rules_)
      if (!rule.recipe.empty() == withRecipe && llvm::is_contained(rule.targets, target))
        llvm::append_range(all, rule.prerequisites);
  return all;
}

/// The line of a recipe as the shell reads it, which has the variables that the makefile exports.
std::string MakeValues::withExports(llvm::StringRef line) {
  std::string result;
  while (!line.empty()) {
    size_t dollar = line.find('$');
    result += line.take_front(dollar);
    line = line.drop_front(std::min(dollar, line.size()));
    llvm::StringRef rest = line.drop_front(!line.empty());
    bool isBraced = rest.consume_front("{");
    llvm::StringRef name = rest.take_while(isNameCharacter);
    rest = rest.drop_front(name.size());
    bool isReference = !name.empty() && (!isBraced || rest.consume_front("}"));
    if (isReference && exports_.has(name) && variables_.contains(name)) {
      result += expand(("$(" + name + ")").str());
      line = rest;
    } else if (!line.empty()) {
      result += '$';
      line = line.drop_front();
    }
  }
  return result;
}

std::vector<ShellCommand> MakeValues::commandsOf(const MakeRule &rule,
                                                 const MakeAutomatic &automatic) {
  std::vector<ShellCommand> commands;
  for (llvm::StringRef line : rule.recipe) {
    // A `-` that follows an unknown variable begins a flag.
    std::string text = withExports(expand(line.ltrim("@-+ \t"), automatic));
    for (ShellCommand &command : shellCommands(llvm::StringRef(text).ltrim("@+ \t")))
      commands.push_back(std::move(command));
  }
  return commands;
}

std::string MakeValues::expand(llvm::StringRef text, const MakeAutomatic &automatic) {
  if (!automatic.target.empty()) {
    const MakeAutomatic *before = std::exchange(automatic_, &automatic);
    std::string result = expand(text);
    automatic_ = before;
    return result;
  }
  std::string result;
  if (depth_ >= maxNested)
    return result;
  ++depth_;
  for (size_t at = 0; at < text.size();) {
    size_t dollar = text.find('$', at);
    result += text.slice(at, dollar);
    if (dollar == llvm::StringRef::npos || dollar + 1 >= text.size())
      break;
    char open = text[dollar + 1];
    if (open == '(' || open == '{') {
      size_t close = closeOf(text, dollar + 2, open, open == '(' ? ')' : '}');
      result += reference(text.slice(dollar + 2, close));
      at = close + 1;
    } else {
      result += open == '$' ? std::string("$") : automaticValue(text.substr(dollar + 1, 1));
      at = dollar + 2;
    }
  }
  --depth_;
  if (result.size() > budget_) {
    result.clear();
    isExhausted_ = true;
  }
  budget_ -= result.size();
  return result;
}

std::string MakeValues::automaticValue(llvm::StringRef name) const {
  if (!automatic_)
    return {};
  llvm::ArrayRef<std::string> all = automatic_->prerequisites;
  switch (name.front()) {
  case '@':
    return automatic_->target;
  case '*':
    return automatic_->stem;
  case '<':
    return all.empty() ? std::string() : all.front();
  case '^':
  case '+':
  case '?':
    return llvm::join(all, " ");
  default:
    return {};
  }
}

std::string MakeValues::reference(llvm::StringRef inside) {
  size_t nameEnd = inside.find_first_of(" \t");
  if (nameEnd != llvm::StringRef::npos && !inside.take_front(nameEnd).contains(':'))
    return call(inside.take_front(nameEnd), argumentsIn(inside.drop_front(nameEnd).ltrim()));
  // $(objects:.o=.cu)
  auto [name, exchange] = inside.split(':');
  std::string known = expand(name), value;
  if (known.size() <= 2 && !known.empty() && llvm::StringRef("@<^+?*").contains(known[0])) {
    value = automaticValue(known);
    if (known.size() == 2)
      value = call(known[1] == 'D' ? "dir" : "notdir", {value});
  } else if (auto found = variables_.find(known); found != variables_.end()) {
    std::string text = found->second.text;
    value = found->second.isFinal ? text : expand(text);
  }
  if (!exchange.contains('='))
    return value;
  auto [fromText, toText] = exchange.split('=');
  std::string from = expand(fromText), to = expand(toText);
  if (!llvm::StringRef(from).contains('%')) {
    from = "%" + from;
    to = "%" + to;
  }
  return substitutePattern(value, from, to);
}

} // namespace tranship::buildfiles
