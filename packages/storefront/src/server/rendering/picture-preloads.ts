/** React's output for a high-priority image. */
const URGENT = ' fetchPriority="high"';

/** Matches a `<picture>` up to its `<img>`, capturing its sources. */
const SOURCES = /^<picture[^>]*>((?:<source[^>]*>)*)<img[^>]*$/i;

/** The sources of the first high-priority image. Uses `indexOf` for speed, because it scans the whole page. */
function urgentSources(markup: string): readonly string[] {
  for (let urgent = markup.indexOf(URGENT); urgent >= 0; urgent = markup.indexOf(URGENT, urgent + 1)) {
    const picture = markup.slice(Math.max(0, markup.lastIndexOf('<picture', urgent)), urgent);
    const sources = SOURCES.exec(picture)?.[1];
    if (sources !== undefined) return sources.match(/<source[^<>]*>/g) ?? [];
  }
  return [];
}

/** An attribute's raw value, with entities still escaped. */
const attribute = (element: string, name: string): string | undefined =>
  element.split(` ${name}="`)[1]?.split('"')[0];

/**
 * Links that preload the main image from the head, before scripts and fonts; the browser would discover it in the body
 * only after them. Browsers without AVIF ignore the links and load the image from the body.
 * @param markup server-rendered markup of the page
 */
export function picturePreloads(markup: string): string {
  let others: string | undefined;
  return urgentSources(markup)
    .filter((source) => attribute(source, 'type') === 'image/avif')
    .map((source) => {
      const own = attribute(source, 'media');
      // Browsers use the first matching source, but would load every matching link.
      const media = own ?? (others && `not all and ${others}`);
      others = own;
      return [
        '<link rel="preload" as="image" type="image/avif" fetchpriority="high"',
        ...(media ? [` media="${media}"`] : []),
        ` imagesrcset="${attribute(source, 'srcSet')}" imagesizes="${attribute(source, 'sizes')}">`,
      ].join('');
    })
    .join('');
}
