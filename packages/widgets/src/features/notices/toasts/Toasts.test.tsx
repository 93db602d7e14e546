import { createFakeClient } from '@diwan/sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop } from '../../../testing';
import { ToastsWidget } from './ToastsWidget';

function Visit() {
  const [path, setPath] = useState('/products');
  return (
    <>
      <button type="button" onClick={() => setPath('/cart')}>
        Arrive
      </button>
      <ToastsWidget arrivedAt={path} />
    </>
  );
}

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
