import { describe, expect, test } from 'vitest';
import { sampleCustomization } from '../testing/basket-samples';
import { type CustomizableProduct, lineCustomization, wireCustomization } from './line-customization';

const color = (id: number, is_default: boolean) => ({
  id,
  hex: '#6F8273',
  name_en: `Colour ${id}`,
  name_ar: `لون ${id}`,
  item_color: { is_default },
});
const fabric = (id: number, is_default: boolean) => ({
  id,
  name_en: `Fabric ${id}`,
  name_ar: `قماش ${id}`,
  image_url: null,
  item_fabric: { is_default },
});

const product: CustomizableProduct = {
  allow_edit_colors: true,
  allow_edit_fabrics: true,
  allow_edit_dimension: true,
  colors: [color(1, true), color(2, false)],
  fabrics: [fabric(4, false), fabric(1, true), fabric(2, false)],
  dimensions: { default_width: 200, default_depth: 90, default_height: 80, unit: 'cm' },
};
const choices = { color_id: 2, fabric_ids: [4, 2], width: 240 };

describe('lineCustomization', () => {
  test('contains what differs from the product, with names to display', () => {
    expect(lineCustomization({ product, choices })).toEqual({
      color: { id: 2, hex: '#6F8273', name_en: 'Colour 2', name_ar: 'لون 2' },
      fabrics: [
        { id: 2, name_en: 'Fabric 2', name_ar: 'قماش 2', image_url: null },
        { id: 4, name_en: 'Fabric 4', name_ar: 'قماش 4', image_url: null },
      ],
      width: { value: 240, unit: 'cm' },
    });
  });

  test.each([
    {},
    { color_id: 1 },
    { fabric_ids: [1] },
    { fabric_ids: [] },
    { width: 200 },
    { color_id: 1, fabric_ids: [1, 1], width: 200 },
    { color_id: 99, fabric_ids: [99] },
  ])('%o changes nothing', (defaults) => {
    expect(lineCustomization({ product, choices: defaults })).toBeNull();
  });

  test('a fabric added to the default one is a change', () => {
    expect(
      lineCustomization({ product, choices: { fabric_ids: [1, 2] } })?.fabrics.map(({ id }) => id),
    ).toEqual([1, 2]);
  });

  test('one fabric instead of the default one is a change', () => {
    expect(lineCustomization({ product, choices: { fabric_ids: [2] } })?.fabrics.map(({ id }) => id)).toEqual(
      [2],
    );
  });

  test("clamps widths to the product's limits", () => {
    expect(lineCustomization({ product, choices: { width: 5000 } })?.width).toEqual({
      value: 300,
      unit: 'cm',
    });
  });

  test.each(['allow_edit_colors', 'allow_edit_fabrics', 'allow_edit_dimension'] as const)(
    'without %s that part is unchanged',
    (right) => {
      const parts = {
        allow_edit_colors: 'color',
        allow_edit_fabrics: 'fabrics',
        allow_edit_dimension: 'width',
      };
      const customization = lineCustomization({ product: { ...product, [right]: false }, choices });
      const changed = Object.entries(customization ?? {}).filter(
        ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
      );
      expect(changed.map(([part]) => part)).not.toContain(parts[right]);
      expect(changed).toHaveLength(2);
    },
  );

  test('a product without dimensions has no customisable width', () => {
    expect(
      lineCustomization({ product: { ...product, dimensions: null }, choices: { width: 240 } }),
    ).toBeNull();
  });
});

describe('wireCustomization', () => {
  test('contains the ids of the choices', () => {
    expect(wireCustomization(sampleCustomization())).toEqual({ color_id: 3, fabric_ids: [3, 4], width: 240 });
  });

  test('omits what was not chosen', () => {
    expect(wireCustomization(sampleCustomization({ color: null, fabrics: [] }))).toEqual({ width: 240 });
  });

  test('restores the choices in an editor', () => {
    const customization = lineCustomization({ product, choices });
    expect(
      customization && lineCustomization({ product, choices: wireCustomization(customization) }),
    ).toEqual(customization);
  });
});
