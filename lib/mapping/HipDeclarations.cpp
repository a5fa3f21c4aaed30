// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/HipDeclarations.h"

#include "support/Text.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <fmt/format.h>

#include <map>

namespace tranship::mapping {
namespace {

/// A row with the preprocessor condition under which it holds; empty: always.
struct Fact {
  const FactRow *row;
  std::string condition;
};
using Facts = std::vector<Fact>;

unsigned number(Version version) {
  return version.major * 10000u + version.minor * 100u + version.patch;
}

/// The condition of each row of a table.
class Conditions {
public:
  explicit Conditions(const FactTable &table) : table_(table) {
    for (const FactRow &row : table.rows)
      if (row.removed.known())
        replaced_.insert({row.name, row.removed});
  }

  std::string of(const FactRow &row) const {
    llvm::SmallVector<std::string, 3> parts;
    if (row.only == FactCompilations::Host)
      parts.push_back("defined(__HIP__) && !__HIP_DEVICE_COMPILE__");
    else if (row.only == FactCompilations::Device)
      parts.push_back("__HIP_DEVICE_COMPILE__");
    else if (row.only == FactCompilations::Plain)
      parts.push_back("!defined(__HIP__)");
    else if (row.only == FactCompilations::Gpu || row.side == FactSide::Device)
      parts.push_back("defined(__HIP__)");
    if (row.added.known())
      parts.push_back(fmt::format("TRANSHIP_HIP_VERSION >= {}", firstVersion(row)));
    if (row.removed.known())
      parts.push_back(fmt::format("TRANSHIP_HIP_VERSION < {}", number(row.removed)));
    return llvm::join(parts, " && ");
  }

private:
  /// The headers of one version show that a name is there, not since when. A name counts as soon as
  /// it may be there, unless it replaces another one.
  unsigned firstVersion(const FactRow &row) const {
    auto compared = llvm::find(table_.versions, row.added);
    auto before = replaced_.find(row.name);
    bool replaces = before != replaced_.end() && before->second == row.added;
    if (compared == table_.versions.end() || compared == table_.versions.begin() || replaces)
      return number(row.added);
    return number(*(compared - 1)) + 1;
  }

  const FactTable &table_;
  std::map<llvm::StringRef, Version> replaced_;
};

/// Lines that hold under conditions: the same condition is written once for lines in a row.
class Lines {
public:
  void add(llvm::StringRef condition, const std::string &line) {
    if (condition != open_)
      close();
    if (condition != open_ && !condition.empty())
      out_ += "#if " + condition.str() + "\n";
    open_ = condition.str();
    out_ += line + "\n";
  }
  void close() {
    if (!open_.empty())
      out_ += "#endif\n";
    open_.clear();
  }
  std::string take() {
    close();
    return std::move(out_);
  }

private:
  std::string out_, open_;
};

llvm::StringRef sideText(FactSide side) {
  switch (side) {
  case FactSide::Host:
    return "";
  case FactSide::Device:
    return "__device__ ";
  case FactSide::Both:
    return "__host__ __device__ ";
  }
  return "";
}

std::string functionText(const FactRow &row) {
  std::string text;
  if (row.hasCLinkage())
    text += "extern \"C\" ";
  if (!row.templateHead.empty())
    text += fmt::format("template <{}> ", row.templateHead.str());
  llvm::StringRef tail = row.specifiers;
  std::string head;
  for (llvm::StringRef word : {"friend", "static", "explicit"})
    if (tail.consume_front(word)) {
      head += word.str() + " ";
      tail = tail.ltrim();
    }
  text += head + sideText(row.side).str();
  std::string parameters = llvm::join(row.parameters, ", ");
  bool isConversion = row.kind == FactKind::Method && row.lastName() == "operator";
  if (isConversion)
    text += fmt::format("operator {}(", row.result.str());
  else
    text += fmt::format("{}{}{}(", row.result.str(), row.result.empty() ? "" : " ",
                        row.lastName().str());
  text += parameters + ")";
  if (!tail.empty())
    text += fmt::format(" {}", tail.str());
  text += ';';
  return text;
}

class HeaderWriter {
public:
  void add(const Fact &fact) {
    const FactRow &row = *fact.row;
    switch (row.kind) {
    case FactKind::Macro:
      macros_.push_back(fact);
      break;
    case FactKind::Enumerator:
      enumerators_[row.type].push_back(fact);
      break;
    case FactKind::Field:
    case FactKind::Method:
      members_[row.owner()].push_back(fact);
      break;
    case FactKind::Type:
      types_[row.name].push_back(fact);
      break;
    case FactKind::Function:
      functions_.push_back(fact);
      break;
    case FactKind::Header:
      break;
    }
  }

