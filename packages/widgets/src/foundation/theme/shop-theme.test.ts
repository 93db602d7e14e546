import { expect, it } from 'vitest';
import { type ShopTheme, shopFontFaces, shopThemeCss } from './shop-theme';

const theme: ShopTheme = {
  colors: { action_ground: '#22473c', surface_inverse_raised: '#111111' },
  fonts_en: { display: 'Lora, serif', text: null },
  fonts_ar: { text: '"Amiri"' },
  font_files: [{ family: 'Lora', src_url: '/files/media/fonts/lora.woff2', weight: '400 700' }],
};

it('uses the theme’s token names', () => {
  const css = shopThemeCss(theme, ':root');
  expect(css).toContain(
    ':root{--diwan-color-action-ground:#22473c;--diwan-color-surface-inverse-raised:#111111}',
  );
  expect(css).toContain(':root:lang(en),[lang|="en"]{--diwan-font-display:Lora, serif}');
  expect(css).toContain('[lang|="ar"]{--diwan-font-text:"Amiri"}');
});

it('lets a partner’s page set the tokens of its elements', () => {
  const css = shopThemeCss(theme, ':host');
  expect(css).toContain('--diwan-color-action-ground:var(--diwan-page-color-action-ground,#22473c)');
  expect(css).toContain('[lang|="ar"]{--diwan-font-text:var(--diwan-page-font-text,"Amiri")}');
});

it('outputs nothing for unset values', () => {
  expect(shopThemeCss({ colors: {}, font_files: [] }, ':root')).toBe('');
});

it('loads fonts from the shop', () => {
  expect(shopFontFaces(theme, (src) => `https://shop.example${src}`)).toBe(
    '@font-face{font-family:"Lora";src:url("https://shop.example/files/media/fonts/lora.woff2") format("woff2");font-weight:400 700;font-display:swap}',
  );
});
