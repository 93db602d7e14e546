import * as v from 'valibot';
import { lenientArray } from './lenient-array';

/** Names and values are inserted into a style sheet, so only characters that can't break out of CSS are allowed. */
const hexColor = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));
/** A CSS font-family list, e.g. `"Amiri", serif`. */
export const fontListSchema = v.pipe(v.string(), v.regex(/^[\p{L}\p{N} ,"'-]{1,200}$/u));

const fontList = v.fallback(v.nullish(fontListSchema), null);

/** Typefaces of one language. */
export const themeFontsSchema = v.object({
  /** Font families of headings. */
  display: fontList,
  /** Font families of all other text. */
  text: fontList,
});
export interface ThemeFonts extends v.InferOutput<typeof themeFontsSchema> {}

/** A font file provided by the shop. */
export const fontFileSchema = v.object({
  /** Family name, as used in `fonts_en` and `fonts_ar`. */
  family: fontListSchema,
  /** URL of a woff2 file. */
  src_url: v.pipe(v.string(), v.regex(/^[^\s"'\\()]+$/)),
  /** Weight, or the range of a variable font: `400`, `300 900`. */
  weight: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,4}(?: \d{1,4})?$/)), '400'),
});
export interface FontFile extends v.InferOutput<typeof fontFileSchema> {}

/** A shop's own theme. */
export const themeSchema = v.object({
  /** Colours as `#rrggbb` by role: `action_ground` sets `--diwan-color-action-ground`. */
  colors: v.fallback(v.record(v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/)), hexColor), {}),
  /** Typefaces of English pages. */
  fonts_en: v.nullish(themeFontsSchema),
  /** Typefaces of Arabic pages. */
  fonts_ar: v.nullish(themeFontsSchema),
  /** Font files to load. */
  font_files: v.optional(lenientArray(fontFileSchema), []),
});
export interface Theme extends v.InferOutput<typeof themeSchema> {}

/** Parses a theme; null when it is missing or invalid. */
export function readTheme(value: unknown): Theme | null {
  const result = v.safeParse(themeSchema, value);
  return result.success ? result.output : null;
}
