import type { Locale } from '@diwan/sdk/commerce';
import type { Shell } from '../../data/shell';
import type { PreviewPicture } from '../../navigation/page/define-page';
import { tag } from '../html/html';

/** The API has pictures of this width; smaller ones keep theirs. */
const WIDTH = 1440;

/** A picture for pages without one. Link previews don't show SVG. */
function pictureOfShop({ categories, settings }: Shell): PreviewPicture | undefined {
  const shown = categories.find(({ image_url }) => image_url);
  if (shown) return { src_url: shown.image_url, alt: shown.name_en, alt_ar: shown.name_ar };
  const { logo_url: logo } = settings;
  return logo && !/\.svg$/i.test(logo) ? { src_url: logo } : undefined;
}

interface PreviewContext {
  shell: Shell;
  locale: Locale;
  /** The page's name: the text of a picture that has none. */
  name: string;
  absolute: (address: string) => string;
}

/** Tags of the picture of link previews, as JPEG: some services show no other format of a resized picture. */
export function previewPictureTags(
  picture: PreviewPicture | undefined,
  { shell, locale, name, absolute }: PreviewContext,
): string[] {
  const { src_url, width, height, alt, alt_ar } = (picture?.src_url ? picture : pictureOfShop(shell)) ?? {};
  if (!src_url) return [];
  const isResized = src_url.startsWith('/files/');
  const scale = width && isResized ? Math.min(1, WIDTH / width) : 1;
  const size =
    width && height
      ? { width: String(Math.round(width * scale)), height: String(Math.round(height * scale)) }
      : undefined;
  return [
    tag('meta', {
      property: 'og:image',
      content: absolute(isResized ? `${src_url}?w=${WIDTH}&f=jpg` : src_url),
    }),
    tag('meta', { property: 'og:image:alt', content: (locale === 'ar' ? alt_ar : alt) || name }),
    ...(size
      ? [
          tag('meta', { property: 'og:image:width', content: size.width }),
          tag('meta', { property: 'og:image:height', content: size.height }),
        ]
      : []),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}
