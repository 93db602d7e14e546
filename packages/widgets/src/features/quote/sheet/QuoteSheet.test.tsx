import { basketProduct, boxCode, type LineChoice, lineCustomization, readBoxCode } from '@diwan/sdk/commerce';
import type { Customization } from '@diwan/sdk/contract';
import { createFakeClient } from '@diwan/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { drawQrCode } from '../../../foundation/ui/draw-qr-code';
import { renderInShop, sampleProduct } from '../../../testing';
import { scanQrCode } from '../../../testing/scan-qr-code';
import { QuoteSheet } from './QuoteSheet';

const sofa = sampleProduct({
  id: 7,
  name_en: 'Nafud Sofa',
  name_ar: 'كنبة نفود',
  price: 9940,
  is_price_show: true,
});
const rug = sampleProduct({
  id: 8,
  name_en: 'Sadu Rug',
  name_ar: 'سجادة سدو',
  price: 1200,
  discount: 0,
  is_price_show: true,
});

function renderSheet(lines: [product: typeof sofa, quantity: number, choices?: Customization][]) {
  const client = createFakeClient({
    items: { list: async () => ({ results: [sofa, rug], limit: 50, hasMore: false }) },
  });
  const stores = createStores({ client, storage: memoryStorage() });
  for (const [product, quantity, choices] of lines) {
    const customization = choices ? lineCustomization({ product, choices }) : null;
    stores.priceBox.add(basketProduct(product), { quantity, customization });
  }
  renderInShop(<QuoteSheet letterhead={<b>Athel</b>} />, { client, stores });
}

it('shows each piece in both languages, and figures in both scripts', async () => {
  renderSheet([
    [rug, 2],
    [sofa, 1, { color_id: 3, width: 240 }],
  ]);
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('Sadu Rug')).toBeInTheDocument();
  expect(table.getByText('سجادة سدو')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Quote sheet',
  ]);
  const rows = table.getAllByRole('row');
  const [, rugRow, sofaRow] = rows;
  expect(rugRow).toHaveTextContent(/Quantity2.*٢/);
  expect(rugRow).toHaveTextContent(/1,200.*١٬٢٠٠.*2,400.*٢٬٤٠٠/);
  expect(sofaRow).toHaveTextContent('Price on request');
  expect(sofaRow).toHaveTextContent('السعر عند الطلب');
  expect(sofaRow).toHaveTextContent(/Clay.*Width 240 cm/);
  expect(sofaRow).toHaveTextContent(/٢٤٠ سم/);
  expect(table.getByRole('row', { name: /Priced pieces/ })).toHaveTextContent(/2,400.*٢٬٤٠٠/);
  expect(table.getByText('1 piece priced on request is not included.')).toBeInTheDocument();
  expect(screen.getAllByText('Athel')).toHaveLength(2);
});

it('has a QR code that contains the pieces and their choices', async () => {
  renderSheet([
    [rug, 2],
    [sofa, 1, { color_id: 3, width: 240 }],
  ]);
  const svg = await screen.findByRole('img', { name: 'QR code that opens this price box' });
  const address = scanQrCode({
    viewBox: svg.getAttribute('viewBox') ?? '',
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
  });
  expect(address).toMatch(/^HTTP:\/\/LOCALHOST(:\d+)?\/Q\/[0-9A-Z]+$/);
  expect(readBoxCode(address?.split('/').at(-1) ?? '')).toEqual([
    { item_id: 8, quantity: 2, customization: null },
    { item_id: 7, quantity: 1, customization: { color_id: 3, width: 240 } },
  ]);
});

it('keeps the code at 41 modules for twelve lines, so that phones can scan it from paper', async () => {
  const twelve: LineChoice[] = Array.from({ length: 12 }, (_, index) => ({
    item_id: 12 + 17 * index,
    quantity: 1 + (index % 4),
    customization:
      index % 2 === 0 ? { color_id: 3 + index, fabric_ids: [2 + index, 9], width: 180 + index } : null,
  }));
  const address = `HTTPS://SHOP.EXAMPLE.COM/Q/${boxCode(twelve)}`;
  const drawing = await drawQrCode(address);
  expect(drawing.size).toBeLessThanOrEqual(41);
  const side = drawing.size + 8;
  expect(scanQrCode({ viewBox: `-4 -4 ${side} ${side}`, path: drawing.path })).toBe(address);
});

it('prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  renderSheet([[rug, 1]]);
  await userEvent.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Back to price box' })).toHaveAttribute('href', '/price-box');
});

it('links to the products if there is nothing to print', async () => {
  renderSheet([]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your price box is empty' }),
  ).toBeInTheDocument();
});
