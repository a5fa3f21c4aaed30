// The project adds to the namespace of libcu++, and to one in it.
#include <type_traits>
#include <hip/hip_runtime.h>

namespace cuda {
namespace device {
using id_t = int;
namespace current {
inline id_t get() { return 0; }
} // namespace current
} // namespace device
namespace memory {
inline device::id_t of(const void *) { return device::current::get(); }
} // namespace memory
} // namespace cuda

cuda::device::id_t use(const void *data) { return cuda::memory::of(data) + cuda::device::current::get(); }
static_assert(std::is_same<int, cuda::device::id_t>::value, "");
