// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Lint.h"

#include "mapping/CallTemplate.h"
#include "mapping/Helpers.h"
#include "mapping/NearNames.h"
#include "mapping/RowText.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <set>

namespace tranship::mapping {
namespace {

/// Calls `visit` for each C++ name in a text; `a::b` is one.
template <typename Visit> void eachName(llvm::StringRef text, Visit visit) {
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_' || c == ':'; };
  while (!(text = text.drop_until(isPart)).empty()) {
    llvm::StringRef name = text.take_while(isPart);
    visit(name.trim(':'));
    text = text.drop_front(name.size());
  }
}

/// Calls `visit` for each HIP name in a row.
template <typename Visit> void eachHipName(const Row &row, Visit visit) {
  llvm::SmallVector<llvm::StringRef, 2> words; // one header may become several
  row.hip.ref().split(words, ' ', -1, /*KeepEmpty=*/false);
  llvm::for_each(words, visit);
  if (!row.tag.empty())
    visit(row.tag);
  eachName(row.call, visit);
}

class Linter {
public:
  Linter(llvm::StringRef fileName, const LintOptions &options)
      : fileName_(fileName), options_(options) {
    if (options.roc && !options.isOwnTable)
      table_.useRocLibraries();
  }

  std::vector<LintFinding> run(llvm::StringRef text) {
    for (Problem &problem :
         readAllRows(text, fileName_, set_, options_.isOwnTable ? RowOrder::Sorted : RowOrder::Any,
                     options_.otherKey))
      findings_.push_back({LintFinding::Error, std::move(problem)});
    if (findings_.empty()) // otherwise rows may be missing
      checkPrefixes();
    for (size_t first = 0, end; first < set_.rows.size(); first = end) {
      for (end = first + 1; end < set_.rows.size(); ++end)
        if (set_.rows[end].name != set_.rows[first].name)
          break;
      checkName(first, end);
    }
    for (size_t i = 0; i < set_.rows.size(); ++i)
      checkRow(set_.rows[i], set_.rowLines[i]);
    checkDisabled();
    llvm::stable_sort(findings_, [](const LintFinding &a, const LintFinding &b) {
      return a.problem.line < b.problem.line;
    });
    return std::move(findings_);
  }

private:
  void add(LintFinding::Severity severity, unsigned line, std::string text) {
    findings_.push_back({severity, {fileName_.str(), line, std::move(text)}});
  }

  /// Compares all rows of one name with the rows that would apply without them.
  void checkName(size_t first, size_t end) {
    llvm::ArrayRef<Row> rows = llvm::ArrayRef(set_.rows).slice(first, end - first);
    llvm::StringRef name = rows.front().name;
    auto hasRole = [](const Row &row) { return !row.role.empty(); };
    if (llvm::count_if(rows, hasRole) > 1)
      add(LintFinding::Error, set_.rowLines[first],
          fmt::format("several rows of `{}` have a `role`; give it to one", name.str()));
    llvm::ArrayRef<Row> present = table_.rowsOf(name);
    if (options_.isOwnTable && !options_.roc)
      return; // these are the compiled-in rows
    bool isSame = rows.size() == present.size() &&
                  std::equal(rows.begin(), rows.end(), present.begin(), translateAlike);
    if (isSame) {
      for (size_t i = first; i < end; ++i)
        add(LintFinding::Warning, set_.rowLines[i],
            fmt::format("row `{}` is the same as the compiled-in row", name.str()));
      return;
    }
    if (options_.isOwnTable)
      return; // rows for ROC mode are meant to replace others
    if (!present.empty())
      add(LintFinding::Note, set_.rowLines[first],
          fmt::format("row `{}` replaces {}", name.str(), inWords(present)));
    if (const Row *lost = firstLost(rows, present))
      add(LintFinding::Warning, set_.rowLines[first],
          fmt::format("`{}` now has rows only for some cases and none for {}; add a row without "
                      "guards",
                      name.str(),
                      guards(*lost).empty() ? "the others" : "calls" + conditions(*lost)));
    if (present.empty() && table_.libraryLike(name).empty())
      for (size_t i = first; i < end; ++i)
        if (const Row &row = set_.rows[i]; row.supported && !changesText(row) && !row.warn &&
                                           row.needs.empty() && guards(row).empty() &&
                                           rows.size() == 1)
          add(LintFinding::Warning, set_.rowLines[i],
              fmt::format("row `{}` keeps a name that would not change anyway", name.str()));
  }

