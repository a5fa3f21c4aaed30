// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/AsmPairs.h"
#include "rules/AsmScopes.h"
#include "rules/AsmSyntax.h"
#include "rules/ParameterizedAsm.h"
#include "rules/Rule.h"
#include "rules/ptx/Ptx.h"
#include "rules/ptx/PtxBarrier.h"
#include "rules/ptx/PtxFlow.h"
#include "support/LineEndings.h"

#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <fmt/format.h>

#include <map>

namespace tranship::rules {
namespace {

/// Reports inline assembly in device code, which is PTX, or replaces it with C++ that does the same.
///
///     asm("mov.u32 %0, %%laneid;" : "=r"(lane));      lane = __lane_id();
///     asm("bfe.u32 %0, %1, 8, 8;" : "=r"(y) : "r"(x)) y = (x >> 8) & 0xff
///     asm volatile("" ::: "memory");                  unchanged: it has no instructions
///     asm volatile("" : "+f"(x));                     asm volatile("" : "+v"(x));
///     asm("tcgen05.fence::before_thread_sync;");      unchanged: … use …
class InlinePtxRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    AsmScopes scopes(view.file, view.evidence.deviceAsm);
    for (const std::vector<unsigned> &group : scopes.groups())
      for (unsigned offset : group)
        if (!translate(view, scopes, offset, readAsm(view.file, offset),
                       view.evidence.deviceAsm.at(offset))
                 .translation)
          scopes.drop(offset);
    bool hasProducts = false;
    const std::set<std::string> hidden =
        view.evidence.deviceAsm.empty() ? std::set<std::string>() : hiddenNames(view);
    const std::map<unsigned, SeenAsm> pairs = pairsOf(view, scopes);
    unsigned paired = 0; // where a statement ends that has been replaced
    for (const auto &[offset, statements] : view.evidence.deviceAsm) {
      if (offset < paired)
        continue;
      AsmSyntax statement = readAsm(view.file, offset);
      std::set<frontend::AsmEvidence> seen = statements;
      if (auto pair = pairs.find(offset); pair != pairs.end()) {
        statement = pair->second.syntax;
        seen = {pair->second.seen};
        paired = statement.range.end;
      }
      if (std::optional<Edit> removal = scopes.removalOf(offset)) {
        result.change({"inline-ptx", Layer::Ast, {*removal}});
        continue;
      }
      if (!scopes.isShared(offset) && hasNoInstructions(statement, seen)) {
        rewriteConstraints(view, result, statement);
        continue;
      }
      PtxOutcome outcome = translate(view, scopes, offset, statement, seen);
      if (std::string problem = scopes.problemAt(offset); !problem.empty()) {
        if (scopes.isBare(offset) && scopes.isCausedElsewhere(offset))
          continue; // reported there
        outcome = {std::nullopt, std::move(problem)};
      }
      if (!outcome.translation && !scopes.isShared(offset) &&
          translateUses(view, result, offset, statement, seen, outcome.reason)) {
        noteProducts(result, offset, seen, hasProducts);
        continue;
      }
      if (!outcome.translation) {
        report(view, result, offset, statement, *seen.begin(), outcome.reason);
        continue;
      }
      noteProducts(result, offset, seen, hasProducts);
      warnOfMultiprocessor(result, offset, *outcome.translation);
      for (const std::string &helper : outcome.translation->helpers)
        result.needs.helper(helper, offset);
      result.needs.headers.insert(outcome.translation->headers.begin(),
                                  outcome.translation->headers.end());
      for (PtxLine &line : outcome.translation->lines)
        line.text = withGlobalNames(line.text, hidden);
      result.change(
          {"inline-ptx",
           Layer::Ast,
           {replaceAsm(view.file, statement, *outcome.translation, seen.begin()->isInMacro)}});
    }
    return result;
  }

private:
  /// Neighboring products with the same first matrix, by the places of the first ones.
  static std::map<unsigned, SeenAsm> pairsOf(const FileView &view, const AsmScopes &scopes) {
    std::map<unsigned, SeenAsm> result;
    std::optional<SeenAsm> before;
    for (const auto &[offset, statements] : view.evidence.deviceAsm) {
      std::set<frontend::AsmEvidence> seen = withoutInstances(statements);
      std::optional<SeenAsm> statement, pair;
      if (seen.size() == 1 && !scopes.isShared(offset))
        statement = SeenAsm{*seen.begin(), readAsm(view.file, offset)};
      if (before && statement)
        pair = pairOfProducts(view.file, *before, *statement);
      if (pair && translate(view, scopes, before->syntax.range.begin, pair->syntax, {pair->seen})
                      .translation) {
        const unsigned begin = before->syntax.range.begin;
        result.emplace(begin, std::move(*pair));
        before.reset();
      } else {
        before = std::move(statement);
      }
    }
    return result;
  }

