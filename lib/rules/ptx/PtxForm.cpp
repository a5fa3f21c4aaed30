// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxForm.h"

#include "rules/ptx/PtxArithmetic.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <fmt/format.h>

#include <algorithm>

namespace tranship::rules {
namespace {

constexpr PtxForm forms[] = {
#define PTX_FORM(Opcode, Signature, Text, Guard) {Opcode, Signature, Text, Guard},
#include "rules/ptx/PtxForms.def"
};

/// Functions in forms that are not in helpers of their own names.
struct FormHelper {
  llvm::StringLiteral function, id;
};
constexpr FormHelper helpersOfForms[] = {
    {"heq2_mask", "heq2-mask"},
    {"hne2_mask", "hne2-mask"},
    {"hlt2_mask", "hlt2-mask"},
    {"hle2_mask", "hle2-mask"},
    {"hgt2_mask", "hgt2-mask"},
    {"hge2_mask", "hge2-mask"},
    {"hequ2_mask", "hequ2-mask"},
    {"hneu2_mask", "hneu2-mask"},
    {"hltu2_mask", "hltu2-mask"},
    {"hleu2_mask", "hleu2-mask"},
    {"hgtu2_mask", "hgtu2-mask"},
    {"hgeu2_mask", "hgeu2-mask"},
    {"add_f32x2", "add-f32x2"},
    {"sub_f32x2", "sub-f32x2"},
    {"mul_f32x2", "mul-f32x2"},
    {"fma_f32x2", "fma-f32x2"},
    {"cvt_bfloat162raw_to_e8m0x2", "e8m0x2-encode-bf16"},
    {"cvt_bfloat16raw2_to_fp8x2", "fp8x2-encode-bf16"},
    {"cvt_e2m1x2", "e2m1x2-encode"},
    {"cvt_e8m0x2_to_bf162raw", "e8m0x2-decode"},
    {"cvt_float2_to_e8m0x2", "e8m0x2-encode"},
    {"cvt_fp4x2_to_halfraw2", "fp4-to-half"},
    {"extremum_xorsign", "extremum-xorsign"},
    {"extremum_xorsign2", "extremum-xorsign2"},
    {"miniFloat", "mini-float"},
    {"dp4a_mixed", "dp4a-mixed"},
    {"saturate", "half-saturate"},
    {"hmax_nan", "hmax-nan"},
    {"hmin_nan", "hmin-nan"},
    {"hmax2_nan", "hmax2-nan"},
    {"hmin2_nan", "hmin2-nan"},
    {"hfma_relu", "hfma-relu"},
    {"hfma2_relu", "hfma2-relu"},
    {"float2bfloat16_rz", "float2bfloat16-rz"},
    {"cvt_float2_to_fp8x2", "fp8x2-encode"},
    {"cvt_rs_x2", "cvt-rs"},
    {"cvt_rs_x4", "cvt-rs"},
    {"cvt_halfraw2_to_fp8x2", "fp8x2-encode-half"},
    {"cvt_fp8x2_to_halfraw2", "fp8x2-decode"},
    {"ddiv_rd", "ddiv-rd"},
    {"ddiv_ru", "ddiv-ru"},
    {"ddiv_rz", "ddiv-rz"},
    {"dsqrt_rd", "dsqrt-rd"},
    {"dsqrt_ru", "dsqrt-ru"},
};

using Forms = std::vector<const PtxForm *>;

bool isType(llvm::StringRef word) {
  if (word == "pred")
    return true;
  llvm::StringRef kind = word.take_until(llvm::isDigit);
  return kind.size() < word.size() &&
         llvm::is_contained({"b", "u", "s", "f", "bf", "tf", "e", "ue"}, kind);
}

/// The opcode with its modifiers in a fixed order, before its types: NVIDIA's assembler takes them in any,
/// such as `cvt.rn.e4m3x2.f32.satfinite`.
std::string inOrder(llvm::StringRef opcode) {
  llvm::SmallVector<llvm::StringRef> words;
  opcode.split(words, '.');
  auto *types = std::stable_partition(words.begin() + 1, words.end(),
                                      [](llvm::StringRef word) { return !isType(word); });
  std::sort(words.begin() + 1, types);
  return llvm::join(words, ".");
}

llvm::StringMap<Forms> byOpcode() {
  llvm::StringMap<Forms> map;
  for (const PtxForm &form : forms)
    for (const std::string &opcode : expandOpcodes(form.opcode))
      map[inOrder(opcode)].push_back(&form);
  return map;
}

/// The operands as their types; nothing if one does not fit.
std::optional<std::vector<PtxValue>> converted(llvm::ArrayRef<PtxType> types,
                                               llvm::ArrayRef<PtxValue> operands) {
  if (types.size() != operands.size() + 1)
    return std::nullopt;
  std::vector<PtxValue> values;
  bool mustWrap = false, isUnsigned = false;
  for (size_t i = 0; i < operands.size(); ++i) {
    std::optional<PtxValue> value = convertPtx(operands[i], types[i + 1]);
    if (!value)
      return std::nullopt;
    if (types[i + 1].code == 'w') {
      mustWrap = true;
      isUnsigned |= !value->isLiteral && !value->isSigned;
    }
    values.push_back(std::move(*value));
  }
  for (size_t i = 0; i < operands.size() && mustWrap && !isUnsigned; ++i)
    if (PtxType type = types[i + 1]; type.code == 'w') {
      std::optional<PtxValue> value = convertPtx(operands[i], {'u', type.bits});
      if (!value)
        return std::nullopt;
      values[i] = std::move(*value);
      isUnsigned = true;
    }
  return values;
}

/// Whether the part [begin, end) of a form needs no parentheses: a whole argument, or a
/// condition at the beginning.
bool isArgument(llvm::StringRef form, size_t begin, size_t end) {
  bool opens = begin == 0 || form[begin - 1] == '(' || form.take_front(begin).ends_with(", ");
  if (begin == 0 && form.drop_front(end).starts_with(" ? "))
    return true;
  return opens && (end == form.size() || form[end] == ')' || form[end] == ',');
}

/// The number of the operand at `$`; nothing if there is none.
std::optional<unsigned> operandAt(llvm::StringRef form, size_t i) {
  if (form[i] != '$' || i + 1 >= form.size() || !llvm::isDigit(form[i + 1]))
    return std::nullopt;
  return form[i + 1] - '0';
}

std::string fill(llvm::StringRef form, llvm::ArrayRef<PtxValue> values) {
  std::string result;
  for (size_t i = 0; i < form.size(); ++i) {
    if (form[i] == '{') {
      size_t end = form.find('}', i);
      result += computedText(form.slice(i + 1, end), values);
      i = end;
    } else if (std::optional<unsigned> number = operandAt(form, i)) {
      const PtxValue &value = values[*number - 1];
      result += isArgument(form, i, i + 2) ? value.text : value.operand();
      ++i;
    } else {
      result += form[i];
    }
  }
  return result;
}

/// Whether C++ computes with signed numbers, where the signs of the operands decide.
bool areSigned(llvm::ArrayRef<PtxValue> values, llvm::ArrayRef<PtxType> types) {
  bool hasSigned = false;
  for (size_t i = 0; i < values.size(); ++i) {
    const PtxValue &value = values[i];
    if (!types[i + 1].isInteger() || types[i + 1].bits != types[0].bits)
      continue;
    bool isLarge = value.isLiteral && *value.value > (types[0].bits == 64 ? INT64_MAX : INT32_MAX);
    if ((!value.isLiteral && !value.isSigned) || (isLarge && value.text.front() != '-'))
      return false;
    hasSigned |= !value.isLiteral;
  }
  return hasSigned;
}

/// Whether operators of the form are outside of all parentheses.
PtxValue::Form formOf(llvm::StringRef text) {
  int depth = 0;
  bool isName = true;
  for (char c : text) {
    depth += (c == '(' || c == '[') - (c == ')' || c == ']');
    if (depth == 0 && !llvm::isAlnum(c) && !llvm::StringRef("_.:)]\x01\x02").contains(c))
      return PtxValue::Form::Compound;
    isName &= llvm::isAlnum(c) || c == '_';
  }
  return isName ? PtxValue::Form::Simple : PtxValue::Form::Primary;
}

} // namespace

llvm::ArrayRef<PtxForm> allPtxForms() { return forms; }

std::vector<std::string> expandOpcodes(llvm::StringRef pattern) {
  size_t open = pattern.find('{');
  if (open == llvm::StringRef::npos)
    return {pattern.str()};
  size_t close = pattern.find('}', open);
  llvm::SmallVector<llvm::StringRef> choices;
  pattern.slice(open + 1, close).split(choices, ',');
  std::vector<std::string> result;
  for (llvm::StringRef choice : choices)
    for (std::string &rest : expandOpcodes(pattern.drop_front(close + 1)))
      result.push_back((pattern.take_front(open) + choice + rest).str());
  return result;
}

std::vector<PtxType> signatureTypes(llvm::StringRef signature) {
  auto [result, sources] = signature.split('=');
  std::vector<PtxType> types{PtxType::parse(result.trim())};
  llvm::SmallVector<llvm::StringRef> words;
  sources.split(words, ' ', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef word : words)
    types.push_back(PtxType::parse(word));
  return types;
}

llvm::StringRef helperOf(const PtxForm &form) {
  auto [before, call] = form.text.split("tranship::");
  llvm::StringRef function = call.take_until([](char c) { return c == '(' || c == '<'; });
  for (const FormHelper &helper : helpersOfForms)
    if (helper.function == function)
      return helper.id;
  return function;
}

llvm::ArrayRef<const PtxForm *> ptxFormsFor(llvm::StringRef opcode) {
  static const llvm::StringMap<Forms> map = byOpcode();
  auto known = map.find(inOrder(opcode));
  if (known == map.end())
    return {};
  return known->second;
}

std::optional<PtxValue> applyPtxForm(const PtxForm &form, llvm::ArrayRef<PtxValue> operands,
                                     NamePtxValue name) {
  std::vector<PtxType> types = signatureTypes(form.signature);
  std::optional<std::vector<PtxValue>> values = converted(types, operands);
  if (!values || (!form.guard.empty() && computePtx(form.guard, operands).value_or(0) == 0))
    return std::nullopt;
  std::string text = form.text.str();
  if (text == "{lop3}")
    text = logicFunction(*operands[3].value, "$1", "$2", "$3");
  std::vector<unsigned> uses(values->size());
  for (size_t i = 0; i < text.size(); ++i)
    if (std::optional<unsigned> number = operandAt(text, i))
      ++uses[*number - 1];
  for (size_t i = 0; i < values->size(); ++i) {
    PtxValue &value = (*values)[i];
    // A cast of a name is as simple as the name.
    bool isSimple = operands[i].form == PtxValue::Form::Simple;
    if ((uses[i] > 1 && !isSimple) || (uses[i] == 0 && value.hasEffects))
      value = name(value, types[i + 1]);
  }
  std::string result = fill(text, *values);
  if (types[0].code == 0)
    return PtxValue{.text = std::move(result)};
  PtxValue::Form shape = formOf(result);
  // An operand that comes back as it is keeps its type.
  if (text == "$1" && types[0].code == 'b')
    return values->front();
  PtxValue made = ptxExpression(types[0], std::move(result), shape);
  if (types[0].code == 'b')
    made.isSigned = areSigned(*values, types) && text != "~0u";
  made.isInexact = made.kind == PtxValue::Kind::Integer && made.bits < 32 && !made.isPredicate &&
                   shape == PtxValue::Form::Compound;
  return made;
}

std::string logicFunction(unsigned table, llvm::StringRef a, llvm::StringRef b, llvm::StringRef c) {
  table &= 0xff;
  // The functions in common use, in their usual form
  constexpr unsigned A = 0xf0, B = 0xcc, C = 0xaa;
  struct Known {
    unsigned table;
    llvm::StringLiteral form;
  };
  static constexpr Known known[] = {
      {A & B & C, "A & B & C"},
      {A | B | C, "A | B | C"},
      {A ^ B ^ C, "A ^ B ^ C"},
      {(A & B) | (A & C) | (B & C), "(A & B) | (C & (A | B))"},
      {(A & B) | (~A & C & 0xff), "(A & B) | (~A & C)"},
      {(A & C) | (B & ~C & 0xff), "(A & C) | (B & ~C)"},
      {(A & ~C & 0xff) | (B & C), "(A & ~C) | (B & C)"},
      {(A & ~B & 0xff) | (B & C), "(A & ~B) | (B & C)"},
      {(A & B) | C, "(A & B) | C"},
      {(A | B) & C, "(A | B) & C"},
      {(A & B) ^ C, "(A & B) ^ C"},
      {(A ^ B) & C, "(A ^ B) & C"},
      {(A ^ B) | C, "(A ^ B) | C"},
      {A & (B | C), "A & (B | C)"},
      {A | (B & C), "A | (B & C)"},
      {A & (B ^ C), "A & (B ^ C)"},
      {A ^ (B & C), "A ^ (B & C)"},
      {A ^ (B | C), "A ^ (B | C)"},
      {0, "0"},
      {0xff, "~0u"},
  };
  std::string form;
  for (const Known &function : known)
    if (function.table == table)
      form = function.form.str();
  // Otherwise term by term: bit 4a + 2b + c of the table is the result for a, b, c.
  if (form.empty())
    for (unsigned row = 0; row < 8; ++row)
      if (table >> row & 1)
        form += fmt::format("{}({}A & {}B & {}C)", form.empty() ? "" : " | ", row & 4 ? "" : "~",
                            row & 2 ? "" : "~", row & 1 ? "" : "~");
  std::string result;
  for (char c0 : form)
    if (c0 == 'A')
      result += a;
    else if (c0 == 'B')
      result += b;
    else if (c0 == 'C')
      result += c;
    else
      result += c0;
  return result;
}

} // namespace tranship::rules
