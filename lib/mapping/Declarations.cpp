// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Declarations.h"

#include "support/Text.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <fmt/format.h>

namespace tranship::mapping {
namespace {

bool isRecord(llvm::StringRef decl) { return decl == "struct" || decl == "union"; }

/// `struct {…}`: a definition whose members need no rows.
bool isRecordDefinition(llvm::StringRef decl) {
  return decl.starts_with("struct {") || decl.starts_with("union {");
}

class Writer {
public:
  explicit Writer(llvm::ArrayRef<Row> rows) {
    for (const Row &row : rows) {
      if (row.decl.empty())
        continue;
      switch (row.kind) {
      case RowKind::Macro:
        macros_.push_back(&row);
        break;
      case RowKind::Enumerator:
        enums_[row.decl].push_back(&row);
        break;
      case RowKind::Field:
        fields_[row.name.split('.').first].push_back(&row);
        break;
      case RowKind::Type:
        types_.insert({row.name, &row});
        break;
      case RowKind::Function:
        functions_.insert({row.name, &row});
        break;
      case RowKind::Header:
      case RowKind::Namespace:
        break;
      }
    }
  }

  std::string write() {
    for (const Row *row : macros_)
      out_ += fmt::format("#define {} {}\n", row->name.str(), row->decl.str());
    out_ += "extern \"C\" {\n";
    for (const auto &[tag, members] : enums_)
      if (auto type = types_.find(tag);
          type == types_.end() || !type->second->decl.starts_with("enum {"))
        writeEnum(tag, members);
    for (const auto &[name, row] : types_) {
      if (row->decl == "enum" && !enums_.contains(name))
        out_ += fmt::format("enum {} {{}};\n", name.str());
      else if (isRecord(row->decl) || isRecordDefinition(row->decl))
        out_ += fmt::format("{} {};\n", row->decl.split(' ').first.str(), name.str());
    }
    for (const auto &[name, row] : types_)
      writeType(name);
    for (const auto &[name, row] : functions_)
      out_ += fmt::format("{} {}(...);\n", row->decl.str(), name.str());
    out_ += "}\n";
    return std::move(out_);
  }

private:
  using Rows = llvm::SmallVector<const Row *, 4>;

  void writeEnum(llvm::StringRef tag, const Rows &members) {
    out_ += fmt::format("enum {} {{", tag.str());
    for (const Row *row : members)
      out_ += row->value.empty() ? fmt::format("{},", row->name.str())
                                 : fmt::format("{}={},", row->name.str(), row->value.str());
    out_ += "};\n";
  }

  /// Writes an alias or a record once, after everything that it needs.
  void writeType(llvm::StringRef name) {
    auto found = types_.find(name);
    if (found == types_.end() || found->second->decl == "enum" || !written_.insert(name).second)
      return;
    const Row &row = *found->second;
    if (!isRecord(row.decl)) {
      if (isRecordDefinition(row.decl))
        needTypesOf(row.decl);
      else
        needNamesIn(row.decl);
      if (auto [keyword, body] = row.decl.split(" {");
          !body.empty() && (keyword == "enum" || isRecord(keyword)))
        out_ += fmt::format("{} {} {{{};\n", keyword.str(), name.str(), body.str());
      else if (row.decl != row.name)
        out_ += fmt::format("using {} = {};\n", name.str(), row.decl.str());
      return;
    }
    auto fields = fields_.find(name);
    if (fields == fields_.end())
      return; // an opaque handle
    llvm::stable_sort(fields->second,
                      [](const Row *a, const Row *b) { return position(*a) < position(*b); });
    for (const Row *field : fields->second) {
      needNamesIn(field->decl);
      needCompleteTypesIn(field->decl);
    }
    out_ += fmt::format("{} {} {{\n", row.decl.str(), name.str());
    for (const Row *field : fields->second) {
      llvm::StringRef fieldName = field->name.split('.').second;
      // typeof accepts the text of any type, also of arrays and function pointers, but no
      // definition.
      out_ += field->decl.contains('{')
                  ? fmt::format("  {} {};\n", field->decl.str(), fieldName.str())
                  : fmt::format("  __typeof__({}) {};\n", field->decl.str(), fieldName.str());
    }
    out_ += "};\n";
  }

  /// The position of a field in its record, so that `{a, b, c}` keeps its meaning.
  static unsigned position(const Row &field) {
    unsigned result = 0;
    return field.value.ref().getAsInteger(10, result) ? ~0u : result;
  }

  void needTypesOf(llvm::StringRef definition) {
    llvm::SmallVector<llvm::StringRef> members;
    definition.split(members, ';');
    for (llvm::StringRef member : members) {
      needNamesIn(member);
      needCompleteTypesIn(member);
    }
  }

  void needNamesIn(llvm::StringRef text) {
    eachIdentifier(text, [&](llvm::StringRef name) {
      auto found = types_.find(name);
      if (found != types_.end() && !isRecord(found->second->decl) &&
          !isRecordDefinition(found->second->decl))
        writeType(name);
    });
  }

  /// Defines the records that are used by value, directly or through an alias.
  void needCompleteTypesIn(llvm::StringRef text) {
    if (text.contains('*') && !text.contains('{'))
      return;
    eachIdentifier(text, [&](llvm::StringRef name) {
      auto found = types_.find(name);
      if (found == types_.end())
        return;
      if (isRecord(found->second->decl) || isRecordDefinition(found->second->decl))
        writeType(name);
      else if (found->second->decl != name)
        needCompleteTypesIn(found->second->decl);
    });
  }

  Rows macros_;
  llvm::MapVector<llvm::StringRef, Rows> enums_, fields_;
  llvm::MapVector<llvm::StringRef, const Row *> types_, functions_;
  llvm::DenseSet<llvm::StringRef> written_;
  std::string out_;
};

} // namespace

std::string writeDeclarations(llvm::ArrayRef<Row> rows) { return Writer(rows).write(); }

} // namespace tranship::mapping
