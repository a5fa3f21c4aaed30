// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ptx/PtxCases.h"

#include "rules/ptx/PtxArithmetic.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

using namespace tranship::rules;

namespace tranship::ptx {
namespace {

/// Values for constant operands: edges of fields and shifts, selectors of bytes, tables.
std::vector<uint64_t> constantsFor(const PtxForm &form, unsigned operand, size_t mentioned) {
  if (form.text == "{lop3}" || (form.opcode.starts_with("lop3") && operand == 4)) {
    std::vector<uint64_t> all(256);
    for (size_t i = 0; i < all.size(); ++i)
      all[i] = i;
    return all;
  }
  if (form.opcode == "prmt.b32")
    return {0x0123, 0x3210, 0x7654, 0x4567, 0x1032, 0x5410, 0x7632, 0x0000, 0x7777, 0x2464, 0x6420};
  if (mentioned > 1)
    return {0, 1, 2, 5, 7, 8, 13, 16, 24, 27, 31, 32, 33, 48, 63, 64, 65, 255};
  return {0, 1, 2, 3, 4, 7, 8, 15, 16, 23, 24, 30, 31, 32, 33, 47, 48, 62, 63, 64, 65, 128, 255};
}

} // namespace

void forEachCase(const PtxForm &form, llvm::function_ref<void(const Case &)> use) {
  std::vector<PtxType> types = signatureTypes(form.signature);
  std::vector<unsigned> constant; // operands that the guard names
  for (unsigned i = 1; i < types.size(); ++i)
    if (form.guard.contains(fmt::format("${}", i)) || types[i].code == 'c')
      constant.push_back(i);
  for (const std::string &opcode : expandOpcodes(form.opcode)) {
    auto add = [&](llvm::ArrayRef<uint64_t> values) {
      std::vector<PtxValue> operands(types.size() - 1);
      for (size_t i = 0; i < values.size(); ++i)
        operands[constant[i] - 1].value = values[i];
      if (!form.guard.empty() && computePtx(form.guard, operands).value_or(0) == 0)
        return;
      Case one{opcode, opcode + " %0", {types[0]}};
      const bool isOfFour = llvm::StringRef(opcode).contains("x4.f32"); // d, {a, b, e, f}, random
      for (unsigned i = 1; i < types.size(); ++i) {
        auto place = llvm::find(constant, i);
        if (place != constant.end()) {
          one.text += fmt::format(", {}", values[place - constant.begin()]);
        } else {
          one.text += fmt::format(", {}%{}{}", isOfFour && i == 1 ? "{" : "", one.operands.size(),
                                  isOfFour && i == 4 ? "}" : "");
          one.operands.push_back(types[i]);
        }
      }
      one.text += ";";
      use(one);
    };
    if (constant.empty())
      add({});
    else if (constant.size() == 1)
      for (uint64_t value : constantsFor(form, constant[0], 1))
        add({value});
    else
      for (uint64_t first : constantsFor(form, constant[0], 2))
        for (uint64_t second : constantsFor(form, constant[1], 2))
          add({first, second});
  }
}

} // namespace tranship::ptx
