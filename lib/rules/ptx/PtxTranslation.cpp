// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxTranslation.h"

#include "rules/ptx/Ptx.h"
#include "rules/ptx/PtxAccess.h"
#include "rules/ptx/PtxBarrier.h"
#include "rules/ptx/PtxFamilies.h"
#include "rules/ptx/PtxFlow.h"
#include "rules/ptx/PtxForm.h"
#include "rules/ptx/PtxMatrix.h"
#include "rules/ptx/PtxMemory.h"
#include "rules/ptx/PtxVideo.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

constexpr auto compilerBarrier = "asm volatile(\"\" ::: \"memory\")";

/// Instructions that the port does without; why.
llvm::StringRef whyNotNeeded(llvm::StringRef opcode) {
  if (opcode.starts_with("prefetch.") || opcode.starts_with("prefetchu.") ||
      opcode.starts_with("cp.async.bulk.prefetch."))
    return "a prefetch, which has no counterpart";
  llvm::StringRef step = opcode;
  const bool isOfCopies = step.consume_front("cp.async.");
  step.consume_front("bulk.");
  if (isOfCopies &&
      (llvm::is_contained({"commit_group", "wait_all", "wait_group", "wait_group.read"}, step) ||
       (step.starts_with("mbarrier.arrive.") && !step.contains("noinc"))))
    return "copies are complete at once";
  if (llvm::is_contained({"wgmma.fence.sync.aligned", "wgmma.commit_group.sync.aligned",
                          "wgmma.wait_group.sync.aligned"},
                         opcode))
    return "products are complete at once";
  if (opcode.starts_with("mbarrier.inval."))
    return "the barrier is a word in memory";
  if (opcode == "griddepcontrol.wait" || opcode == "griddepcontrol.launch_dependents")
    return "the next kernel starts when this one has ended";
  if (opcode.starts_with("setmaxnreg."))
    return "registers are not given away at run time";
  if (opcode.starts_with("applypriority.") || opcode.starts_with("discard."))
    return "a hint for the cache, which has no counterpart";
  if (opcode.starts_with("fence.proxy."))
    return "AMD GPUs see memory in one way";
  if (opcode == "pmevent" || opcode == "pmevent.mask")
    return "an event for NVIDIA's profilers";
  return {};
}

/// Whether an instruction orders or accesses memory itself, so that C++ says what it does to it.
bool concernsMemory(llvm::StringRef opcode) {
  llvm::StringRef name = opcode.split('.').first;
  return llvm::is_contained({"ld", "ldu", "st", "atom", "red", "membar", "fence", "bar", "barrier",
                             "trap", "exit", "cp", "prefetch", "prefetchu", "griddepcontrol",
                             "ldmatrix", "stmatrix", "mbarrier", "wgmma"},
                            name);
}

/// A policy for caches, which accesses name. They work without it.
bool translatePolicy(PtxWriter &writer, const PtxInstruction &instruction) {
  if (!llvm::StringRef(instruction.opcode).starts_with("createpolicy.") ||
      instruction.operands.empty())
    return false;
  writer.write(instruction.operands.front(),
               ptxExpression({'u', 64}, "0ull", PtxValue::Form::Simple));
  return true;
}