  std::string write() {
    writeMacros();
    for (const auto &[name, facts] : types_)
      for (const Fact &fact : facts)
        if (isEnum(fact) || isRecord(fact))
          writeForward(fact);
    for (const auto &[tag, members] : enumerators_)
      if (tag.empty() || !types_.contains(tag))
        writeEnum("enum", tag, "", members);
    for (const auto &[name, facts] : types_)
      writeType(name);
    // Few conditions, many functions: each condition is written once.
    llvm::stable_sort(functions_,
                      [](const Fact &a, const Fact &b) { return a.condition < b.condition; });
    for (const Fact &fact : functions_)
      lines_.add(fact.condition, inNamespace(*fact.row, functionText(*fact.row)));
    return lines_.take();
  }

private:
  static bool isEnum(const Fact &fact) { return fact.row->type.split(' ').first == "enum"; }
  static bool isRecord(const Fact &fact) {
    llvm::StringRef word = fact.row->type.split(' ').first;
    return word == "struct" || word == "union";
  }

  /// The text inside the namespaces that the name of a row begins with.
  static std::string inNamespace(const FactRow &row, const std::string &text) {
    size_t colons = row.name.rfind("::");
    if (row.kind == FactKind::Field || row.kind == FactKind::Method ||
        colons == llvm::StringRef::npos)
      return text;
    return fmt::format("namespace {} {{ {} }}", row.name.take_front(colons).str(), text);
  }

  /// Both values of a macro that has several under conditions would clash; the last one counts.
  void writeMacros() {
    for (const Fact &fact : macros_)
      lines_.add(fact.condition, fmt::format("#undef {0}\n#define {0} {1}", fact.row->name.str(),
                                             fact.row->value.str()));
  }

  void writeForward(const Fact &fact) {
    const FactRow &row = *fact.row;
    if (isEnum(fact)) {
      auto [word, underlying] = row.type.split(" : ");
      writeEnum(word, row.name, underlying, enumerators_.lookup(row.name), fact.condition);
    } else {
      lines_.add(fact.condition,
                 inNamespace(row, fmt::format("{} {};", row.type.split(' ').first.str(),
                                              row.lastName().str())));
    }
  }

  void writeEnum(llvm::StringRef word, llvm::StringRef tag, llvm::StringRef underlying,
                 llvm::ArrayRef<Fact> members, llvm::StringRef condition = "") {
    std::string head = fmt::format("{} {}{}{} {{", word.str(), tag.str(),
                                   underlying.empty() ? "" : " : ", underlying.str());
    if (members.empty())
      return lines_.add(condition, head + "};");
    Lines body;
    for (const Fact &member : members)
      body.add(member.condition == condition ? "" : member.condition,
               fmt::format("{}{}{},", member.row->lastName().str(),
                           member.row->value.empty() ? "" : " = ", member.row->value.str()));
    lines_.add(condition, head + "\n" + body.take() + "};");
  }

  /// Writes the definitions of an alias or a record once, after everything that they need.
  void writeType(llvm::StringRef name) {
    auto found = types_.find(name);
    if (found == types_.end() || !written_.insert(name).second)
      return;
    for (const Fact &fact : found->second) {
      if (isEnum(fact))
        continue;
      if (isRecord(fact)) {
        writeRecord(fact);
        continue;
      }
      needNamesIn(fact.row->type);
      lines_.add(fact.condition,
                 inNamespace(*fact.row, fmt::format("using {} = {};", fact.row->lastName().str(),
                                                    fact.row->type.str())));
    }
  }

