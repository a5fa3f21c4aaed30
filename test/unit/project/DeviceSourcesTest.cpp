// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/DeviceSources.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::project;

TEST_CASE("C++ sources that include Thrust or CUB need the compiler of HIP", "[project]") {
  TemporaryFolder folder;
  folder.write("direct.cpp", "#include <thrust/sort.h>\n");
  folder.write("through.cpp", "#include \"a.h\"\n");
  folder.write("a.h", "#include \"b.h\"\n#include \"a.h\"\n");
  folder.write("b.h", "#include <cub/cub.cuh>\n");
  folder.write("runtime.cpp", "#include <cuda_runtime.h>\n#include <curand.h>\n");
  folder.write("random.cc", "#include <curand_kernel.h>\n");
  folder.write("kernel.cu", "#include <thrust/sort.h>\n");
  folder.write("plain.c", "#include \"a.h\"\n");
  llvm::Expected<std::vector<InputFile>> inputs = readInputs({folder.path()});
  REQUIRE(bool(inputs));
  CHECK(deviceSources(*inputs) ==
        std::map<std::string, DeviceInclude>{{folder.path("direct.cpp"), {"thrust/sort.h", 1, 1}},
                                             {folder.path("random.cc"), {"curand_kernel.h", 1, 1}},
                                             {folder.path("through.cpp"), {"a.h", 1, 1}}});
}
