// Comparisons and conversions of half that cannot be replaced in the body of a macro, which serves all types; those of a
// template that only a library calls can be.
#include <hip/hip_fp16.h>
#include "tranship_hip.h"

#include <algorithm>

#define INSIDE(value, low, high) ((value) >= (low) && (value) < (high)) // DIFFERS
#define PIXEL(value) ((unsigned char)(value))                           // DIFFERS

bool inside(__half value, __half low, __half high) { return INSIDE(value, low, high); }
bool inside(int value, int low, int high) { return INSIDE(value, low, high); }
unsigned char pixel(__half value) { return PIXEL(value); }

long below(const __half *first, const __half *last, __half limit) {
  return std::count_if(first, last, [&](auto value) { return tranship::less_equal(value, limit); });
}

// HIP answers these alike.
#define BELOW(value, high) ((value) < (high))
bool below(__half value, __half high) { return BELOW(value, high); }
