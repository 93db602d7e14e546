import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { makeAdvertisement, makeSettings } from '../testing';
import { cssColorSchema } from './editor-input';
import { parseReportingSkips } from './report-skips';
import { advertisementSchema } from './section';
import { settingsSchema } from './settings';

describe('colours set by editors', () => {
  it.each([
    '#fff',
    '#ABCD',
    '#a1b2c3',
    '#a1b2c3d4',
    'tomato',
    'currentColor',
    'rgb(1, 2, 3)',
    'hsl(120deg 50% 50% / 0.5)',
  ])('may be %s', (color) => expect(v.is(cssColorSchema, color)).toBe(true));
  it.each([
    'red;background:url(http://evil.example)',
    '1px;position:fixed',
    'url(http://evil.example)',
    'var(--diwan-color)',
    'rgb(1,2,3);position:fixed',
    'rgb(url(x))',
    'red}',
    '',
  ])('may not be %s', (color) => {
    expect(v.is(cssColorSchema, color)).toBe(false);
    const ad = v.parse(advertisementSchema, makeAdvertisement({ title_color: color, title_en: 'Kept' }));
    expect(ad).toMatchObject({ title_color: null, title_en: 'Kept' });
  });
});

it('clamps sizes that would cover or stretch a page', () => {
  const huge = makeAdvertisement({ title_size: 999_999, desktop_text_padding: 999_999, height: 33_554_432 });
  expect(v.parse(advertisementSchema, huge)).toMatchObject({
    title_size: 160,
    desktop_text_padding: 800,
    height: 20_000,
  });
});

describe('URLs set by editors', () => {
  it('are dropped when they could run code', () => {
    const ad = makeAdvertisement({ cta_url: 'javascript:alert(1)' });
    expect(v.parse(advertisementSchema, ad).cta_url).toBeNull();
    const settings = makeSettings({ files_path: 'javascript:alert(1)//' });
    expect(v.parse(settingsSchema, settings).files_path).toBe('');
  });
  it('drop a link without a safe URL', () => {
    const settings = makeSettings({
      socials: [
        { name: 'x', href: 'https://x.com/athel' },
        { name: 'facebook', href: '//evil.example' },
      ],
    });
    const { output, skipped } = parseReportingSkips(settingsSchema, settings);
    expect(output.socials).toEqual([{ name: 'x', href: 'https://x.com/athel' }]);
    expect(skipped).toHaveLength(1);
  });
});
