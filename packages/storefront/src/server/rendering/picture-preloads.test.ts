import { describe, expect, it } from 'vitest';
import { picturePreloads } from './picture-preloads';

const wide = '<source type="image/avif" srcSet="/w.webp?w=960&amp;f=avif 960w" sizes="100vw"/>';
const tall =
  '<source type="image/avif" media="(max-width: 767px)" srcSet="/t.webp?w=640&amp;f=avif 640w" sizes="100vw"/>' +
  '<source media="(max-width: 767px)" srcSet="/t.webp?w=640&amp;f=webp 640w" sizes="100vw"/>';
const picture = (sources: string, priority = 'high') =>
  `<picture class="x">${sources}<img src="/w.webp" fetchPriority="${priority}" alt=""/></picture>`;

describe('picturePreloads', () => {
  it('preloads only the source for this screen, in the size the page will request', () => {
    expect(picturePreloads(picture(tall + wide))).toBe(
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="(max-width: 767px)"' +
        ' imagesrcset="/t.webp?w=640&amp;f=avif 640w" imagesizes="100vw">' +
        '<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="not all and (max-width: 767px)"' +
        ' imagesrcset="/w.webp?w=960&amp;f=avif 960w" imagesizes="100vw">',
    );
  });

  it('preloads the first of several', () => {
    const second = picture(wide.replaceAll('/w', '/second'));
    const links = picturePreloads(picture(wide, 'auto') + picture(wide) + second);
    expect(links).toContain('imagesrcset="/w.webp?w=960');
    expect(links.match(/<link/g)).toHaveLength(1);
  });

  it.each(['', picture(wide, 'auto'), picture('')])(
    'preloads nothing without a high-priority image: %s',
    (markup) => {
      expect(picturePreloads(markup)).toBe('');
    },
  );
});
