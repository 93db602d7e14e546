import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { announced, renderInShop, sampleProduct } from '../../../testing';
import { ProductGrid } from '../grid/ProductGrid';

const sage = { hex: '#6f8273', name_en: 'Sage', name_ar: 'مريمي', item_color: { is_default: true } };
const products = Array.from({ length: 9 }, (_, index) =>
  sampleProduct({
    id: index + 1,
    name_en: `Piece ${index + 1}`,
    price: 1000 * (index + 1),
    allow_discount: false,
    colors: [{ ...sage, id: index < 3 ? 1 : 2, name_en: index < 3 ? 'Sage' : 'Oat' }],
  }),
);

function renderGrid(facets?: () => Promise<never>) {
  const fake = createFakeClient({}, { products });
  const answer = fake.items.list;
  const list = vi.spyOn(fake.items, 'list');
  const counts = vi.spyOn(fake.items, 'facets');
  if (facets) counts.mockImplementation(facets);
  const shop = renderInShop(<ProductGrid filters />, { client: fake });
  return { ...shop, list, counts, answer };
}
const cards = () => screen.getAllByRole('article');
/** jsdom has no media queries: the popover's controls. */
const facet = async (name: RegExp) =>
  within((await screen.findByText(name)).closest('details') as HTMLElement);

it('filters the list with one request, says the result once, and a chip undoes it', async () => {
  const { list } = renderGrid();
  const colours = await facet(/^Colour/);
  const box = await colours.findByRole('checkbox', { name: /^Sage.*3 products/, hidden: true });
  list.mockClear();
  await userEvent.click(box);
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(list).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ color: [1], page: 1 }),
    expect.anything(),
  );
  await waitFor(() => expect(announced()).toEqual(['3 of 9 products']));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Sage' }));
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  expect(screen.queryByRole('button', { name: 'Remove filter Sage' })).toBeNull();
});

it('keeps both of two quick choices, makes each once, and keeps the cards until the list arrives', async () => {
  const { list, answer } = renderGrid();
  const colours = await facet(/^Colour/);
  const boxes = await colours.findAllByRole('checkbox', { hidden: true });
  const shown = cards().length;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  list.mockReset().mockImplementation((...query) => arrived.then(() => answer(...query)));
  for (const box of boxes) {
    await userEvent.click(box);
    expect(box).toBeChecked();
  }
  const busy = () =>
    screen
      .getAllByRole('list')
      .filter((one) => one.ariaBusy === 'true' || one.getAttribute('aria-busy') === 'true');
  expect(busy()).toHaveLength(1);
  expect(cards()).toHaveLength(shown);
  arrive();
  await waitFor(() => expect(busy()).toEqual([]));
  expect(list.mock.calls.map(([query]) => query?.color)).toEqual([
    [expect.any(Number)],
    expect.arrayContaining([1, 2]),
  ]);
});

it('offers a way out of an empty list', async () => {
  renderGrid();
  await userEvent.click(
    await (await facet(/^Colour/)).findByRole('checkbox', { name: /^Sage/, hidden: true }),
  );
  const [from] = await (await facet(/^Price/)).findAllByRole('textbox', { hidden: true });
  await userEvent.type(from as HTMLElement, '٨٬٠٠٠{Enter}');
  expect(await screen.findByText('No piece has all of this')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: /^Without “Sage”/ }));
  await waitFor(() => expect(screen.queryByText('No piece has all of this')).toBeNull());
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  expect(document.activeElement).not.toBe(document.body);
});

it('keeps what it can’t read in the field, and the number that was chosen', async () => {
  const { list } = renderGrid();
  const [from] = await (await facet(/^Price/)).findAllByRole('textbox', { hidden: true });
  const field = from as HTMLInputElement;
  await userEvent.type(field, '7000{Enter}');
  await waitFor(() => expect(cards()).toHaveLength(3));
  list.mockClear();
  await userEvent.clear(field);
  await userEvent.type(field, '1.299,00{Enter}');
  expect(field).toHaveValue('1.299,00');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^Enter a number from 1 to [\d,]+\.$/);
  expect(list).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /^Remove filter From/ })).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '٨٬٠٠٠ ر.س');
  await userEvent.tab();
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(field).toBeValid();
});

