// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeLayout.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/RecordLayout.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"

using namespace clang;

namespace tranship::emulator {

namespace {

constexpr size_t maxFields = 200;
/// Fields beyond this number get no name, since named fields are not merged into one run.
constexpr size_t maxNames = 100;
constexpr char unknown[] = "?";

class LayoutText {
public:
  void add(char kind, uint64_t size, uint64_t offset, uint64_t count = 1,
           const std::string &target = "") {
    if (!fields_.empty() && target.empty()) {
      Field &last = fields_.back();
      if (last.kind == kind && last.size == size && last.target.empty() &&
          last.offset + last.size * last.count == offset) {
        last.count += count;
        return;
      }
    }
    fields_.push_back({kind, size, offset, count, target});
  }
  /// Adds bytes that may be anything.
  void addRaw(uint64_t size, uint64_t offset) { add('r', 1, offset, size); }
  void addNamed(char kind, uint64_t size, uint64_t offset, uint64_t count,
                const std::string &name) {
    bool isNamed = !name.empty() && fields_.size() < maxNames;
    add(kind, size, offset, count, isNamed ? '(' + name + ')' : "");
  }
  bool isFull() const { return fields_.size() > maxFields; }

  std::string str(uint64_t size) const {
    if (isFull())
      return std::to_string(size) + "=r1@0x" + std::to_string(size);
    std::string text = std::to_string(size) + '=';
    for (const Field &field : fields_) {
      if (text.back() != '=')
        text += ',';
      text += field.kind + std::to_string(field.size) + '@' + std::to_string(field.offset);
      if (field.count != 1)
        text += 'x' + std::to_string(field.count);
      text += field.target;
    }
    return text;
  }

private:
  struct Field {
    char kind;
    uint64_t size, offset, count;
    std::string target;
  };
  std::vector<Field> fields_;
};

class TypeReader {
public:
  TypeReader(ASTContext &context, bool asParameter)
      : context_(context), asParameter_(asParameter) {}

  std::string read(QualType type) {
    type = type.getCanonicalType();
    if (type->isIncompleteType() || type->isFunctionType() || type->isDependentType())
      return unknown;
    add(type, 0, "");
    return text_.str(sizeOf(type));
  }

private:
  uint64_t sizeOf(QualType type) const { return context_.getTypeSizeInChars(type).getQuantity(); }

  void add(QualType type, uint64_t offset, const std::string &name) {
    type = type.getCanonicalType();
    if (text_.isFull())
      return;
    uint64_t size = sizeOf(type);
    if (const auto *array = context_.getAsConstantArrayType(type))
      return addMany(array->getElementType(), array->getZExtSize(), offset, name);
    if (const auto *vector = type->getAs<VectorType>())
      return addMany(vector->getElementType(), vector->getNumElements(), offset, name);
    if (const auto *complex = type->getAs<clang::ComplexType>())
      return addMany(complex->getElementType(), 2, offset, name);
    if (const auto *record = type->getAs<RecordType>())
      return addRecord(*record->getDecl()->getDefinitionOrSelf(), offset, size, name);
    if (type->isPointerType() || type->isReferenceType() || type->isNullPtrType())
      return text_.add('p', size, offset, 1, targetOf(type, name));
    if (char kind = kindOf(type))
      return text_.addNamed(kind, size, offset, 1, nameFor(name));
    text_.addRaw(size, offset);
  }

  /// Returns 0 if the type is not a number that layouts describe.
  char kindOf(QualType type) const {
    uint64_t size = sizeOf(type);
    if (type->isBFloat16Type())
      return 'b';
    if (type->isHalfType() || type->isFloat16Type())
      return 'h';
    if (size <= 8 && type->isRealFloatingType())
      return 'f';
    if (size <= 8 && type->isIntegralOrEnumerationType())
      return type->isSignedIntegerOrEnumerationType() ? 'i' : 'u';
    return 0;
  }

  void addMany(QualType element, uint64_t count, uint64_t offset, const std::string &name) {
    element = element.getCanonicalType();
    uint64_t size = sizeOf(element);
    if (char kind = kindOf(element))
      return text_.addNamed(kind, size, offset, count, nameFor(name));
    for (uint64_t i = 0; i < count && !text_.isFull(); ++i)
      add(element, offset + i * size, name.empty() ? name : name + '[' + std::to_string(i) + ']');
  }

