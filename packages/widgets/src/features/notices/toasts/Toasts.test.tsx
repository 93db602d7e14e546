import { createFakeClient } from '@diwan/sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { WidgetsProvider } from '../../../foundation/provider';
import { createStores, memoryStorage, type Stores } from '../../../foundation/stores';
import { renderInShop } from '../../../testing';
import { Toasts } from './Toasts';

function Visit() {
  const [path, setPath] = useState('/products');
  return (
    <>
      <button type="button" onClick={() => setPath('/cart')}>
        Arrive
      </button>
      <Toasts arrivedAt={path} />
    </>
  );
}

afterEach(() => void vi.useRealTimers());

it('removes toasts that link to the page the visitor has navigated to', async () => {
  const client = createFakeClient();
  const stores = createStores({ client, storage: memoryStorage() });
  renderInShop(<Visit />, { client, stores });
  for (const href of ['/cart', '/price-box'])
    stores.toasts.show(`Added to ${href}`, { delay: 0, duration: 60_000, action: { label: 'View', href } });
  // The surrounding shop shows them too.
  expect(await screen.findAllByText('Added to /price-box')).not.toHaveLength(0);
  expect(screen.queryAllByText('Added to /cart')).not.toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(screen.queryAllByText('Added to /cart')).toHaveLength(0);
  expect(screen.queryAllByText('Added to /price-box')).not.toHaveLength(0);
});

/** Toasts that no one else shows, as the surrounding shop's would be. */
function LoneToasts({ stores, path }: { stores: Stores; path: string }) {
  const { i18n } = useTranslation([]);
  return (
    <WidgetsProvider client={createFakeClient()} stores={stores} i18n={i18n}>
      <Toasts arrivedAt={path} />
    </WidgetsProvider>
  );
}

it.each([
  ['/products', 4],
  ['/checkout', 10],
])('shows any toast on %s for %i seconds (spec §9)', (path, seconds) => {
  vi.useFakeTimers();
  const stores = createStores({ client: createFakeClient(), storage: memoryStorage() });
  renderInShop(<LoneToasts stores={stores} path={path} />);
  stores.toasts.show('Promo code applied successfully.', { delay: 0 });
  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  advance(10);
  advance(seconds * 1000 - 20);
  expect(stores.toasts.toasts.value).toHaveLength(1);
  advance(20);
  expect(stores.toasts.toasts.value).toHaveLength(0);
});
