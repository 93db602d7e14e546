/** Widths of the container, in pixels, from which a list has three and four columns; below, it has two. */
export const THREE_COLUMNS = 660;
export const FOUR_COLUMNS = 900;

/** Arguments of `fluid`. */
export const ROW_GAP = [2, 1.4429, 2.2857, 3.5] as const;
