// Types behind `struct` and `enum`.
#include <hip/hip_runtime.h>

struct _hipGraphicsResource;
typedef struct ihipStream_t *Stream;

void use(struct _hipGraphicsResource **resource, hipGraphicsResource_t other, Stream stream);
struct hipDeviceProp_t properties;
enum hipMemcpyKind kind = hipMemcpyHostToDevice;
struct hipExtent extent = make_hipExtent(1, 2, 3);
