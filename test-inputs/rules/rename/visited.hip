// Constants of instances for types of the user, which code of libraries makes.
#include <hip/hip_runtime.h>
#include <type_traits>
#include <variant>

struct OfRuntime { hipArray_t array; };
struct OfDriver { hipArray_t array; };
struct Event { hipEvent_t event; };

// cudaArray_t and CUarray are one type in HIP.
int kindOf(const std::variant<OfRuntime, OfDriver> &any) {
  return std::visit([](auto one) {
    if constexpr (std::is_same_v<decltype(one.array), hipArray_t>) // DIFFERS
      return 1;
    else
      return 2;
  }, any);
}
template <class T> int widthOf(T) { return std::is_pointer_v<decltype(T::array)> ? 1 : 2; }

// Near misses: the same answer on both sides.
int eventOf(const std::variant<OfRuntime, Event> &any) {
  return std::visit([](const auto &one) { return std::is_same_v<decltype(one), const Event &> ? 1 : 2; }, any);
}
int widths() { return widthOf(OfRuntime{}) + widthOf(OfDriver{}); }
