/** A drawing in a 24×24 box: lines take the icon's stroke, solids are filled. */
export interface IconShape {
  readonly lines?: string;
  readonly solids?: string;
  /** Points along the line of text and is therefore mirrored in Arabic. */
  readonly isDirectional?: true;
}
