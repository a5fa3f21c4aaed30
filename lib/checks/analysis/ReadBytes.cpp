// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/ReadBytes.h"

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class ReadBytes {
public:
  ReadBytes(UnitContext &unit, MovedEnumerators &enums) : unit_(unit), enums_(enums) {}

  void visit() {
    for (const Indexed<clang::CastExpr> &cast : unit_.index.casts)
      visitCast(cast);
    for (llvm::StringRef copies : {"memcpy", "memmove"})
      for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf(copies))
        visitCopy(call);
    for (llvm::StringRef compares : {"memcmp", "bcmp"})
      for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf(compares))
        if (call.node->getNumArgs() == 3)
          visitBytes(pointee(call.node->getArg(0)), call.node->getSourceRange(), call.in);
    for (llvm::StringRef writes : {"write", "fwrite", "send"})
      for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf(writes))
        for (const clang::Expr *argument : call.node->arguments())
          reportNumber(enumIn(pointee(argument), /*depth=*/0), argument->getSourceRange(), call.in,
                       "is written");
    for (llvm::StringRef reads : {"read", "fread", "recv"})
      for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf(reads))
        for (const clang::Expr *argument : call.node->arguments())
          reportNumber(enumIn(pointee(argument), /*depth=*/0), argument->getSourceRange(), call.in,
                       "is read");
    for (const clang::FieldDecl *field : unit_.index.fields)
      if (field->getParent()->isUnion())
        visitUnion(field);
  }

