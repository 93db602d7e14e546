import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../testing';
import { CheckoutSkeleton } from './CheckoutSkeleton';

const meta = {
  title: 'ui/CheckoutSkeleton',
  component: CheckoutSkeleton,
  decorators: [inShop],
  args: {},
  parameters: { isPageWide: true },
} satisfies Meta<typeof CheckoutSkeleton>;
export default meta;

export const PhoneStep: StoryObj<typeof meta> = {};