  /// Reports the first matrix product of a file: the port is correct but slow.
  static void noteProducts(RuleResult &result, unsigned offset,
                           const std::set<frontend::AsmEvidence> &seen, bool &isNoted) {
    bool isProduct = llvm::any_of(seen, [](const frontend::AsmEvidence &one) {
      return llvm::StringRef(one.text).contains("mma.sync") ||
             llvm::StringRef(one.text).contains("wgmma.mma_async");
    });
    if (!isProduct || isNoted)
      return;
    isNoted = true;
    result.diagnose(
        DiagnosticKind::MatrixShuffles, offset,
        "the port moves the numbers of matrix products (`mma.sync`, `wgmma`) between lanes, "
        "which is right and slower than code for AMD's layouts",
        "where time matters, use rocWMMA or Composable Kernel, or MFMA and WMMA "
        "instructions, whose layouts are in docs/matrix-layouts.md");
  }

  /// Reports reads of `%smid`: programs index arrays by it.
  static void warnOfMultiprocessor(RuleResult &result, unsigned offset,
                                   const PtxTranslation &translation) {
    if (llvm::any_of(translation.lines, [](const PtxLine &line) {
          return llvm::StringRef(line.text).contains("__smid()");
        }))
      result.diagnose(DiagnosticKind::Meaning, offset,
                      "`%smid` became `__smid()`, whose numbers have gaps on AMD GPUs and exceed "
                      "multiProcessorCount",
                      "do not use it as an index", "__smid");
  }

  /// An optimization barrier, or a comment. A statement with errors has no text in the evidence.
  static bool hasNoInstructions(const AsmSyntax &statement,
                                const std::set<frontend::AsmEvidence> &seen) {
    if (statement.isWhole && llvm::StringRef(statement.text).trim().empty())
      return true;
    return llvm::all_of(seen, [](const frontend::AsmEvidence &one) {
      PtxCode code = readPtx(one.text);
      return !one.text.empty() && code.instructions.empty() && code.labels.empty() &&
             !code.hasOther && !code.hasHints;
    });
  }

  /// Names in the tables that the file declares for itself, such as a function `min` around the
  /// instruction of that name, or a variable `max`. Clang does not record them, since HIP has the same
  /// names. A macro cannot be avoided.
  static std::set<std::string> hiddenNames(const FileView &view) {
    std::set<std::string> names, macros;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (size_t i = 1; i < tokens.size(); ++i) {
      llvm::StringRef name = view.file.text(tokens[i]), before = view.file.text(tokens[i - 1]);
      if (!tokens[i].is(clang::tok::raw_identifier) ||
          !tokens[i - 1].is(clang::tok::raw_identifier) || before == "return" || before == "else" ||
          before == "case" || view.table.rowsOf(name).empty())
        continue;
      if (tokens[i].directive == Directive::Define && before == "define")
        macros.insert(name.str());
      else if (tokens[i].directive == Directive::None)
        names.insert(name.str());
    }
    std::erase_if(names, [&](const std::string &name) { return macros.contains(name); });
    return names;
  }

  /// Writes calls of functions whose names are hidden with the global scope before them.
  static std::string withGlobalNames(llvm::StringRef text, const std::set<std::string> &hidden) {
    auto isInWord = [](char c) { return clang::isAsciiIdentifierContinue(c); };
    std::string result;
    while (!text.empty()) {
      llvm::StringRef other = text.take_until(isInWord);
      text = text.drop_front(other.size());
      llvm::StringRef name = text.take_while(isInWord);
      text = text.drop_front(name.size());
      result += other;
      if (text.starts_with("(") && hidden.contains(name.str()) && !other.ends_with("::"))
        result += "::";
      result += name;
    }
    return result;
  }

