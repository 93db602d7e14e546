import { basketProduct } from '@diwan/sdk/commerce';
import { createFakeClient } from '@diwan/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop, sampleSummary } from '../../../testing';
import { QuoteForm } from './QuoteForm';

const rug = sampleSummary({ id: 8, name_en: 'Sadu Rug', price: 1200, discount: 0, is_price_show: true });
const chair = sampleSummary({ id: 9, name_en: 'Wadi Chair', is_price_show: false });

function renderForm({
  inBox = [rug, chair],
  inShop = inBox,
}: {
  inBox?: (typeof rug)[];
  inShop?: (typeof rug)[];
} = {}) {
  const create = vi.fn().mockResolvedValue({ id: 1 });
  const client = createFakeClient({
    items: { list: async () => ({ results: inShop, limit: 50, hasMore: false }) },
    requests: { create },
  });
  const stores = createStores({ client, storage: memoryStorage() });
  for (const product of inBox) stores.priceBox.add(basketProduct(product));
  renderInShop(<QuoteForm />, { client, stores });
  return { create, box: stores.priceBox };
}
const form = () => screen.findByRole('region', { name: 'Request a quote' });
async function fillIn() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Noura');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '0501234567');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'noura@example.com');
}
const send = () => screen.getByRole('button', { name: /^Send request/ });

afterEach(() => vi.restoreAllMocks());

it('shows the pieces with editable quantities and their total', async () => {
  const { box } = renderForm();
  const inside = within(await form());
  expect(inside.getAllByRole('article').map((line) => within(line).getByRole('heading').textContent)).toEqual(
    ['Sadu Rug', 'Wadi Chair'],
  );
  await userEvent.click(inside.getByRole('button', { name: /^Increase .*Sadu Rug/ }));
  expect(box.itemCount.value).toBe(3);
  expect(inside.getByText('1 piece priced on request is not included.')).toBeInTheDocument();
});

it('sends one request however often it is clicked, empties the price box and thanks the visitor', async () => {
  const { create, box } = renderForm();
  await fillIn();
  await userEvent.dblClick(send());
  expect(await screen.findByRole('heading', { level: 2, name: 'Your request has been sent' })).toHaveFocus();
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      details: [
        { item_id: 8, quantity: 1, customization: null },
        { item_id: 9, quantity: 1, customization: null },
      ],
    }),
    expect.anything(),
  );
  expect(box.lines.value).toEqual([]);
});

it('shows a request made offline, and sends it when the connection returns', async () => {
  const { create } = renderForm();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fillIn();
  await userEvent.click(send());
  expect(await screen.findByRole('heading', { name: 'Waiting for the connection' })).toHaveFocus();
  expect(create).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Your request has been sent' })).toBeInTheDocument();
  expect(create).toHaveBeenCalledOnce();
});

it('links to the products if the price box is empty', async () => {
  renderForm({ inBox: [] });
  expect(await screen.findByRole('heading', { name: 'Your price box is empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('leaves out a piece that is gone, and names it', async () => {
  const { create } = renderForm({ inBox: [rug, chair], inShop: [rug] });
  expect(await screen.findByText(/no longer available/)).toBeInTheDocument();
  await fillIn();
  await userEvent.click(send());
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0].details).toEqual([{ item_id: 8, quantity: 1, customization: null }]);
});