private:
  static constexpr unsigned maxDepth = 8;

  /// What an argument points to, in spite of a cast; null if it does not point.
  static clang::QualType pointee(const clang::Expr *argument) {
    clang::QualType type = stripCasts(argument)->getType();
    if (const clang::ArrayType *array = type->getAsArrayTypeUnsafe())
      return array->getElementType();
    return type->isPointerType() ? type->getPointeeType() : clang::QualType();
  }

  bool growsInHip(clang::QualType type) const {
    if (!type->isIntegerType() ||
        unit_.ast.getTypeSize(type) == unit_.ast.getTypeSize(unit_.ast.VoidPtrTy))
      return false;
    for (const auto *name = type->getAs<clang::TypedefType>(); name;
         name = name->desugar()->getAs<clang::TypedefType>())
      if (unit_.recorder.vocabulary().becomesPointer(name->getDecl()->getName()))
        return true;
    return false;
  }

  /// How a type is laid out in HIP. Nothing if that is not known.
  struct Layout {
    uint64_t size, alignment, padding;
    bool grows; // it contains a handle that is larger in HIP
  };
  std::optional<Layout> inHip(clang::QualType type) const {
    if (type.isNull() || type->isDependentType() || type->isIncompleteType() ||
        type->isReferenceType())
      return std::nullopt;
    if (const auto *array = unit_.ast.getAsConstantArrayType(type)) {
      std::optional<Layout> element = inHip(array->getElementType());
      uint64_t count = array->getZExtSize();
      return element ? std::optional<Layout>({element->size * count, element->alignment,
                                              element->padding * count, element->grows})
                     : std::nullopt;
    }
    const auto *record = type->getAsCXXRecordDecl();
    if (growsInHip(type)) {
      uint64_t size = unit_.ast.getTypeSizeInChars(unit_.ast.VoidPtrTy).getQuantity();
      return Layout{size, size, 0, true};
    }
    if (!record)
      return Layout{uint64_t(unit_.ast.getTypeSizeInChars(type).getQuantity()),
                    uint64_t(unit_.ast.getTypeAlignInChars(type).getQuantity()), 0, false};
    if (record->isUnion() || !record->hasDefinition() || record->isPolymorphic() ||
        unit_.recorder.ownerOf(record) != frontend::Owner::User)
      return std::nullopt;
    return ofRecord(record);
  }
  std::optional<Layout> ofRecord(const clang::CXXRecordDecl *record) const {
    Layout whole{0, 1, 0, false};
    auto append = [&](clang::QualType type) {
      std::optional<Layout> part = inHip(type);
      if (!part)
        return false;
      uint64_t offset = llvm::alignTo(whole.size, part->alignment);
      whole = {offset + part->size, std::max(whole.alignment, part->alignment),
               whole.padding + part->padding + offset - whole.size, whole.grows || part->grows};
      return true;
    };
    for (const clang::CXXBaseSpecifier &base : record->bases())
      if (!append(base.getType()))
        return std::nullopt;
    for (const clang::FieldDecl *field : record->fields())
      if (field->isBitField() || !append(field->getType()))
        return std::nullopt;
    uint64_t size = llvm::alignTo(whole.size, whole.alignment);
    whole.padding += size - whole.size;
    whole.size = size;
    return whole;
  }

  /// Whether a record has padding in HIP alone.
  bool getsPadding(clang::QualType type) const {
    std::optional<Layout> layout = inHip(type);
    return layout && layout->grows && layout->padding && type->getAsCXXRecordDecl() &&
           unit_.ast.hasUniqueObjectRepresentations(type);
  }
  bool grows(clang::QualType type) const {
    std::optional<Layout> layout = type.isNull() ? std::nullopt : inHip(type);
    return layout && layout->grows;
  }

  void visitCast(const Indexed<clang::CastExpr> &cast) {
    bool isPointer = cast.node->getCastKind() == clang::CK_BitCast,
         isReference = cast.node->getCastKind() == clang::CK_LValueBitCast;
    if (!llvm::isa<clang::ExplicitCastExpr>(cast.node) || !(isPointer || isReference))
      return;
    clang::QualType from = cast.node->getSubExpr()->getType(), to = cast.node->getType();
    if (isPointer) {
      from = from->getPointeeType();
      to = to->getPointeeType();
    }
    if (from.isNull() || to.isNull() || to->isDependentType() || from->isDependentType())
      return;
    if (to->isAnyCharacterType() || to->isStdByteType())
      visitBytes(from, cast.node->getSourceRange(), cast.in);
    else if (to->isIntegerType() && !to->isEnumeralType() && from->isRecordType() && grows(from))
      reportLayout(from, cast.node->getSourceRange(), cast.in, "is read as other types");
    else if (to->isIntegerType() && !to->isEnumeralType())
      reportNumber(from, cast.node->getSourceRange(), cast.in, "is read");
  }

  void visitCopy(const Indexed<clang::CallExpr> &call) {
    if (call.node->getNumArgs() != 3)
      return;
    clang::QualType to = pointee(call.node->getArg(0)), from = pointee(call.node->getArg(1));
    if (to.isNull() || from.isNull() || to->isDependentType() || from->isDependentType() ||
        to->isVoidType() || from->isVoidType() || unit_.ast.hasSameUnqualifiedType(to, from))
      return;
    for (auto [one, other] : {std::pair(to, from), std::pair(from, to)})
      if (one->isRecordType() && grows(one) && !other->isAnyCharacterType())
        return reportLayout(one, call.node->getSourceRange(), call.in, "is copied as other types");
    for (auto [one, other] : {std::pair(to, from), std::pair(from, to)})
      if (other->isIntegerType() && !other->isEnumeralType() && !other->isAnyCharacterType())
        reportNumber(one, call.node->getSourceRange(), call.in, "is copied");
  }

  /// Bytes that are compared or hashed.
  void visitBytes(clang::QualType type, clang::SourceRange range, const clang::FunctionDecl *in) {
    if (!type.isNull() && type->isRecordType() && getsPadding(type))
      unit_.report(
          {DiagnosticKind::Meaning, range, in,
           fmt::format("this reads the bytes of `{}`, which has padding in HIP: a handle in "
                       "it has 8 bytes there",
                       type.getUnqualifiedType().getAsString(unit_.ast.getPrintingPolicy())),
           "compare or hash the fields"});
  }

  /// `union { cufftHandle plan; int number; }`
  void visitUnion(const clang::FieldDecl *field) {
    if (field->getType()->isEnumeralType())
      for (const clang::FieldDecl *other : field->getParent()->fields())
        if (other->getType()->isIntegerType() && !other->getType()->isEnumeralType())
          reportNumber(field->getType(), field->getSourceRange(), nullptr,
                       fmt::format("is also the number `{}`", other->getNameAsString()));
    if (!grows(field->getType()))
      return;
    for (const clang::FieldDecl *other : field->getParent()->fields())
      if (other->getType()->isIntegerType() && !grows(other->getType()))
        return reportLayout(
            field->getType(), field->getSourceRange(), nullptr,
            fmt::format("shares its memory with the number `{}`", other->getNameAsString()));
  }

  /// A type, or the type of an enumerator in it that is another number in HIP. A status says 0 in both where all is well.
  clang::QualType enumIn(clang::QualType type, unsigned depth) {
    if (type.isNull() || depth == maxDepth)
      return type;
    const clang::CXXRecordDecl *record = unit_.ast.getBaseElementType(type)->getAsCXXRecordDecl();
    if (!record || !record->hasDefinition() ||
        unit_.recorder.ownerOf(record) != frontend::Owner::User)
      return unit_.ast.getBaseElementType(type);
    for (const clang::FieldDecl *field : record->fields())
      if (clang::QualType part = enumIn(field->getType(), depth + 1);
          part->isEnumeralType() && !enums_.of(part).empty() && !keepsZero(enums_.of(part)))
        return part;
    return type;
  }

  void reportLayout(clang::QualType type, clang::SourceRange range, const clang::FunctionDecl *in,
                    const std::string &how) {
    unit_.report(
        {DiagnosticKind::Meaning, range, in,
         fmt::format("`{}` {}, but it is larger in HIP, where a handle has 8 bytes",
                     type.getUnqualifiedType().getAsString(unit_.ast.getPrintingPolicy()), how),
         "use the fields by their names"});
  }

  void reportNumber(clang::QualType type, clang::SourceRange range, const clang::FunctionDecl *in,
                    llvm::StringRef how) {
    if (type.isNull() || type->isDependentType() || !type->isEnumeralType())
      return;
    llvm::ArrayRef<MovedEnumerator> moved = enums_.of(type);
    if (moved.empty())
      return;
    unit_.report({DiagnosticKind::EnumeratorValue, range, in,
                  fmt::format("the number of a CUDA enumerator {} here, which differs in HIP: `{}` "
                              "is {}, `{}` is {}",
                              how.str(), moved.front().row->name.str(), moved.front().value(),
                              moved.front().row->hip.str(), moved.front().row->hipValue.str()),
                  "write a name, or a number of your own"});
  }

  UnitContext &unit_;
  MovedEnumerators &enums_;
};

} // namespace

void findReadBytes(UnitContext &unit, MovedEnumerators &enums) { ReadBytes(unit, enums).visit(); }

} // namespace tranship::checks
