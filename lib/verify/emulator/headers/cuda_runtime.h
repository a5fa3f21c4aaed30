#include "tranship/cuda.h"
