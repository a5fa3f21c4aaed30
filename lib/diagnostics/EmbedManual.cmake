# Writes OUT: the text of FILE as manualText() (see Manual.h).
file(READ ${FILE} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "char(0x\\1)," bytes "${bytes}")
file(WRITE ${OUT} "// Generated from docs/diagnostics.md.
#include \"diagnostics/Manual.h\"
namespace tranship {
static constexpr char text[] = {${bytes}0};
llvm::StringRef manualText() { return {text, sizeof(text) - 1}; }
} // namespace tranship
")
