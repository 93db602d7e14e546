import { basketProduct, type Locale, QUOTE_OUTBOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../../foundation/stores';
import { renderInShop, sampleSummary } from '../../../../testing';
import { announced } from '../../../../testing/announced';
import { PendingQuotes } from '../PendingQuotes';
import { PriceBox } from '../PriceBox';

const rug = sampleSummary({ id: 8, name_en: 'Sadu Rug', price: 1200, discount: 0, is_price_show: true });
const chair = sampleSummary({ id: 9, name_en: 'Wadi Chair', is_price_show: false });

function renderBox({ locale = 'en', products = [rug] }: { locale?: Locale; products?: (typeof rug)[] } = {}) {
  const create = vi.fn().mockResolvedValue({ id: 1 });
  const client = createFakeClient({
    items: { list: async () => ({ results: products, limit: 50, hasMore: false }) },
    requests: { create },
  });
  const stores = createStores({ client, storage: memoryStorage() });
  for (const product of products) stores.priceBox.add(basketProduct(product));
  const { unmount } = renderInShop(<PriceBox headingLevel={1} />, { client, stores, locale });
  return { create, stores, client, box: stores.priceBox, unmount };
}

async function fillIn() {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Full name/ }), 'Noura');
  await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '٠٥٠١٢٣٤٥٦٧');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'noura@example.com');
}
const sendButton = () => screen.getByRole('button', { name: /^Send request/ });

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
afterEach(() => vi.restoreAllMocks());

