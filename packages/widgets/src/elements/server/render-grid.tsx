import '../../theme/embed.css';
import type { Items } from '@diwan/sdk';
import type { DisplayedSettings, ProductSummary } from '@diwan/sdk/contract';
import { renderToString } from 'react-dom/server.edge';
import { type I18n, translatorOf } from '../../i18n';
import type { ProductListOptions } from '../../product-grid';
import { DiwanProvider } from '../../provider';
import { createStores, type ListPage, memoryStorage } from '../../stores';
import { EMBED_ROOT_CLASS } from '../../theme';
import { FirstPaintContext } from '../../ui/after-first-paint';
import { StateSlots } from '../../ui/state-slot';
import { element as grid } from '../definitions/product-grid.element';
import { amountVisibility, reservedRoom } from '../runtime/element-styles';
import { fullAddress, resizedBy } from '../shop/picture-address';

export interface RenderedGrid {
  readonly query: ProductListOptions;
  readonly page: ListPage<ProductSummary>;
  readonly settings: DisplayedSettings;
  readonly i18n: I18n;
  readonly apiBase: string;
  readonly shopUrl: string;
}

/** The server makes no API calls while rendering. */
const noCalls = {} as Items;

/** What `ElementRoot` renders first for a grid with these products, without what comes after the first paint. */
export function renderGrid({ query, page, settings, i18n, apiBase, shopUrl }: RenderedGrid): string {
  const { Widget } = grid;
  const { locale, direction } = translatorOf(i18n);
  const client = { items: noCalls };
  const stores = createStores({ client, storage: memoryStorage() });
  const fileUrl = (src: string) => fullAddress(src, apiBase);
  try {
    return renderToString(
      <div className={EMBED_ROOT_CLASS} lang={locale} dir={direction} style={reservedRoom(grid)}>
        <DiwanProvider
          client={client}
          stores={stores}
          i18n={i18n}
          shopUrl={shopUrl}
          imageUrl={resizedBy}
          fileUrl={fileUrl}
          placeholder={fileUrl('/images/placeholder.png')}
          settings={settings}
        >
          <div style={amountVisibility(false)}>
            <StateSlots.Provider value={true}>
              <FirstPaintContext.Provider value={{ isOver: false, isPrerendered: true }}>
                <Widget {...query} firstPage={{ query, page }} />
              </FirstPaintContext.Provider>
            </StateSlots.Provider>
          </div>
        </DiwanProvider>
      </div>,
    );
  } finally {
    stores.dispose();
  }
}
