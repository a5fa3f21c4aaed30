// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/CallTemplate.h"
#include "rules/MacroReplacement.h"

namespace tranship::rules {
namespace {

std::string valueOf(const FileContext &context, const mapping::Row &row) {
  std::string text;
  for (const mapping::CallTemplate::Piece &piece :
       llvm::cantFail(mapping::CallTemplate::parse(row.call))
           .forCuda(context.options.cudaVersion)
           .pieces)
    text += piece.text;
  return text;
}

bool wantsName(const SourceFile &file, size_t name) {
  const std::vector<SourceToken> &tokens = file.tokens();
  bool isDefined =
      tokens[name].directive == Directive::Define || tokens[name].directive == Directive::Undef;
  if (isDefined && name >= 2 && tokens[name - 2].is(clang::tok::hash))
    return true;
  if (name == 0 || tokens[name].directive != Directive::Condition)
    return false;
  size_t before = name - 1;
  if (tokens[before].is(clang::tok::l_paren) && before > 0)
    --before;
  llvm::StringRef word = file.text(tokens[before]);
  return word == "defined" || word.starts_with("ifdef") || word.starts_with("ifndef") ||
         word.starts_with("elifdef") || word.starts_with("elifndef");
}

/// Replaces macros whose value means something else in HIP: with HIP's macro where a macro is
/// defined or tested for being defined, and with the row's `call` where its value matters.
///
///     #ifdef __CUDA_ARCH__                    #ifdef __HIP_DEVICE_COMPILE__
///     #if __CUDA_ARCH__ >= 350                #if (__HIP_DEVICE_COMPILE__ * 600) >= 350
class MacroValueRule : public Rule {
public:
  void run(FileContext &context) const override {
    for (const NameSite &site : context.names) {
      const mapping::Row *row = context.rowAt(site);
      if (!row || row->kind != mapping::RowKind::Macro || row->call.empty())
        continue;
      context.change(
          {"macro-value",
           site.layer,
           {{context.file.tokens()[site.token].range(), {macroReplacement(context, site, *row)}}}});
    }
  }
};

} // namespace

std::string macroReplacement(const FileContext &context, const NameSite &site,
                             const mapping::Row &row) {
  return wantsName(context.file, site.token) ? row.hip.str() : valueOf(context, row);
}

std::unique_ptr<Rule> makeMacroValueRule() { return std::make_unique<MacroValueRule>(); }

} // namespace tranship::rules
