import about from './locales/en/about.json';
import cart from './locales/en/cart.json';
import checkout from './locales/en/checkout.json';
import common from './locales/en/common.json';
import compare from './locales/en/compare.json';
import contact from './locales/en/contact.json';
import currencies from './locales/en/currencies.json';
import embed from './locales/en/embed.json';
import errors from './locales/en/errors.json';
import home from './locales/en/home.json';
import layout from './locales/en/layout.json';
import priceBox from './locales/en/priceBox.json';
import product from './locales/en/product.json';
import projects from './locales/en/projects.json';
import screens from './locales/en/screens.json';
import terms from './locales/en/terms.json';

/** Each namespace is one file per language, loaded only when used. A value, so that declarations have its type, not the files. */
const english = {
  about,
  cart,
  checkout,
  common,
  compare,
  contact,
  currencies,
  embed,
  errors,
  home,
  layout,
  priceBox,
  product,
  projects,
  screens,
  terms,
};
type Namespaces = typeof english;

/** A file of translations; a page loads those of its widgets. */
export type Namespace = keyof Namespaces;

type Leaves<Tree, Prefix extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${Key}`
    : Leaves<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

type Leaf = { [Name in Namespace]: Leaves<Namespaces[Name], `${Name}:`> }[Namespace];

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';

/** `cart:items_title`, defined in the files once per plural category; `t` requires a `count` for it. */
export type PluralKey = Leaf extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never;

export type PlainKey = Exclude<Leaf, `${string}${PluralSuffix}`>;

/** `namespace:path.to.key`, derived from the English files. */
export type TranslationKey = PlainKey | PluralKey;

/** A key as the files have it: plural forms have one of the language's suffixes. */
export type TextKey = PlainKey | `${PluralKey}${PluralSuffix}`;
