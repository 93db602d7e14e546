import { describe, expect, test } from 'vitest';
import { DELIVERY_DAYS, deliveryKind, orderDeliveryDays } from './delivery-time';

const sofas = { id: 1, name_en: 'Sofas', name_ar: 'الكنب' };
const lighting = { id: 8, name_en: 'Lighting and accessories', name_ar: 'الإضاءة والإكسسوارات' };
const ready = { is_custom: false, category: sofas, subcategory: null };

test('lead times of the specification', () => {
  expect(DELIVERY_DAYS).toEqual({
    custom: { min: 60, max: 90 },
    ready: { min: 10, max: 20 },
    accessories: { min: 3, max: 5 },
  });
});

describe('deliveryKind', () => {
  test('ready-made unless something says otherwise', () => {
    expect(deliveryKind({ product: ready })).toBe('ready');
    expect(deliveryKind({ product: { is_custom: false, category: null, subcategory: undefined } })).toBe(
      'ready',
    );
  });

  test('made or changed to order', () => {
    expect(deliveryKind({ product: { ...ready, is_custom: true } })).toBe('custom');
    expect(deliveryKind({ product: ready, isCustomized: true })).toBe('custom');
    expect(deliveryKind({ product: { ...ready, category: lighting, is_custom: true } })).toBe('custom');
  });

  test.each([
    { ...ready, category: lighting },
    { ...ready, subcategory: { id: 80, name_en: 'Accessories', name_ar: '' } },
    { ...ready, category: { id: 80, name_en: '', name_ar: 'إكسسوارات المنزل' } },
  ])('an accessories category: %o', (product) => {
    expect(deliveryKind({ product })).toBe('accessories');
  });
});

describe('orderDeliveryDays', () => {
  const line = (is_custom: boolean) => ({ product: { is_custom } });

  test('7 to 10 days, or 60 to 90 as soon as one piece is made to order', () => {
    expect(orderDeliveryDays([line(false), line(false)])).toEqual({ min: 7, max: 10 });
    expect(orderDeliveryDays([line(false), line(true)])).toEqual({ min: 60, max: 90 });
  });
});
