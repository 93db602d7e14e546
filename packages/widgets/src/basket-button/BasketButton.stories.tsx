import { basketProduct } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useDiwan } from '../provider';
import { Shop, sampleSummary } from '../testing';
import { CartButtonWidget, PriceBoxButtonWidget } from './BasketButtonWidget';

export default { title: 'widgets/BasketButton', component: CartButtonWidget } satisfies Meta;
type Story = StoryObj;

/** Puts pieces into both baskets. */
function Filled({ quantity }: { quantity: number }) {
  const { cart, priceBox } = useDiwan().stores;
  useEffect(() => {
    for (const basket of [cart, priceBox])
      basket.add(basketProduct(sampleSummary({ id: 901 })), { quantity });
  }, [cart, priceBox, quantity]);
  return <Both />;
}

const Both = () => (
  <p style={{ display: 'flex', gap: '8px' }}>
    <PriceBoxButtonWidget />
    <CartButtonWidget />
  </p>
);

export const Empty: Story = {
  render: () => (
    <Shop>
      <Both />
    </Shop>
  ),
};

export const Holding: Story = {
  render: () => (
    <Shop>
      <Filled quantity={3} />
    </Shop>
  ),
};

export const HoldingManyPieces: Story = {
  render: () => (
    <Shop>
      <Filled quantity={150} />
    </Shop>
  ),
};
