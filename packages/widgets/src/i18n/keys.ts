import type about from './locales/en/about.json';
import type cart from './locales/en/cart.json';
import type checkout from './locales/en/checkout.json';
import type common from './locales/en/common.json';
import type contact from './locales/en/contact.json';
import type currencies from './locales/en/currencies.json';
import type embed from './locales/en/embed.json';
import type errors from './locales/en/errors.json';
import type home from './locales/en/home.json';
import type layout from './locales/en/layout.json';
import type priceBox from './locales/en/priceBox.json';
import type product from './locales/en/product.json';
import type projects from './locales/en/projects.json';
import type screens from './locales/en/screens.json';
import type terms from './locales/en/terms.json';

/** Each namespace is one file per language, loaded only when used. */
interface Namespaces {
  about: typeof about;
  cart: typeof cart;
  checkout: typeof checkout;
  common: typeof common;
  contact: typeof contact;
  currencies: typeof currencies;
  embed: typeof embed;
  errors: typeof errors;
  home: typeof home;
  layout: typeof layout;
  priceBox: typeof priceBox;
  product: typeof product;
  projects: typeof projects;
  screens: typeof screens;
  terms: typeof terms;
}

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
