import { closestMatch } from 'leven';

/** Suggests the closest name for a typo; undefined if none is close. */
export const nearestName = (name: string, names: readonly string[]): string | undefined =>
  closestMatch(name.toLowerCase(), names, { maxDistance: Math.max(2, Math.floor(name.length / 3)) });
