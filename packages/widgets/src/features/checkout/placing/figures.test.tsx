import type { Promo, Settings } from '@diwan/sdk/contract';
import { makePromo } from '@diwan/sdk/testing';
import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { promoStoreOf } from '../../basket/promo/promo-store';
import {
  fillDetails,
  order,
  receipt,
  renderCheckout,
  settings,
  sofa,
  summary,
  verify,
} from '../testing/visitor-at-checkout';

/** As it is read aloud: what is only seen repeats it in other words. */
function heard(part: Element | null): string | undefined {
  const copy = part?.cloneNode(true) as Element;
  for (const seen of copy.querySelectorAll('[aria-hidden]')) seen.remove();
  return copy.textContent?.replaceAll('\u00a0', ' ');
}

const rowsOf = (region: ReturnType<typeof summary>) =>
  region.getAllByRole('term').map((term) => `${heard(term)} ${heard(term.nextElementSibling)}`);

interface Figures {
  shop?: Partial<Settings>;
  promo?: Partial<Promo>;
  rows: string[];
  sent: { tax_rate: number; shipping_fee: number; promo_code_id?: number };
  total: string;
}

/** Two sofas of 1,000 to an area whose delivery costs 120. */
const CASES: Record<string, Figures> = {
  'a shop that charges tax and delivery': {
    rows: ['Delivery 120 Saudi riyals', 'VAT (15 percent) 300 Saudi riyals'],
    sent: { tax_rate: 0.15, shipping_fee: 120 },
    total: '2,420 Saudi riyals',
  },
  'tax switched off': {
    shop: { allow_tax_rate: false },
    rows: ['Delivery 120 Saudi riyals'],
    sent: { tax_rate: 0, shipping_fee: 120 },
    total: '2,120 Saudi riyals',
  },
  'free delivery by the settings': {
    shop: { free_shipping: true },
    rows: ['Delivery Free delivery', 'VAT (15 percent) 300 Saudi riyals'],
    sent: { tax_rate: 0.15, shipping_fee: 0 },
    total: '2,300 Saudi riyals',
  },
  'free delivery by a promo': {
    promo: { type: 'free_shipping', value: 0 },
    rows: ['Delivery Free delivery', 'VAT (15 percent) 300 Saudi riyals'],
    sent: { tax_rate: 0.15, shipping_fee: 0, promo_code_id: 1 },
    total: '2,300 Saudi riyals',
  },
  'a promo of a fixed amount': {
    promo: { type: 'fixed', value: 250 },
    rows: [
      'Promo discount 250 Saudi riyals',
      'Delivery 120 Saudi riyals',
      'VAT (15 percent) 263 Saudi riyals',
    ],
    sent: { tax_rate: 0.15, shipping_fee: 120, promo_code_id: 1 },
    total: '2,133 Saudi riyals',
  },
  'a promo of a percentage, up to its cap': {
    promo: { type: 'percentage', value: 50, max_discount: 400 },
    rows: [
      'Promo discount 400 Saudi riyals',
      'Delivery 120 Saudi riyals',
      'VAT (15 percent) 240 Saudi riyals',
    ],
    sent: { tax_rate: 0.15, shipping_fee: 120, promo_code_id: 1 },
    total: '1,960 Saudi riyals',
  },
};

it.each(Object.entries(CASES))('%s: shown at checkout, ordered, and on the receipt', async (_, figures) => {
  const code = 'CODE';
  const promo =
    figures.promo && makePromo({ id: 1, min_order_total: 0, max_discount: null, ...figures.promo });
  const ownSettings = { ...settings, ...figures.shop };
  const { stores, orders } = renderCheckout({
    lines: [[sofa, 2]],
    shop: { settings: ownSettings, ...(promo && { promos: [promo] }) },
    loadedSettings: ownSettings,
    ...(promo && { overrides: { promos: { verify: async () => promo } } }),
  });
  await verify();
  await fillDetails();
  if (promo) await act(() => promoStoreOf(stores).apply(code));
  const shown = rowsOf(summary());
  for (const row of figures.rows) expect(shown).toContain(row);
  expect(shown.at(-1)).toBe(`Total ${figures.total}`);
  await order();
  const confirmed = rowsOf(within(await receipt()));
  for (const row of figures.rows) expect(confirmed).toContain(row);
  expect(orders.map((sent) => sent.order)).toMatchObject([
    { ...figures.sent, promo_code_id: figures.sent.promo_code_id ?? null },
  ]);
});
