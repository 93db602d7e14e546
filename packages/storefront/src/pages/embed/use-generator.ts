import type { LeadForm } from '@diwan/sdk/contract';
import { theme } from '@diwan/widgets';
import { useState } from 'react';
import { useShop } from '../../data/shop-context';
import { type CardPart, CUSTOM_CARDS_STYLES } from './custom-card';
import { type EmbeddableElement, embeddableElements } from './element-list';
import {
  type AttributeValues,
  type ElementMarkup,
  linesOf,
  markupOf,
  missingIn,
  styleRuleOf,
} from './element-markup';
import type { EmbedData } from './load-embed';

/** The colours that pages change most, by their custom property. */
const COLOR_ROLES = {
  action: 'action-ground',
  accent: 'accent-ground',
  sale: 'sale-ground',
} as const;

export type ColorName = keyof typeof COLOR_ROLES;

export interface GeneratorColor {
  readonly name: ColorName;
  readonly value: string;
}

export interface Generator {
  readonly element: EmbeddableElement;
  /** The shop's lead forms. */
  readonly forms: readonly LeadForm[];
  readonly lang: string;
  readonly values: AttributeValues;
  readonly colors: readonly GeneratorColor[];
  readonly hasOwnColors: boolean;
  /** The parts of a card in the page's markup; undefined for our cards. */
  readonly cardParts: readonly CardPart[] | undefined;
  readonly markup: ElementMarkup;
  readonly lines: readonly [string, string];
  /** A required attribute without a value. */
  readonly missing: string | undefined;
  /** The colours as a rule of a style sheet. */
  readonly styleRule: string | undefined;
  /** Styles of cards in the page's own markup. */
  readonly cardStyles: string | undefined;
  choose(tag: string): void;
  setLang(lang: string): void;
  setValue(attribute: string, value: string): void;
  setColor(name: ColorName, value: string): void;
  resetColors(): void;
  /** @param parts undefined for our cards */
  setCardParts(parts: readonly CardPart[] | undefined): void;
}

const propertyOf = (name: ColorName): string => `--diwan-color-${COLOR_ROLES[name]}`;

/** State of the generator: the selected element, its settings, and the resulting lines of code. */
export function useGenerator({ shopUrl, code, forms }: EmbedData): Generator {
  const { settings, categories } = useShop();
  // Initial values, so that each element shows something.
  const [values, setValues] = useState<AttributeValues>(() => ({
    product: code,
    slug: 'home',
    'source-id': String(forms[0]?.id ?? ''),
    category: String(categories[0]?.id ?? ''),
    limit: '4',
    'single-page': 'true',
  }));
  const [tag, choose] = useState('diwan-product-grid');
  const [lang, setLang] = useState('');
  const [cardParts, setCardParts] = useState<readonly CardPart[]>();
  const [ownColors, setOwnColors] = useState<Partial<Record<ColorName, string>>>({});

  const element = embeddableElements.find((one) => one.tag === tag) as EmbeddableElement;
  // Projects have categories of their own.
  const ownValues =
    tag === 'diwan-project-list' ? { ...values, category: values['project-category'] ?? '' } : values;
  const colorsOfShop: Readonly<Record<string, string>> = settings.theme?.colors ?? {};
  const shopColor = (name: ColorName): string => colorsOfShop[`${name}_ground`] ?? theme.color[name].ground;
  const names = Object.keys(COLOR_ROLES) as ColorName[];
  const markup = markupOf(element, {
    lang,
    values: ownValues,
    ...(cardParts && { cardParts }),
    colors: Object.fromEntries(
      names.flatMap((name) => (ownColors[name] ? [[propertyOf(name), ownColors[name]]] : [])),
    ),
  });
  return {
    element,
    forms,
    lang,
    values: ownValues,
    colors: names.map((name) => ({ name, value: ownColors[name] ?? shopColor(name) })),
    cardParts,
    hasOwnColors: Object.keys(ownColors).length > 0,
    markup,
    lines: linesOf(markup, shopUrl),
    missing: missingIn(element, markup),
    styleRule: styleRuleOf(markup),
    cardStyles: markup.content ? CUSTOM_CARDS_STYLES : undefined,
    choose,
    setLang,
    setValue: (attribute, value) =>
      setValues({
        ...values,
        // Subcategories belong to one category.
        ...(attribute === 'category' && { subcategory: '' }),
        [tag === 'diwan-project-list' && attribute === 'category' ? 'project-category' : attribute]: value,
      }),
    setColor: (name, value) => setOwnColors({ ...ownColors, [name]: value }),
    resetColors: () => setOwnColors({}),
    setCardParts,
  };
}
