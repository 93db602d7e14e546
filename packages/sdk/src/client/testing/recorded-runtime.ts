import type { Runtime } from '../runtime';

/** A machine that doesn't wait: it records how long it would have. */
export function recordedRuntime({ now = 0, random = 1 } = {}): Runtime & { waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    random: () => random,
    delay: async (ms) => {
      waits.push(ms);
    },
  };
}
