import { globalFontFace } from '@vanilla-extract/css';
import { theme } from '#theme';

for (const face of theme.fontFaces) {
  globalFontFace(face.family, {
    src: `url("${face.url}") format("woff2")`,
    fontWeight: face.weight,
    fontDisplay: 'swap',
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