  static PtxPlace placeAt(const FileView &view, unsigned offset) {
    PtxPlace place;
    place.offset = offset;
    place.keepsGroups = view.resolver.waveFormAt(offset) == frontend::WaveForm::Groups;
    if (view.evidence.includesOfCuda("cuda_fp16.h"))
      place.headers.insert(halfHeader.str());
    place.hasHelpers = view.options.helpers != HelperForm::None;
    place.hasPartialBarriers = llvm::any_of(view.evidence.deviceAsm, [](const auto &statement) {
      return llvm::any_of(statement.second, [](const frontend::AsmEvidence &seen) {
        return llvm::StringRef(seen.text).contains("bar") &&
               llvm::any_of(readPtx(seen.text).instructions,
                            [&](const PtxInstruction &instruction) {
                              return isPartialBarrier(seen, instruction);
                            });
      });
    });
    if (view.evidence.includesOfCuda("cuda_bf16.h"))
      place.headers.insert(bfloat16Header.str());
    // The headers declare `half`, which a file without CUDA's headers may use for something else.
    place.mayInclude =
        view.options.helpers != HelperForm::String &&
        llvm::none_of(view.file.tokens(), [&](const SourceToken &token) {
          return token.is(clang::tok::raw_identifier) &&
                 llvm::is_contained({"half", "half2", "__half"}, view.file.text(token));
        });
    return place;
  }

  /// Drops what templates made of a statement whose operands depend on them: what is right for any
  /// type is right for these.
  static std::set<frontend::AsmEvidence>
  withoutInstances(const std::set<frontend::AsmEvidence> &seen) {
    auto isOfTemplate = [](const frontend::AsmOperandEvidence &operand) {
      return operand.kind == frontend::AsmOperandEvidence::Unknown && operand.constraint != "n";
    };
    std::set<frontend::AsmEvidence> patterns, others;
    for (const frontend::AsmEvidence &one : seen)
      (llvm::any_of(one.outputs, isOfTemplate) || llvm::any_of(one.inputs, isOfTemplate) ? patterns
                                                                                         : others)
          .insert(one);
    bool isOne = llvm::all_of(others, [&](const frontend::AsmEvidence &other) {
      return llvm::any_of(patterns, [&](const frontend::AsmEvidence &pattern) {
        return pattern.text == other.text;
      });
    });
    return patterns.empty() || !isOne ? seen : patterns;
  }

  /// The one translation that is right for all ways in which the statement was seen.
  static PtxOutcome translate(const FileView &view, const AsmScopes &scopes, unsigned offset,
                              const AsmSyntax &statement,
                              const std::set<frontend::AsmEvidence> &seen) {
    PtxPlace place = placeAt(view, offset);
    place.shared = scopes.registersAt(offset).vec();
    std::vector<std::string> texts;
    for (const Range &operand : statement.operands)
      texts.push_back(view.file.text(operand).str());
    if (std::optional<PtxOutcome> common = commonOutcome(withoutInstances(seen), texts, place))
      return *common;
    // Constants that are not the same everywhere may still have a general form in common.
    std::set<frontend::AsmEvidence> general;
    for (frontend::AsmEvidence one : seen) {
      for (frontend::AsmOperandEvidence &input : one.inputs)
        input.isConstant = false;
      general.insert(std::move(one));
    }
    if (std::optional<PtxOutcome> common = commonOutcome(general, texts, place))
      return *common;
    return {std::nullopt, "it means several things: a macro or an include gives it several types, "
                          "values or texts"};
  }
  /// Nothing if there are several outcomes.
  static std::optional<PtxOutcome> commonOutcome(const std::set<frontend::AsmEvidence> &seen,
                                                 llvm::ArrayRef<std::string> texts,
                                                 const PtxPlace &place) {
    PtxOutcome result;
    for (const frontend::AsmEvidence &one : seen) {
      if (one.text.empty() || texts.size() != one.outputs.size() + one.inputs.size())
        return PtxOutcome{std::nullopt, "its operands cannot be read"};
      PtxOutcome outcome = translatePtx(one, texts, place);
      if (!outcome.translation)
        return outcome;
      if (result.translation && *result.translation != *outcome.translation)
        return std::nullopt;
      result = std::move(outcome);
    }
    return result;
  }

