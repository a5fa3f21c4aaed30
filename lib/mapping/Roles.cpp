// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Roles.h"

#include "mapping/NearNames.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::mapping {
namespace {

struct RoleInfo {
  RowKind of;
  llvm::StringLiteral word, parts;
};
constexpr RoleInfo roleInfos[] = {
#define ROLE(kind, of, word, parts, help) {RowKind::of, word, parts},
#include "mapping/Roles.def"
};
constexpr llvm::StringLiteral rolePartWords[] = {
#define ROLE_PART(part, word) word,
#include "mapping/Roles.def"
};

llvm::Error roleError(const llvm::Twine &what) { return llvm::createStringError(what); }

llvm::Expected<Role::Kind> kindOf(llvm::StringRef word) {
  const auto *known =
      llvm::find_if(roleInfos, [&](const RoleInfo &info) { return info.word == word; });
  if (known != std::end(roleInfos))
    return Role::Kind(known - roleInfos);
  NearNames near(word);
  for (const RoleInfo &info : roleInfos)
    near.consider(info.word);
  return roleError("`" + word + "` is not a role" + didYouMean(near.take()));
}

/// Reads `$1 source $4 headers`. Words are in the order of `parts`; those after `|` may be missing.
llvm::Error readParts(llvm::ArrayRef<llvm::StringRef> words, const RoleInfo &info, Role &role) {
  auto [required, optional] = info.parts.split('|');
  llvm::SmallVector<llvm::StringRef> parts;
  required.split(parts, ' ', -1, /*KeepEmpty=*/false);
  const size_t needed = parts.size();
  optional.split(parts, ' ', -1, /*KeepEmpty=*/false);
  for (size_t i = 0; i < parts.size(); ++i) {
    if (words.size() < 2 || words[1] != parts[i]) {
      if (i < needed)
        return roleError("`" + info.word + "` needs `$` and a position before `" + parts[i] + "`");
      continue;
    }
    llvm::StringRef position = words[0];
    int8_t &number = role.positions[llvm::find(rolePartWords, parts[i]) - rolePartWords];
    if (!position.consume_front("$") || position.getAsInteger(10, number) || number < 0)
      return roleError("expected a position such as `$1` before `" + parts[i] + "`");
    words = words.drop_front(2);
  }
  return words.empty() ? llvm::Error::success()
                       : roleError("`" + info.word + "` has no part `" + words.back() + "` there");
}

} // namespace

int Role::last() const { return *llvm::max_element(positions); }
RowKind Role::of() const { return roleInfos[kind].of; }
llvm::StringRef Role::word() const { return roleInfos[kind].word; }

llvm::Expected<std::vector<Role>> Role::parseList(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> items;
  text.split(items, ", ");
  std::vector<Role> roles;
  for (llvm::StringRef item : items) {
    llvm::SmallVector<llvm::StringRef> words;
    item.split(words, ' ');
    llvm::Expected<Kind> kind = kindOf(words.front());
    if (!kind)
      return kind.takeError();
    Role &role = roles.emplace_back();
    role.kind = *kind;
    role.positions.fill(-1);
    if (llvm::Error error = readParts(llvm::ArrayRef(words).drop_front(), roleInfos[*kind], role))
      return error;
  }
  return roles;
}

} // namespace tranship::mapping
