import { makeAdvertisement } from '@diwan/sdk/testing';
import { describe, expect, it } from 'vitest';
import { bannerProps, isLightColor } from './banner-props';

const props = (overrides: Parameters<typeof makeAdvertisement>[0], mirrorsPictures = true) =>
  bannerProps({
    ad: makeAdvertisement(overrides),
    locale: 'en',
    mirrorsPictures,
    opensNewTab: 'opens in a new tab',
    editorial: (url) => url,
  });

describe('bannerProps', () => {
  it('converts the editor’s sides to start and end, so that Arabic flips them', () => {
    expect(props({ text_alignment: 'left' }).align).toBe('start');
    expect(props({ text_alignment: 'right' }).align).toBe('end');
    expect(props({ text_alignment: 'center' }).align).toBe('center');
  });

  it('mirrors images with text on one side, if the shop is set to', () => {
    expect(props({ text_alignment: 'left' }).mirrorsInRtl).toBe(true);
    expect(props({ text_alignment: 'center' }).mirrorsInRtl).toBe(false);
    expect(props({ text_alignment: 'left' }, false).mirrorsInRtl).toBe(false);
  });

  it('takes colours, sizes and paddings from the editor', () => {
    const editors = {
      title_color: '#111111',
      title_size: 60,
      description_color: '#222222',
      description_size: 18,
      cta_background_color: '#333333',
      cta_text_color: '#eeeeee',
      cta_border_color: '#444444',
      mobile_text_padding: 40,
      desktop_text_padding: 120,
    };
    expect(props(editors).appearance).toMatchObject({
      titleColor: '#111111',
      titleSize: 60,
      descriptionColor: '#222222',
      descriptionSize: 18,
      buttonColor: '#333333',
      buttonTextColor: '#eeeeee',
      buttonBorderColor: '#444444',
      mobilePadding: 40,
      desktopPadding: 120,
    });
  });

  it('puts a dark overlay behind light text and a light one behind dark text', () => {
    expect(props({ title_color: '#FFFFFF' }).appearance.veil).toBe('dark');
    expect(props({ title_color: '#1B1E1C' }).appearance.veil).toBe('light');
  });
});

describe('isLightColor', () => {
  it.each([
    ['#fff', true],
    ['#FFFFFF', true],
    ['#E6E3DC', true],
    ['#000', false],
    ['#96391D', false],
    ['white', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (color, expected) => {
    expect(isLightColor(color)).toBe(expected);
  });
});
