import { Compare } from '../../features/catalogue/compare/Compare';

/** The comparison of `<diwan-compare>`: it begins with the page's pieces, and visitors add and remove others. */
export function ElementCompare({ items = '' }: { items?: string }) {
  return <Compare items={[items]} />;
}
