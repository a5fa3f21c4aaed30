from torch.utils.cpp_extension import BuildExtension, CUDAExtension  # CUDA_HOME in a comment
setup(
    ext_modules=[
        CUDAExtension('ops', ['ops.cpp', 'ops_kernel.hip'],
                      extra_compile_args={'cxx': ['-O3'],
                                          'nvcc': ['-O3', '-fgpu-approx-transcendentals', '-fgpu-flush-denormals-to-zero', '-fno-hip-fp32-correctly-rounded-divide-sqrt',
                                                   '-U__CUDA_NO_HALF_OPERATORS__']},
                      libraries=['hipblas']),
    ])
