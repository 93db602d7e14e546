import type { Namespace, TranslationKey } from './keys';

/** A namespace's texts under one top-level key: `product:toast` includes `product:toast.added_cart`. */
type PartOf<Key> = Key extends `${infer Name}:${infer Path}`
  ? `${Name}:${Path extends `${infer Head}.${string}` ? Head : Path}`
  : never;

/** Texts selected together: a namespace or a part of one. */
export type TextGroup = Namespace | PartOf<TranslationKey>;
