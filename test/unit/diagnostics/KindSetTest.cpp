// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/KindSet.h"

#include "support/Test.h"

using namespace tranship;

namespace {

KindSet after(llvm::StringRef globs, KindSet set = KindSet::all()) {
  std::string error = messageOf(set.apply(globs));
  CHECK(error == "");
  return set;
}

std::string errorOf(llvm::StringRef globs) {
  KindSet set = KindSet::all();
  return messageOf(set.apply(globs));
}

} // namespace

TEST_CASE("KindSet: the last glob that matches decides, kinds that none matches stay") {
  CHECK(after("") == KindSet::all());
  CHECK(after("-*") == KindSet::none());
  CHECK(after("-*, unknown-*").contains(DiagnosticKind::UnknownName));
  CHECK_FALSE(after("-*,unknown-*").contains(DiagnosticKind::Meaning));
  CHECK_FALSE(after("-*,unknown-*,-unknown-name").contains(DiagnosticKind::UnknownName));
  CHECK(after("-unknown-name,unknown-*").contains(DiagnosticKind::UnknownName));
  CHECK(after("meaning", KindSet::none()).contains(DiagnosticKind::Meaning));
  CHECK_FALSE(after("meaning", KindSet::none()).contains(DiagnosticKind::UnknownName));
}

TEST_CASE("KindSet: what the checks find and what translation says have names together") {
  KindSet portability = after("-*,portability"), translation = after("-*,translation");
  for (DiagnosticKind kind : allDiagnosticKinds()) {
    CHECK(portability.contains(kind) == isCheck(kind));
    CHECK(translation.contains(kind) != isCheck(kind));
  }
}

TEST_CASE("KindSet: a glob that says nothing is an error, which helps") {
  CHECK(errorOf("-*,lunch-bounds") ==
        "no check or diagnostic matches `lunch-bounds`; did you mean `launch-bounds`?");
  CHECK(errorOf("nothing-like-this-*") == "no check or diagnostic matches `nothing-like-this-*`");
  CHECK(llvm::StringRef(errorOf("-[a")).starts_with("`[a` is not a valid pattern: "));
}