describe('the quote form', () => {
  it('sends the price box once, empties it, and focuses the thank-you heading', async () => {
    const { create, box } = renderBox();
    await fillIn();
    await userEvent.type(screen.getByRole('textbox', { name: /^Notes/ }), 'Third floor');
    await userEvent.dblClick(sendButton());
    const thanks = await screen.findByRole('heading', { level: 1, name: 'Your request has been sent' });
    expect(thanks).toHaveFocus();
    expect(screen.getByText(/Thank you, Noura\./)).toHaveTextContent('noura@example.com');
    expect(screen.getByRole('link', { name: 'Continue browsing' })).toHaveAttribute('href', '/products');
    expect(create).toHaveBeenCalledTimes(1);
    expect(create.mock.calls[0]?.[0]).toEqual({
      notes: 'Third floor',
      lead: { name: 'Noura', phone: '0501234567', email: 'noura@example.com' },
      reason: '',
      details: [{ item_id: 8, quantity: 1, customization: null }],
    });
    expect(box.lines.value).toEqual([]);
  });

  it('requires name, phone and email, and sends nothing without them', async () => {
    const { create } = renderBox();
    await userEvent.click(await screen.findByRole('button', { name: /^Send request/ }));
    expect(await screen.findByText('All fields are required')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Full name/ })).toHaveFocus();
    await fillIn();
    await userEvent.clear(screen.getByRole('textbox', { name: /^Email/ }));
    await userEvent.click(sendButton());
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
    expect(create).not.toHaveBeenCalled();
  });

  it('orders its fields: name, email, phone', async () => {
    renderBox();
    const form = (await screen.findByRole('textbox', { name: /^Full name/ })).closest('form') as HTMLElement;
    const types = within(form)
      .getAllByRole('textbox')
      .map((field) => field.getAttribute('autocomplete'));
    expect(types.slice(0, 3)).toEqual(['name', 'email', 'tel']);
  });

  it('keeps everything when sending fails, and resends the same request', async () => {
    const { create, box } = renderBox();
    create.mockRejectedValueOnce(makeApiError({ status: 500 }));
    await fillIn();
    await userEvent.click(sendButton());
    expect(await screen.findByText(/^Something went wrong/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Noura');
    expect(box.itemCount.value).toBe(1);

    await userEvent.click(sendButton());
    await screen.findByRole('heading', { name: 'Your request has been sent' });
    const [first, second] = create.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(first).toMatch(/\S{32}/);
    expect(second).toBe(first);
  });

  it('keeps the typed values and the key of a lost response while the emptied box is refilled', async () => {
    const { create } = renderBox();
    create.mockRejectedValueOnce(makeApiError({ status: 504 }));
    await fillIn();
    await userEvent.type(screen.getByRole('textbox', { name: /^Notes/ }), 'Third floor');
    await userEvent.click(sendButton());
    await screen.findByText(/^Something went wrong/);
    await userEvent.click(screen.getByText('Remove'));
    expect(screen.queryByRole('textbox', { name: /^Full name/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Undo removing/ }));
    expect(await screen.findByRole('textbox', { name: /^Full name/ })).toHaveValue('Noura');
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Third floor');
    await userEvent.click(sendButton());
    await screen.findByRole('heading', { name: 'Your request has been sent' });
    const [first, second] = create.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(second).toBe(first);
  });

  it('gives another request a new key', async () => {
    const { create } = renderBox();
    create.mockRejectedValueOnce(makeApiError({ status: 500 }));
    await fillIn();
    await userEvent.click(sendButton());
    await screen.findByText(/^Something went wrong/);
    await userEvent.click(screen.getByRole('button', { name: /^Increase/ }));
    await userEvent.click(sendButton());
    await screen.findByRole('heading', { name: 'Your request has been sent' });
    const [first, second] = create.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('keeps what another tab adds in the meantime', async () => {
    const { create, box } = renderBox();
    let respond = (_created: unknown) => {};
    create.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    await fillIn();
    await userEvent.click(sendButton());
    await waitFor(() => expect(create).toHaveBeenCalled());
    act(() => box.add(basketProduct(chair)));
    await act(async () => respond({ id: 1 }));
    expect(box.lines.value.map(({ product }) => product.name_en)).toEqual(['Wadi Chair']);
  });

  it('totals the pieces that have a price', async () => {
    renderBox({ products: [rug, chair] });
    expect(await screen.findByText('Priced pieces')).toBeInTheDocument();
    expect(screen.getByText('1 piece priced on request is not included.')).toBeInTheDocument();
  });

  it('shows no total if no piece has a price', async () => {
    renderBox({ products: [chair] });
    await screen.findByRole('button', { name: /^Send request/ });
    expect(screen.queryByText('Priced pieces')).toBeNull();
  });

  it('is in Arabic on an Arabic page', async () => {
    renderBox({ locale: 'ar' });
    expect(await screen.findByRole('heading', { name: 'طلب عرض سعر' })).toBeInTheDocument();
    expect(screen.getByDisplayValue('١')).toHaveAccessibleName(/كمية/);
    await userEvent.click(screen.getByRole('button', { name: /^إرسال الطلب/ }));
    expect(await screen.findByText('املأ جميع الحقول المطلوبة')).toBeInTheDocument();
  });
});

describe('a request that has been sent', () => {
  /** Sends the box, whose request stays without a response until `respond` is called. */
  async function sendSlowly() {
    const page = renderBox();
    let respond = () => {};
    page.create.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          respond = () => resolve({ id: 1 });
        }),
    );
    await fillIn();
    await userEvent.click(sendButton());
    return { ...page, respond: () => act(async () => respond()) };
  }

  it('is named to a visitor who left while it was being sent, until they close the notice', async () => {
    const { client, stores, box, respond, unmount } = await sendSlowly();
    unmount();
    await respond();
    expect(box.lines.value).toEqual([]);
    await waitFor(() => expect(stores.toasts.toasts.value).toHaveLength(1));
    expect(stores.toasts.toasts.value[0]?.message).toBe('Your quote request has been sent');
    renderInShop(<PriceBox headingLevel={1} />, { client, stores });
    expect(await screen.findByRole('heading', { name: 'Your request has been sent' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your price box is empty' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Your request has been sent')).toBeNull();
  });

  it('is called the earlier one beside pieces added since', async () => {
    const { box, respond } = await sendSlowly();
    await respond();
    expect(await screen.findByRole('heading', { name: 'Your request has been sent' })).toBeInTheDocument();
    act(() => box.add(basketProduct(rug)));
    expect(await screen.findByRole('heading', { name: '1 piece to price' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your earlier request has been sent' })).toBeInTheDocument();
    expect(screen.queryByText('Your request has been sent')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Your earlier request has been sent')).toBeNull();
  });
});

describe('a request made offline', () => {
  async function queue() {
    const page = renderBox();
    const offline = goOffline();
    await fillIn();
    await userEvent.click(sendButton());
    const heading = await screen.findByRole('heading', { name: 'Waiting for the connection' });
    return { ...page, offline, heading };
  }

  it('waits in view of the visitor, and is sent when the connection returns', async () => {
    const { create, box, offline, heading } = await queue();
    expect(heading).toHaveFocus();
    expect(screen.getByText(/Your request for 1 piece is kept on this device/)).toBeInTheDocument();
    expect(box.lines.value).toEqual([]);
    expect(create).not.toHaveBeenCalled();

    offline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Your request has been sent' })).toBeInTheDocument();
    expect(create).toHaveBeenCalledTimes(1);
    expect(announced().join()).toContain('Your request has been sent');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Your request has been sent')).toBeNull();
  });

  it('can be cancelled, which restores pieces and details', async () => {
    const { create, box, offline } = await queue();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
    expect(await screen.findByRole('textbox', { name: /^Full name/ })).toHaveValue('Noura');
    expect(box.itemCount.value).toBe(1);
    offline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('Waiting for the connection')).toBeNull();
    expect(create).not.toHaveBeenCalled();
  });

  it('is the same request when cancelled and sent again unchanged', async () => {
    const { create, offline, stores } = await queue();
    const { quotes } = JSON.parse(stores.storage.read(QUOTE_OUTBOX_STORAGE_KEY) ?? '');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
    await screen.findByRole('textbox', { name: /^Full name/ });
    offline.mockReturnValue(true);
    await userEvent.click(sendButton());
    await screen.findByRole('heading', { name: 'Your request has been sent' });
    expect(create).toHaveBeenCalledExactlyOnceWith(expect.anything(), { idempotencyKey: quotes[0].key });
  });

  it('is sent from any other page, with a toast', async () => {
    const { create, offline, stores, client, unmount } = await queue();
    unmount();
    const page = renderInShop(<PendingQuotes />, { client, stores });
    await act(() => vi.dynamicImportSettled());
    offline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await within(page.baseElement).findByText('Your quote request has been sent')).toBeInTheDocument();
    expect(create).toHaveBeenCalledTimes(1);
  });
});
