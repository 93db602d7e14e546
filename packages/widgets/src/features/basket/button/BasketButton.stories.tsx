import { basketProduct } from '@diwan/sdk/commerce';
import { createFakeClient } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { elementOf, inShop, sampleSummary, shopOf } from '../../../testing';
import { BasketButton } from './BasketButton';
import { CartButton, PriceBoxButton } from './CartButton';

interface Args {
  href: string;
  hideWhenEmpty: boolean;
  /** Pieces in each basket. */
  pieces: number;
}

const meta = {
  title: 'widgets/BasketButton',
  component: CartButton,
  subcomponents: { PriceBoxButton, BasketButton },
  decorators: [inShop],
  args: { href: '', hideWhenEmpty: false, pieces: 3 },
  argTypes: {
    hideWhenEmpty: { description: 'Shows nothing while the basket is empty.' },
    pieces: { description: 'Pieces in each basket.', control: { type: 'number', min: 0 } },
  },
  parameters: {
    elements: [
      ...elementOf('diwan-cart-button', { href: '/cart' }).elements,
      ...elementOf('diwan-price-box-button', { 'hide-when-empty': true }).elements,
    ],
    ...shopOf(
      ({ pieces }: Args) => {
        const stores = createStores({ client: createFakeClient(), storage: memoryStorage() });
        const product = basketProduct(sampleSummary({ id: 901 }));
        for (const basket of pieces > 0 ? [stores.cart, stores.priceBox] : [])
          basket.add(product, { quantity: pieces });
        return { stores };
      },
      ['pieces'],
    ),
  },
  render: ({ pieces, ...button }) => (
    <p style={{ display: 'flex', gap: '8px', minBlockSize: '44px' }}>
      <PriceBoxButton {...button} />
      <CartButton {...button} />
    </p>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Holding: Story = {};

export const Empty: Story = { args: { pieces: 0 } };

export const HoldingManyPieces: Story = { args: { pieces: 150 } };

/** Expands when the first piece is added. */
export const HiddenWhenEmpty: Story = { args: { pieces: 0, hideWhenEmpty: true } };
