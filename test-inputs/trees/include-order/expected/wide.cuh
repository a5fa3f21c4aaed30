// Its units include the header of bfloat16 before it.
#pragma once
struct Wide {
  __hip_bfloat16 value;
};
