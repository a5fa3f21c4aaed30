// Its units include the header of bfloat16 before it.
#pragma once
struct Wide {
  __nv_bfloat16 value;
};
