import { basketProduct } from '@diwan/sdk/commerce';
import { createFakeClient, makeProduct } from '@diwan/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../foundation/stores';
import { renderInShop } from '../../testing';
import { Checkout } from './Checkout';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./LaterSteps', () => {
  fetched();
  return { default: () => null };
});

it('loads the steps after the phone when the visitor enters its form, not before', async () => {
  const sofa = makeProduct();
  const client = createFakeClient({}, { products: [sofa] });
  const storage = memoryStorage();
  const stores = createStores({ client, storage });
  stores.cart.add(basketProduct(sofa));
  renderInShop(<Checkout onDone={() => {}} storage={storage} />, { client, stores });

  const country = await screen.findByRole('combobox', { name: 'Country' });
  await waitFor(() => expect(country).toBeEnabled());
  expect(fetched).not.toHaveBeenCalled();
  act(() => country.focus());
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});
