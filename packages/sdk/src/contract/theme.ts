import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import type { ObjectSchemaOf } from './object-schema';

/** Names and values are inserted into a style sheet, so only characters that can't break out of CSS are allowed. */
const hexColor = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));
/** A CSS font-family list, e.g. `"Amiri", serif`. */
export const fontListSchema = v.pipe(v.string(), v.regex(/^[\p{L}\p{N} ,"'-]{1,200}$/u));

const fontList = v.fallback(v.nullish(fontListSchema), null);

/** Typefaces of one language. */
export interface ThemeFonts {
  /** Font families of headings. */
  display?: string | null | undefined;
  /** Font families of all other text. */
  text?: string | null | undefined;
}

/** Schema of {@link ThemeFonts}. */
export const themeFontsSchema: ObjectSchemaOf<ThemeFonts> = v.object({
  display: fontList,
  text: fontList,
});

/** A font file provided by the shop. */
export interface FontFile {
  /** Family name, as used in `fonts_en` and `fonts_ar`. */
  family: string;
  /** URL of a woff2 file. */
  src_url: string;
  /** Weight, or the range of a variable font: `400`, `300 900`. */
  weight: string;
}

/** Schema of {@link FontFile}. */
export const fontFileSchema: ObjectSchemaOf<FontFile> = v.object({
  family: fontListSchema,
  src_url: v.pipe(v.string(), v.regex(/^[^\s"'\\()]+$/)),
  weight: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,4}(?: \d{1,4})?$/)), '400'),
});

/** A shop's own theme. */
export interface Theme {
  /** Colours as `#rrggbb` by role: `action_ground` sets `--diwan-color-action-ground`. */
  colors: { [x: string]: string };
  /** Typefaces of English pages. */
  fonts_en?: ThemeFonts | null | undefined;
  /** Typefaces of Arabic pages. */
  fonts_ar?: ThemeFonts | null | undefined;
  /** Font files to load. */
  font_files: FontFile[];
}

/** Schema of {@link Theme}. */
export const themeSchema: ObjectSchemaOf<Theme> = v.object({
  colors: v.fallback(v.record(v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/)), hexColor), {}),
  fonts_en: v.nullish(themeFontsSchema),
  fonts_ar: v.nullish(themeFontsSchema),
  font_files: v.optional(lenientArray(fontFileSchema), []),
});

/** Parses a theme; null when it is missing or invalid. */
export function readTheme(value: unknown): Theme | null {
  const result = v.safeParse(themeSchema, value);
  return result.success ? result.output : null;
}
