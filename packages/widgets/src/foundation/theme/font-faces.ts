import { globalFontFace } from '@vanilla-extract/css';
import { theme } from '#theme';

/** Declares the typefaces of the theme. @param display by family, as in CSS */
export function declareFontFaces(display: (family: string) => 'swap' | 'optional'): void {
  for (const face of theme.fontFaces) {
    globalFontFace(face.family, {
      src: `url("${face.url}") format("woff2")`,
      fontWeight: face.weight,
      fontDisplay: display(face.family),
      ...(face.unicodeRange && { unicodeRange: face.unicodeRange }),
    });
  }

  for (const face of theme.fallbackFaces) {
    globalFontFace(face.family, {
      src: face.local.map((name) => `local("${name}")`).join(', '),
      sizeAdjust: face.sizeAdjust,
      ascentOverride: face.ascentOverride,
      descentOverride: face.descentOverride,
      lineGapOverride: '0%',
      ...(face.unicodeRange && { unicodeRange: face.unicodeRange }),
    });
  }
}
