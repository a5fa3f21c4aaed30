// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/AsmSyntax.h"
#include "rules/Ptx.h"
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

/// Reports inline assembly in device code, which is PTX, or replaces it by C++ that does the same.
///
///     asm("mov.u32 %0, %%laneid;" : "=r"(lane));      lane = __lane_id();
///     asm("bfe.u32 %0, %1, 8, 8;" : "=r"(y) : "r"(x)) y = (x >> 8) & 0xff
///     asm volatile("" ::: "memory");                  unchanged: it has no instructions
///     asm volatile("" : "+f"(x));                     asm volatile("" : "+v"(x));
///     asm("wgmma.fence.sync.aligned;");               unchanged: … use …
class InlinePtxRule : public Rule {
public:
  void run(FileContext &context) const override {
    for (const auto &[offset, seen] : context.evidence.deviceAsm) {
      AsmSyntax statement = readAsm(context.file, offset);
      if (hasNoInstructions(statement, seen)) {
        rewriteConstraints(context, statement);
        continue;
      }
      PtxOutcome outcome = translate(context, offset, statement, seen);
      if (outcome.translation)
        context.change(
            {"inline-ptx",
             Layer::Ast,
             {replaceAsm(context.file, statement, *outcome.translation, seen.begin()->isInMacro)}});
      else
        report(context, offset, statement, outcome.reason);
    }
  }

private:
  /// An optimisation barrier, or a comment. A statement with errors has no text in the evidence.
  static bool hasNoInstructions(const AsmSyntax &statement,
                                const std::set<frontend::AsmEvidence> &seen) {
    if (statement.isWhole && llvm::StringRef(statement.text).trim().empty())
      return true;
    return llvm::all_of(seen, [](const frontend::AsmEvidence &one) {
      PtxCode code = readPtx(one.text);
      return !one.text.empty() && code.instructions.empty() && !code.hasOther;
    });
  }

  /// The one translation that is right for all ways in which the statement was seen.
  static PtxOutcome translate(const FileContext &context, unsigned offset,
                              const AsmSyntax &statement,
                              const std::set<frontend::AsmEvidence> &seen) {
    PtxPlace place;
    place.keepsGroups = context.waveFormAt(offset) == frontend::WaveForm::Groups;
    place.hasHalf = context.evidence.includesOfCuda("cuda_fp16.h");
    place.hasBfloat16 = context.evidence.includesOfCuda("cuda_bf16.h");
    std::vector<std::string> texts;
    for (const Range &operand : statement.operands)
      texts.push_back(context.file.text(operand).str());
    PtxOutcome result;
    for (const frontend::AsmEvidence &one : seen) {
      if (one.text.empty() || texts.size() != one.outputs.size() + one.inputs.size())
        return {std::nullopt, "its operands cannot be read"};
      PtxOutcome outcome = translatePtx(one, texts, place);
      if (!outcome.translation)
        return outcome;
      if (result.translation && *result.translation != *outcome.translation)
        return {std::nullopt, "it means several things: a macro or an include gives it several "
                              "types, values or texts"};
      result = std::move(outcome);
    }
    return result;
  }

  /// A statement without instructions keeps the compiler from moving its operands, on any GPU. PTX
  /// has registers for each type; AMD GPUs have vector registers.
  static void rewriteConstraints(FileContext &context, const AsmSyntax &statement) {
    std::vector<Edit> edits;
    for (const Range &constraint : statement.constraints)
      for (unsigned i = constraint.begin; i < constraint.end; ++i)
        if (llvm::StringRef("rlfdh").contains(context.file.text()[i]))
          edits.push_back({{i, i + 1}, {std::string("v")}});
    if (!edits.empty())
      context.change({"inline-ptx", Layer::Ast, std::move(edits)});
  }

  static void report(FileContext &context, unsigned offset, const AsmSyntax &statement,
                     llvm::StringRef reason) {
    std::string message = "AMD GPUs cannot run the inline PTX in this device code", advice;
    llvm::StringSet<> reported;
    constexpr unsigned maxReported = 4; // the first ones tell what a long sequence does
    std::vector<std::string> operands;
    for (const Range &operand : statement.operands)
      operands.push_back(context.file.text(operand).str());
    const std::vector<PtxInstruction> instructions = parsePtx(statement.text);
    for (const PtxInstruction &instruction : instructions) {
      const PtxIdiom *idiom = findPtxIdiom(instruction);
      if (!idiom || !reported.insert(instruction.opcode).second || reported.size() > maxReported)
        continue;
      message += fmt::format("{} `{}` ({})", reported.size() == 1 ? ":" : ",", instruction.opcode,
                             idiom->does.str());
      if (std::string what = ptxAdvice(instruction, *idiom, operands, instructions); !what.empty())
        advice += (advice.empty() ? "" : "; ") + what;
    }
    if (!reason.empty())
      message += fmt::format("; not translated: {}", reason.str());
    if (!advice.empty() && llvm::StringRef(statement.text).contains(".reg"))
      advice += "; declare the registers as variables";
    context.diagnose(DiagnosticKind::InlinePtx, offset, message,
                     advice.empty() ? "write it as a HIP builtin or in C++, or guard it with "
                                      "`#ifdef __HIP_PLATFORM_NVIDIA__`"
                                    : advice);
  }
};

} // namespace

std::unique_ptr<Rule> makeInlinePtxRule() { return std::make_unique<InlinePtxRule>(); }

} // namespace tranship::rules
