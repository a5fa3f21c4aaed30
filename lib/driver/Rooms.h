// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver joins what the other rooms offer, and names it without their prefixes.
#pragma once

namespace tranship {
namespace checks {}
namespace frontend {}
namespace mapping {}
namespace project {}
namespace report {}
namespace rules {}
namespace translate {}
namespace verify {}

namespace driver {
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
