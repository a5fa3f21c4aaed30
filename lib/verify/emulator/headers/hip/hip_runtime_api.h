#include "../tranship/hip_spelling.h"
