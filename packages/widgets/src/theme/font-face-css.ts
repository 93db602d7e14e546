import type { FallbackFace, FontFaceFile } from './theme-definition';

const rule = (descriptors: Record<string, string | undefined>) =>
  `@font-face{${Object.entries(descriptors)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** The `@font-face` rules as text, for a `<style>` in the document head. */
export function fontFaceCss(files: readonly FontFaceFile[], fallbacks: readonly FallbackFace[]): string {
  return [
    ...files.map((face) =>
      rule({
        'font-family': `"${face.family}"`,
        src: `url("${face.url}") format("woff2")`,
        'font-weight': face.weight,
        'font-display': 'swap',
        'unicode-range': face.unicodeRange,
      }),
    ),
    ...fallbacks.map((face) =>
      rule({
        'font-family': `"${face.family}"`,
        src: face.local.map((name) => `local("${name}")`).join(','),
        'size-adjust': face.sizeAdjust,
        'ascent-override': face.ascentOverride,
        'descent-override': face.descentOverride,
        'line-gap-override': '0%',
        'unicode-range': face.unicodeRange,
      }),
    ),
  ].join('');
}
