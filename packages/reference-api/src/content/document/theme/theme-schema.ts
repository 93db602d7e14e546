import { fontListSchema } from '@diwan/sdk/contract';
import * as v from 'valibot';
import { picture } from '../fields';
import { isRecord } from '../is-record';
import { mustBe } from '../must-be';
import { colorProblems, completeColors } from './color-pairs';
import { type ColorRole, DEFAULT_COLORS, isColorRole } from './default-colors';

const hexColor = v.pipe(
  v.string(),
  v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, mustBe('a colour like #22473c')),
  v.transform((hex) => (hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex).toLowerCase()),
);

const roles = Object.keys(DEFAULT_COLORS).filter(isColorRole);
const colorEntries = Object.fromEntries(roles.map((role) => [role, v.optional(hexColor)])) as Record<
  ColorRole,
  v.OptionalSchema<typeof hexColor, undefined>
>;

const fonts = v.object({
  display: v.nullish(v.pipe(fontListSchema, v.description('names of typefaces, like "Amiri, serif"'))),
  text: v.nullish(fontListSchema),
});

const colors = v.pipe(
  v.object(colorEntries),
  v.rawCheck(({ dataset, addIssue }) => {
    const { value } = dataset;
    if (!isRecord(value)) return;
    const isReadable = (role: ColorRole) => v.is(hexColor, value[role]);
    const unreadable = roles.filter((role) => value[role] !== undefined && !isReadable(role));
    const given = Object.fromEntries(roles.filter(isReadable).map((role) => [role, value[role]]));
    for (const { role, message } of colorProblems(given, unreadable)) {
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: value, key: role, value: value[role] }],
      });
    }
  }),
  v.transform(completeColors),
);

/** A shop's theme. Rejects colours with too little contrast. */
export const theme = v.object({
  colors: v.optional(colors, {}),
  fonts_en: v.nullish(fonts),
  fonts_ar: v.nullish(fonts),
  font_files: v.optional(
    v.array(
      v.object({
        family: fontListSchema,
        src_url: v.pipe(picture, v.regex(/\.woff2$/i, mustBe('a .woff2 file'))),
        weight: v.optional(
          v.pipe(
            v.string(),
            v.regex(/^\d{1,4}(?: \d{1,4})?$/, mustBe('a weight like "400" or a range like "300 900"')),
          ),
          '400',
        ),
      }),
    ),
    [],
  ),
});
