import type { ProductUse } from '../catalogue-io/product-uses';
import type { Output } from './output';

/** Longer lists end with how many there are more. */
const MAX_NAMED = 5;

function named(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, MAX_NAMED).join(', ');
  return [`${what} ${shown}${names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : ''}`];
}

const counted = (count: number, what: string): string[] => (count > 0 ? [`${what}: ${count}`] : []);

/** Prints where products are used that are removed or hidden. Those used nowhere are only named. */
export function printUses(
  uses: readonly ProductUse[],
  { isDone, output }: { isDone: boolean; output: Output },
): void {
  for (const isHidden of [false, true]) {
    const lost = uses.filter((use) => use.isHidden === isHidden);
    if (lost.length === 0) continue;
    const word = isHidden ? 'hidden' : 'removed';
    output.out(
      `${isDone ? '' : 'Would be '}${isDone ? word[0]?.toUpperCase() + word.slice(1) : word}: ${lost.map(({ code }) => code).join(', ')}.`,
    );
    for (const { code, sets, sections, projects, related, openRequests, openOrders } of lost) {
      const places = [
        ...named('the sets', sets),
        ...named('the sections', sections),
        ...named('the projects', projects),
        ...named('the related products of', related),
        ...counted(openRequests, 'quote requests under way'),
        ...counted(openOrders, 'orders under way, which keep it'),
      ];
      if (places.length > 0) output.out(`  ${code} is in ${places.join('; ')}.`);
    }
  }
}
