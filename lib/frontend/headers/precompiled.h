// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The headers that a run parses once: the prelude, and the standard headers that most units include. A unit
// that does not include one of them sees it as well, which does not hide the unit's own names.
#pragma once
#pragma GCC system_header

#include "prelude.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cfloat>
#include <chrono>
#include <climits>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
