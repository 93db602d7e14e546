import type { Catalogue } from '../document/catalogue-schema';
import { counted, numbers } from '../document/counted';

/** What a maker should know about a content that is right: what can't be bought, and what has no picture of its own. */
export function surprises({ products }: Catalogue): string[] {
  const shown = products.filter(({ hidden }) => !hidden);
  const of = (count: number) => `${numbers.format(count)} of ${counted(shown.length, 'product')}`;
  const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);
  const online = shown.filter((product) => product.allow_online_purchase).length;
  const unpictured = shown.filter(({ images }) => images.length === 0).length;
  const addresses = shown.flatMap(({ images }) => images.map(({ src_url }) => src_url));
  const elsewhere = new Set(addresses.filter((address) => /^https:/.test(address))).size;
  return [
    ...(online < shown.length
      ? [`${of(online)} can be bought online; the others are quoted (column buy_online, الشراء المباشر).`]
      : []),
    ...(unpictured > 0 ? [`${of(unpictured)} ${verb(unpictured, 'has', 'have')} no picture.`] : []),
    ...(elsewhere > 0
      ? [
          `${counted(elsewhere, 'picture')} ${verb(elsewhere, 'stays', 'stay')} on other sites, and ${verb(elsewhere, 'is', 'are')} lost when those close: npx diwan convert products.csv --fetch-pictures copies the pictures of a spreadsheet into the media folder.`,
        ]
      : []),
  ];
}
