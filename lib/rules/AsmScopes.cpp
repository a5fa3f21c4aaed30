// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/AsmScopes.h"

#include "rules/AsmSyntax.h"
#include "syntax/Ptx.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

using clang::tok::TokenKind;

/// Whether the line of a token is a directive, and which: `endif`.
std::optional<llvm::StringRef> directiveAt(const SourceFile &file, unsigned offset) {
  llvm::StringRef line = file.text(file.line(offset)).ltrim();
  if (!line.consume_front("#"))
    return std::nullopt;
  return line.ltrim().take_while(llvm::isAlpha);
}

bool mentions(const PtxInstruction &instruction, llvm::StringRef name) {
  auto isIn = [&](llvm::StringRef text) {
    while (!text.empty()) {
      llvm::StringRef word = text.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
      if (word == name)
        return true;
      text = text.drop_front(std::max<size_t>(word.size(), 1));
    }
    return false;
  };
  return isIn(instruction.predicate) || llvm::any_of(instruction.operands, isIn);
}

} // namespace

AsmScopes::AsmScopes(const SourceFile &file, const Statements &seen) : file_(file) {
  for (const auto &[offset, ways] : seen)
    add(offset, ways);
}

void AsmScopes::add(unsigned offset, const std::set<frontend::AsmEvidence> &seen) {
  PtxCode code = readPtx(seen.begin()->text);
  bool opens = code.braces == "{", closes = code.braces == "}";
  bool isOne = llvm::all_of(seen, [&](const frontend::AsmEvidence &one) {
    return !one.isInMacro && one.text == seen.begin()->text;
  });
  bool isUnbalanced =
      opens || closes ||
      llvm::StringRef(code.braces).count('{') != llvm::StringRef(code.braces).count('}');
  if (open_.empty() && !isUnbalanced)
    return;
  Statement &statement = statements_[offset];
  statement.isUnbalanced = statement.isShared = isUnbalanced;
  statement.isBare = isUnbalanced && code.instructions.empty() && code.registers.empty();
  statement.group = groupCount_;
  const bool declares = (opens || code.braces.empty()) && !code.registers.empty();
  if (opens)
    open_.push_back({offset, {}});
  isBroken_ |= (isUnbalanced && !opens && !closes) || open_.empty() ||
               ((isUnbalanced || declares) && (!isOne || !isInList(offset)));
  if (!open_.empty() && declares) {
    isBroken_ |= blockAround(offset).begin != blockAround(open_.back().begin).begin;
    for (const PtxRegisters &registers : code.registers)
      for (const std::string &name : registers.names)
        open_.back().registers.push_back({withoutPercent(name).str(), registers.type,
                                          variableFor(withoutPercent(name), offset), offset});
    statement.isShared = true;
  }
  for (const Scope &scope : llvm::reverse(open_))
    for (const PtxSharedRegister &one : scope.registers) {
      bool isOwn = llvm::any_of(statement.visible, [&](const PtxSharedRegister &other) {
        return other.name == one.name;
      });
      bool isUsed = one.declaredAt == offset ||
                    llvm::any_of(code.instructions, [&](const PtxInstruction &instruction) {
                      return mentions(instruction, one.name);
                    });
      if (isOwn || !isUsed)
        continue;
      statement.visible.push_back(one);
      statement.isShared = true;
    }
  if (closes)
    close(offset);
  if (open_.empty()) {
    if (isBroken_) {
      culprits_[groupCount_] = offset;
      broken_.insert(groupCount_);
    }
    ++groupCount_;
    isBroken_ = false;
  }
}

void AsmScopes::close(unsigned end) {
  if (open_.empty()) {
    isBroken_ = true;
    return;
  }
  isBroken_ |= blockAround(open_.back().begin).begin != blockAround(end).begin;
  open_.pop_back();
}

bool AsmScopes::isInList(unsigned offset) const {
  const std::vector<SourceToken> &tokens = file_.tokens();
  size_t i = file_.tokenExactlyAt(offset);
  AsmSyntax statement = readAsm(file_, offset);
  size_t next = file_.tokenAt(statement.range.end);
  if (i >= tokens.size() || next >= tokens.size() || !tokens[next].is(TokenKind::semi))
    return false;
  // What comes before, without directives and the other branches of their conditions.
  int skipped = 0;
  while (i > 0) {
    std::optional<llvm::StringRef> directive = directiveAt(file_, tokens[i - 1].offset);
    if (!directive && skipped == 0)
      break;
    if (directive && directive->starts_with("el") && skipped == 0)
      skipped = 1;
    else if (directive && skipped > 0)
      skipped += (*directive == "endif") - directive->starts_with("if");
    unsigned line = file_.line(tokens[i - 1].offset).begin;
    while (i > 0 && tokens[i - 1].offset >= line)
      --i;
  }
  return i > 0 && (tokens[i - 1].is(TokenKind::semi) || tokens[i - 1].is(TokenKind::l_brace) ||
                   tokens[i - 1].is(TokenKind::r_brace));
}

