// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <optional>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// What becomes of one name that `##` builds.
struct Built {
  std::string name;
  /// HIP's name; the same name where it stays; nothing where it has no plain one.
  std::optional<std::string> hip;
  /// What the fragment has to be for that; nothing if no fragment does.
  std::optional<std::string> fragment;
  /// Why there is no plain name.
  std::string reason = {};
};

/// Rewrites the first fragment of names that `##` builds, if it can be the same for all of them.
///
///     #define CUDA(x) cuda##x                 #define CUDA(x) hip##x
///     CUDA(Malloc)(&p, n); CUDA(Free)(p);     CUDA(Malloc)(&p, n); CUDA(Free)(p);
class PastedNameRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const auto &[offset, names] : view.evidence.pasted) {
      size_t token = view.file.tokenExactlyAt(offset);
      if (token >= view.file.tokens().size())
        continue;
      std::vector<Built> all;
      for (const frontend::PastedName &pasted : names)
        all.push_back(translate(view, token, pasted));
      llvm::StringRef written = view.file.text(view.file.tokens()[token]);
      if (llvm::all_of(all, [&](const Built &built) { return built.hip == built.name; }))
        continue;
      const std::optional<std::string> &fragment = all.front().fragment;
      bool fits = fragment &&
                  llvm::all_of(all, [&](const Built &built) { return built.fragment == fragment; });
      if (!fits || !rewrite(view, result, token, *fragment))
        report(result, offset, written, all);
    }
    rewriteUnused(view, result);
    return result;
  }

