// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/RowGuards.h"

#include "mapping/Helpers.h"
#include "mapping/Table.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace tranship::rules {
namespace {

using GuardKind = mapping::ArgumentGuard::Kind;

/// Whether a macro would end the argument at a comma: only parentheses keep one.
bool hasMacroComma(llvm::StringRef argument) {
  int depth = 0;
  for (char c : argument) {
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (c == ',' && depth == 0)
      return true;
  }
  return false;
}

/// A macro calls what it is given: `CUDA_CALL(cudaEventCreate, &event)`. A name is enough there if
/// only the number of arguments matters.
bool isArityEnough(const mapping::Row &row) {
  return row.arity >= 0 && !row.given.isSet() && row.call.empty();
}

/// How many arguments follow a function's name in a use of a macro that Clang has not seen: one in
/// `CUDA_CALL(cudaEventCreate, &event)`.
std::optional<size_t> argumentsBeside(const SourceFile &file, size_t name) {
  const std::vector<SourceToken> &tokens = file.tokens();
  if (name < 2 || !tokens[name - 1].is(clang::tok::l_paren) ||
      !tokens[name - 2].is(clang::tok::raw_identifier))
    return std::nullopt;
  std::optional<CallSyntax> use = parseCall(file, name - 2, -1);
  if (!use || use->arguments.size() < 2 || use->arguments.front().end != tokens[name].range().end)
    return std::nullopt;
  return use->arguments.size() - 1;
}

/// Whether the arguments from `first` on are of type `int`.
bool areInts(const frontend::CallEvidence &seen, size_t first) {
  for (size_t i = first; i < size_t(seen.arguments); ++i)
    if (auto type = seen.types.find(i); type == seen.types.end() || type->second != "int")
      return false;
  return true;
}

/// Whether the file declares a variable of this name and type: `cudaMemLocation where`. For calls that Clang has not
/// understood, such as an argument of a method of an unknown object. The last declaration before the use counts; if there is
/// none, the first one after it does, which may be a member's.
bool isDeclaredAs(const SourceFile &file, size_t use, llvm::StringRef variable,
                  llvm::StringRef type) {
  const std::vector<SourceToken> &tokens = file.tokens();
  // The word before the name, where a type may be; empty: there is none.
  auto typeBefore = [&](size_t name) -> llvm::StringRef {
    if (name == 0 || file.text(tokens[name]) != variable)
      return {};
    bool isReference = name > 1 && tokens[name - 1].is(clang::tok::amp);
    const SourceToken &before = tokens[name - (isReference ? 2 : 1)];
    llvm::StringRef text = file.text(before);
    return before.is(clang::tok::raw_identifier) && text != "return" ? text : llvm::StringRef();
  };
  for (size_t name = std::min(use, tokens.size()); name-- > 0;)
    if (llvm::StringRef found = typeBefore(name); !found.empty())
      return found == type;
  for (size_t name = use; name < tokens.size(); ++name)
    if (llvm::StringRef found = typeBefore(name); !found.empty())
      return found == type;
  return false;
}

/// One predicate for each guard column of a row (mapping/Columns.def), with the name of its member.
struct Guards {
  static bool arity(const mapping::Row &row, const GuardedUse &use) {
    if (row.arity < 0)
      return true;
    if (use.call)
      return size_t(row.arity) == use.call->arguments.size();
    if (!isArityEnough(row))
      return false;
    return use.seen ? size_t(row.arity) == size_t(use.seen->arguments)
                    : size_t(row.arity) == argumentsBeside(use.file, use.token);
  }

