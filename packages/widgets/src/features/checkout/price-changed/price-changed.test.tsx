import type { Promo } from '@diwan/sdk/contract';
import { makeCountry, makePromo } from '@diwan/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../foundation/stores';
import { announced } from '../../../testing/announced';
import { promoStoreOf } from '../../basket/promo/promo-store';
import {
  fillDetails,
  order,
  press,
  receipt,
  renderCheckout,
  settings,
  sofa,
  summary,
  verify,
} from '../testing/visitor-at-checkout';

const totalOf = (name: string) => summary().getByText(name).nextElementSibling;

it('asks for confirmation of a changed price, with both totals, and orders at the new one', async () => {
  const pricierSofa = { ...sofa, price: 1100 };
  const storage = memoryStorage();
  // The list is stale: refreshing the cart returns the old price.
  let list = [sofa];
  const { orders, stores } = renderCheckout({
    storage,
    shop: { products: [pricierSofa] },
    overrides: { items: { list: async () => ({ results: list, limit: 50, hasMore: false }) } },
  });
  await verify();
  await fillDetails();
  list = [pricierSofa];
  await order();
  const title = await screen.findByText('The total has changed');
  await waitFor(() => expect(title).toHaveFocus());
  expect(summary().getByText(/^The price of Nafud Sofa changed/)).toBeInTheDocument();
  expect(totalOf('Previous total')).toHaveTextContent('1,270 Saudi riyals');
  expect(totalOf('New total')).toHaveTextContent('1,385 Saudi riyals');
  expect(screen.getByRole('link', { name: 'Review cart' })).toHaveAttribute('href', '/cart');
  // Where the link leads, the prices are the same.
  await waitFor(() => expect(stores.cart.lines.value[0]?.product.price).toBe(1100));
  await press('Place order at the new total');
  expect(within(await receipt()).getByText('1,385 Saudi riyals')).toBeInTheDocument();
  expect(orders.map(({ order }) => order.cart[0]?.price)).toEqual([1000, 1100]);
  expect(orders[1]?.key).toBe(orders[0]?.key);
});

it('asks for confirmation of a changed delivery fee', async () => {
  const country = (fee: number) => {
    const [governorate] = makeCountry().governorates;
    if (!governorate) throw new Error('The sample country has no cities');
    const zones = governorate.zones.map((zone) => ({ ...zone, price: fee }));
    return makeCountry({ governorates: [{ ...governorate, zones }] });
  };
  let fee = 120;
  renderCheckout({
    shop: { countries: [country(150)] },
    overrides: { countries: { list: async () => [country(fee)] } },
  });
  await verify();
  await fillDetails();
  fee = 150;
  await order();
  expect(await screen.findByText(/^The delivery fee changed/)).toBeInTheDocument();
  // Other areas, too, have their fee of today.
  expect(await screen.findAllByRole('option', { name: / – 150 Saudi riyals$/ })).toHaveLength(2);
  expect(summary().getByText('New total').nextElementSibling).toHaveTextContent('1,300 Saudi riyals');
  await press('Place order at the new total');
  expect(within(await receipt()).getByText('1,300 Saudi riyals')).toBeInTheDocument();
});

/** Prices a promo as the visitor read it, while the shop has `edited` it. */
async function orderWithEditedPromo(edited: Partial<Promo>, read: Partial<Promo> = {}) {
  let isRead = false;
  const readPromo = async () => {
    if (isRead) return makePromo(edited);
    isRead = true;
    return makePromo(read);
  };
  const world = renderCheckout({
    overrides: { promos: { verify: readPromo } },
    shop: { promos: [makePromo(edited)] },
  });
  await act(() => promoStoreOf(world.stores).apply('WELCOME10'));
  await verify();
  await fillDetails();
  await order();
  await screen.findByText('The total has changed');
  return world;
}

