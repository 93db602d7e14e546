/** A translucent colour: `withAlpha(vars.color.text.primary, 20)` is 20 % opaque. Follows the theme. */
export const withAlpha = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** Below the promised browsers there is no `color-mix`. */
export const WITHOUT_COLOR_MIX = 'not (color: color-mix(in srgb, red, red))';

/**
 * A style's value with a translucent colour, and before it the same with the solid one, which older browsers use:
 * `backgroundColor: solidFirst(vars.color.surface.page, 96)`.
 */
export const solidFirst = (
  color: string,
  percent: number,
  value: (color: string) => string = (only) => only,
): string[] => [value(color), value(withAlpha(color, percent))];
