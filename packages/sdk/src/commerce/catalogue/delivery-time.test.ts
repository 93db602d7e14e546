import { describe, expect, test } from 'vitest';
import { deliveryDays, deliveryKind, orderDeliveryDays } from './delivery-time';

const sofas = { id: 1, name_en: 'Sofas', name_ar: 'الكنب' };
const lighting = { id: 8, name_en: 'Lighting and accessories', name_ar: 'الإضاءة والإكسسوارات' };
const ready = { is_custom: false, category: sofas, subcategory: null };

const ofSpec = { delivery_times: null };

test('uses the delivery times of the spec, unless the shop sets its own', () => {
  expect(deliveryDays('custom', ofSpec)).toEqual({ min: 60, max: 90 });
  expect(deliveryDays('ready', ofSpec)).toEqual({ min: 10, max: 20 });
  expect(deliveryDays('accessories', ofSpec)).toEqual({ min: 3, max: 5 });
  const delivery_times = { ready: { min: 2, max: 4 } };
  expect(deliveryDays('ready', { delivery_times })).toEqual({ min: 2, max: 4 });
  expect(deliveryDays('custom', { delivery_times })).toEqual({ min: 60, max: 90 });
});

describe('deliveryKind', () => {
  test('is ready-made by default', () => {
    expect(deliveryKind({ product: ready })).toBe('ready');
    expect(deliveryKind({ product: { is_custom: false, category: null, subcategory: undefined } })).toBe(
      'ready',
    );
  });

  test('is custom when made or changed to order', () => {
    expect(deliveryKind({ product: { ...ready, is_custom: true } })).toBe('custom');
    expect(deliveryKind({ product: ready, isCustomized: true })).toBe('custom');
    expect(deliveryKind({ product: { ...ready, category: lighting, is_custom: true } })).toBe('custom');
  });

  test.each([
    { ...ready, category: lighting },
    { ...ready, subcategory: { id: 80, name_en: 'Accessories', name_ar: '' } },
    { ...ready, category: { id: 80, name_en: '', name_ar: 'إكسسوارات المنزل' } },
  ])('recognises an accessories category: %o', (product) => {
    expect(deliveryKind({ product })).toBe('accessories');
  });
});

describe('orderDeliveryDays', () => {
  const line = (is_custom: boolean) => ({ product: { is_custom } });

  test('7 to 10 days, or 60 to 90 as soon as one piece is made to order', () => {
    expect(orderDeliveryDays([line(false), line(false)], ofSpec)).toEqual({ min: 7, max: 10 });
    expect(orderDeliveryDays([line(false), line(true)], ofSpec)).toEqual({ min: 60, max: 90 });
  });

  test("uses the shop's delivery times", () => {
    const delivery_times = { checkout: { min: 1, max: 2 }, custom: { min: 30, max: 40 } };
    expect(orderDeliveryDays([line(false)], { delivery_times })).toEqual({ min: 1, max: 2 });
    expect(orderDeliveryDays([line(true)], { delivery_times })).toEqual({ min: 30, max: 40 });
  });
});