describe('a promo edited after it was applied', () => {
  it('is shown with every figure that changed, before and now, and ordered at the new total', async () => {
    const { orders, stores } = await orderWithEditedPromo({ value: 1 });
    await waitFor(() => expect(promoStoreOf(stores).promo.value).toMatchObject({ value: 1 }));
    expect(summary().getByText(/^The discount of your promo code changed/)).toBeVisible();
    // 10 % and 1 % of 1 000; VAT on the rest.
    for (const change of [
      'from 100 Saudi riyals to 10 Saudi riyals',
      'from 135 Saudi riyals to 149 Saudi riyals',
    ])
      expect(summary().getByText(change)).toBeInTheDocument();
    expect(summary().queryByText(/from 1,000/)).not.toBeInTheDocument();
    await press('Place order at the new total');
    expect(within(await receipt()).getByText('1,259 Saudi riyals')).toBeInTheDocument();
    expect(orders.map(({ order }) => order.totals?.total)).toEqual([1155, 1258.5]);
    expect(orders[0]?.order.totals).toEqual({
      subtotal: 1000,
      coupon_discount: 100,
      shipping_fee: 120,
      tax: 135,
      total: 1155,
      currency: 'SAR',
    });
  });
  it('is confirmed again when it became better', async () => {
    const { orders } = await orderWithEditedPromo({ value: 20 });
    expect(totalOf('New total')).toHaveTextContent('1,040 Saudi riyals');
    await press('Place order at the new total');
    await receipt();
    expect(orders[1]?.order.totals?.coupon_discount).toBe(200);
  });
  it('is announced once, with its reason and each figure', async () => {
    await orderWithEditedPromo({ value: 1 });
    const texts = () => announced().filter((text) => text.includes('from'));
    await waitFor(() => expect(texts()).toHaveLength(1));
    expect(texts()).toEqual([
      'The discount of your promo code changed while you were checking out. Nothing has been ordered yet. ' +
        'Promo discount: from 100 Saudi riyals to 10 Saudi riyals. ' +
        'VAT (15%): from 135 Saudi riyals to 149 Saudi riyals. ' +
        'Total: from 1,155 Saudi riyals to 1,259 Saudi riyals.',
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it('of a kind that this version doesn’t know takes the totals of the shop', async () => {
    const { orders } = await orderWithEditedPromo({ value: 10 }, { type: 'unknown' });
    expect(totalOf('Previous total')).toHaveTextContent('1,270 Saudi riyals');
    expect(totalOf('New total')).toHaveTextContent('1,155 Saudi riyals');
    await press('Place order at the new total');
    await receipt();
    expect(orders[1]?.order.totals?.total).toBe(1155);
  });
});

it('takes the shop’s totals for a promo whose terms can’t be read again', async () => {
  const readPromo = vi.fn(async () => makePromo({ type: 'unknown' }));
  const { orders, stores } = renderCheckout({
    overrides: { promos: { verify: readPromo } },
    shop: { promos: [makePromo()] },
  });
  await act(() => promoStoreOf(stores).apply('WELCOME10'));
  await verify();
  await fillDetails();
  await order();
  await press('Place order at the new total');
  expect(within(await receipt()).getByText('1,155 Saudi riyals')).toBeInTheDocument();
  expect(orders.map(({ order }) => order.totals?.total)).toEqual([1270, 1155]);
});

it('shows a new tax rate, and orders with it', async () => {
  const { orders } = renderCheckout({ shop: { settings: { ...settings, tax_rate: 0.05 } } });
  await verify();
  await fillDetails();
  await order();
  expect(await screen.findByText(/^The VAT rate changed/)).toBeVisible();
  expect(summary().getByText('from 150 Saudi riyals to 50 Saudi riyals')).toBeInTheDocument();
  await press('Place order at the new total');
  await receipt();
  expect(orders.map(({ order }) => order.tax_rate)).toEqual([0.15, 0.05]);
});

it('shows both totals in their currencies when the shop’s has changed, and orders in the new one', async () => {
  const { orders } = renderCheckout({ shop: { settings: { ...settings, currency: 'AED' } } });
  await verify();
  await fillDetails();
  await order();
  expect(await screen.findByText(/^The shop’s currency changed/)).toBeVisible();
  expect(totalOf('Previous total')).toHaveTextContent('1,270 Saudi riyals');
  expect(totalOf('New total')).toHaveTextContent(/AED\s1,270/);
  await press('Place order at the new total');
  expect(within(await receipt()).getByText(/^AED\s1,270$/)).toBeInTheDocument();
  expect(orders.map(({ order }) => order.totals?.currency)).toEqual(['SAR', 'AED']);
});
