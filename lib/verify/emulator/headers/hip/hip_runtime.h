#include "../tranship/hip.h"
