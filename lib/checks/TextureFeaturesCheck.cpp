// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texture features that AMD GPUs or HIP's runtime do not support. cudaCreateTextureObject returns
// an error there and the object is invalid; in device code for CDNA 3 the functions do not exist.
//   - any texture on CDNA 3 and 4 (gfx942, gfx950), which have no filtering hardware;
//   - linear filtering of floats on gfx90a;
//   - pitch2D memory with linear filtering or normalized coordinates;
//   - mipmaps, cube maps, anisotropic filtering, level-of-detail bias;
//   - different address modes per dimension: HIP uses the first for all.
// Source: hip_texture.cpp and hip_memory.cpp of HIP's runtime, __HIP_NO_IMAGE_SUPPORT in its
// headers; clr issue 276, rocm-systems pull request 5540, HeCBench issue 190.
#include "checks/Check.h"
#include "checks/analysis/Origins.h"
#include "checks/analysis/RoleCalls.h"

#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

/// An assignment to a part of a variable: `v.a.b[1] = value`.
struct FieldValue {
  std::string path; // "a.b[1]"
  const clang::Expr *value;
  clang::SourceRange range;
  const clang::FunctionDecl *in;
};

using Fields = llvm::DenseMap<const clang::VarDecl *, std::vector<FieldValue>>;

class TextureFeaturesCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    checkTargets(unit);
    checkArrays(unit);
    if (unit.options.bringsTextures)
      return;
    Fields fields = fieldsOf(unit);
    for (const RoleCall &call : callsWith(unit.index, Role::CreatesTexture))
      if (call.argument(Role::Part::Texture))
        checkObject(unit, fields, call);
  }

