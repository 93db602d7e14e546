import { theme } from '#theme';
import { declareFontFaces } from '../../foundation/theme/font-faces';

const firstOf = (families: string) => families.split(',')[0] ?? '';

/** The typeface of texts, by language. It is requested beside the elements' code. */
export const textFonts = {
  en: firstOf(theme.typography.en.font.text),
  ar: firstOf(theme.typography.ar.font.text),
};

// One that arrives after the first cards would move them on the partner's page: the next page shows it.
declareFontFaces((family) => (Object.values(textFonts).includes(`"${family}"`) ? 'optional' : 'swap'));
