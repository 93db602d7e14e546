import { basketProduct, lineCustomization } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { createFakeClient } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { elementOf, inShop, sampleProduct, sampleSummary, shopOf } from '../../../testing';
import { Cart } from './Cart';

const sofa = sampleSummary({ id: 1, price: 9940, discount: 15, allow_discount: true });
const lamp = sampleSummary({
  id: 2,
  name_en: 'Sahra Floor Lamp',
  name_ar: 'مصباح سهرة الأرضي',
  price: 1190,
});

/** The shop's current products; any others are gone. */
const shopWith = (...products: ProductSummary[]) =>
  createFakeClient({ items: { list: async () => ({ results: products, limit: 50, hasMore: false }) } });

function filledStorage(...products: ProductSummary[]) {
  const storage = memoryStorage();
  const { cart } = createStores({ client: shopWith(), storage });
  for (const product of products) cart.add(basketProduct(product), { quantity: 2 });
  return storage;
}

/** A cart containing `inCart`, in a shop that has `products`. */
const filled = (inCart: readonly ProductSummary[], products = inCart, settings = {}) =>
  shopOf(() => ({
    settings: { allow_tax_rate: true, ...settings },
    storage: filledStorage(...inCart),
    client: shopWith(...products),
  }));

const meta = {
  title: 'widgets/Cart',
  component: Cart,
  decorators: [inShop],
  args: { headingLevel: 2 },
  argTypes: { promoField: { control: false } },
  parameters: { isPageWide: true, ...elementOf('diwan-cart', {}), ...filled([sofa, lamp]) },
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [increase] = await canvas.findAllByRole('button', { name: /increase|زيادة/i });
    if (increase) await userEvent.click(increase);
    await expect(canvas.getAllByRole<HTMLInputElement>('textbox')[0]?.value).toMatch(/^[3٣]$/);
  },
};

export const Empty: Story = { parameters: filled([]) };

export const PriceChanged: Story = {
  parameters: filled([sofa, lamp], [{ ...sofa, price: 8800 }, lamp]),
};

export const ProductGone: Story = {
  parameters: filled([sofa, lamp], [lamp]),
};

export const FreeDelivery: Story = {
  parameters: filled([lamp], [lamp], { free_shipping: true }),
};

/** The undo row stays until the visitor leaves the page. */
export const RemovedLine: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [remove] = await canvas.findAllByRole('button', { name: /^(remove|إزالة) /i });
    if (!remove) throw new Error('The cart has no line.');
    const { width, height } = remove.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(remove);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(undo removing|التراجع)/i })).toHaveFocus(),
    );
  },
};

/** Asks for confirmation, and can be undone. */
export const Cleared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clear = { name: /clear cart|إفراغ السلة/i };
    await userEvent.click(await canvas.findByRole('button', clear));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', clear));
    await userEvent.click(await canvas.findByRole('button', { name: /undo|تراجع/i }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
};

const editable = sampleProduct({ id: 7 });

export const WithChoices: Story = {
  parameters: shopOf(() => {
    const storage = memoryStorage();
    createStores({ client: shopWith(), storage }).cart.add(basketProduct(editable), {
      customization: lineCustomization({
        product: editable,
        choices: { color_id: 3, fabric_ids: [2, 3], width: 240 },
      }),
    });
    return { storage, client: shopWith(editable) };
  }),
};
