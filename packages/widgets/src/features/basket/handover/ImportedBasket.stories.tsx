import { NetworkError } from '@diwan/sdk';
import { basketProduct, type Handover, handoverCode } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { type ClientOverrides, createFakeClient } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { inShop, sampleProduct, shopOf } from '../../../testing';
import { PriceBox } from '../../quote/price-box/PriceBox';
import { Cart } from '../cart/Cart';
import { ImportedBasket, type ImportedBasketProps } from './ImportedBasket';

const sofa = sampleProduct({ id: 7, allow_online_purchase: true });
const lamp = sampleProduct({
  id: 8,
  name_en: 'Sahra Floor Lamp',
  name_ar: 'مصباح سهرة الأرضي',
  price: 1190,
  allow_online_purchase: true,
});
const day = 24 * 60 * 60_000;

const cart: Handover = {
  kind: 'cart',
  choices: [
    { item_id: 7, quantity: 2, customization: null },
    { item_id: 8, quantity: 1, customization: null },
  ],
};
const codeOf = (handover = cart, age = 0) => handoverCode(handover, Date.now() - age) ?? '';

interface Args extends ImportedBasketProps {
  /** The basket shown on the page. */
  page: 'cart' | 'price box';
}

function Page({ code, onRead, page }: Args) {
  const [address, setAddress] = useState(code);
  const read = () => {
    setAddress(undefined);
    onRead();
  };
  return (
    <ImportedBasket code={address} onRead={read}>
      {page === 'cart' ? <Cart headingLevel={1} /> : <PriceBox headingLevel={1} />}
    </ImportedBasket>
  );
}

interface Arrival {
  /** Products in the shop. */
  products?: readonly Product[];
  /** The cart's contents before. */
  own?: readonly Product[];
  overrides?: ClientOverrides;
}

const arriving = ({ products = [sofa, lamp], own = [], overrides = {} }: Arrival) =>
  shopOf(() => {
    const client = createFakeClient(overrides, { products: [...products] });
    const storage = memoryStorage();
    const stores = createStores({ client, storage });
    for (const product of own) stores.cart.add(basketProduct(product));
    return { client, storage, settings: { allow_tax_rate: true } };
  }, ['code']);

const meta = {
  title: 'widgets/ImportedBasket',
  component: ImportedBasket,
  decorators: [inShop],
  args: { code: codeOf(), onRead: fn(), page: 'cart', children: null },
  argTypes: {
    code: { control: 'text' },
    children: { control: false },
    page: {
      description: 'The basket shown on the page.',
      control: 'inline-radio',
      options: ['cart', 'price box'],
    },
  },
  parameters: arriving({}),
  render: (args) => <Page key={args.code} {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = ({ code, page, ...arrival }: Arrival & Partial<Pick<Args, 'code' | 'page'>>): Story => ({
  args: { ...(code && { code }), ...(page && { page }) },
  parameters: arriving(arrival),
});

export const Arrived: Story = {};

export const Merged = story({
  own: [lamp, sampleProduct({ id: 9 })],
  products: [sofa, lamp, sampleProduct({ id: 9 })],
});

export const AlreadyThere = story({
  code: codeOf({ kind: 'cart', choices: [{ item_id: 8, quantity: 1, customization: null }] }),
  own: [lamp],
});

export const SomeGone = story({
  code: codeOf({
    kind: 'cart',
    choices: [...cart.choices, { item_id: 404, quantity: 1, customization: null }],
  }),
  products: [{ ...sofa, allow_online_purchase: false }, lamp],
});

export const ChoicesNoLongerOffered = story({
  code: codeOf({
    kind: 'price-box',
    choices: [{ item_id: 7, quantity: 1, customization: { color_id: 3, fabric_ids: [99] } }],
  }),
  page: 'price box',
});

export const Expired = story({ code: codeOf(cart, 8 * day), own: [lamp] });

export const Damaged = story({ code: codeOf().slice(1), own: [lamp] });

/** A code from a later version of the embed script. */
export const Newer: Story = story({ code: '5N00005N', own: [lamp] });

export const Unreachable = story({
  overrides: {
    items: { list: () => Promise.reject(new NetworkError('no route', { endpoint: 'items.list' })) },
  },
});

export const TakenOut: Story = {
  ...story({ own: [lamp] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(undo|تراجع)$/i }));
    await expect(await canvas.findByText(/removed again|تمت إزالة القطع المنقولة/)).toHaveFocus();
  },
};
