// How many cores the calling thread may run on; 0 when the system does not tell.
int CCores_available(void);

// Lets the calling thread, and those that it makes from now on, run only on the first so many of these cores. Whether the
// system did so.
int CCores_restrict(int count);
