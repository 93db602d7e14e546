/** A drawing in a 24×24 box: lines are stroked, solids are filled. */
export interface IconShape {
  readonly lines?: string;
  readonly solids?: string;
  /** Points along the line of text, so it is mirrored in Arabic. */
  readonly isDirectional?: true;
}