  void writeRecord(const Fact &fact) {
    const FactRow &row = *fact.row;
    auto found = members_.find(row.name);
    if (found == members_.end())
      return; // an opaque handle
    // Fields by position, so that `{a, b, c}` keeps its meaning, and before the methods.
    llvm::stable_sort(found->second, [](const Fact &a, const Fact &b) {
      return position(*a.row) < position(*b.row);
    });
    Lines body;
    for (const Fact &member : found->second) {
      needNamesIn(member.row->kind == FactKind::Field ? member.row->type : member.row->result);
      for (llvm::StringRef parameter : member.row->parameters)
        needNamesIn(parameter);
      if (member.row->kind == FactKind::Field)
        needCompleteTypesIn(member.row->type);
    }
    if (row.type.contains(" : "))
      needCompleteTypesIn(row.type.split(" : ").second);
    for (const Fact &member : found->second)
      body.add(member.condition == fact.condition ? "" : member.condition,
               member.row->kind == FactKind::Field ? fieldText(*member.row)
                                                   : functionText(*member.row));
    auto [word, base] = row.type.split(" : ");
    std::string text = fmt::format("{} {}{}{} {{\n{}}};", word.str(), row.lastName().str(),
                                   base.empty() ? "" : " : ", base.str(), body.take());
    lines_.add(fact.condition, inNamespace(row, text));
  }

  static unsigned position(const FactRow &row) {
    unsigned result = 0;
    return row.value.getAsInteger(10, result) ? ~0u : result;
  }

  void needNamesIn(llvm::StringRef text) {
    eachIdentifier(text, [&](llvm::StringRef name) {
      auto found = types_.find(name);
      if (found != types_.end() && !isRecord(found->second.front()))
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
      const Fact &type = found->second.front();
      if (isRecord(type))
        writeType(name);
      else if (!isEnum(type) && type.row->type != name)
        needCompleteTypesIn(type.row->type);
    });
  }

  Facts macros_, functions_;
  llvm::MapVector<llvm::StringRef, Facts> enumerators_, members_, types_;
  llvm::DenseSet<llvm::StringRef> written_;
  Lines lines_;
};

/// Enumerators, fields and methods go where their type is, even if older headers had them elsewhere.
class Homes {
public:
  explicit Homes(llvm::ArrayRef<FactTable> tables) {
    for (const FactTable &table : tables)
      for (const FactRow &row : table.rows)
        if (row.kind == FactKind::Type)
          headerOfType_.try_emplace(row.name, row.header);
  }

  llvm::StringRef of(const FactRow &row) const {
    llvm::StringRef type = row.kind == FactKind::Enumerator ? row.type : row.owner();
    auto found = headerOfType_.find(type);
    return found == headerOfType_.end() ? row.header : found->second;
  }

private:
  llvm::DenseMap<llvm::StringRef, llvm::StringRef> headerOfType_;
};

/// The includes of a header, each under the condition that the included header exists.
std::string includesText(const FactRow &header, llvm::StringRef condition,
                         const llvm::StringMap<std::string> &conditionOfHeader) {
  Lines lines;
  if (!condition.empty())
    lines.add(fmt::format("!({})", condition.str()),
              fmt::format("#error no {} in this version of HIP", header.name.str()));
  for (llvm::StringRef include : header.includes)
    lines.add(conditionOfHeader.lookup(include), fmt::format("#include <{}>", include.str()));
  return lines.take();
}

} // namespace

std::vector<HipHeaderText> writeHipHeaders(llvm::ArrayRef<FactTable> tables) {
  Homes homes(tables);
  llvm::StringMap<std::string> conditionOfHeader;
  std::vector<const FactRow *> headers;
  std::map<llvm::StringRef, HeaderWriter> writers;
  llvm::DenseSet<llvm::StringRef> neededAlways;
  for (const FactTable &table : tables) {
    Conditions conditions(table);
    for (const FactRow &row : table.rows) {
      if (row.kind != FactKind::Header) {
        llvm::StringRef home = homes.of(row);
        writers[home].add({&row, conditions.of(row)});
        if (!row.added.known())
          neededAlways.insert(home);
        continue;
      }
      headers.push_back(&row);
      conditionOfHeader[row.name] = conditions.of(row);
    }
  }
  // A name may be older than the header that declares it today.
  for (llvm::StringRef header : neededAlways)
    conditionOfHeader.erase(header);
  llvm::sort(headers, [](const FactRow *a, const FactRow *b) { return a->name < b->name; });
  std::vector<HipHeaderText> result;
  for (const FactRow *header : headers) {
    std::string condition = conditionOfHeader.lookup(header->name);
    result.push_back({header->name.str(), includesText(*header, condition, conditionOfHeader),
                      writers[header->name].write()});
  }
  return result;
}

} // namespace tranship::mapping
