import '../../foundation/theme/embed.css';
import type { DisplayedSettings, ProductSummary } from '@diwan/sdk/contract';
import type { Items } from '@diwan/sdk/parts';
import { renderToString } from 'react-dom/server.edge';
import { Prerendering } from '../../features/catalogue/card';
import type { ProductListOptions } from '../../features/catalogue/grid';
import type { I18n } from '../../foundation/i18n';
import { createStores, type ListPage, memoryStorage } from '../../foundation/stores';
import { element as grid } from '../definitions/product-grid.element';
import { ElementContent, ElementFrame } from '../runtime/ElementContent';

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

/** What `ElementRoot` renders first for a grid with these products, without the cards' buttons. */
export function renderGrid({ query, page, i18n, ...shop }: RenderedGrid): string {
  const { Widget } = grid;
  const client = { items: noCalls };
  const stores = createStores({ client, storage: memoryStorage() });
  try {
    return renderToString(
      <ElementFrame definition={grid} i18n={i18n}>
        <ElementContent {...shop} i18n={i18n} client={client} stores={stores}>
          <Prerendering.Provider value={true}>
            <Widget {...query} firstPage={{ query, page }} />
          </Prerendering.Provider>
        </ElementContent>
      </ElementFrame>,
    );
  } finally {
    stores.dispose();
  }
}
