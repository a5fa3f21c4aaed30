int count(int bits);
int main() { return count(0); }
