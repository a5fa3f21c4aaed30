from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension
setup(name="x", packages=["x"], cmdclass={"build_ext": BuildExtension},
      ext_modules=[CUDAExtension("x_ext", ["csrc/k.cu", "csrc/bind.cpp"], extra_compile_args={"cxx": ["-O2"], "nvcc": ["-O2", "-lineinfo", "-gencode=arch=compute_80,code=sm_80",
                                                                                     "--expt-relaxed-constexpr", "-G"]},
                                   libraries=["cublas"])])
