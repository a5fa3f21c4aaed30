// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/ToolkitIncludes.h"

#include "support/Test.h"

using namespace tranship;

TEST_CASE("dropToolkitFolders keeps everything in its place") {
  SourceFile file("a.cu", "#include \"/opt/cuda/include/cuda.h\" // x\n"
                          "#include </opt/mine/include/my.h>\n"
                          "#include <cuda_runtime.h>\n");
  std::string text;
  translate::dropToolkitFolders(file, mapping::Table(), text);
  CHECK(text == "#include <cuda.h>" + std::string(18, ' ') +
                    " // x\n"
                    "#include </opt/mine/include/my.h>\n"
                    "#include <cuda_runtime.h>\n");
}

TEST_CASE("dropToolkitFolders adds to a text") {
  SourceFile file("a.cu", "#include \"/opt/cuda/include/cuda.h\"\nint a;\n");
  std::string text = "#include \"/opt/cuda/include/cuda.h\"\nint b;\n";
  translate::dropToolkitFolders(file, mapping::Table(), text);
  CHECK(text == "#include <cuda.h>" + std::string(18, ' ') + "\nint b;\n");
  text.clear();
  translate::dropToolkitFolders(SourceFile("a.cu", "#include <cuda.h>\n"), mapping::Table(), text);
  CHECK(text.empty());
}
