import { type Locale, localDigits } from '@diwan/sdk/commerce';

/** The contrast of white text on a colour `#rrggbb`, from 1 to 21 (WCAG 2). */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const DECIMAL_SEPARATORS: Readonly<Record<Locale, string>> = { en: '.', ar: '٫' };

/**
 * Formats a contrast with one decimal, as WCAG's limits have. It is rounded down, so that a value below a limit never
 * looks like the limit.
 *
 * @example formatContrast(4.49, 'en') // '4.4'
 */
export const formatContrast = (contrast: number, locale: Locale): string =>
  localDigits((Math.floor(contrast * 10) / 10).toFixed(1).replace('.', DECIMAL_SEPARATORS[locale]), locale);
