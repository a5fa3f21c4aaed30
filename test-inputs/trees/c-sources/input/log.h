// Only C allows a name directly behind a literal.
#include <stdio.h>

#define LOG(message, ...) fprintf(stderr, "log: "message"\n", ##__VA_ARGS__)
