import '../../styles.css';
import { createClient } from '@diwan/sdk';
import { basketProduct, directionOf, type Locale } from '@diwan/sdk/commerce';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { attributeName, attributeValue } from '../../elements/attributes/attribute-kinds';
import { elements } from '../../elements/definitions';
import type { ShopSettings } from '../../foundation/provider';
import { browserStorage, createI18n, createStores, DiwanProvider, loadNamespaces } from '../../index';

const namespaces = Object.keys(import.meta.glob('../../foundation/i18n/locales/en/*.json')).map(
  (file) => file.match(/(\w+)\.json$/)?.[1] as 'common',
);

interface TwinPage {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly locale: Locale;
  /** Origin of the shop. */
  readonly shopUrl: string;
  /** Overrides the shop's own settings. */
  readonly settings?: Partial<ShopSettings>;
}

/** Fills the page's baskets with the shop's first products: two in the cart, two in the price box. */
async function fillBaskets({ shopUrl, locale }: Pick<TwinPage, 'shopUrl' | 'locale'>): Promise<void> {
  const client = createClient({ baseUrl: `${shopUrl}/api`, locale });
  const stores = createStores({ client, storage: browserStorage() });
  stores.restore();
  const { results } = await client.items.list({ limit: 4 });
  const [first, second, ...rest] = results.map((product) => basketProduct(product));
  for (const product of [first, second]) if (product) stores.cart.add(product, { quantity: 2 });
  for (const product of rest) stores.priceBox.add(product);
}

/** Props of a widget, parsed from attributes as its custom element does. */
function propsOf(
  table: (typeof elements)[number]['attributes'],
  attributes: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, kind]) => {
      const text = attributes[attributeName(name)];
      return text === undefined ? [] : [[name, attributeValue(kind, text)]];
    }),
  );
}

let shown: Root | undefined;

/** Renders an element's widget as a React app does, with the npm package's exports, replacing the previous one. */
async function showTwin({ tag, attributes, locale, shopUrl, ...given }: TwinPage): Promise<void> {
  const definition = elements.find((element) => element.tag === tag);
  if (!definition || !('Widget' in definition)) throw new Error(`<${tag}> has no widget.`);
  const Twin = definition.Widget as ComponentType<Record<string, unknown>>;

  const apiBase = `${shopUrl}/api`;
  const client = createClient({ baseUrl: apiBase, locale });
  const fileUrl = (src: string) => new URL(src, apiBase).href;
  const i18n = createI18n({ locale, resources: await loadNamespaces(locale, namespaces) });
  const settings = { ...(await client.settings.get()), ...given.settings };
  shown?.unmount();
  document.getElementById('twin')?.remove();
  const container = document.createElement('div');
  container.id = 'twin';
  container.lang = locale;
  container.dir = directionOf(locale);
  document.body.append(container);
  shown = createRoot(container);
  shown.render(
    <DiwanProvider
      client={client}
      stores={createStores({ client, storage: browserStorage() })}
      i18n={i18n}
      settings={settings}
      shopUrl={shopUrl}
      imageUrl={({ src, width, format }) => `${src}?w=${width}&f=${format}`}
      fileUrl={fileUrl}
      placeholder={fileUrl('/images/placeholder.png')}
    >
      {/* As in elements, which hide prices until the currency is known. */}
      <div>
        <Twin {...propsOf(definition.attributes, attributes)} />
      </div>
    </DiwanProvider>,
  );
}

declare global {
  interface Window {
    diwanTwins: { showTwin: typeof showTwin; fillBaskets: typeof fillBaskets };
  }
}
window.diwanTwins = { showTwin, fillBaskets };
