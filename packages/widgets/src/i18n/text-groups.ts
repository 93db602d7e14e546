import type { Namespace, TranslationKey } from './keys';

/** The part of a namespace under one of its top-level keys: `product:toast` holds `product:toast.added_cart`. */
type PartOf<Key> = Key extends `${infer Name}:${infer Path}`
  ? `${Name}:${Path extends `${infer Head}.${string}` ? Head : Path}`
  : never;

/** Texts that are chosen together: a whole namespace or a part of one. */
export type TextGroup = Namespace | PartOf<TranslationKey>;