private:
  /// `#define CALL(call) cuda##call` that no unit expands, as in a header for others: the fragment becomes
  /// what it is in most names.
  static void rewriteUnused(const FileView &view, RuleResult &result) {
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (size_t i = 1; i + 2 < tokens.size(); ++i) {
      if (tokens[i].directive != Directive::Define || !tokens[i + 1].is(tok::hashhash) ||
          !tokens[i].is(tok::raw_identifier) || tokens[i - 1].is(tok::hashhash) ||
          !tokens[i + 2].is(tok::raw_identifier) ||
          view.evidence.pasted.contains(tokens[i].offset) || view.isHipAt(tokens[i].offset) ||
          view.userNames.contains(view.file.text(tokens[i]).str()))
        continue;
      if (std::string usual = usualFragment(view.table, view.file.text(tokens[i])); !usual.empty())
        rewrite(view, result, i, usual);
    }
  }

  /// What the beginning of names becomes in eight of ten rows: `hip` for `cuda`. Empty if it differs, or if
  /// no library's names begin so.
  static std::string usualFragment(const mapping::Table &table, llvm::StringRef fragment) {
    if (table.libraryLike((fragment + "X").str()).empty())
      return {};
    std::map<std::string, unsigned> votes;
    unsigned all = 0;
    for (llvm::ArrayRef<mapping::Row> layer : table.layers())
      for (const mapping::Row &row : layer) {
        llvm::StringRef rest = row.name, hip = row.hip;
        if (row.kind != mapping::RowKind::Function || !row.supported || !row.helper.empty() ||
            !rest.consume_front(fragment) || rest.empty() || !llvm::isUpper(rest.front()))
          continue;
        ++all;
        if (hip.consume_back(rest))
          ++votes[hip.str()];
      }
    for (const auto &[hip, count] : votes)
      if (count * 10 >= all * 8 && hip != fragment)
        return hip;
    return {};
  }

  static Built translate(const FileView &view, size_t token, const frontend::PastedName &pasted) {
    Built built{pasted.name, pasted.name, {}};
    llvm::ArrayRef<mapping::Row> rows = view.table.rowsOf(pasted.name);
    bool isOwn = view.userNames.contains(pasted.name) && !view.table.hasUserRow(pasted.name);
    if (!rows.empty() && !isOwn) {
      const mapping::Row *row = rowFor(view, token, pasted.name);
      built.hip.reset();
      if (!row)
        built.reason = "needs a form that depends on its arguments";
      else if (!row->supported)
        built.reason = "has no HIP counterpart";
      else if (!row->isIn(view.options.target.hip))
        built.reason = versionMessage(*row, view.options.target.hip);
      else if (!row->call.empty())
        built.reason = "needs a form of its own";
      else if (row->hip.empty() || row->hip.contains(':') || !row->helper.empty())
        built.reason = fmt::format("becomes `{}`", row->hip.str());
      else
        built.hip = nameFor(*row, pasted.rest).str();
    }
    // If `##` built the first fragment too, nothing precedes `rest`.
    llvm::StringRef hip = built.hip ? llvm::StringRef(*built.hip) : "";
    if (pasted.rest.size() < pasted.name.size() && hip.consume_back(pasted.rest) && !hip.empty())
      built.fragment = hip.str();
    return built;
  }

  /// HIP's name that ends as CUDA's does, if it has one; else the name that the row prefers.
  static llvm::StringRef nameFor(const mapping::Row &row, llvm::StringRef rest) {
    bool needsAlias = !rest.empty() && !row.hip.ends_with(rest) && row.alias.ends_with(rest);
    return needsAlias ? row.alias : row.hip;
  }

  /// The row for a name whose call is not known: the plain one, or that of the function in C if the
  /// others are for its overloads. Calls of those do not compile, which the port check reports.
  static const mapping::Row *rowFor(const FileView &view, size_t token, const std::string &name) {
    llvm::ArrayRef<mapping::Row> rows = view.table.rowsOf(name);
    // HIP has the name as well, and no overloads for the arguments that need another form.
    bool isAtomic = llvm::StringRef(name).starts_with("atomic");
    for (const mapping::Row &row : rows)
      if (isAtomic && !row.given.isSet() && row.call.empty() && row.hip == name)
        return &row;
    // HIP lacks overloads that CUDA added later.
    auto isLaterOverload = [](const mapping::Row &row) {
      return row.given.isSet() && !row.supported && row.cudaAdded.known();
    };
    if (llvm::any_of(rows, [&](const mapping::Row &row) {
          return (row.given.isSet() && !isLaterOverload(row)) || row.wave != mapping::RowWave::Any;
        }))
      return nullptr;
    if (rows.size() == 2 && isLaterOverload(rows.back()))
      return &rows.front();
    if (const mapping::Row *row =
            view.resolver.resolve({token, name, rows, Layer::Preprocessor}).row)
      return row;
    const auto *declared =
        llvm::find_if(rows, [](const mapping::Row &row) { return !row.decl.empty(); });
    return declared == rows.end() ? nullptr : declared;
  }

  static bool rewrite(const FileView &view, RuleResult &result, size_t token,
                      const std::string &fragment) {
    // A fragment in an argument may be used as a name as well, which RenameRule changes.
    for (const ResolvedUse &use : view.uses)
      if (use.token == token) {
        const mapping::Row *row = use.row;
        return row && row->supported && row->call.empty() && row->hip == fragment;
      }
    result.change(
        {"pasted-name", Layer::Preprocessor, {{view.file.tokens()[token].range(), {fragment}}}});
    return true;
  }

  static std::string describe(const Built &built) {
    if (!built.reason.empty())
      return fmt::format("`{}` {}", built.name, built.reason);
    if (built.hip == built.name)
      return fmt::format("`{}` stays", built.name);
    return fmt::format("`{}` becomes `{}`", built.name, *built.hip);
  }

  static void report(RuleResult &result, unsigned offset, llvm::StringRef written,
                     llvm::ArrayRef<Built> all) {
    if (all.size() == 1) {
      result.diagnose(DiagnosticKind::PastedName, offset,
                      fmt::format("`{}` is built with `##` from `{}` and is not rewritten: {}",
                                  all.front().name, written.str(), describe(all.front())),
                      "write out the name, or change the macro by hand", all.front().name);
      return;
    }
    // Most names fit together. The report lists those that do not, which a person has to change.
    constexpr size_t maxNames = 6;
    std::map<std::string, unsigned> votes;
    for (const Built &built : all)
      ++votes[built.fragment.value_or("")];
    votes.erase("");
    votes.erase(written.str());
    std::string wanted;
    for (const auto &[fragment, count] : votes)
      if (wanted.empty() || count > votes[wanted])
        wanted = fragment;
    std::vector<std::string> others;
    for (const Built &built : all)
      if (wanted.empty() || built.fragment != wanted)
        others.push_back(describe(built));
    size_t count = others.size();
    if (count > maxNames) {
      others.resize(maxNames);
      others.push_back(fmt::format("and {} more", count - maxNames));
    }
    std::string why = llvm::join(others, ", ");
    if (wanted.empty())
      result.diagnose(DiagnosticKind::PastedName, offset,
                      fmt::format("`##` builds {} names from `{}`, and none is rewritten: {}",
                                  all.size(), written.str(), why),
                      "write out the names, or change the macro by hand", all.front().name);
    else
      result.diagnose(
          DiagnosticKind::PastedName, offset,
          fmt::format(
              "`##` builds {} names from `{}`, and `{}` in its place does not fit all of them: {}",
              all.size(), written.str(), wanted, why),
          fmt::format("write out {}, and translate again",
                      count == 1 ? "that name" : "these names"),
          all.front().name);
  }
};

} // namespace

std::unique_ptr<Rule> makePastedNameRule() { return std::make_unique<PastedNameRule>(); }

} // namespace tranship::rules
