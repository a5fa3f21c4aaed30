#!/bin/sh
nsys profile ./one
nsys profile ./two
