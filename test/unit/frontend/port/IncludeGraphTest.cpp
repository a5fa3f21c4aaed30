// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/IncludeGraph.h"

#include "support/Test.h"

using namespace tranship;
using frontend::IncludeGraph;

namespace {

/// What `file` reaches, in order of name.
Strings reachedFrom(const IncludeGraph &graph, llvm::StringRef file) {
  Strings reached;
  graph.visitFrom(file, [&](llvm::StringRef next) {
    if (std::find(reached.begin(), reached.end(), next) != reached.end())
      return false;
    reached.push_back(next.str());
    return true;
  });
  std::sort(reached.begin(), reached.end());
  return reached;
}

IncludeGraph cyclic() {
  IncludeGraph graph;
  graph.add("", "w.h");
  graph.add("a.h", "b.h");
  graph.add("b.h", "c.h");
  graph.add("c.h", "a.h");
  graph.add("d.h", "a.h");
  return graph;
}

} // namespace

TEST_CASE("IncludeGraph finds what a header includes, even in a circle") {
  CHECK(reachedFrom(cyclic(), "b.h") == Strings{"a.h", "b.h", "c.h"});
  CHECK(reachedFrom(cyclic(), "d.h") == Strings{"a.h", "b.h", "c.h", "d.h"});
  CHECK(reachedFrom(cyclic(), IncludeGraph::commandLine) == Strings{"", "w.h"});
}

TEST_CASE("IncludeGraph comes back from its text") {
  IncludeGraph graph = IncludeGraph::fromText(cyclic().text());
  CHECK(reachedFrom(graph, "d.h") == Strings{"a.h", "b.h", "c.h", "d.h"});
  CHECK(reachedFrom(graph, "") == Strings{"", "w.h"});
  CHECK(graph.contains("c.h"));
  CHECK_FALSE(graph.contains("e.h"));
  CHECK(IncludeGraph::fromText("").text().empty());
}
