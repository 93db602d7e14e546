import * as v from 'valibot';
import { lenientArray } from './lenient-array';

/** Names and values may only be what CSS can't be broken with: they stand in a style sheet. */
const hexColor = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));
/** The names of typefaces, the first that is there is used: `"Amiri", serif`. */
export const fontListSchema = v.pipe(v.string(), v.regex(/^[\p{L}\p{N} ,"'-]{1,200}$/u));

const fontList = v.fallback(v.nullish(fontListSchema), null);

/** Typefaces of one language. */
export const themeFontsSchema = v.object({
  /** Of headings. */
  display: fontList,
  /** Of everything else. */
  text: fontList,
});
export interface ThemeFonts extends v.InferOutput<typeof themeFontsSchema> {}

/** A typeface that the shop brings along. */
export const fontFileSchema = v.object({
  /** The name that `fonts` calls it by. */
  family: fontListSchema,
  /** Address of a woff2 file. */
  src_url: v.pipe(v.string(), v.regex(/^[^\s"'\\()]+$/)),
  /** Its weight, or the range of a variable one: `400`, `300 900`. */
  weight: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,4}(?: \d{1,4})?$/)), '400'),
});
export interface FontFile extends v.InferOutput<typeof fontFileSchema> {}

/** A shop's own looks. */
export const themeSchema = v.object({
  /** Colours `#rrggbb` by role: `action_ground` is `--diwan-color-action-ground`. */
  colors: v.fallback(v.record(v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/)), hexColor), {}),
  /** Typefaces of English pages. */
  fonts_en: v.nullish(themeFontsSchema),
  /** Typefaces of Arabic pages. */
  fonts_ar: v.nullish(themeFontsSchema),
  /** Typefaces to load. */
  font_files: v.optional(lenientArray(fontFileSchema), []),
});
export interface Theme extends v.InferOutput<typeof themeSchema> {}

/** A theme as it was sent; null when there is none, or it breaks the contract. */
export function readTheme(value: unknown): Theme | null {
  const result = v.safeParse(themeSchema, value);
  return result.success ? result.output : null;
}
