void launch(int *);
