// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/CudaFacts.h"

#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

#include <fmt/format.h>

#include <set>

namespace tranship::mapping {

static std::string keyOf(llvm::StringRef library, llvm::StringRef name) {
  return (library + " " + name).str();
}

static std::optional<FactKind> factKind(RowKind kind) {
  switch (kind) {
  case RowKind::Function:
    return FactKind::Function;
  case RowKind::Type:
    return FactKind::Type;
  case RowKind::Enumerator:
    return FactKind::Enumerator;
  case RowKind::Field:
    return FactKind::Field;
  case RowKind::Macro:
    return FactKind::Macro;
  case RowKind::Header:
  case RowKind::Namespace:
    return std::nullopt;
  }
  llvm_unreachable("a kind of row");
}

/// Facts of the newest headers come first.
static bool isNewer(const FactRow *a, const FactRow *b) {
  return a->removed.known() && b->removed.known() ? b->removed < a->removed
                                                  : !a->removed.known() && b->removed.known();
}

CudaFacts::CudaFacts(llvm::ArrayRef<FactTable> tables) {
  for (const FactTable &table : tables)
    for (const FactRow &row : table.rows) {
      facts_[keyOf(table.library, row.name)].push_back(&row);
      if (table.isDeclaredByHand)
        byHand_.insert(keyOf(table.library, row.name));
      if (row.kind == FactKind::Field)
        members_[keyOf(table.library, row.owner())].push_back(&row);
      else if (row.kind == FactKind::Enumerator)
        members_[keyOf(table.library, row.type)].push_back(&row);
    }
  for (auto &entry : facts_)
    llvm::stable_sort(entry.second, isNewer);

  std::set<Version> releases;
  for (const FactTable &table : tables)
    releases.insert(table.versions.begin(), table.versions.end());
  for (const FactTable &table : tables)
    for (size_t i = 1; i < table.versions.size(); ++i)
      if (*std::prev(releases.find(table.versions[i])) == table.versions[i - 1])
        exact_[table.library].push_back(table.versions[i]);
}

bool CudaFacts::isExact(llvm::StringRef library, Version version) const {
  auto known = exact_.find(library);
  return known != exact_.end() && llvm::is_contained(known->second, version);
}

CudaFacts::Facts CudaFacts::find(const Row &row) const {
  Facts result;
  auto known = facts_.find(keyOf(row.library, row.name));
  if (known != facts_.end())
    llvm::copy_if(known->second, std::back_inserter(result), [&](const FactRow *fact) {
      return fact->kind == factKind(row.kind) ||
             (row.kind == RowKind::Function && fact->kind == FactKind::Macro);
    });
  return result;
}

/// Whether newer headers have the field in an unnamed union.
bool CudaFacts::isInUnnamedRecord(const Row &row) const {
  const auto [record, field] = row.name.split('.');
  for (unsigned i = 0;; ++i) {
    auto known = facts_.find(keyOf(row.library, (record + ".$" + llvm::Twine(i)).str()));
    if (known == facts_.end())
      return false;
    const FactRow &newest = *known->second.front();
    llvm::SmallVector<llvm::StringRef> words;
    llvm::SplitString(newest.type, words, " ;*[]{}()");
    if (!newest.removed.known() && llvm::is_contained(words, field))
      return true;
  }
}

/// What the declaration of a name needs (the column `decl`).
static llvm::StringRef declOf(const FactRow *fact) {
  switch (fact->kind) {
  case FactKind::Function:
    return fact->result;
  case FactKind::Macro:
    return fact->value;
  default: {
    llvm::StringRef type = fact->type;
    type.consume_front("typedef ");
    return type;
  }
  }
}

/// An aliased type with `struct` before each record, of which nothing else may be declared.
std::string CudaFacts::withRecords(llvm::StringRef library, llvm::StringRef type) const {
  std::string text;
  eachIdentifier(type, [&](llvm::StringRef name) {
    auto known = facts_.find(keyOf(library, name));
    if (known == facts_.end())
      return;
    llvm::StringRef keyword = declOf(known->second.front());
    if (keyword != "struct" && keyword != "union")
      return;
    text += type.take_front(name.data() - type.data());
    if (llvm::StringRef written = llvm::StringRef(text).rtrim(); !written.ends_with(keyword))
      text += (keyword + " ").str();
    text += name;
    type = type.drop_front(name.end() - type.data());
  });
  return text + type.str();
}

CudaFact CudaFacts::of(const Row &row) const {
  CudaFact result;
  const Facts facts = find(row);
  if (facts.empty())
    return result;
  if (llvm::all_of(facts, [](const FactRow *fact) { return fact->added.known(); }))
    result.added = (*llvm::min_element(facts, [](const FactRow *a, const FactRow *b) {
                     return a->added < b->added;
                   }))->added;
  const Version removed = facts.front()->removed;
  if (row.kind == RowKind::Field && removed.known() && isInUnnamedRecord(row))
    return {};
  if (!isExact(row.library, result.added))
    result.added = {};
  if (isExact(row.library, removed))
    result.removed = removed;
  if (byHand_.contains(keyOf(row.library, row.name)))
    return result;

  Facts newest;
  for (const FactRow *fact : facts) {
    if (fact->removed != removed)
      break;
    if (fact->kind != FactKind::Macro || row.kind == RowKind::Macro)
      newest.push_back(fact);
    else if (auto meant = facts_.find(keyOf(row.library, fact->value)); meant != facts_.end())
      llvm::copy_if(meant->second, std::back_inserter(newest), [&](const FactRow *function) {
        return function->kind == FactKind::Function &&
               function->removed == meant->second.front()->removed;
      });
  }
  if (newest.empty() || !llvm::all_equal(llvm::map_range(newest, declOf)))
    return result;
  result.decl = row.kind == RowKind::Type ? withRecords(row.library, declOf(newest.front()))
                                          : declOf(newest.front()).str();
  if (newest.front()->kind != FactKind::Function && row.kind != RowKind::Macro &&
      newest.size() == 1)
    result.value = newest.front()->value;
  return result;
}

std::string CudaFacts::definition(const Row &type, const llvm::StringSet<> &withRows) const {
  const Facts facts = find(type);
  auto known = members_.find(keyOf(type.library, type.name));
  if (facts.empty() || known == members_.end())
    return "";
  Facts members = known->second;
  llvm::erase_if(members,
                 [&](const FactRow *member) { return member->removed != facts.front()->removed; });
  if (llvm::all_of(members, [&](const FactRow *member) {
        return withRows.contains(keyOf(type.library, member->name));
      }))
    return "";
  llvm::stable_sort(members, [](const FactRow *a, const FactRow *b) {
    int64_t first = 0, second = 0;
    a->value.getAsInteger(10, first);
    b->value.getAsInteger(10, second);
    return first < second;
  });
  std::string text = (declOf(facts.front()) + " { ").str();
  for (const FactRow *member : members)
    text += member->kind == FactKind::Field
                ? fieldText(*member) + " "
                : fmt::format("{} = {}, ", member->name.str(), member->value.str());
  return text + "}";
}

void completeRows(RowSet &set, llvm::ArrayRef<FactTable> tables) {
  const CudaFacts facts(tables);
  llvm::MutableArrayRef<Row> rows = set.rows;
  llvm::StringSet<> members;
  for (const Row &row : rows)
    if (row.kind == RowKind::Field || row.kind == RowKind::Enumerator)
      members.insert(keyOf(row.library, row.name));
  while (!rows.empty()) {
    llvm::MutableArrayRef<Row> same = rows.take_while([&](const Row &row) {
      return row.name == rows.front().name && row.kind == rows.front().kind;
    });
    rows = rows.drop_front(same.size());
    // One row declares the name.
    bool isDeclared = llvm::any_of(same, [](const Row &row) { return !row.decl.empty(); });
    for (Row &row : same) {
      if (row.decl == declaredByHand)
        row.decl = TableText();
      CudaFact fact = facts.of(row);
      if (!isDeclared && !fact.decl.empty()) {
        if (row.kind == RowKind::Type)
          if (std::string definition = facts.definition(row, members); !definition.empty())
            fact.decl = definition;
        row.decl = TableText(set.save(fact.decl));
        isDeclared = true;
      }
      if (row.value.empty())
        row.value = TableText(fact.value);
      if (!row.cudaAdded.known())
        row.cudaAdded = fact.added;
      if (!row.cudaRemoved.known())
        row.cudaRemoved = fact.removed;
    }
  }
}

} // namespace tranship::mapping
