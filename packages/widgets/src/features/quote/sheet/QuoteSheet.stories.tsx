import { basketProduct, lineCustomization } from '@diwan/sdk/commerce';
import { createFakeClient } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { inShop, sampleProduct, shopOf } from '../../../testing';
import { QuoteSheet } from './QuoteSheet';

const products = [7, 8, 9, 10].map((id) => sampleProduct({ id, is_price_show: id % 2 === 0, discount: 0 }));
const client = createFakeClient({
  items: { list: async () => ({ results: products, limit: 50, hasMore: false }) },
});

/** A price box with `count` lines. */
function storageWith(count: number) {
  const storage = memoryStorage();
  const { priceBox } = createStores({ client, storage });
  for (const [index, product] of products.slice(0, count).entries()) {
    const customization =
      index % 2 === 0 ? lineCustomization({ product, choices: { color_id: 3, width: 240 } }) : null;
    priceBox.add(basketProduct(product), { quantity: index + 1, customization });
  }
  return storage;
}

const withLines = (count: number) => shopOf(() => ({ storage: storageWith(count), client }));

const meta = {
  title: 'widgets/QuoteSheet',
  component: QuoteSheet,
  decorators: [inShop],
  args: { letterhead: 'Athel' },
  parameters: withLines(4),
} satisfies Meta<typeof QuoteSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourLines: Story = {
  play: async ({ canvasElement, globals }) => {
    const view = await within(canvasElement).findByRole('region');
    await within(view).findByRole('table');
    if (!window.matchMedia('(max-width: 767px)').matches) return;
    // A phone shows one column in the page's language, without overflow.
    await expect(view.scrollWidth).toBe(view.clientWidth);
    const other = globals.locale === 'ar' ? 'en' : 'ar';
    for (const part of view.querySelectorAll(`[lang="${other}"]`)) await expect(part).not.toBeVisible();
  },
};

export const OneLine: Story = { parameters: withLines(1) };

export const Empty: Story = { parameters: withLines(0) };
