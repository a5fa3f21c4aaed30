void scaleAll(float *x, float by);