  /// A present row whose cases no row covers once `rows` replace it; null if there is none.
  static const Row *firstLost(llvm::ArrayRef<Row> rows, llvm::ArrayRef<Row> present) {
    auto isFor = [&](const std::string &guard) {
      return llvm::any_of(rows, [&](const Row &row) { return guards(row) == guard; });
    };
    if (isFor(""))
      return nullptr;
    const Row *lost = llvm::find_if(present, [&](const Row &row) { return !isFor(guards(row)); });
    return lost == present.end() ? nullptr : lost;
  }

  static std::string inWords(llvm::ArrayRef<Row> rows) {
    constexpr size_t maxShown = 3;
    std::string text = rows.size() == 1 ? "the compiled-in row:"
                                        : fmt::format("{} compiled-in rows:", rows.size());
    for (const Row &row : rows.take_front(maxShown))
      text += fmt::format(" {}{};", outcome(row), conditions(row));
    return rows.size() > maxShown ? text + " …" : text.substr(0, text.size() - 1);
  }

  /// Checks that a name follows its namespace: `cub::Sum` becomes what `cub` and `Sum` become. It
  /// may move to another one, but not keep the old one.
  void checkNamespace(const Row &row, unsigned line) {
    size_t end = row.name.ref().rfind("::"), hipEnd = row.hip.ref().rfind("::");
    // What a helper declares may be in a namespace that HIP lacks.
    if (!row.supported || row.kind == RowKind::Namespace || row.kind == RowKind::Header ||
        !row.helper.empty() || end == llvm::StringRef::npos)
      return;
    llvm::StringRef scope = row.name.ref().substr(0, end), hipScope = scope;
    for (llvm::ArrayRef<Row> rows : {table_.rowsOf(scope), ownRowsOf(scope)})
      if (!rows.empty() && rows.front().kind == RowKind::Namespace)
        hipScope = rows.front().hip;
    llvm::StringRef given = row.hip.ref().substr(0, hipEnd == llvm::StringRef::npos ? 0 : hipEnd);
    if (given != hipScope && (given.empty() || given == scope))
      add(LintFinding::Error, line,
          fmt::format("row `{}`: the HIP name must be in the namespace that `{}` becomes: `{}`",
                      row.name.str(), scope.str(), hipScope.str()));
  }
  llvm::ArrayRef<Row> ownRowsOf(llvm::StringRef name) const {
    auto first = llvm::find_if(set_.rows, [&](const Row &row) { return row.name == name; });
    return first == set_.rows.end() ? llvm::ArrayRef<Row>() : llvm::ArrayRef<Row>(*first);
  }

  void checkRow(const Row &row, unsigned line) {
    checkCall(row, line);
    checkNamespace(row, line);
    if (row.arity >= 0 && row.given.argument >= row.arity)
      add(LintFinding::Warning, line,
          fmt::format("row `{}` never applies: a call with arity {} has no argument ${}",
                      row.name.str(), row.arity, row.given.argument));
    if (!row.helper.empty() && llvm::none_of(builtinHelpers(), [&](const Helper &helper) {
          return helper.id == row.helper;
        }))
      add(LintFinding::Warning, line,
          fmt::format("row `{}`: there is no helper `{}`", row.name.str(), row.helper.str()));
    if (options_.isOwnTable)
      return;
    if (!row.decl.empty() || !row.value.empty())
      add(LintFinding::Warning, line,
          fmt::format("row `{}`: `decl` and `value` only have an effect in tranship's own tables",
                      row.name.str()));
    if (row.supported)
      eachHipName(row, [&](llvm::StringRef name) { checkHipName(row, name, line); });
  }

