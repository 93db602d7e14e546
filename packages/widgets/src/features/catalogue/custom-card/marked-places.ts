import type { CardValues } from './card-values';

/** The card's button has it while its product is in the basket. */
export const IN_BASKET_ATTRIBUTE = 'data-diwan-in-basket';

/** A button whose text is ours, not the page's. */
export const LABELLED_ATTRIBUTE = 'data-diwan-labelled';

/** A place without a value is hidden. */
const texts = {
  name: ({ name }: CardValues) => name,
  price: ({ priceText }: CardValues) => priceText,
  'compare-at-price': ({ compareAtPrice }: CardValues) => compareAtPrice,
  'percent-off': ({ percentOff }: CardValues) => percentOff,
  featured: ({ featured }: CardValues) => featured,
  details: ({ details }: CardValues) => details || null,
  code: ({ code }: CardValues) => code || null,
};

/** How screen readers say a place whose text has signs. */
const spokenTexts: Partial<Record<keyof typeof texts, (card: CardValues) => string | null>> = {
  price: ({ spoken }) => spoken.price,
  'compare-at-price': ({ spoken }) => spoken.compareAtPrice,
  'percent-off': ({ spoken }) => spoken.percentOff,
};

/** Places that a browser's translation must leave as they are. */
const untranslated = new Set(['price', 'compare-at-price', 'percent-off', 'code']);

/** Tags that places of other values need. */
const tags = { picture: 'img', link: 'a', add: 'button' } as const;

export const PLACES = [...Object.keys(texts), ...Object.keys(tags)];

/** Elements whose text isn't shown as it is, but run or parsed. */
const TEXTLESS =
  /^(?:script|style|iframe|object|embed|template|noscript|noembed|noframes|xmp|plaintext|textarea|title|select|svg|math|img|input|br|hr|link|meta|base|area|source|track|video|audio|canvas)$/;

/** Only addresses that a browser fetches, never runs. */
const isWebAddress = (address: string): boolean => /^(?:https?:\/\/|\/(?!\/))/i.test(address);

export interface MarkedElement {
  /** In lower case. */
  readonly tag: string;
  /** Value of `data-diwan`. */
  readonly places: string;
  /** Whether it has any text of the page's own. */
  readonly hasText: boolean;
  /** Whether it contains other elements. */
  readonly hasElements: boolean;
}

/** The content of a marked element. */
export interface Filling {
  text?: string;
  /** Text for screen readers, if it differs. */
  spoken?: string;
  /** Null removes one. */
  attributes: Record<string, string | null>;
  /** The mistake in the markup, for the page's developer. */
  problems: string[];
}

/**
 * What a card's markup gets from a product. The markup is the page's own; values are the shop's: they become text or
 * checked addresses, never markup.
 */
export function fillingOf(
  { tag, places, hasText, hasElements }: MarkedElement,
  card: CardValues,
  isInBasket = false,
): Filling {
  const filling: Filling = { attributes: {}, problems: [] };
  const { attributes, problems } = filling;
  for (const place of places.split(/\s+/).filter(Boolean)) {
    if (Object.hasOwn(texts, place)) {
      if (TEXTLESS.test(tag)) {
        problems.push(`data-diwan="${place}" shows a text, which <${tag}> can't.`);
        continue;
      }
      const text = texts[place as keyof typeof texts](card);
      const spoken = spokenTexts[place as keyof typeof texts]?.(card);
      filling.text = text ?? '';
      if (spoken && spoken !== text) filling.spoken = spoken;
      attributes.hidden = text === null ? '' : null;
      if (untranslated.has(place)) attributes.translate = 'no';
    } else if (!Object.hasOwn(tags, place)) {
      if (place !== 'list') problems.push(`data-diwan="${place}" is unknown. Places: ${PLACES.join(', ')}.`);
    } else if (tags[place as keyof typeof tags] !== tag) {
      problems.push(`data-diwan="${place}" needs a <${tags[place as keyof typeof tags]}>, not a <${tag}>.`);
    } else if (place === 'link') {
      attributes.href = isWebAddress(card.href) ? card.href : null;
    } else if (place === 'picture') {
      const { src, srcSet, width, height, alt } = card.picture;
      attributes.src = src;
      attributes.srcset = srcSet ?? null;
      attributes.width = `${width}`;
      attributes.height = `${height}`;
      attributes.alt = alt;
    } else {
      const label = isInBasket ? card.removeLabel : card.addLabel;
      attributes.type = 'button';
      attributes[IN_BASKET_ATTRIBUTE] = isInBasket ? '' : null;
      // A text of the page's own stays, and so does what the button does when it is read out.
      if (hasText) attributes['aria-pressed'] = `${isInBasket}`;
      else if (hasElements) attributes['aria-label'] = `${label}: ${card.name}`;
      else {
        filling.text = label;
        attributes[LABELLED_ATTRIBUTE] = '';
      }
    }
  }
  return filling;
}
