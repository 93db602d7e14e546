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

const cssName = (role: string): string => `--diwan-color-${role.replaceAll('_', '-')}`;

const rule = (selector: string, declarations: readonly string[]): string =>
  declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';

const fontDeclarations = ({ display, text }: Fonts): string[] => [
  ...(display ? [`--diwan-font-display:${display}`] : []),
  ...(text ? [`--diwan-font-text:${text}`] : []),
];

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
  const within = (language: string) =>
    root === ':root'
      ? `:root:lang(${language}),[lang|="${language}"]`
      : `:host(:lang(${language})),[lang|="${language}"]`;
  return [
    rule(
      root,
      Object.entries(colors).map(([role, color]) => `${cssName(role)}:${color}`),
    ),
    rule(within('en'), fontDeclarations(fonts_en ?? {})),
    rule(within('ar'), fontDeclarations(fonts_ar ?? {})),
  ].join('');
}