/// `exit`, and `ret` in a kernel, which are `return` in a kernel itself.
bool translateExit(PtxWriter &writer, const PtxInstruction &instruction) {
  if (instruction.opcode != "exit" && instruction.opcode != "ret")
    return false;
  if (writer.seen().isInKernel)
    writer.statement("return");
  else
    writer.fail(fmt::format(
        "`{}` ends the whole kernel, and C++ cannot do that in a function that it calls",
        instruction.opcode));
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

/// HIP's headers of 16-bit floats that a form needs.
std::vector<llvm::StringRef> headersOf(const PtxForm &form) {
  std::vector<llvm::StringRef> headers;
  if (form.text.contains("bfloat16"))
    headers.push_back(bfloat16Header);
  if (form.text.contains("half"))
    headers.push_back(halfHeader);
  return headers;
}

/// A line of the table. Statements have no result, and their operands are all sources.
bool translateByTable(PtxWriter &writer, const PtxInstruction &instruction) {
  for (const PtxForm *form : ptxFormsFor(instruction.opcode)) {
    bool hasResult = signatureTypes(form->signature).front().code != 0;
    llvm::ArrayRef<std::string> operands = instruction.operands;
    if (hasResult && operands.empty())
      continue;
    std::vector<PtxValue> sources;
    for (const std::string &operand : operands.drop_front(hasResult))
      for (const std::string &element : elementsOf(operand))
        sources.push_back(writer.value(element));
    auto name = [&](const PtxValue &value, PtxType type) { return writer.name(value, type); };
    std::optional<PtxValue> result =
        writer.failure().empty() ? applyPtxForm(*form, sources, name) : std::nullopt;
    if (!result)
      continue;
    for (llvm::StringRef header : headersOf(*form))
      writer.useHeader(header);
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

/// Translates the instructions of a statement, and its jumps.
class Translator {
public:
  Translator(PtxWriter &writer, const PtxCode &code, bool clobbersMemory)
      : writer_(writer), carry_(code), needsBarrier_(clobbersMemory) {}

  void translate(llvm::ArrayRef<PtxBlock> blocks) {
    for (const PtxBlock &block : blocks) {
      if (!writer_.failure().empty())
        return;
      switch (block.kind) {
      case PtxBlock::Kind::Instruction:
        instruction(*block.instruction);
        break;
      case PtxBlock::Kind::If:
        choice(block);
        break;
      case PtxBlock::Kind::Loop:
        loop(block);
        break;
      case PtxBlock::Kind::Leave:
        leave(block.instruction->predicate);
        break;
      }
    }
  }

  const std::string &comment() const { return comment_; }
  bool needsBarrier() const { return needsBarrier_; }
  bool readsTime() const { return readsTime_; }

private:
  void choice(const PtxBlock &block) {
    llvm::StringRef jump = block.instruction->predicate;
    bool isOnlyElse = block.body.empty();
    writer_.open(fmt::format("if ({}) {{", writer_.conditionFor(jump, !isOnlyElse)));
    translate(isOnlyElse ? block.otherwise : block.body);
    if (!isOnlyElse && !block.otherwise.empty()) {
      writer_.openElse();
      translate(block.otherwise);
    }
    writer_.close();
  }

  void leave(llvm::StringRef predicate) {
    if (predicate.empty())
      return writer_.leaveLoop("", "");
    std::string opposite = writer_.conditionFor(predicate, true);
    writer_.leaveLoop(writer_.conditionFor(predicate, false), opposite);
  }

  void loop(const PtxBlock &block) {
    llvm::StringRef back = block.instruction->predicate;
    bool isEndless = back.empty() && !block.leaving;
    writer_.open(isEndless ? endlessLoop : "do {");
    translate(block.body);
    if (isEndless)
      return writer_.close();
    std::string condition = block.leaving ? writer_.conditionFor(block.leaving->predicate, true)
                                          : writer_.conditionFor(back, false);
    writer_.closeLoop(condition);
  }

  void instruction(const PtxInstruction &instruction) {
    needsBarrier_ &= !concernsMemory(instruction.opcode) && !carry_.isOrdered(instruction);
    readsTime_ |= readsClock(instruction);
    if (llvm::StringRef reason = whyNotNeeded(instruction.opcode); !reason.empty()) {
      comment_ = reason.str();
      return;
    }
    if (!writer_.beginInstruction(instruction.predicate))
      return;
    bool isTranslated =
        translateMove(writer_, instruction) || translateComparison(writer_, instruction) ||
        translateWarp(writer_, instruction) || translateBarrier(writer_, instruction) ||
        carry_.translate(writer_, instruction) || translateMemory(writer_, instruction) ||
        translateExit(writer_, instruction) || translatePolicy(writer_, instruction) ||
        translateMatrix(writer_, instruction) || translateVideo(writer_, instruction) ||
        translateByTable(writer_, instruction);
    if (!isTranslated)
      writer_.fail(fmt::format("`{}` {}", instruction.opcode,
                               findPtxIdiom(instruction)
                                   ? "has no exact form for these operands"
                                   : "is not an instruction that tranship knows"));
  }

  PtxWriter &writer_;
  PtxCarry carry_;
  std::string comment_;
  bool needsBarrier_, readsTime_ = false;
};

} // namespace

/// Writes constants into instructions that contain them: nvcc makes `m16n8k64` of `m16n8k%14` with
/// `"n"(64)`.
static std::string withConstants(const frontend::AsmEvidence &seen) {
  std::string result;
  for (size_t i = 0; i < seen.text.size(); ++i) {
    const bool isInWord = seen.text[i] == '%' && i > 0 &&
                          (llvm::isAlnum(seen.text[i - 1]) || seen.text[i - 1] == '.');
    size_t index = 0;
    llvm::StringRef digits =
        isInWord ? llvm::StringRef(seen.text).drop_front(i + 1).take_while(llvm::isDigit) : "";
    if (digits.empty() || digits.getAsInteger(10, index) || index < seen.outputs.size() ||
        index - seen.outputs.size() >= seen.inputs.size() ||
        !seen.inputs[index - seen.outputs.size()].isConstant) {
      result += seen.text[i];
      continue;
    }
    result += llvm::utostr(seen.inputs[index - seen.outputs.size()].value);
    i += digits.size();
  }
  return result;
}

PtxOutcome translatePtx(const frontend::AsmEvidence &seen, llvm::ArrayRef<std::string> operands,
                        const PtxPlace &place) {
  PtxCode code = readPtx(withConstants(seen));
  if (code.hasOther)
    return {std::nullopt, "it has directives"};
  std::optional<std::vector<PtxBlock>> blocks = blocksOf(code);
  if (!blocks)
    return {std::nullopt, "its jumps are no `if` and no loop"};
  PtxWriter writer(seen, operands, code, place);
  if (!writer.failure().empty())
    return {std::nullopt, writer.failure()};
  Translator translator(writer, code, seen.clobbersMemory);
  translator.translate(*blocks);
  writer.finish();
  if (!writer.failure().empty())
    return {std::nullopt, writer.failure()};
  PtxTranslation result{writer.lines(), writer.declares(), translator.comment(), writer.helpers(),
                        writer.headers()};
  bool needsBarrier = translator.needsBarrier();
  if (code.hasHints && code.instructions.empty())
    result.comment = "a hint for NVIDIA's compiler";
  if (result.lines.empty() && result.comment.empty()) {
    result.comment = "a copy of a value to itself";
    needsBarrier = false;
  }
  if (needsBarrier && !result.lines.empty()) {
    result.lines.insert(result.lines.begin(), {"", compilerBarrier});
    if (translator.readsTime())
      result.lines.push_back({"", compilerBarrier});
  }
  return {std::move(result)};
}

} // namespace tranship::rules
