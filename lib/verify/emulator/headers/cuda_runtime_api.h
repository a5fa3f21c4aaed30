#include "tranship/cuda_spelling.h"