  /// Half and bfloat16 are records in our headers: 16 bits, and a class that says what they mean.
  static char smallFloat(const RecordDecl &record) {
    const auto *instance = dyn_cast<ClassTemplateSpecializationDecl>(&record);
    if (!instance || instance->getName() != "TranshipSmallFloat" ||
        instance->getTemplateArgs().size() < 2)
      return 0;
    const auto *format = instance->getTemplateArgs()[1].getAsType()->getAsCXXRecordDecl();
    return format && format->getName().contains("Bfloat") ? 'b' : 'h';
  }

  void addRecord(const RecordDecl &record, uint64_t offset, uint64_t size,
                 const std::string &name) {
    const auto *cxx = dyn_cast<CXXRecordDecl>(&record);
    if (record.isInvalidDecl() || record.isUnion() || (cxx && cxx->getNumVBases()))
      return text_.addRaw(size, offset);
    if (char kind = smallFloat(record))
      return text_.addNamed(kind, size, offset, 1, nameFor(name));
    for (const FieldDecl *field : record.fields())
      if (field->isBitField())
        return text_.addRaw(size, offset);
    const ASTRecordLayout &layout = context_.getASTRecordLayout(&record);
    if (cxx)
      for (const CXXBaseSpecifier &base : cxx->bases())
        if (const CXXRecordDecl *decl = base.getType()->getAsCXXRecordDecl();
            decl && !decl->isEmpty())
          add(base.getType(), offset + layout.getBaseClassOffset(decl).getQuantity(), name);
    for (const FieldDecl *field : record.fields()) {
      if (field->isZeroSize(context_) || field->getType()->isIncompleteType())
        continue;
      std::string fieldName = field->getNameAsString();
      add(field->getType(),
          offset + context_.toCharUnitsFromBits(layout.getFieldOffset(field->getFieldIndex()))
                       .getQuantity(),
          name.empty() || fieldName.empty() ? name + fieldName : name + '.' + fieldName);
    }
  }

  std::string nameFor(const std::string &field) const { return asParameter_ ? field : ""; }
  std::string targetOf(QualType pointer, const std::string &name) {
    if (!asParameter_ || name.empty())
      return "";
    return '(' + name + ' ' +
           TypeReader(context_, /*asParameter=*/false).read(pointer->getPointeeType()) + ')';
  }

  ASTContext &context_;
  bool asParameter_;
  LayoutText text_;
};

/// Returns 0 if the type is not a number that layouts describe.
char kindOf(llvm::Type *type, uint64_t size) {
  if (type->isPointerTy())
    return 'p';
  if (type->isBFloatTy())
    return 'b';
  if (type->isHalfTy())
    return 'h';
  if (type->isFloatTy() || type->isDoubleTy())
    return 'f';
  return type->isIntegerTy() && (size == 1 || size == 2 || size == 4 || size == 8) ? 'i' : 0;
}

void addElements(const llvm::DataLayout &layout, llvm::Type *type, uint64_t offset, uint64_t count,
                 LayoutText &text) {
  uint64_t size = layout.getTypeAllocSize(type);
  if (char kind = kindOf(type, size))
    return text.add(kind, size, offset, count);
  for (; count > 0 && !text.isFull(); --count, offset += size) {
    if (auto *array = dyn_cast<llvm::ArrayType>(type)) {
      addElements(layout, array->getElementType(), offset, array->getNumElements(), text);
    } else if (auto *record = dyn_cast<llvm::StructType>(type)) {
      const llvm::StructLayout *places = layout.getStructLayout(record);
      for (unsigned i = 0; i < record->getNumElements(); ++i)
        addElements(layout, record->getElementType(i),
                    offset + places->getElementOffset(i).getFixedValue(), 1, text);
    } else
      text.addRaw(size, offset);
  }
}

} // namespace

std::string layoutOf(ASTContext &context, QualType type, bool asParameter) {
  return TypeReader(context, asParameter).read(type);
}

std::string layoutOf(const llvm::DataLayout &layout, llvm::Type *type) {
  while (auto *array = dyn_cast<llvm::ArrayType>(type))
    type = array->getElementType();
  if (!type->isSized() || layout.getTypeAllocSize(type).isZero())
    return unknown;
  LayoutText text;
  addElements(layout, type, 0, 1, text);
  return text.str(layout.getTypeAllocSize(type));
}

} // namespace tranship::emulator
