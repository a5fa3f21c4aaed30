// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver combines all other modules, so it uses their names without a prefix.
#pragma once

namespace tranship {
namespace buildfiles {}
namespace checks {}
namespace compatibility {}
namespace frontend {}
namespace mapping {}
namespace programs {}
namespace project {}
namespace report {}
namespace results {}
namespace rules {}
namespace sync {}
namespace translate {}
namespace verify {}

namespace driver {
using namespace buildfiles;
using namespace checks;
using namespace compatibility;
using namespace frontend;
using namespace mapping;
using namespace programs;
using namespace project;
using namespace report;
using namespace results;
using namespace rules;
using namespace sync;
using namespace translate;
using namespace verify;
} // namespace driver
} // namespace tranship
