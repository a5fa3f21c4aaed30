#!/bin/sh
gcc -G -o x x.c
