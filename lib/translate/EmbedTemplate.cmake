# Writes OUT: the text of FILE as reportTemplate() (see HtmlReport.cpp).
file(READ ${FILE} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "char(0x\\1)," bytes "${bytes}")
file(WRITE ${OUT} "// Generated from lib/translate/report.html.
#include \"translate/HtmlReport.h\"
namespace tranship {
static constexpr char text[] = {${bytes}0};
llvm::StringRef reportTemplate() { return {text, sizeof(text) - 1}; }
} // namespace tranship
")
