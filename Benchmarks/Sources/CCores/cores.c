// The C library shows these calls, which only Linux has, to a source that asks for them; Swift cannot ask.
#define _GNU_SOURCE
#include "cores.h"

#include <sched.h>

int CCores_available(void) {
  cpu_set_t allowed;
  return sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed) : 0;
}

int CCores_restrict(int count) {
  cpu_set_t allowed, chosen;
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) return 0;
  CPU_ZERO(&chosen);
  for (int core = 0; core < CPU_SETSIZE && CPU_COUNT(&chosen) < count; core++)
    if (CPU_ISSET(core, &allowed)) CPU_SET(core, &chosen);
  return sched_setaffinity(0, sizeof chosen, &chosen) == 0;
}