  /// A statement in a macro whose text depends on the macro's parameters.
  static bool translateUses(const FileView &view, RuleResult &result, unsigned offset,
                            const AsmSyntax &statement, const std::set<frontend::AsmEvidence> &seen,
                            std::string &reason) {
    std::string why;
    std::optional<ParameterizedAsm> uses =
        translateParameterizedAsm(view.file, offset, statement, seen, placeAt(view, offset), why);
    if (!why.empty())
      reason = std::move(why);
    if (!uses)
      return false;
    for (const std::string &helper : uses->helpers)
      result.needs.helper(helper, uses->offset);
    result.needs.headers.insert(uses->headers.begin(), uses->headers.end());
    std::string functions =
        view.file.lineEnding() == "\n" ? std::move(uses->functions) : withCrlf(uses->functions);
    result.change(
        {"inline-ptx",
         Layer::Ast,
         {{{uses->offset, uses->offset}, {std::move(functions)}}, std::move(uses->call)}});
    return true;
  }

  /// A statement without instructions keeps the compiler from moving its operands, on any GPU. PTX
  /// has registers for each type; AMD GPUs have vector registers.
  static void rewriteConstraints(const FileView &view, RuleResult &result,
                                 const AsmSyntax &statement) {
    std::vector<Edit> edits;
    for (const Range &constraint : statement.constraints)
      for (unsigned i = constraint.begin; i < constraint.end; ++i)
        if (llvm::StringRef("rlfdh").contains(view.file.text()[i]))
          edits.push_back({{i, i + 1}, {std::string("v")}});
    if (!edits.empty())
      result.change({"inline-ptx", Layer::Ast, std::move(edits)});
  }

  /// The exact form of one instruction of a statement that has none as a whole; empty: it has none.
  static std::string formOf(const PtxInstruction &instruction, frontend::AsmEvidence seen,
                            llvm::ArrayRef<std::string> operands, const PtxPlace &place) {
    seen.text = fmt::format("{} {};", instruction.opcode, fmt::join(instruction.operands, ", "));
    seen.clobbersMemory = false;
    if (!instruction.predicate.empty() ||
        operands.size() != seen.outputs.size() + seen.inputs.size())
      return {};
    PtxOutcome outcome = translatePtx(seen, operands, place);
    if (!outcome.translation || outcome.translation->declares ||
        outcome.translation->lines.size() != 1)
      return {};
    std::string text = outcome.translation->lines.front().text;
    for (size_t i = 0; i < operands.size(); ++i)
      for (size_t at = 0; (at = text.find(operandMark(i), at)) != std::string::npos;)
        text.replace(at, operandMark(i).size(), operands[i]);
    return text;
  }

  static void report(const FileView &view, RuleResult &result, unsigned offset,
                     const AsmSyntax &statement, const frontend::AsmEvidence &seen,
                     llvm::StringRef reason) {
    std::string message = "AMD GPUs cannot run the inline PTX in this device code", advice;
    llvm::StringSet<> reported;
    constexpr unsigned maxReported = 4; // the first ones tell what a long sequence does
    std::vector<std::string> operands;
    for (const Range &operand : statement.operands)
      operands.push_back(view.file.text(operand).str());
    const PtxCode code = readPtx(seen.text.empty() ? statement.text : seen.text);
    const std::vector<PtxInstruction> &instructions = code.instructions;
    const bool hasFlow = blocksOf(code).has_value();
    const PtxPlace place = placeAt(view, offset);
    for (const PtxInstruction &instruction : instructions) {
      const PtxIdiom *idiom = findPtxIdiom(instruction);
      if (!idiom || (hasFlow && isJump(instruction)) ||
          !reported.insert(instruction.opcode).second || reported.size() > maxReported)
        continue;
      message += fmt::format("{} `{}` ({})", reported.size() == 1 ? ":" : ",", instruction.opcode,
                             idiom->does.str());
      std::string form = formOf(instruction, seen, operands, place);
      std::string what = form.empty() ? ptxAdvice(instruction, *idiom, operands, instructions)
                                      : fmt::format("write `{};`", form);
      if (!what.empty())
        advice += (advice.empty() ? "" : "; ") + what;
    }
    if (!reason.empty())
      message += fmt::format("; not translated: {}", reason.str());
    if (!advice.empty() && llvm::StringRef(statement.text).contains(".reg"))
      advice += "; declare the registers as variables";
    result.diagnose(DiagnosticKind::InlinePtx, offset, message,
                    advice.empty() ? "write it as a HIP builtin or in C++, or guard it with "
                                     "`#ifdef __HIP_PLATFORM_NVIDIA__`"
                                   : advice);
  }
};

} // namespace

std::unique_ptr<Rule> makeInlinePtxRule() { return std::make_unique<InlinePtxRule>(); }

} // namespace tranship::rules