it('has no filters where the backend has no facets', async () => {
  const { counts } = renderGrid(async () => undefined as never);
  await screen.findAllByRole('article');
  await waitFor(() => expect(counts).toHaveBeenCalled());
  expect(screen.queryByText(/^Colour/)).toBeNull();
});

it('shows the list without filters while they can’t be fetched', async () => {
  renderGrid(async () => {
    throw makeApiError({ status: 500 });
  });
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Colour/)).toBeNull();
});

it('filters nothing where both ways to buy are chosen, and says so of both', async () => {
  const mixed = products.map((product, index) => ({ ...product, allow_online_purchase: index < 4 }));
  const client = createFakeClient({}, { products: mixed });
  renderInShop(<ProductGrid filters />, { client });
  const more = await facet(/^More/);
  await userEvent.click(await more.findByRole('checkbox', { name: /^Ready to buy online/, hidden: true }));
  await waitFor(() => expect(cards()).toHaveLength(4));
  await userEvent.click(more.getByRole('checkbox', { name: /^By quote/, hidden: true }));
  await waitFor(() => expect(cards()).toHaveLength(9));
  for (const box of more.getAllByRole('checkbox', { name: /online|quote/, hidden: true }))
    expect(box).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Ready to buy online' }));
  await waitFor(() => expect(cards()).toHaveLength(5));
});

it('shows the list once everything in the sheet can be read', async () => {
  renderGrid();
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filter' });
  const sheet = within(dialog);
  const [from] = await sheet.findAllByRole('textbox');
  await userEvent.type(from as HTMLElement, '7.000 SAR');
  await userEvent.click(sheet.getByRole('button', { name: /^Show/ }));
  expect(from).toBeInvalid();
  expect(from).toHaveFocus();
  expect(dialog).toBeVisible();
  await userEvent.clear(from as HTMLElement);
  await userEvent.type(from as HTMLElement, '7,000 SAR');
  await userEvent.click(sheet.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull());
  await waitFor(() => expect(cards()).toHaveLength(3));
});

it('closes the sheet on Back in a shop, and keeps what was chosen', async () => {
  history.replaceState(null, '', '/list');
  renderGrid();
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await userEvent.click(await sheet.findByRole('checkbox', { name: /^Sage/ }));
  await waitFor(() => expect(cards()).toHaveLength(3));
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/list');
  expect(screen.getByRole('button', { name: 'Remove filter Sage' })).toBeInTheDocument();
});

it('counts pieces in Arabic', async () => {
  renderInShop(<ProductGrid filters />, {
    client: createFakeClient({}, { products }),
    locale: 'ar',
  });
  const names = (await (await facet(/^اللون/)).findAllByRole('checkbox', { hidden: true })).map((box) =>
    box.closest('label')?.textContent?.replace(/[٠-٩]+(?=[٠-٩]+ )/, ''),
  );
  expect(names).toEqual([expect.stringContaining('٦ قطع'), expect.stringContaining('٣ قطع')]);
});

it('respects a choice of the page, which visitors can’t remove', async () => {
  const mixed = products.map((product, index) => ({ ...product, allow_online_purchase: index % 2 === 0 }));
  // Eight of them are Oat, enough for filters.
  const client = createFakeClient(
    {},
    {
      products: mixed.map((product, index) => ({
        ...product,
        colors: index === 0 ? product.colors : (mixed[8]?.colors ?? []),
      })),
    },
  );
  renderInShop(<ProductGrid filters color={[2]} />, { client });
  await waitFor(() => expect(cards()).toHaveLength(8));
  const more = await facet(/^More/);
  await userEvent.click(await more.findByRole('checkbox', { name: /^Ready to buy online/, hidden: true }));
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(screen.queryByText(/^Colour/)).toBeNull();
  expect(screen.getAllByRole('button', { name: /Remove filter/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(cards()).toHaveLength(8));
});
