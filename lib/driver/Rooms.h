// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver combines all other modules, so it uses their names without a prefix.
#pragma once

namespace tranship {
namespace buildfiles {}
namespace checks {}
namespace frontend {}
namespace mapping {}
namespace project {}
namespace report {}
namespace rules {}
namespace translate {}
namespace verify {}

namespace driver {
using namespace buildfiles;
using namespace checks;
using namespace frontend;
using namespace mapping;
using namespace project;
using namespace report;
using namespace rules;
using namespace translate;
using namespace verify;
} // namespace driver
} // namespace tranship
