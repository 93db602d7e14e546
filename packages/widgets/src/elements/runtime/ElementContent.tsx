import type { Client } from '@diwan/sdk';
import type { DisplayedSettings } from '@diwan/sdk/contract';
import { type ReactNode, useMemo } from 'react';
import { type I18n, translatorOf } from '../../foundation/i18n';
import { DiwanProvider } from '../../foundation/provider';
import type { Stores } from '../../foundation/stores';
import { EMBED_ROOT_CLASS } from '../../foundation/theme';
import { InElement } from '../../foundation/ui/part';
import type { ElementDefinition } from '../define-element';
import { fullAddress, resizedBy } from '../shop/picture-address';
import type { ShopAddress } from '../surroundings/shop-address';
import type { CurrencyDisplay } from '../surroundings/shops-around';
import { amountVisibility, reservedRoom } from './element-styles';

/*
 * What surrounds a widget in an element, and on the server that prerenders it: both must render the same.
 */

interface ElementFrameProps {
  definition: Pick<ElementDefinition<object>, 'reservedBlockSize' | 'keepsBlockSize'>;
  i18n: I18n;
  children: ReactNode;
}

/** The outermost node of a shadow root. */
export function ElementFrame({ definition, i18n, children }: ElementFrameProps) {
  const { locale, direction } = translatorOf(i18n);
  return (
    <div className={EMBED_ROOT_CLASS} lang={locale} dir={direction} style={reservedRoom(definition)}>
      <InElement.Provider value={true}>{children}</InElement.Provider>
    </div>
  );
}

export interface ElementContentProps extends ShopAddress {
  client: Partial<Client>;
  stores: Stores;
  i18n: I18n;
  /** Undefined until they arrive, null when they can't be fetched. */
  settings: DisplayedSettings | null | undefined;
  /** How prices name the currency, where the page says so. */
  currency?: CurrencyDisplay | undefined;
  children: ReactNode;
}

/** Provides the shop of an element to its widget. */
export function ElementContent({ apiBase, settings, currency, children, ...shop }: ElementContentProps) {
  const fileUrl = useMemo(() => (src: string) => fullAddress(src, apiBase), [apiBase]);
  return (
    <DiwanProvider
      {...shop}
      imageUrl={resizedBy}
      fileUrl={fileUrl}
      settings={{ ...settings, ...(currency && { currency_display: currency }) }}
    >
      {/* A price in a currency that changes a moment later would be wrong; its room is kept. */}
      <div style={amountVisibility(settings === undefined)}>{children}</div>
    </DiwanProvider>
  );
}
