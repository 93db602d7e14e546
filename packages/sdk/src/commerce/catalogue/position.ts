/** A record with a sort position; the API spells the field this way. */
export interface Positioned {
  readonly postion: number;
}

/** Sort position, ascending. */
export const positionOf = ({ postion }: Positioned): number => postion;

/** Sorts by position; stable (spec §2, for images and sections). */
export const sortByPosition = <Item extends Positioned>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => positionOf(one) - positionOf(other));
