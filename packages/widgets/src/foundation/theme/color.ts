/** A translucent colour: `withAlpha(vars.color.text.primary, 20)` is 20 % opaque. Follows the theme. */
export const withAlpha = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;
