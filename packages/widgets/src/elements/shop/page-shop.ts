import type { Client } from '@diwan/sdk';
import type { DisplayedSettings } from '@diwan/sdk/contract';
import type { ConnectionOptions } from '@diwan/sdk/parts';
import type { ReadonlySignal } from '@preact/signals-core';
import type { I18n } from '../../foundation/i18n';
import type { Stores } from '../../foundation/stores';
import type { ShopStyles } from '../styles/style-registry';

/** One shop as all elements of a page share it, on purpose: what is added in one shows in the others. */
export interface PageShop {
  /**
   * Undefined until they and the branding they name arrive, null when they can't be fetched: prices then use the default
   * settings.
   */
  readonly settings: ReadonlySignal<DisplayedSettings | null | undefined>;
  /** Resolves when they are there, or can't be. */
  readonly ready: Promise<void>;
  /**
   * Adds the names of the shop's currency to a translator, and returns its colours and typefaces. Undefined if it has no
   * branding of its own, or they couldn't be fetched.
   */
  prepareBranding(i18n: I18n): ShopStyles | undefined;
  /** How to reach the shop's API, for the resources of an element's own. Each call is in the element's language. */
  connection(element: HTMLElement): ConnectionOptions;
  /** The shared baskets as they are stored, with lists and messages of the element's own. */
  storesFor(element: HTMLElement, client?: Partial<Client>): Stores;
  /** Records that an element is on the page, until the returned function is called. */
  join(element: HTMLElement): () => void;
}
