// System calls that the Glibc module hides.
