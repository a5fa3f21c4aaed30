#!/bin/sh
echo "scale $SCALE"
