// A macro that no unit expands: it is for those who include the file.
#include <hip/hip_runtime.h>
#define CALL_NOTHROW(call) (void)(hip##call)
#define OTHER(name) other##name
#define TYPE(name) name##_t
