import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../testing';
import { BasketSkeleton } from './BasketSkeleton';

const meta = {
  title: 'ui/BasketSkeleton',
  component: BasketSkeleton,
  decorators: [inShop],
  args: { kind: 'cart' },
  argTypes: { kind: { control: 'inline-radio', options: ['cart', 'price-box'] } },
  parameters: { isPageWide: true },
} satisfies Meta<typeof BasketSkeleton>;
export default meta;

export const Cart: StoryObj<typeof meta> = {};

export const PriceBox: StoryObj<typeof meta> = { args: { kind: 'price-box' } };