  /// Reports arguments that a rewrite drops without a warning to the user.
  void checkCall(const Row &row, unsigned line) {
    if (!row.reshapesCall())
      return;
    CallTemplate form = llvm::cantFail(CallTemplate::parse(row.call)); // the reader accepted it
    if (row.arity >= 0 && form.minimumArguments() > unsigned(row.arity))
      add(LintFinding::Warning, line,
          fmt::format("row `{}`: `call` needs {} arguments, more than the arity {}", row.name.str(),
                      form.minimumArguments(), row.arity));
    // Rows for ROC mode leave out workspaces because these libraries manage them themselves.
    if (row.warn || (options_.isOwnTable && options_.roc))
      return;
    std::set<unsigned> used;
    if (row.given.isSet())
      used.insert(row.given.argument); // the row knows the dropped value
    unsigned end = row.arity >= 0 ? row.arity : form.minimumArguments();
    bool takesAny = false;
    for (const CallTemplate::Piece &piece : form.pieces) {
      if (piece.kind == CallTemplate::Piece::Argument)
        used.insert(piece.index);
      if (piece.kind == CallTemplate::Piece::Rest)
        for (unsigned i = piece.index; i < std::max(end, piece.index + 1); ++i)
          used.insert(i);
      takesAny |=
          piece.kind == CallTemplate::Piece::Argument || piece.kind == CallTemplate::Piece::Rest;
    }
    std::string dropped;
    for (unsigned i = 0; i < end; ++i)
      if (!used.contains(i))
        dropped += fmt::format("{}${}", dropped.empty() ? "" : ", ", i);
    if (!dropped.empty())
      add(LintFinding::Warning, line,
          fmt::format("row `{}`: `call` drops {} without a `warn` that says so", row.name.str(),
                      dropped));
    else if (!takesAny && row.arity < 0)
      add(LintFinding::Warning, line,
          fmt::format("row `{}`: `call` drops all arguments; say so with `warn`, or add `arity: 0` "
                      "if there are none",
                      row.name.str()));
  }

  /// Reports names that look like HIP's but that no table has; other names are the user's own.
  void checkHipName(const Row &row, llvm::StringRef name, unsigned line) {
    if (name == row.name || hipNames().contains(name))
      return;
    if (!looksLikeHip(name))
      return;
    NearNames near(name);
    for (llvm::StringRef known : hipNames())
      near.consider(known);
    std::vector<llvm::StringRef> names = near.take();
    add(names.empty() ? LintFinding::Note : LintFinding::Warning, line,
        fmt::format("row `{}`: no table has the HIP name `{}`{}", row.name.str(), name.str(),
                    didYouMean(names)));
  }

  const std::set<llvm::StringRef> &hipNames() {
    if (hipNames_.empty())
      for (const BuiltinTables *tables : {&builtinTables(), &rocTables()})
        for (const Row &row : tables->rows)
          eachHipName(row, [&](llvm::StringRef name) { hipNames_.insert(name); });
    return hipNames_;
  }

  void checkPrefixes() {
    if (options_.isOwnTable && options_.roc)
      return; // the prefixes of the plain tables apply
    for (const Library &library : set_.libraries)
      for (llvm::StringRef prefix : library.prefixes)
        if (llvm::none_of(set_.rows, [&](const Row &row) { return row.name.starts_with(prefix); }))
          add(LintFinding::Warning, set_.prefixesLine,
              fmt::format("no row here has the prefix `{}`", prefix.str()));
  }

  void checkDisabled() {
    for (auto [name, line] : llvm::zip_equal(set_.disabled, set_.disabledLines)) {
      if (options_.isOwnTable)
        add(LintFinding::Error, line, "`disable` is only allowed in users' rules");
      if (!table_.rowsOf(name).empty())
        continue;
      NearNames near(name);
      for (llvm::ArrayRef<Row> layer : table_.layers())
        for (const Row &row : layer)
          near.consider(row.name);
      std::vector<llvm::StringRef> names = near.take();
      // A name without a row that has a known prefix would be reported, so it may be disabled.
      if (!names.empty() || table_.libraryLike(name).empty())
        add(LintFinding::Warning, line,
            fmt::format("`disable`: no table has a row for `{}`{}", name.str(), didYouMean(names)));
    }
  }

  llvm::StringRef fileName_;
  const LintOptions &options_;
  /// The tables without the rows of the file.
  Table table_;
  RowSet set_;
  std::set<llvm::StringRef> hipNames_;
  std::vector<LintFinding> findings_;
};

} // namespace

std::string LintFinding::str() const {
  constexpr const char *words[] = {"error", "warning", "note"};
  return fmt::format("{}:{}: {}: {}", problem.file, problem.line, words[severity], problem.text);
}

std::vector<LintFinding> lint(llvm::StringRef text, llvm::StringRef fileName,
                              const LintOptions &options) {
  return Linter(fileName, options).run(text);
}

} // namespace tranship::mapping
