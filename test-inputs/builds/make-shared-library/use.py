import ctypes
library = ctypes.CDLL("./libscale.so")
library.scaleAll
