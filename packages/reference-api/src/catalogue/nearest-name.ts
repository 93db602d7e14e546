import { closestMatch } from 'leven';

/** The name that was probably meant; undefined when none is close. */
export const nearestName = (name: string, names: readonly string[]): string | undefined =>
  closestMatch(name.toLowerCase(), names, { maxDistance: Math.max(2, Math.floor(name.length / 3)) });
