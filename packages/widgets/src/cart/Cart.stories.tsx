import { basketProduct, lineCustomization } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { createFakeClient } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createStores, memoryStorage } from '../stores';
import { Shop, type ShopProps, sampleProduct, sampleSummary } from '../testing';
import { CartWidget } from './CartWidget';

export default { title: 'widgets/Cart', component: CartWidget } satisfies Meta;
type Story = StoryObj;

const sofa = sampleSummary({ id: 1, price: 9940, discount: 15, allow_discount: true });
const lamp = sampleSummary({
  id: 2,
  name_en: 'Sahra Floor Lamp',
  name_ar: 'أباجورة سهرة الأرضية',
  price: 1190,
});

/** The shop as it is now; absent products are gone. */
const shopWith = (...products: ProductSummary[]) =>
  createFakeClient({ items: { list: async () => ({ results: products, limit: 50, hasMore: false }) } });

function filledStorage(...products: ProductSummary[]) {
  const storage = memoryStorage();
  const { cart } = createStores({ client: shopWith(), storage });
  for (const product of products) cart.add(basketProduct(product), { quantity: 2 });
  return storage;
}

const cart = (props: Omit<ShopProps, 'children'>) => (
  <Shop settings={{ allow_tax_rate: true }} {...props}>
    <CartWidget />
  </Shop>
);

export const Filled: Story = {
  render: () => cart({ storage: filledStorage(sofa, lamp), client: shopWith(sofa, lamp) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [increase] = await canvas.findAllByRole('button', { name: /increase|زيادة/i });
    if (increase) await userEvent.click(increase);
    await expect(canvas.getAllByRole<HTMLInputElement>('textbox')[0]?.value).toMatch(/^[3٣]$/);
  },
};

export const Empty: Story = { render: () => cart({}) };

export const PriceChanged: Story = {
  render: () =>
    cart({ storage: filledStorage(sofa, lamp), client: shopWith({ ...sofa, price: 8800 }, lamp) }),
};

export const ProductGone: Story = {
  render: () => cart({ storage: filledStorage(sofa, lamp), client: shopWith(lamp) }),
};

export const FreeDelivery: Story = {
  render: () =>
    cart({ storage: filledStorage(lamp), client: shopWith(lamp), settings: { free_shipping: true } }),
};

/** Its row brings it back; it stays until the page is left. */
export const RemovedLine: Story = {
  render: () => cart({ storage: filledStorage(sofa, lamp), client: shopWith(sofa, lamp) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [remove] = await canvas.findAllByText(/^(remove|إزالة)$/i);
    if (remove) await userEvent.click(remove);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(undo removing|التراجع)/i })).toHaveFocus(),
    );
  },
};

/** Asks first, and can be undone. */
export const Cleared: Story = {
  render: () => cart({ storage: filledStorage(sofa, lamp), client: shopWith(sofa, lamp) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clear = { name: /clear cart|إفراغ السلة/i };
    await userEvent.click(await canvas.findByRole('button', clear));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', clear));
    await userEvent.click(await canvas.findByRole('button', { name: /undo|تراجع/i }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
};

export const WithChoices: Story = {
  render: () => {
    const product = sampleProduct({ id: 7 });
    const storage = memoryStorage();
    createStores({ client: shopWith(), storage }).cart.add(basketProduct(product), {
      customization: lineCustomization({ product, choices: { color_id: 3, fabric_ids: [2, 3], width: 240 } }),
    });
    return cart({ storage, client: shopWith(product) });
  },
};
