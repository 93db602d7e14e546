import { EMBED_ROOT_CLASS } from './embed-root';

/** CSS font lists of one language. */
interface Fonts {
  readonly display?: string | null | undefined;
  readonly text?: string | null | undefined;
}

/** A shop's theming, from its settings. */
export interface ShopTheme {
  /** Colours as `#rrggbb` by role: `action_ground` sets `--diwan-color-action-ground`. */
  readonly colors: Readonly<Record<string, string>>;
  readonly fonts_en?: Fonts | null | undefined;
  readonly fonts_ar?: Fonts | null | undefined;
  readonly font_files: readonly {
    readonly family: string;
    readonly src_url: string;
    readonly weight: string;
  }[];
}

const rule = (selector: string, declarations: readonly string[]): string =>
  declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';

/** The custom property of a token and its value: in an element what the page says of it comes first. */
const declaration = (token: string, value: string, isInElement: boolean) =>
  `--diwan-${token}:${isInElement ? `var(--diwan-page-${token},${value})` : value}`;

/** `@font-face` rules, which only take effect at document level. */
export const shopFontFaces = ({ font_files }: ShopTheme, fileUrl: (src: string) => string): string =>
  font_files
    .map(({ family, src_url, weight }) =>
      rule('@font-face', [
        `font-family:"${family.replaceAll('"', '')}"`,
        `src:url("${fileUrl(src_url)}") format("woff2")`,
        `font-weight:${weight}`,
        'font-display:swap',
      ]),
    )
    .join('');

/**
 * A shop's tokens as a style sheet. They are outside the default theme's layer, so they override it.
 * @param root `:root` for a document, `:host` for an element's shadow root
 */
export function shopThemeCss({ colors, fonts_en, fonts_ar }: ShopTheme, root: ':root' | ':host'): string {
  const isInElement = root === ':host';
  const set = (token: string, value: string) => declaration(token, value, isInElement);
  const of = isInElement ? `.${EMBED_ROOT_CLASS}` : root;
  const fonts = (language: string, { display, text }: Fonts) =>
    rule(`${of}:lang(${language}),[lang|="${language}"]`, [
      ...(display ? [set('font-display', display)] : []),
      ...(text ? [set('font-text', text)] : []),
    ]);
  return [
    rule(
      of,
      Object.entries(colors).map(([role, color]) => set(`color-${role.replaceAll('_', '-')}`, color)),
    ),
    fonts('en', fonts_en ?? {}),
    fonts('ar', fonts_ar ?? {}),
  ].join('');
}
