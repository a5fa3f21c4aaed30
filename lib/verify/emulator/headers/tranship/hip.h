// All of HIP's core.
#pragma once
#pragma GCC system_header

#include "atomics.h"
#include "device_math.h"
#include "hip_spelling.h"
#include "launch.h"
#include "memory_access.h"
#include "texture.h"
#include "threads.h"
#include "vector_operators.h"
