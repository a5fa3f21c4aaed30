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
  void run(FileContext &context) const override {
    for (const auto &[offset, names] : context.evidence.pasted) {
      size_t token = context.file.tokenExactlyAt(offset);
      if (token >= context.file.tokens().size())
        continue;
      std::vector<Built> all;
      for (const frontend::PastedName &pasted : names)
        all.push_back(translate(context, token, pasted));
      llvm::StringRef written = context.file.text(context.file.tokens()[token]);
      if (llvm::all_of(all, [&](const Built &built) { return built.hip == built.name; }))
        continue;
      const std::optional<std::string> &fragment = all.front().fragment;
      bool fits = fragment &&
                  llvm::all_of(all, [&](const Built &built) { return built.fragment == fragment; });
      if (!fits || !rewrite(context, token, *fragment))
        report(context, offset, written, all);
    }
  }

private:
  static Built translate(const FileContext &context, size_t token,
                         const frontend::PastedName &pasted) {
    Built built{pasted.name, pasted.name, {}};
    llvm::ArrayRef<mapping::Row> rows = context.table.rowsOf(pasted.name);
    bool isOwn = context.userNames.contains(pasted.name) && !context.table.isUsers(pasted.name);
    if (!rows.empty() && !isOwn) {
      const mapping::Row *row = rowFor(context, token, pasted.name);
      built.hip.reset();
      if (!row)
        built.reason = "needs a form that depends on its arguments";
      else if (!row->supported)
        built.reason = "has no HIP counterpart";
      else if (!row->isIn(context.options.hipVersion))
        built.reason = versionMessage(*row, context.options.hipVersion);
      else if (!row->call.empty())
        built.reason = "needs a form of its own";
      else if (row->hip.empty() || row->hip.contains(':') || !row->helper.empty())
        built.reason = fmt::format("becomes `{}`", row->hip.str());
      else
        built.hip = aliasFor(row->hip, pasted.rest).str();
    }
    // If `##` built the first fragment too, nothing precedes `rest`.
    llvm::StringRef hip = built.hip ? llvm::StringRef(*built.hip) : "";
    if (pasted.rest.size() < pasted.name.size() && hip.consume_back(pasted.rest) && !hip.empty())
      built.fragment = hip.str();
    return built;
  }

  /// HIP's older name of an error that ends as CUDA's does; else the name itself.
  static llvm::StringRef aliasFor(llvm::StringRef hip, llvm::StringRef rest) {
    static constexpr std::pair<llvm::StringLiteral, llvm::StringLiteral> aliases[] = {
        {"hipErrorOutOfMemory", "hipErrorMemoryAllocation"},
        {"hipErrorNotInitialized", "hipErrorInitializationError"},
        {"hipErrorInvalidHandle", "hipErrorInvalidResourceHandle"},
        {"hipErrorMapFailed", "hipErrorMapBufferObjectFailed"}};
    for (const auto &[name, alias] : aliases)
      if (hip == name && !rest.empty() && !hip.ends_with(rest) && alias.ends_with(rest))
        return alias;
    return hip;
  }

  /// The row for a name whose call is not known: the plain one, or that of the function in C if the
  /// others are for its overloads. Calls of those do not compile, which the port check reports.
  static const mapping::Row *rowFor(const FileContext &context, size_t token,
                                    const std::string &name) {
    llvm::ArrayRef<mapping::Row> rows = context.table.rowsOf(name);
    // HIP has the name as well, and no overloads for the arguments that need another form.
    bool isAtomic = llvm::StringRef(name).starts_with("atomic");
    for (const mapping::Row &row : rows)
      if (isAtomic && !row.given.isSet() && row.call.empty() && row.hip == name)
        return &row;
    if (llvm::any_of(rows, [](const mapping::Row &row) {
          return row.given.isSet() || row.wave != mapping::RowWave::Any;
        }))
      return nullptr;
    if (const mapping::Row *row =
            context.rowAt({token, name, rows, Layer::Preprocessor, /*isDeclaration=*/false}))
      return row;
    const auto *declared =
        llvm::find_if(rows, [](const mapping::Row &row) { return !row.decl.empty(); });
    return declared == rows.end() ? nullptr : declared;
  }

  static bool rewrite(FileContext &context, size_t token, const std::string &fragment) {
    // A fragment in an argument may be used as a name as well, which RenameRule changes.
    for (const NameSite &site : context.names)
      if (site.token == token) {
        const mapping::Row *row = context.rowAt(site);
        return row && row->supported && row->call.empty() && row->hip == fragment;
      }
    context.change(
        {"pasted-name", Layer::Preprocessor, {{context.file.tokens()[token].range(), {fragment}}}});
    return true;
  }

  static std::string describe(const Built &built) {
    if (!built.reason.empty())
      return fmt::format("`{}` {}", built.name, built.reason);
    if (built.hip == built.name)
      return fmt::format("`{}` stays", built.name);
    return fmt::format("`{}` becomes `{}`", built.name, *built.hip);
  }

  static void report(FileContext &context, unsigned offset, llvm::StringRef written,
                     llvm::ArrayRef<Built> all) {
    if (all.size() == 1) {
      context.diagnose(DiagnosticKind::PastedName, offset,
                       fmt::format("`{}` is built with `##` from `{}` and is not rewritten: {}",
                                   all.front().name, written.str(), describe(all.front())),
                       "write out the name, or change the macro by hand", all.front().name);
      return;
    }
    // Names that fit together are many; those that do not are what has to be changed by hand.
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
      context.diagnose(DiagnosticKind::PastedName, offset,
                       fmt::format("`##` builds {} names from `{}`, and none is rewritten: {}",
                                   all.size(), written.str(), why),
                       "write out the names, or change the macro by hand", all.front().name);
    else
      context.diagnose(
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
