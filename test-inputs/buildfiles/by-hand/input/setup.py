from torch.utils.cpp_extension import BuildExtension, CUDAExtension  # CUDA_HOME in a comment
setup(
    ext_modules=[
        CUDAExtension('ops', ['ops.cpp', 'ops_kernel.cu'],
                      extra_compile_args={'cxx': ['-O3'],
                                          'nvcc': ['-O3', '--use_fast_math', '-gencode=arch=compute_80,code=sm_80',
                                                   '-U__CUDA_NO_HALF_OPERATORS__']},
                      libraries=['cublas']),
    ])
