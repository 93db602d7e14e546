/** A colour let through: `withAlpha(vars.color.text.primary, 20)` is a fifth of it. Follows the theme. */
export const withAlpha = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;
