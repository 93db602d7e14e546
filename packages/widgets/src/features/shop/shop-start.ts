import type { Client } from '@diwan/sdk';
import type { Locale } from '@diwan/sdk/commerce';
import { createContext } from 'react';
import {
  addTexts,
  hasTexts,
  type I18n,
  type Namespace,
  namespaceName,
  type TextFiles,
  translatorOf,
} from '../../foundation/i18n';
import type { ShopSettings } from '../../foundation/provider';

/** The texts of a widget by namespace. */
export type WidgetTexts = { readonly [Name in Namespace]?: TextFiles };

/** Everything a shop has to load before its widgets can be shown. */
export interface ShopStart {
  /** Whether the application has given settings and all of these texts, so that nothing is waited for. */
  isGiven(texts: WidgetTexts): boolean;
  /** Settings as given to the provider or as fetched; throws a promise until they are there (React's Suspense). */
  settings(): Partial<ShopSettings>;
  /** Throws a promise until the texts are there, and the error if they can't be loaded. */
  requireTexts(texts: WidgetTexts): void;
}

export const ShopStartContext = createContext<ShopStart | null>(null);

/** A promise that components wait for by throwing it. */
interface Pending<Value> {
  promise: Promise<void>;
  value?: Value;
  error?: unknown;
}

function pendingOf<Value>(loading: Promise<Value>): Pending<Value> {
  const pending: Pending<Value> = {
    promise: loading.then(
      (value) => {
        pending.value = value;
      },
      (error: unknown) => {
        pending.error = error;
      },
    ),
  };
  return pending;
}

/**
 * Loads what the application has not given: settings once, texts when the first widget needs them. Created once per
 * provider, outside of what waits for it.
 */
export function createShopStart({
  client,
  i18n,
  settings,
}: {
  client: Partial<Pick<Client, 'settings'>>;
  i18n: I18n;
  settings: Partial<ShopSettings> | undefined;
}): ShopStart {
  const texts = new Map<string, Pending<void>>();
  let fetched: Pending<Partial<ShopSettings>> | undefined;

  const load = async (locale: Locale, namespace: Namespace, files: TextFiles) =>
    addTexts(i18n, { [locale]: { [namespace]: (await files[locale]()).default } });

  const given = new Set(Object.keys(i18n.getDataByLanguage(translatorOf(i18n).locale) ?? {}));

  return {
    isGiven: (needed) =>
      settings !== undefined && Object.keys(needed).every((namespace) => given.has(namespaceName(namespace))),
    settings() {
      if (settings) return settings;
      // Without its settings a shop has the defaults; the provider reports why they are missing.
      fetched ??= pendingOf(client.settings?.get().catch(() => ({})) ?? Promise.resolve({}));
      if (!fetched.value) throw fetched.promise;
      return fetched.value;
    },
    requireTexts(needed) {
      const { locale } = translatorOf(i18n);
      const waiting: Promise<void>[] = [];
      for (const [name, files] of Object.entries(needed)) {
        const namespace = name as Namespace;
        if (hasTexts(i18n, locale, namespace)) continue;
        const key = `${locale} ${namespace}`;
        const pending = texts.get(key) ?? pendingOf(load(locale, namespace, files));
        texts.set(key, pending);
        if (pending.error) {
          // The next attempt to render tries again: the connection may be back by then.
          texts.delete(key);
          throw pending.error;
        }
        waiting.push(pending.promise);
      }
      if (waiting.length > 0) throw Promise.all(waiting);
    },
  };
}
