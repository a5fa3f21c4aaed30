#include "translate/HtmlText.h"

#include "diagnostics/Diagnostic.h"
#include "diagnostics/Manual.h"
#include "support/Test.h"

using namespace tranship;

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
