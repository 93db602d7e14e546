/** A picture of the first view, with the sources before its fallback. */
const FIRST_VIEW = /<picture[^>]*>((?:<source[^>]*>)*)<img[^>]*\sfetchpriority="high"/i;

/** An attribute as it stands in markup: its entities stay. */
const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1];

/**
 * Links that fetch the main picture of the first view with the document's head, before scripts and fonts: the browser
 * would find it in the body only after them. Browsers without AVIF ignore the links and find the picture there.
 * @param markup of the page, as the server rendered it
 */
export function picturePreloads(markup: string): string {
  const sources = FIRST_VIEW.exec(markup)?.[1]?.match(/<source[^>]*>/g) ?? [];
  let others: string | undefined;
  return sources
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