  static bool given(const mapping::Row &row, const GuardedUse &use) {
    if (!row.given.isSet())
      return true;
    const frontend::CallEvidence *seen = use.seen;
    if (use.areSeveral)
      return row.given.kind == GuardKind::Several;
    if (!use.call)
      return false;
    size_t argument = row.given.argument;
    llvm::StringRef text = argument < use.call->arguments.size()
                               ? use.file.text(use.call->arguments[argument])
                               : llvm::StringRef();
    switch (row.given.kind) {
    case GuardKind::BracedList:
      return text.starts_with("{");
    case GuardKind::Comma:
      return hasMacroComma(text);
    case GuardKind::FullMask:
      return seen && seen->fullMasks.contains(row.given.argument);
    case GuardKind::Record:
      return seen && seen->records.contains(row.given.argument);
    case GuardKind::AllInt:
      return seen && areInts(*seen, argument);
    case GuardKind::Wide:
      return seen && seen->wide.contains(row.given.argument);
    case GuardKind::Several:
      return false; // holds for several ways of use together (Resolver)
    case GuardKind::Type:
      break;
    }
    if (text == row.given.text)
      return true;
    if (!seen)
      return isDeclaredAs(use.file, use.token, text, row.given.text);
    auto type = seen->types.find(row.given.argument);
    return type != seen->types.end() && type->second == row.given.text;
  }

  static bool wave(const mapping::Row &row, const GuardedUse &use) {
    switch (row.wave) {
    case mapping::RowWave::Any:
      return true;
    case mapping::RowWave::Whole:
      return use.wave == frontend::WaveForm::Whole;
    case mapping::RowWave::Groups:
      return use.wave == frontend::WaveForm::Groups;
    }
    return true;
  }

  static bool onHost(const mapping::Row &row, const GuardedUse &use) {
    return !row.onHost || ((use.call || isArityEnough(row)) && use.seen && !use.seen->onDevice &&
                           !use.seen->isOfStd);
  }

  static bool cuda(const mapping::Row &row, const GuardedUse &use) {
    return row.isForCuda(use.options.target.cudaOrUsual());
  }

  static bool forHip(const mapping::Row &row, const GuardedUse &use) {
    return row.isForHip(use.options.target.hip);
  }

  static bool including(const mapping::Row &row, const GuardedUse &use) {
    return row.including.empty() || seesHeader(use.evidence, row.including);
  }

  static bool lacksTextures(const mapping::Row &row, const GuardedUse &use) {
    return !row.lacksTextures || use.options.target.lacksTextures();
  }

  /// A string gets no helper if there is a form without. A helper that makes a namespace is for
  /// aliases and `using namespace`: the names in the namespace have rows.
  static bool helper(const mapping::Row &row, const GuardedUse &use) {
    if (row.helper.empty())
      return true;
    bool isQualifier = use.token + 1 < use.file.tokens().size() &&
                       use.file.tokens()[use.token + 1].is(clang::tok::coloncolon);
    if (row.kind == mapping::RowKind::Namespace && isQualifier)
      return false;
    return use.options.helpers == HelperForm::String
               ? !(use.other && use.other->supported) &&
                     mapping::isForRuntimeCompilation(row.helper)
               : use.options.helpers != HelperForm::None;
  }
};

using Predicate = bool (*)(const mapping::Row &row, const GuardedUse &use);

/// A guard column without a predicate does not compile.
constexpr Predicate guards[] = {
#define PREDICATE_Identity(member)
#define PREDICATE_Guard(member) Guards::member,
#define PREDICATE_Translation(member)
#define PREDICATE_Fact(member)
#define ROW_COLUMN(role, key, member, type, reader, help) PREDICATE_##role(member)
#include "mapping/Columns.def"
};

} // namespace

bool applies(const mapping::Row &row, const GuardedUse &use) {
  return row.kind != mapping::RowKind::Header &&
         llvm::all_of(guards, [&](Predicate holds) { return holds(row, use); });
}

bool seesHeader(const frontend::FileEvidence &evidence, llvm::StringRef header) {
  return evidence.includesOfCuda(header) ||
         llvm::any_of(mapping::includersOf(header),
                      [&](llvm::StringRef other) { return evidence.includesOfCuda(other); });
}

} // namespace tranship::rules
