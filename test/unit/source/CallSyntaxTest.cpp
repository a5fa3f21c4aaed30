#include "source/CallSyntax.h"

#include "support/Test.h"

using namespace tranship;

static size_t find(const SourceFile &file, llvm::StringRef text) {
  size_t token = 0;
  while (token < file.tokens().size() && file.text(file.tokens()[token]) != text)
    ++token;
  REQUIRE(token < file.tokens().size());
  return token;
}

/// The arguments of the call of `f` in `code`; "none" when it is not read as a call.
static Strings arguments(llvm::StringRef code, int count = -1) {
  SourceFile file("a.cu", code.str());
  std::optional<CallSyntax> call = parseCall(file, find(file, "f"), count);
  if (!call)
    return {"none"};
  CHECK(file.text()[call->leftParen] == '(');
  CHECK(file.text()[call->rightParen] == ')');
  Strings texts;
  for (Range range : call->arguments)
    texts.push_back(file.text(range).str());
  return texts;
}

TEST_CASE("parseCall splits at commas of its own level") {
  CHECK(arguments("f()") == Strings{});
  CHECK(arguments("f( )") == Strings{});
  CHECK(arguments("f(a)") == Strings{"a"});
  CHECK(arguments("f( a ,\n  b /* c, d */ )") == Strings{"a", "b"});
  CHECK(arguments("f(g(a, b), {c, d}, e[i, j])") == Strings{"g(a, b)", "{c, d}", "e[i, j]"});
  CHECK(arguments("f(\"a,b\", ',')") == Strings{"\"a,b\"", "','"});
  CHECK(arguments("f([=](int a, int b) { return a, b; }, c)") ==
        Strings{"[=](int a, int b) { return a, b; }", "c"});
}

TEST_CASE("parseCall keeps an empty argument") {
  CHECK(arguments("f(a, , b)") == Strings{"a", "", "b"});
  CHECK(arguments("f(,)") == Strings{"", ""});
}

TEST_CASE("parseCall takes template arguments for what they are") {
  CHECK(arguments("f<int, 4>(a, b)") == Strings{"a", "b"});
  CHECK(arguments("f(g<a, b>(c), d)") == Strings{"g<a, b>(c)", "d"});
  CHECK(arguments("f(std::map<a, std::vector<b>>(), c)") ==
        Strings{"std::map<a, std::vector<b>>()", "c"});
  CHECK(arguments("f(g<a, b>::value, c)") == Strings{"g<a, b>::value", "c"});
}

TEST_CASE("parseCall takes comparisons for what they are") {
  CHECK(arguments("f(a < b, c)") == Strings{"a < b", "c"});
  CHECK(arguments("f(a < b, c > d)") == Strings{"a < b", "c > d"});
  CHECK(arguments("f(1 < b, c > (d))") == Strings{"1 < b", "c > (d)"});
  CHECK(arguments("f(a << b, c >> d)") == Strings{"a << b", "c >> d"});
}

TEST_CASE("parseCall lets the number of arguments settle angle brackets") {
  CHECK(arguments("f(a < b, c > (d))") == Strings{"a < b, c > (d)"});
  CHECK(arguments("f(a < b, c > (d))", 1) == Strings{"a < b, c > (d)"});
  CHECK(arguments("f(a < b, c > (d))", 2) == Strings{"a < b", "c > (d)"});
  CHECK(arguments("f(a, b)", 3) == Strings{"none"}); // a macro stands for more than one
}

TEST_CASE("parseCall says no to what is no call") {
  CHECK(arguments("f;") == Strings{"none"});
  CHECK(arguments("f") == Strings{"none"});
  CHECK(arguments("f(a") == Strings{"none"});
  CHECK(arguments("f < a") == Strings{"none"});
  CHECK(arguments("f{a}") == Strings{"none"});
}

TEST_CASE("parseCall does not read across directives") {
  CHECK(arguments("f(a,\n#if X\nb\n#else\nc\n#endif\n)") == Strings{"none"});
  CHECK(arguments("#define M f\n(a)") == Strings{"none"});
  CHECK(arguments("#define M f(a, \\\n b)\n") == Strings{"a", "b"});
  CHECK(arguments("#define M f(a,\nb)") == Strings{"none"}); // the macro ends first
}

/// What is called at the first `<<<`.
static std::string callee(llvm::StringRef code) {
  SourceFile file("a.cu", code.str());
  size_t end = find(file, "<<<"), begin = calleeBegin(file, end);
  return begin == end
             ? "none"
             : file.text(Range{file.tokens()[begin].offset, file.tokens()[end - 1].end()}).str();
}

TEST_CASE("calleeBegin finds the whole of a callee") {
  CHECK(callee("; k<<<1,1>>>();") == "k");
  CHECK(callee("; a::b::k<<<1,1>>>();") == "a::b::k");
  CHECK(callee("; ::k<<<1,1>>>();") == "::k");
  CHECK(callee("; k<int, 4><<<1,1>>>();") == "k<int, 4>");
  CHECK(callee("; a<b>::k<std::vector<c>><<<1,1>>>();") == "a<b>::k<std::vector<c>>");
  CHECK(callee("; this->k<<<1,1>>>();") == "this->k");
  CHECK(callee("; a.b->k<<<1,1>>>();") == "a.b->k");
  CHECK(callee("; table[i]<<<1,1>>>();") == "table[i]");
  CHECK(callee("; get(a)<<<1,1>>>();") == "get(a)");
  CHECK(callee("; (*pointer)<<<1,1>>>();") == "(*pointer)");
  CHECK(callee("; a.template k<b><<<1,1>>>();") == "a.template k<b>");
  CHECK(callee("#define L(n) kernel_##n<<<1,1>>>()") == "kernel_##n");
}

TEST_CASE("calleeBegin stops where the callee starts") {
  CHECK(callee("x = k<<<1,1>>>();") == "k");
  CHECK(callee("if (a) k<<<1,1>>>();") == "k");
  CHECK(callee("{ k<<<1,1>>>();") == "k");
  CHECK(callee("a, k<<<1,1>>>();") == "k");
  CHECK(callee("#define L k\n<<<1,1>>>()") == "none");
  CHECK(callee("; <<<1,1>>>();") == "none");
}
