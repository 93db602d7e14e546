import { basketProduct } from '@diwan/sdk/commerce';
import { makeProduct } from '@diwan/sdk/testing';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../foundation/stores';
import { CHECKOUT_STORAGE_KEY, createRecordStore, emptyRecord } from './checkout-record-store';

const line = { id: '1', product: basketProduct(makeProduct({ id: 1 })), quantity: 1, customization: null };
const totals = {
  subtotal: 1000,
  savings: 0,
  promo: { status: 'none' },
  couponDiscount: 0,
  shippingFee: 120,
  taxRate: 0.15,
  tax: 150,
  total: 1270,
  currency: 'SAR',
};
const delivery = { name: 'Sara', places: [{ name_en: 'North Riyadh' }], address: { street: 'Olaya' } };
const placed = { number: 'A-5', total: 1270, totals, lines: [line], delivery };
const sent = {
  order: { lead: { name: 'Sara' }, address: { street: 'Olaya' } },
  places: delivery.places,
  lines: [line],
  totals,
  promoCode: null,
};

const read = (record: object) => {
  const stored = { version: 1, savedAt: 0, ...emptyRecord, ...record };
  return createRecordStore(memoryStorage({ [CHECKOUT_STORAGE_KEY]: JSON.stringify(stored) }), () => 1).read();
};

it('reads what it has stored', () => {
  expect(read({ placed }).placed).toMatchObject(placed);
  expect(read({ attempt: { key: 'a', unanswered: [sent] } }).attempt?.unanswered).toMatchObject([sent]);
});

it.each([
  ['lines', { lines: [null, 7, { id: 1 }] }, { lines: [] }],
  ['places', { delivery: { ...delivery, places: [null] } }, { delivery: undefined }],
  ['names of places', { delivery: { ...delivery, places: [{ name_en: {} }] } }, { delivery: undefined }],
  ['the address', { delivery: { ...delivery, address: null } }, { delivery: undefined }],
  ['parts of the address', { delivery: { ...delivery, address: { street: {} } } }, { delivery: undefined }],
  ['the promo', { totals: { ...totals, promo: {} } }, { totals: undefined }],
  ['amounts', { totals: { ...totals, tax: '150' } }, { totals: undefined }],
  ['the currency', { totals: { ...totals, currency: null } }, { totals: undefined }],
])('drops damaged %s of a receipt, and keeps the rest', (_, damage, expected) => {
  const receipt = read({ placed: { ...placed, ...damage } }).placed;
  expect(receipt).toMatchObject({ number: 'A-5', total: 1270 });
  for (const [name, value] of Object.entries(expected)) expect(receipt).toHaveProperty(name, value);
});

it.each([
  ['nothing', null],
  ['no order', { ...sent, order: null }],
  ['no lead', { ...sent, order: { address: {} } }],
  ['no lines', { ...sent, lines: [null] }],
  ['no totals', { ...sent, totals: {} }],
])('drops a sent order with %s, and keeps the key of its attempt', (_, damaged) => {
  expect(read({ attempt: { key: 'a', unanswered: [damaged, sent] } }).attempt).toMatchObject({
    key: 'a',
    unanswered: [{ promoCode: null }],
  });
});
