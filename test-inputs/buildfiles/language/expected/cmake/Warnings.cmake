# Nothing of CUDA's in here.
function(add_warnings target)
  target_compile_options(${target} PRIVATE -Wall # all of them
                         [[-Wextra]])
endfunction()