private:
  static void report(UnitContext &unit, clang::SourceRange range, const clang::FunctionDecl *in,
                     std::string message, std::string advice) {
    unit.report(
        {DiagnosticKind::TextureFeatures, range, in, std::move(message), std::move(advice)});
  }

  static void checkTargets(UnitContext &unit) {
    std::vector<mapping::Target> without;
    llvm::copy_if(unit.options.target.gpus, std::back_inserter(without),
                  [](const mapping::Target &target) { return !target.hasTextures(); });
    if (without.empty())
      return;
    std::vector<CodePlace> places;
    for (const RoleCall &call : callsWith(unit.index, Role::CreatesTexture))
      if (!bringsAlong(unit, call))
        places.push_back({call.node->getSourceRange(), call.in});
    if (!unit.options.bringsTextures)
      addReferences(unit, places);
    unit.reportOnce(DiagnosticKind::TextureFeatures, places,
                    fmt::format("textures are not supported on {}: neither texture objects nor the "
                                "functions that read them",
                                namesOf(without)),
                    unit.options.bringsTextures
                        ? "use texture objects of the runtime, which the port can read on every GPU"
                        : "read plain memory there, and interpolate in code");
  }

  static void addReferences(const UnitContext &unit, std::vector<CodePlace> &places) {
    for (const Indexed<clang::VarDecl> &variable : unit.index.variables)
      if (const clang::CXXRecordDecl *record = variable.node->getType()->getAsCXXRecordDecl();
          record && record->getIdentifier() && record->getName() == "texture" &&
          record->hasAttr<clang::CUDADeviceBuiltinTextureTypeAttr>())
        places.push_back({variable.node->getLocation(), variable.in});
  }

  /// Whether the port has a form of the function for GPUs without textures.
  static bool bringsAlong(const UnitContext &unit, const RoleCall &call) {
    return unit.options.bringsTextures && unit.options.table &&
           llvm::any_of(unit.options.table->rowsOf(call.known->row->name),
                        [](const mapping::Row &row) { return row.lacksTextures; });
  }

  static void checkArrays(UnitContext &unit) {
    const char *advice =
        "add gfx942 to --target: the port then brings along arrays in plain memory for this; or "
        "keep each level or face in its own array";
    for (const RoleCall &call : callsWith(unit.index, Role::CreatesMipmaps))
      if (!bringsAlong(unit, call))
        report(unit, call.node->getSourceRange(), call.in,
               "HIP supports mipmaps only on Windows; elsewhere this call returns "
               "hipErrorNotSupported",
               advice);
    if (unit.options.bringsTextures)
      return;
    for (const RoleCall &call : callsWith(unit.index, Role::CreatesArray))
      if (const clang::Expr *flags = call.argument(Role::Part::Flags);
          flags && anyPartSatisfies(unit.index, flags, [](const clang::Expr *part) {
            const auto *literal = llvm::dyn_cast<clang::IntegerLiteral>(part);
            constexpr uint64_t cubeMap = 4; // cudaArrayCubemap, a macro
            return literal && literal->getValue() == cubeMap;
          }))
        report(unit, flags->getSourceRange(), call.in,
               "HIP does not support cube maps: hipMalloc3DArray rejects the flag", advice);
  }

  static Fields fieldsOf(const UnitContext &unit) {
    Fields fields;
    for (const Indexed<clang::BinaryOperator> &assignment : unit.index.operators)
      if (assignment.node->getOpcode() == clang::BO_Assign)
        if (const clang::VarDecl *whole = baseVariable(assignment.node->getLHS()))
          if (std::string path = pathOf(unit, assignment.node->getLHS()); !path.empty())
            fields[whole].push_back({std::move(path), assignment.node->getRHS(),
                                     assignment.node->getSourceRange(), assignment.in});
    return fields;
  }

  static std::string pathOf(const UnitContext &unit, const clang::Expr *part) {
    part = stripImplicit(part);
    if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(part)) {
      std::optional<int64_t> position = unit.valueOf(element->getIdx());
      return fmt::format("{}[{}]", pathOf(unit, element->getBase()), position.value_or(-1));
    }
    const auto *member = llvm::dyn_cast<clang::MemberExpr>(part);
    if (!member || !member->getMemberDecl()->getIdentifier())
      return "";
    std::string base = pathOf(unit, member->getBase());
    return base + (base.empty() ? "" : ".") + member->getMemberDecl()->getName().str();
  }

  /// The last assignment to a variable's field before a call; null: there is none.
  static const FieldValue *fieldAt(const UnitContext &unit, const Fields &fields,
                                   const clang::VarDecl *variable, llvm::StringRef path,
                                   const Indexed<clang::CallExpr> &call) {
    const FieldValue *last = nullptr;
    auto known = fields.find(variable);
    if (known == fields.end())
      return nullptr;
    for (const FieldValue &field : known->second)
      if (field.path == path && field.in == call.in &&
          unit.ast.getSourceManager().isBeforeInTranslationUnit(field.range.getBegin(),
                                                                call.node->getBeginLoc()))
        last = &field;
    return last;
  }

  static const clang::VarDecl *pointee(const clang::Expr *argument) {
    const auto *address = llvm::dyn_cast<clang::UnaryOperator>(argument->IgnoreParenCasts());
    return address && address->getOpcode() == clang::UO_AddrOf
               ? referencedVariable(address->getSubExpr())
               : nullptr;
  }

  static void checkObject(UnitContext &unit, const Fields &fields, const RoleCall &call) {
    const clang::VarDecl *resource = pointee(call.argument(Role::Part::Resource));
    const clang::VarDecl *texture = pointee(call.argument(Role::Part::Texture));
    if (!texture)
      return;
    auto field = [&](llvm::StringRef path) { return fieldAt(unit, fields, texture, path, call); };
    auto isSet = [&](llvm::StringRef path) {
      const FieldValue *value = field(path);
      return value && !isZero(unit, value->value);
    };
    auto mayBe = [&](const FieldValue *value, llvm::StringRef enumerator) {
      bool found = false;
      if (value)
        forEachOrigin(unit.index, value->value, [&](const clang::Expr *origin) {
          found |= enumeratorName(origin) == enumerator;
        });
      return found;
    };
    const FieldValue *kind = resource ? fieldAt(unit, fields, resource, "resType", call) : nullptr;
    const FieldValue *filter = field("filterMode");
    bool isLinear = mayBe(filter, "cudaFilterModeLinear");
    if (mayBe(kind, "cudaResourceTypePitch2D")) {
      if (isLinear || isSet("normalizedCoords"))
        report(unit, call.node->getSourceRange(), call.in,
               "HIP rejects pitch2D textures with linear filtering or normalized coordinates",
               "add gfx942 to --target: the port then brings along textures in plain memory for "
               "this; or copy to a hipArray first");
    } else if (isLinear && !mayBe(kind, "cudaResourceTypeLinear") &&
               !mayBe(field("readMode"), "cudaReadModeNormalizedFloat") &&
               llvm::any_of(unit.options.target.gpus, [](const mapping::Target &target) {
                 return target.name == "gfx90a";
               })) {
      report(unit, filter->range, call.in,
             "gfx90a cannot filter float textures: creating the object fails",
             "add gfx942 to --target: the port then brings along filtering in code");
    }
    for (llvm::StringRef name : {"maxAnisotropy", "mipmapLevelBias"})
      if (isSet(name))
        report(unit, field(name)->range, call.in,
               fmt::format("HIP rejects textures with `{}`", name.str()), "leave it at 0");
    const FieldValue *first = field("addressMode[0]");
    for (llvm::StringRef path : {"addressMode[1]", "addressMode[2]"})
      if (const FieldValue *other = field(path)) {
        llvm::StringRef one = first ? enumeratorName(first->value) : "cudaAddressModeWrap";
        llvm::StringRef two = enumeratorName(other->value);
        if (!one.empty() && !two.empty() && one != two)
          report(unit, other->range, call.in,
                 "HIP uses the address mode of the first dimension for all dimensions",
                 "add gfx942 to --target: the port then brings along textures in plain memory for "
                 "this; or wrap or clamp the coordinate in the kernel");
      }
  }

  static bool isZero(const UnitContext &unit, const clang::Expr *value) {
    clang::Expr::EvalResult result;
    if (value->isInstantiationDependent() || !value->EvaluateAsRValue(result, unit.ast))
      return false;
    return (result.Val.isInt() && result.Val.getInt().isZero()) ||
           (result.Val.isFloat() && result.Val.getFloat().isZero());
  }
};

} // namespace

std::unique_ptr<Check> makeTextureFeaturesCheck() {
  return std::make_unique<TextureFeaturesCheck>();
}

} // namespace tranship::checks
