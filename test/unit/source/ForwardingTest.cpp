// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/Forwarding.h"

#include "support/Test.h"

using namespace tranship;

namespace {

bool forwards(const std::string &function) {
  SourceFile file("a.cu", function + "\nint after;\n");
  return onlyForwards(file, unsigned(function.find("add(")), unsigned(function.size()));
}

} // namespace

TEST_CASE("An overload that only hands on its arguments forwards", "[source]") {
  CHECK(forwards("long add(long *p, long v) { return add((long long *)p, (long long)v); }"));
  CHECK(forwards("void add(E e) { ::add(static_cast<ns::F>(e)); }"));
  CHECK(forwards("void add(E e) noexcept { add(e); }"));
}

TEST_CASE("An overload that computes something does not forward", "[source]") {
  CHECK_FALSE(forwards("float add(float *p, float v) { return add((int *)p, asInt(v)); }"));
  CHECK_FALSE(forwards("long add(long *p, long v) { return add(p, -v); }"));
  CHECK_FALSE(forwards("long add(long *p, long v) { return add(v, p); }"));
  CHECK_FALSE(forwards("long add(long *p, long v) { return sub(p, v); }"));
  CHECK_FALSE(forwards("void add(E e) { add(e); ++count; }"));
  CHECK_FALSE(forwards("void add(E e) { if (e) add(e); }"));
  CHECK_FALSE(forwards("void add(E e) {}"));
}
