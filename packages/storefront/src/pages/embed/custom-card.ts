import type { EmbeddableElement } from './element-list';

/** Parts of a card in the page's own markup, in the order in which they are written. */
const PARTS = {
  picture: '<img data-diwan="picture" sizes="15rem" loading="lazy">',
  name: '<h3 data-diwan="name"></h3>',
  details: '<p data-diwan="details"></p>',
  code: '<p data-diwan="code"></p>',
  featured: '<p data-diwan="featured"></p>',
  price: '<strong data-diwan="price"></strong>',
  'compare-at-price': '<s data-diwan="compare-at-price"></s>',
  'percent-off': '<span data-diwan="percent-off"></span>',
  add: '<button data-diwan="add"></button>',
} as const;

export type CardPart = keyof typeof PARTS;
export const CARD_PARTS = Object.keys(PARTS) as CardPart[];

/** Lead to the product's page. */
const linked: readonly CardPart[] = ['picture', 'name'];

/** Whether cards of the element may be the page's own. */
export const hasCustomCards = ({ tag }: EmbeddableElement): boolean => tag === 'diwan-product-grid';

/** What is between the tags of an element with such cards. */
export function customCardsMarkup(parts: readonly CardPart[]): string {
  const written = CARD_PARTS.filter((part) => parts.includes(part));
  const link = written.filter((part) => linked.includes(part)).map((part) => `        ${PARTS[part]}\n`);
  const others = written.filter((part) => !linked.includes(part)).map((part) => `      ${PARTS[part]}\n`);
  const lines = [
    ...(link.length > 0 ? ['      <a data-diwan="link">\n', ...link, '      </a>\n'] : []),
    ...others,
  ];
  return `
  <template>
    <li class="piece">
${lines.join('')}    </li>
  </template>
  <ul class="pieces" data-diwan="list"></ul>
`;
}

/** Styles to start with; also those of the preview. */
export const CUSTOM_CARDS_STYLES = `.pieces { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 2rem 1rem; padding: 0; list-style: none; }
.piece img { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 4 / 5; object-fit: cover; }`;
