import type { Runtime } from '../runtime';

/** A runtime that records delays instead of waiting. */
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
