// A macro that no unit expands: it is for those who include the file.
#include <cuda_runtime.h>
#define CALL_NOTHROW(call) (void)(cuda##call)
#define OTHER(name) other##name
#define TYPE(name) name##_t
