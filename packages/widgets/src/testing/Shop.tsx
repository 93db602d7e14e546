import type { Client } from '@diwan/sdk';
import { createFakeClient } from '@diwan/sdk/testing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toasts } from '../features/notices/toasts/Toasts';
import { WidgetsProvider, type WidgetsProviderProps } from '../foundation/provider';
import { createStores, memoryStorage, type Stores, type TextStorage } from '../foundation/stores';
import { sampleImages } from './sample-images';

export interface ShopProps
  extends Partial<Pick<WidgetsProviderProps, 'settings' | 'categories' | 'shopUrl'>> {
  client?: Client;
  /** Baskets left by an earlier visit. */
  storage?: TextStorage;
  /** Overrides the stores created from `client` and `storage`. */
  stores?: Stores;
  children: ReactNode;
}

/** All texts are loaded. */
const noNamespaces: readonly string[] = [];

/** An in-memory shop around a widget, for tests and stories; needs an `I18nProvider` above. */
export function Shop(props: ShopProps) {
  const { settings, categories, shopUrl, children } = props;
  const { i18n } = useTranslation(noNamespaces);
  const [client] = useState(() => props.client ?? createFakeClient());
  const [stores] = useState(
    () => props.stores ?? createStores({ client, storage: props.storage ?? memoryStorage() }),
  );
  return (
    <WidgetsProvider
      client={client}
      stores={stores}
      i18n={i18n}
      placeholder={sampleImages[0].src}
      {...(settings && { settings })}
      {...(shopUrl && { shopUrl })}
      {...(categories && { categories })}
    >
      {children}
      <Toasts />
    </WidgetsProvider>
  );
}
