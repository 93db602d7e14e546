import { basketProduct } from '@diwan/sdk/commerce';
import { createFakeClient } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { inShop, sampleSummary, shopOf } from '../../../testing';
import { BasketLink } from './BasketLink';

const filled = () => {
  const stores = createStores({ client: createFakeClient(), storage: memoryStorage() });
  stores.cart.add(basketProduct(sampleSummary()));
  return stores;
};

const meta = {
  title: 'widgets/BasketLink',
  component: BasketLink,
  decorators: [inShop],
  args: { kind: 'cart', href: '/cart', children: 'View cart' },
  argTypes: {
    kind: {
      control: 'inline-radio',
      options: ['cart', 'price-box'],
    },
    children: { control: 'text' },
  },
  parameters: { arabic: { children: 'عرض السلة' }, ...shopOf(() => ({ stores: filled() })) },
} satisfies Meta<typeof BasketLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheShop: Story = {};

/** The URL contains the basket; the shop's page adds it to its own. */
export const OnAnotherSite: Story = {
  args: { href: 'https://shop.example/cart' },
  parameters: shopOf(() => ({ stores: filled(), shopUrl: 'https://shop.example' })),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await waitFor(() => expect(link).toHaveAttribute('href', expect.stringContaining('#basket=')));
  },
};
