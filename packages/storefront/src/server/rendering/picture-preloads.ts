/** What React writes on a picture of the first view. */
const URGENT = ' fetchPriority="high"';

/** The sources before the fallback that begins a picture. */
const SOURCES = /^<picture[^>]*>((?:<source[^>]*>)*)<img[^>]*$/i;

/** The sources of the first picture of the first view. Found by plain search: it reads the whole page. */
function urgentSources(markup: Buffer): readonly string[] {
  for (let urgent = markup.indexOf(URGENT); urgent >= 0; urgent = markup.indexOf(URGENT, urgent + 1)) {
    const picture = markup.toString('utf8', Math.max(0, markup.lastIndexOf('<picture', urgent)), urgent);
    const sources = SOURCES.exec(picture)?.[1];
    if (sources !== undefined) return sources.match(/<source[^>]*>/g) ?? [];
  }
  return [];
}

/** An attribute as it stands in markup: its entities stay. */
const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1];

/**
 * Links that fetch the main picture of the first view with the document's head, before scripts and fonts: the browser
 * would find it in the body only after them. Browsers without AVIF ignore the links and find the picture there.
 * @param markup of the page, as the server rendered it
 */
export function picturePreloads(markup: Buffer): string {
  let others: string | undefined;
  return urgentSources(markup)
    .filter((source) => attribute(source, 'type') === 'image/avif')
    .map((source) => {
      const own = attribute(source, 'media');
      // The browser takes the first source that fits; links know nothing of each other.
      const media = own ?? (others && `not all and ${others}`);
      others = own;
      return [
        '<link rel="preload" as="image" type="image/avif" fetchpriority="high"',
        ...(media ? [` media="${media}"`] : []),
        ` imagesrcset="${attribute(source, 'srcset')}" imagesizes="${attribute(source, 'sizes')}">`,
      ].join('');
    })
    .join('');
}
