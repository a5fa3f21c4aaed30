// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxTranslation.h"

#include "rules/ptx/Ptx.h"
#include "rules/ptx/PtxFamilies.h"
#include "rules/ptx/PtxForm.h"
#include "rules/ptx/PtxMemory.h"
#include "rules/ptx/PtxVideo.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

constexpr auto compilerBarrier = "asm volatile(\"\" ::: \"memory\")";

/// Instructions that the port does without; why.
llvm::StringRef whyNotNeeded(llvm::StringRef opcode) {
  if (opcode.starts_with("prefetch.") || opcode.starts_with("prefetchu."))
    return "a prefetch, which has no counterpart";
  if (opcode == "cp.async.commit_group" || opcode == "cp.async.wait_all" ||
      opcode == "cp.async.wait_group")
    return "copies are complete at once";
  if (opcode == "griddepcontrol.wait" || opcode == "griddepcontrol.launch_dependents")
    return "the next kernel starts when this one has ended";
  if (opcode.starts_with("setmaxnreg."))
    return "registers are not given away at run time";
  return {};
}

/// Whether an instruction orders or accesses memory itself, so that C++ says what it does to it.
bool concernsMemory(llvm::StringRef opcode) {
  llvm::StringRef name = opcode.split('.').first;
  return llvm::is_contained({"ld", "ldu", "st", "atom", "red", "membar", "fence", "bar", "barrier",
                             "trap", "exit", "cp", "prefetch", "prefetchu", "griddepcontrol"},
                            name);
}

/// `exit`, which is `return` in a kernel itself.
bool translateExit(PtxWriter &writer, const PtxInstruction &instruction) {
  if (instruction.opcode != "exit")
    return false;
  if (writer.seen().isInKernel)
    writer.statement("return");
  else
    writer.fail("`exit` ends the whole kernel, and C++ cannot do that in a function that it calls");
  return true;
}

bool readsClock(const PtxInstruction &instruction) {
  return llvm::any_of(instruction.operands, [](llvm::StringRef operand) {
    return operand.contains("clock") || operand.contains("globaltimer");
  });
}

/// A conversion to 8 or 16 bits fills the whole register, with zeros or the sign.
PtxValue filled(PtxWriter &writer, const PtxInstruction &instruction, PtxValue result) {
  llvm::StringRef opcode = instruction.opcode;
  PtxType type = PtxType::parse(opcode.rsplit('.').first.rsplit('.').second);
  if (!opcode.starts_with("cvt.") || !type.isInteger() || type.bits > 16)
    return result;
  PtxValue target = writer.target(instruction.operands.front());
  bool areIntegers =
      target.kind == PtxValue::Kind::Integer && result.kind == PtxValue::Kind::Integer;
  if (!areIntegers || target.bits == result.bits || target.isPredicate)
    return result;
  if (target.bits > result.bits && result.isSigned != type.isSigned())
    result = ptxExpression(type, castText(type.cpp(), result), PtxValue::Form::Primary);
  PtxType whole{type.isSigned() ? 's' : 'u', target.bits};
  return ptxExpression(whole, castText(whole.cpp(), result), PtxValue::Form::Primary);
}

/// A line of the table. Statements have no result, and their operands are all sources.
bool translateByTable(PtxWriter &writer, const PtxInstruction &instruction) {
  for (const PtxForm *form : ptxFormsFor(instruction.opcode)) {
    bool hasResult = signatureTypes(form->signature).front().code != 0;
    llvm::ArrayRef<std::string> operands = instruction.operands;
    if (hasResult && operands.empty())
      continue;
    if ((form->text.contains("half") && !writer.place().hasHalf) ||
        (form->text.contains("bfloat16") && !writer.place().hasBfloat16)) {
      writer.fail("the file does not include CUDA's header of 16-bit floats");
      return true;
    }
    std::vector<PtxValue> sources;
    for (const std::string &operand : operands.drop_front(hasResult))
      sources.push_back(writer.value(operand));
    auto name = [&](const PtxValue &value, PtxType type) { return writer.name(value, type); };
    std::optional<PtxValue> result =
        writer.failure().empty() ? applyPtxForm(*form, sources, name) : std::nullopt;
    if (!result)
      continue;
    if (llvm::StringRef helper = helperOf(*form); !helper.empty()) {
      bool hasOther = form != ptxFormsFor(instruction.opcode).back();
      if (hasOther && !writer.place().hasHelpers)
        continue;
      writer.useHelper(helper);
    }
    if (hasResult)
      writer.write(operands.front(), filled(writer, instruction, *result));
    else
      writer.statement(result->text);
    return true;
  }
  return false;
}

} // namespace

PtxOutcome translatePtx(const frontend::AsmEvidence &seen, llvm::ArrayRef<std::string> operands,
                        const PtxPlace &place) {
  PtxCode code = readPtx(seen.text);
  if (code.hasOther)
    return {std::nullopt, "it has labels or directives"};
  PtxWriter writer(seen, operands, code, place);
  PtxCarry carry;
  std::string comment;
  bool needsBarrier = seen.clobbersMemory, readsTime = false;
  for (const PtxInstruction &instruction : code.instructions) {
    if (!writer.failure().empty())
      break;
    needsBarrier &= !concernsMemory(instruction.opcode);
    readsTime |= readsClock(instruction);
    if (llvm::StringRef reason = whyNotNeeded(instruction.opcode); !reason.empty()) {
      comment = reason.str();
      continue;
    }
    if (!writer.beginInstruction(instruction.predicate))
      break;
    bool isTranslated =
        translateMove(writer, instruction) || translateComparison(writer, instruction) ||
        translateWarp(writer, instruction) || carry.translate(writer, instruction) ||
        translateMemory(writer, instruction) || translateExit(writer, instruction) ||
        translateVideo(writer, instruction) || translateByTable(writer, instruction);
    if (!isTranslated)
      writer.fail(fmt::format("`{}` {}", instruction.opcode,
                              findPtxIdiom(instruction)
                                  ? "has no exact form for these operands"
                                  : "is not an instruction that tranship knows"));
  }
  carry.finish(writer);
  writer.finish();
  if (!writer.failure().empty())
    return {std::nullopt, writer.failure()};
  PtxTranslation result{writer.lines(), writer.declares(), comment, writer.helpers()};
  if (result.lines.empty() && comment.empty()) {
    result.comment = "a copy of a value to itself";
    needsBarrier = false;
  }
  if (needsBarrier && !result.lines.empty()) {
    result.lines.insert(result.lines.begin(), {"", compilerBarrier});
    if (readsTime)
      result.lines.push_back({"", compilerBarrier});
  }
  return {std::move(result)};
}

} // namespace tranship::rules
