/** Anything an editor has put in order; the wire spells the field this way. */
export interface Positioned {
  readonly postion: number;
}

/** Place in the editor's order, lowest first. */
export const positionOf = ({ postion }: Positioned): number => postion;

/** The records in the editor's order; equals keep theirs (spec §2: images and sections are sorted so). */
export const sortByPosition = <Item extends Positioned>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => positionOf(one) - positionOf(other));
