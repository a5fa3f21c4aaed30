// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("macro-value: where the value counts it is the row's, where only the name is asked for "
          "it is HIP's") {
  std::string code =
      "#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 350\n#endif\n#ifdef __CUDA_ARCH__\n#endif\n";
  std::string text = translated("#include <cuda_runtime.h>\n" + code);
  INFO(text);
  llvm::StringRef first = llvm::StringRef(text).split("#if ").second.split('\n').first;
  CHECK(first.starts_with("defined(__HIP_DEVICE_COMPILE__) && "));
  CHECK(first.contains("__HIP_DEVICE_COMPILE__ *"));
  CHECK(llvm::StringRef(text).contains("#ifdef __HIP_DEVICE_COMPILE__\n"));
}
