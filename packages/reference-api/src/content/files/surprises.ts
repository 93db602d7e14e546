import type { Catalogue } from '../document/catalogue-schema';

/** What a maker should know about a content that is right: what can't be bought, and what has no picture of its own. */
export function surprises({ products }: Catalogue): string[] {
  const shown = products.filter(({ hidden }) => !hidden);
  const of = (count: number) =>
    `${count.toLocaleString('en')} of ${shown.length.toLocaleString('en')} products`;
  const online = shown.filter((product) => product.allow_online_purchase).length;
  const unpictured = shown.filter(({ images }) => images.length === 0).length;
  const elsewhere = shown
    .flatMap(({ images }) => images)
    .filter(({ src_url }) => /^https:/.test(src_url)).length;
  return [
    ...(online < shown.length
      ? [`${of(online)} can be bought online; the others are quoted (column buy_online, الشراء المباشر).`]
      : []),
    ...(unpictured > 0 ? [`${of(unpictured)} have no picture.`] : []),
    ...(elsewhere > 0
      ? [
          `${elsewhere.toLocaleString('en')} pictures stay on other sites and are lost when those close: copy them into the media folder (diwan convert --fetch-pictures does it for an export).`,
        ]
      : []),
  ];
}
