import { editDistance } from '../../db/search/edit-distance';

/** Suggests the closest name for a typo; undefined if none is close, by default with a mistake in every third letter. */
export function nearestName(
  name: string,
  names: readonly string[],
  mistakesAllowed = Math.max(2, Math.floor(name.length / 3)),
): string | undefined {
  const typed = name.toLowerCase();
  let nearest: { name: string; mistakes: number } | undefined;
  for (const one of names) {
    const mistakes = editDistance(typed, one);
    if (mistakes < (nearest?.mistakes ?? Number.POSITIVE_INFINITY)) nearest = { name: one, mistakes };
  }
  const isClose = nearest && nearest.mistakes <= mistakesAllowed;
  return isClose ? nearest?.name : undefined;
}
