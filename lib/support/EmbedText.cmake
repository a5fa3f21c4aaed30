# Writes OUT: the text of FILE as the function FUNCTION, which HEADER declares.
get_filename_component(name ${FILE} NAME)
file(READ ${FILE} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "char(0x\\1)," bytes "${bytes}")
file(WRITE ${OUT} "// Generated from ${name}.
#include \"${HEADER}\"
namespace tranship {
static constexpr char text[] = {${bytes}0};
llvm::StringRef ${FUNCTION}() { return {text, sizeof(text) - 1}; }
} // namespace tranship
")
