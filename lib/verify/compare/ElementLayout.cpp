// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/ElementLayout.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

namespace tranship::verify {
namespace {

/// Larger sizes are rejected.
constexpr uint64_t maxSize = uint64_t(1) << 40;

std::optional<ElementType> typeOf(char kind, uint64_t size) {
  switch (kind) {
  case 'f':
    return size == 8   ? std::optional(ElementType::F64)
           : size == 4 ? std::optional(ElementType::F32)
                       : std::nullopt;
  case 'h':
    return size == 2 ? std::optional(ElementType::F16) : std::nullopt;
  case 'b':
    return size == 2 ? std::optional(ElementType::BF16) : std::nullopt;
  case 'i':
  case 'u':
    return parseElementType((llvm::Twine(llvm::StringRef(&kind, 1)) + llvm::Twine(size * 8)).str());
  default:
    return std::nullopt;
  }
}

bool takeNumber(llvm::StringRef &text, uint64_t &number) {
  return !text.consumeInteger(10, number) && number <= maxSize;
}

/// Takes a group in parentheses from the beginning of the text, and returns its content.
std::optional<llvm::StringRef> takeGroup(llvm::StringRef &text) {
  unsigned depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '(';
    if (text[i] == ')' && --depth == 0) {
      llvm::StringRef group = text.slice(1, i);
      text = text.drop_front(i + 1);
      return group;
    }
  }
  return std::nullopt;
}

bool takeField(llvm::StringRef &text, ElementField &field) {
  if (text.empty())
    return false;
  char kind = text.front();
  text = text.drop_front();
  if (!takeNumber(text, field.size) || !text.consume_front("@") || !takeNumber(text, field.offset))
    return false;
  if (text.consume_front("x") && !takeNumber(text, field.count))
    return false;
  if (text.starts_with("(")) {
    std::optional<llvm::StringRef> group = takeGroup(text);
    if (!group)
      return false;
    auto [name, target] = group->split(' ');
    field.name = name.str();
    field.target = target.str();
  }
  if (std::optional<ElementType> type = typeOf(kind, field.size)) {
    field.kind = ElementField::Kind::Number;
    field.type = *type;
    return true;
  }
  field.kind = kind == 'p' ? ElementField::Kind::Pointer : ElementField::Kind::Bytes;
  return kind == 'p' || (kind == 'r' && field.size == 1);
}

} // namespace

bool ElementLayout::isKnown() const {
  return llvm::any_of(
      fields, [](const ElementField &field) { return field.kind != ElementField::Kind::Bytes; });
}

std::optional<ElementType> ElementLayout::onlyType() const {
  if (fields.size() != 1 || fields.front().kind != ElementField::Kind::Number ||
      fields.front().size * fields.front().count != size)
    return std::nullopt;
  return fields.front().type;
}

ElementLayout parseElementLayout(llvm::StringRef text) {
  ElementLayout layout;
  if (!takeNumber(text, layout.size) || layout.size == 0 || !text.consume_front("="))
    return {};
  do {
    ElementField field;
    if (!takeField(text, field) || (!text.empty() && !text.starts_with(",")) || field.count == 0 ||
        field.count > layout.size || field.size > layout.size || field.offset > layout.size ||
        field.size * field.count > layout.size - field.offset)
      return {};
    layout.fields.push_back(std::move(field));
  } while (text.consume_front(","));
  return layout;
}

} // namespace tranship::verify