Range AsmScopes::blockAround(unsigned offset) const {
  const std::vector<SourceToken> &tokens = file_.tokens();
  size_t i = file_.tokenExactlyAt(offset);
  int depth = 0;
  while (i > 0 && depth <= 0) {
    --i;
    depth += tokens[i].is(TokenKind::l_brace) - tokens[i].is(TokenKind::r_brace);
  }
  size_t end = i < tokens.size() ? matchingClose(file_, i) : tokens.size();
  return {i < tokens.size() ? tokens[i].offset : 0,
          end < tokens.size() ? tokens[end].end() : static_cast<unsigned>(file_.text().size())};
}

std::string AsmScopes::variableFor(llvm::StringRef name, unsigned offset) {
  Range block = blockAround(offset);
  auto [taken, isNew] = taken_.try_emplace(block.begin);
  if (isNew) {
    const std::vector<SourceToken> &tokens = file_.tokens();
    size_t first = file_.tokenAt(block.begin);
    auto isEnd = [](const SourceToken &token) {
      return token.is(TokenKind::semi) || token.is(TokenKind::l_brace) ||
             token.is(TokenKind::r_brace);
    };
    while (first > 0 && !isEnd(tokens[first - 1])) // parameters belong to the block
      --first;
    for (size_t i = first; i < tokens.size() && tokens[i].offset < block.end; ++i)
      if (tokens[i].is(TokenKind::raw_identifier))
        taken->second.insert(file_.text(tokens[i]).str());
  }
  std::string variable;
  for (char c : name)
    variable += llvm::isAlnum(c) ? c : '_';
  if (variable.empty() || llvm::isDigit(variable.front()))
    variable = "r" + variable;
  while (!taken->second.insert(variable).second)
    variable += "_";
  return variable;
}

llvm::ArrayRef<PtxSharedRegister> AsmScopes::registersAt(unsigned offset) const {
  auto found = statements_.find(offset);
  if (found == statements_.end() || !problemAt(offset).empty())
    return {};
  return found->second.visible;
}

bool AsmScopes::isShared(unsigned offset) const {
  auto found = statements_.find(offset);
  return found != statements_.end() && found->second.isShared;
}

bool AsmScopes::isCausedElsewhere(unsigned offset) const {
  auto found = statements_.find(offset);
  auto culprit = culprits_.find(found == statements_.end() ? groupCount_ : found->second.group);
  return culprit != culprits_.end() && culprit->second != offset;
}

bool AsmScopes::isBare(unsigned offset) const {
  auto found = statements_.find(offset);
  return found != statements_.end() && found->second.isBare;
}

std::vector<std::vector<unsigned>> AsmScopes::groups() const {
  std::map<size_t, std::vector<unsigned>> result;
  for (const auto &[offset, statement] : statements_)
    if (statement.isShared && !statement.isBare && problemAt(offset).empty())
      result[statement.group].push_back(offset);
  auto groups = llvm::make_second_range(result);
  return {groups.begin(), groups.end()};
}

void AsmScopes::drop(unsigned culprit) {
  culprits_.try_emplace(statements_.at(culprit).group, culprit);
}

std::string AsmScopes::problemAt(unsigned offset) const {
  auto found = statements_.find(offset);
  if (found == statements_.end() || !found->second.isShared)
    return {};
  auto culprit = culprits_.find(found->second.group);
  bool isOpen = found->second.group == groupCount_;
  bool isCulprit = culprit != culprits_.end() && culprit->second == offset;
  if (isOpen || (isCulprit && found->second.isUnbalanced && broken_.contains(culprit->first)))
    return "it opens or closes a block of PTX whose other end is not in the same block of C++";
  if (culprit == culprits_.end() || isCulprit)
    return {};
  return fmt::format("it is in a block of PTX with line {}, which has no translation",
                     file_.lineAndColumn(culprit->second).first);
}

std::optional<Edit> AsmScopes::removalOf(unsigned offset) const {
  if (!isBare(offset) || !problemAt(offset).empty())
    return std::nullopt;
  AsmSyntax statement = readAsm(file_, offset);
  size_t semicolon = file_.tokenAt(statement.range.end);
  Range range{offset, file_.tokens()[semicolon].end()}, line = file_.line(offset);
  bool isAlone = file_.text(Range{line.begin, range.begin}).trim().empty() &&
                 file_.line(range.end).begin == line.begin &&
                 file_.text(Range{range.end, line.end}).trim().empty();
  return Edit{isAlone ? line : range, {std::string()}};
}

} // namespace tranship::rules
