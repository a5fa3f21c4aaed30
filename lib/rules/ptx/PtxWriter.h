// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C++ that replaces an asm statement, while it is written: its values by their names in PTX,
// and its lines.
#pragma once

#include "rules/ptx/PtxValue.h"
#include "syntax/Ptx.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <set>
#include <vector>

namespace tranship::rules {

constexpr llvm::StringLiteral halfHeader = "hip/hip_fp16.h", bfloat16Header = "hip/hip_bf16.h";

/// A register that several statements know: a variable of the port.
struct PtxSharedRegister {
  std::string name; // without `%`
  std::string type; // `u32`
  std::string variable;
  unsigned declaredAt = 0; // by the statement at this offset
};

/// The port that the C++ is written for, at the place of the statement.
struct PtxPlace {
  unsigned offset = 0;
  /// Code keeps groups of 32 lanes.
  bool keepsGroups = false;
  /// Headers of HIP that the port of the file includes.
  std::set<std::string> headers = {};
  /// It may include more.
  bool mayInclude = false;
  /// The port may have helpers.
  bool hasHelpers = true;
  /// At a barrier of the file, some threads of the block may be elsewhere (isPartialBarrier).
  bool hasPartialBarriers = false;
  /// Registers that the statement shares with others.
  std::vector<PtxSharedRegister> shared = {};
};

constexpr auto endlessLoop = "while (true) {";

struct PtxLine {
  /// A statement, or a part of the braces around the lines between: `if (x) {`, `} else {`, `}`.
  enum class Kind : uint8_t { Statement, Open, Middle, Close };
  std::string condition; // of a statement; empty: none
  std::string text;      // of a statement without `;`
  Kind kind = Kind::Statement;
  /// It may change the condition: lines after it need an `if` of their own.
  bool changesCondition = false;

  friend bool operator==(const PtxLine &, const PtxLine &) = default;
};

/// An operand of the statement in a line's text, which the rule replaces by what the user wrote.
std::string operandMark(size_t index);
/// The operand whose mark the text begins with.
std::optional<size_t> markedOperand(llvm::StringRef text);
constexpr size_t markSize = 4;

/// The bits of a register that a constraint names: `u32` for `+r`. One without code: it names none.
PtxType bitsOfConstraint(llvm::StringRef constraint);

class PtxWriter {
public:
  /// `written` are the texts of the operands.
  PtxWriter(const frontend::AsmEvidence &seen, llvm::ArrayRef<std::string> written,
            const PtxCode &code, const PtxPlace &place);

  const frontend::AsmEvidence &seen() const { return seen_; }
  const PtxPlace &place() const { return place_; }

  /// Why there is no translation; empty as long as there is one.
  const std::string &failure() const { return failure_; }
  void fail(std::string reason) {
    if (failure_.empty())
      failure_ = std::move(reason);
  }

  /// Must be called for each instruction in turn. Returns false if it cannot be translated.
  bool beginInstruction(llvm::StringRef predicate);
  /// The value of an operand of the instruction: `%0`, `x`, `0x1f`, `%laneid`.
  PtxValue value(llvm::StringRef operand);
  /// What the instruction writes to, without its value.
  PtxValue target(llvm::StringRef operand);
  /// Nothing reads what is written to this register.
  bool isUnused(llvm::StringRef operand) const;
  bool hasCondition() const { return !condition_.empty(); }
  /// Writes the result of the instruction.
  void write(llvm::StringRef operand, const PtxValue &value);
  void statement(std::string text);
  /// The condition of a jump, or its opposite.
  std::string conditionFor(llvm::StringRef predicate, bool isOpposite);
  /// `if (x) {`, `do {`: what follows is in a block, up to `close`.
  void open(std::string text);
  void openElse();
  void close(std::string text = "}");
  void closeLoop(llvm::StringRef condition);
  /// `if (x) break`; first in a loop without end, it becomes `while (!x) {`.
  void leaveLoop(std::string condition, llvm::StringRef opposite);
  /// A variable for the result of an instruction that gets it through a pointer: its name.
  std::string declareTarget(llvm::StringRef operand);
  /// A line calls a helper. Fails where the port has none.
  void useHelper(llvm::StringRef id);
  /// A line needs a header of HIP.
  void useHeader(llvm::StringRef header);
  /// Gives a value a name, so that it can be used several times.
  PtxValue name(const PtxValue &value, PtxType type, llvm::StringRef wanted = "value");
  /// A new variable with a value, for this instruction.
  std::string declareAs(llvm::StringRef type, llvm::StringRef wanted, llvm::StringRef value);
  /// A new variable without a value, before everything else.
  std::string declareCarry(llvm::StringRef type, llvm::StringRef wanted);
  /// The condition of an operand written as `condition ? all : 0`.
  std::optional<std::string> conditionOf(llvm::StringRef operand, llvm::StringRef all) const;
  /// A new type, of vectors that Clang can access as a whole in any way.
  std::string vectorType(llvm::StringRef element, unsigned count);
  /// Copies of outputs that were kept apart.
  void finish();

  std::vector<PtxLine> lines() const;
  const std::set<std::string> &helpers() const { return helpers_; }
  const std::set<std::string> &headers() const { return headers_; }
  bool declares() const { return !head_.empty() || declaresInline_; }

private:
  struct Register {
    PtxType type;
    std::string name;
    unsigned uses = 0;
    bool isDeclared = false, isShared = false;
    std::optional<PtxValue> inlined;
    size_t inlinedAt = 0;
    unsigned inlinedDepth = 0;
  };
  struct Operand {
    const frontend::AsmOperandEvidence *seen = nullptr;
    std::string written;
    bool isOutput = false, isInput = false, isWritten = false, isCopied = false;
    PtxValue value;
    /// A variable that holds an output until the end; empty: none.
    std::string copy;
    std::string copyType; // until it is declared
    /// A template decides its type. Only the bits of its register are known.
    bool isOfTemplate = false;
  };
  /// `place = value`, for an output or a register's variable.
  std::string assignment(size_t index, llvm::StringRef value) const;

  void addRegister(llvm::StringRef name, llvm::StringRef type);
  void addShared(const PtxSharedRegister &shared);
  void addOperand(const frontend::AsmOperandEvidence &seen, llvm::StringRef written, bool isOutput);
  void tie(size_t input, size_t output);
  void keepApart(const PtxCode &code);
  void copyWrittenInputs(const PtxCode &code);
  void countUses(const PtxCode &code);
  void bindOutputs();
  std::string freeName(llvm::StringRef wanted);
  std::optional<size_t> operandIndex(llvm::StringRef text) const;
  std::optional<PtxValue> special(llvm::StringRef name);
  PtxValue bad(std::string reason);
  /// Whether a variable that is declared here would be unknown after a block.
  bool isInBlock() const { return hasCondition() || depth_ > 0; }
  void materialize(Register &reg);
  void nameRepeated();

  const frontend::AsmEvidence &seen_;
  const PtxPlace place_;
  std::vector<Operand> operands_;
  std::vector<size_t> ties_; // of inputs to outputs, by index; -1: none
  llvm::StringMap<Register> registers_;
  llvm::StringSet<> taken_;
  /// Variables of shared registers that the statement declares, with their types.
  std::vector<std::pair<std::string, std::string>> shared_;
  std::vector<std::string> head_;
  std::vector<PtxLine> lines_;
  std::set<std::string> helpers_, headers_;
  bool declaresInline_ = false;
  unsigned depth_ = 0; // of blocks
  std::string condition_, failure_;
};

} // namespace tranship::rules
