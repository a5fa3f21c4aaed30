// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/SeparablePart.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;

TEST_CASE("wordsToReach: what a user has to say to use what a header declares") {
  // In a namespace of the library's namespace: that namespace's name.
  CHECK(wordsToReach("namespace lib::nets { class Net { int size; }; void f(Net); }\n"
                     "namespace lib { namespace nets { namespace detail { int x; } } }\n") ==
        Strings{"nets"});
  // In the library's namespace or outside of all: names that may be declared there.
  CHECK(wordsToReach("#pragma once\n#include <vector>\n#define FORWARD(x) x\n"
                     "namespace lib {\n"
                     "template <size_t D, typename T = int64_t> class Array : std::array<T, D> {\n"
                     "  int member = 1;\n"
                     "};\n"
                     "enum class Mode { zero, one };\nenum { two, three };\n"
                     "bool operator==(const Array<1> &, const Array<1> &);\n"
                     "std::ostream &operator<<(std::ostream &stream, const lib::Other &other);\n"
                     "inline int helper() { return local(1); }\n"
                     "}\n"
                     "namespace short_name = lib::nets;\n") ==
        Strings{"Array", "FORWARD", "Mode", "helper", "nets", "operator", "short_name", "three",
                "two"});
}

TEST_CASE("saysAny: words in code and in includes, not in comments, strings or longer words") {
  CHECK(saysAny("lib::nn::Net net;", {"nn"}));
  CHECK(saysAny("#include <lib/nn.h>\n", {"nn"}));
  CHECK(saysAny("#include \"lib/nn/net.h\"\n", {"nn"}));
  CHECK_FALSE(saysAny("// nn\nint channel = cudnn; const char *text = \"nn\";", {"nn"}));
  CHECK_FALSE(saysAny("int other;", {"nn", "mode"}));
}
