// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/UnclaimedUses.h"

#include "rules/MacroReplacement.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <map>
#include <tuple>

namespace tranship::rules {
namespace {

/// By library, advice, and the name if it is that of a namespace with what follows it.
using UsesByCause = std::map<std::tuple<llvm::StringRef, llvm::StringRef, std::string>,
                             std::vector<const ResolvedUse *>>;

/// The name of a namespace with what follows it: `cuda::std::optional`. Other names as they are.
std::string wholeName(const SourceFile &file, const ResolvedUse &use) {
  std::string name = use.name;
  const std::vector<SourceToken> &tokens = file.tokens();
  if (use.row->kind == mapping::RowKind::Namespace)
    for (size_t i = use.token; i + 2 < tokens.size(); i += 2) {
      if (!tokens[i + 1].is(clang::tok::coloncolon) ||
          !tokens[i + 2].is(clang::tok::raw_identifier))
        break;
      name += ("::" + file.text(tokens[i + 2])).str();
    }
  return name;
}

/// Whether the type of a field has no counterpart either, for the same reason. The type is reported
/// where it is named, by its tag or by the name without `_st`, which is enough.
bool isOfUnsupportedType(const mapping::Table &table, const mapping::Row &field) {
  auto lacks = [&](const mapping::Row &type) {
    return type.kind == mapping::RowKind::Type && type.unsupported == field.unsupported;
  };
  llvm::StringRef tag = field.name.split('.').first, name = tag;
  name.consume_back("_st");
  return llvm::any_of(table.rowsOf(tag), lacks) && llvm::all_of(table.rowsOf(name), lacks);
}

/// Whether the name is in a part of a library that HIP lacks as a whole, such as `cuda::mr`.
bool isOfMissingPart(const mapping::Table &table, const mapping::Row &row) {
  llvm::StringRef part = row.name.ref().rsplit("::").first;
  return part != row.name && part.contains("::") &&
         llvm::any_of(table.rowsOf(part), [](const mapping::Row &known) {
           return known.kind == mapping::RowKind::Namespace && !known.supported;
         });
}

/// Whether one report is enough for all uses in a file that have the same cause.
bool isReportedTogether(const FileView &view, const mapping::Row &row) {
  if (view.options.everyPlace || view.table.hasUserRow(row.name))
    return false;
  const mapping::Library *library = view.table.library(row.library);
  return (library && library->oncePerFile) || row.unsupported->oncePerFile ||
         isOfMissingPart(view.table, row);
}

/// How many uses a report stands for apart from the first.
std::string othersOf(const mapping::Table &table, const mapping::Row &row, size_t others) {
  if (others == 0)
    return {};
  if (row.unsupported->oncePerFile)
    return fmt::format(" (and {} in this file)", plural(others, "more place"));
  // The table of several libraries has no prefix of names.
  const mapping::Library *library = table.library(row.library);
  bool isOne = !library || !library->prefixes.empty();
  return fmt::format(" (and {} of {} in this file)", plural(others, "more use"),
                     isOne ? row.library.str() : "its library");
}

/// Reports names that HIP lacks for one cause, at the first of them.
void reportUnsupported(const FileView &view, llvm::ArrayRef<const ResolvedUse *> uses,
                       RuleResult &result) {
  const ResolvedUse &first = *uses.front();
  const mapping::Row &row = *first.row;
  result.diagnose(DiagnosticKind::UnsupportedName, view.file.tokens()[first.token].offset,
                  fmt::format("`{}` has no HIP counterpart: {}{}", wholeName(view.file, first),
                              row.unsupported->why.str(),
                              othersOf(view.table, row, uses.size() - 1)),
                  row.unsupported->instead.str(), first.name);
}

/// `#ifdef NAME`, `#undef NAME`: HIP does not define a macro that it lacks, so the code is right without it.
bool isOnlyTested(const SourceFile &file, const ResolvedUse &use) {
  const SourceToken &token = file.tokens()[use.token];
  return use.disposition == Disposition::Unsupported && use.row->kind == mapping::RowKind::Macro &&
         (token.directive == Directive::Undef ||
          (token.directive == Directive::Condition && wantsName(file, use.token)));
}

void reportUnsupported(const FileView &view, const ResolvedUse &use, UsesByCause &together,
                       RuleResult &result) {
  const mapping::Row &row = *use.row;
  if (row.kind == mapping::RowKind::Field && isOfUnsupportedType(view.table, row))
    return;
  bool isNamespace = row.kind == mapping::RowKind::Namespace;
  if (isReportedTogether(view, row))
    together[{row.library, row.unsupported->instead, isNamespace ? wholeName(view.file, use) : ""}]
        .push_back(&use);
  else
    reportUnsupported(view, &use, result);
}

void report(const FileView &view, const ResolvedUse &use, UsesByCause &together,
            RuleResult &result) {
  unsigned offset = view.file.tokens()[use.token].offset;
  switch (use.disposition) {
  case Disposition::Declared:
    return;
  case Disposition::Unsupported:
    return reportUnsupported(view, use, together, result);
  case Disposition::Unknown:
    return; // see reportUnknown
  case Disposition::NoForm:
    return result.diagnose(DiagnosticKind::CallForm, offset,
                           fmt::format("no HIP form of `{}` matches this use", use.name),
                           "the HIP form depends on the number of arguments; translate it by hand",
                           use.name);
  case Disposition::Redeclared:
  case Disposition::Renamed:
  case Disposition::Reshaped:
  case Disposition::Valued:
  case Disposition::Method:
    return result.diagnose(DiagnosticKind::CallForm, offset,
                           fmt::format("no rule translated this use of `{}`", use.name),
                           "translate it by hand, and report the case", use.name);
  }
}

/// Reports a name that no table lists, once for all its uses in a file.
void reportUnknown(const FileView &view, llvm::ArrayRef<const ResolvedUse *> uses,
                   RuleResult &result) {
  bool isEach = view.options.everyPlace || uses.size() < 2;
  std::string others =
      isEach ? "" : fmt::format(" (and {} in this file)", plural(uses.size() - 1, "more place"));
  for (const ResolvedUse *use : uses.take_front(isEach ? uses.size() : 1))
    result.diagnose(DiagnosticKind::UnknownName, view.file.tokens()[use->token].offset,
                    fmt::format("`{}` looks like a name from {}, but the tables do not list it{}",
                                use->name, view.table.libraryLike(use->name).str(), others),
                    "translate it by hand, or add a row for it with --rules", use->name);
}

} // namespace

RuleResult reportUnclaimed(const FileView &view, const std::set<size_t> &claims) {
  RuleResult result;
  UsesByCause together;
  std::map<llvm::StringRef, std::vector<const ResolvedUse *>> unknown;
  for (const ResolvedUse &use : view.uses)
    if (!use.isQualifier && !claims.contains(use.token) && !isOnlyTested(view.file, use)) {
      report(view, use, together, result);
      if (use.disposition == Disposition::Unknown)
        unknown[use.name].push_back(&use);
    }
  for (const auto &[name, uses] : unknown)
    reportUnknown(view, uses, result);
  for (const auto &[cause, uses] : together)
    reportUnsupported(view, uses, result);
  return result;
}

} // namespace tranship::rules
