// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/HtmlText.h"

#include "diagnostics/Diagnostic.h"
#include "diagnostics/Manual.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::report;

TEST_CASE("html keeps text text") {
  CHECK(html("a<b> & \"c\" 'd'") == "a&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;");
  CHECK(html("</script><img src=x onerror=alert(1)>") ==
        "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;");
  CHECK(html("tab\tümlaut €") == "tab\tümlaut €");
}

TEST_CASE("html shows what a browser would hide or reorder") {
  CHECK(html("a\x01\x1b[31m\x7f") == "a\xef\xbf\xbd\xef\xbf\xbd[31m\xef\xbf\xbd");
  CHECK(html(llvm::StringRef("a\0b", 3)) == "a\xef\xbf\xbd"
                                            "b");
  CHECK(html("a\xe2\x80\xae"
             "b\xe2\x81\xa6") == "a&lt;U+202E&gt;b&lt;U+2066&gt;");
  CHECK(html("\xd8\x9c") == "&lt;U+061C&gt;");
  CHECK(html("\xff") == "\xef\xbf\xbd");
}

TEST_CASE("htmlWithCode marks code in backticks, where they come in pairs") {
  CHECK(htmlWithCode("use `a<b>` here") == "use <code>a&lt;b&gt;</code> here");
  CHECK(htmlWithCode("a ` b") == "a ` b");
}

TEST_CASE("htmlOfManual knows paragraphs, code and emphasis") {
  CHECK(
      htmlOfManual("## id\n\n*error*. One `x`\nand more.\n\n```c++\na<b>\n\n  c\n```\n\nTwo.\n") ==
      "<p><em>error</em>. One <code>x</code> and more.</p>\n<pre>a&lt;b&gt;\n\n  c\n</pre>\n"
      "<p>Two.</p>\n");
}

TEST_CASE("htmlOfManual knows lists, bold text and links, but not in code") {
  CHECK(
      htmlOfManual("# id\n\nSee [the `a` page](b/a.md) and [b](b.md).\n\n- **one**: `[](int **p)`\n"
                   "  goes on\n- two\n\nEnd.\n") ==
      "<p>See the <code>a</code> page and b.</p>\n<ul>\n"
      "<li><strong>one</strong>: <code>[](int **p)</code> goes on</li>\n<li>two</li>\n</ul>\n"
      "<p>End.</p>\n");
  CHECK(htmlOfManual("- a ** b\n\n- c [d](e") ==
        "<ul>\n<li>a ** b</li>\n<li>c [d](e</li>\n</ul>\n");
}
