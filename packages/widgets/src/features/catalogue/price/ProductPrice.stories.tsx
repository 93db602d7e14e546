import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementOf, inShop, sampleSummary } from '../../../testing';
import { ProductPrice } from './ProductPrice';

const meta = {
  title: 'widgets/ProductPrice',
  component: ProductPrice,
  decorators: [inShop],
  // Without images, which aren't shown, the product is short enough to be edited.
  args: { product: sampleSummary({ images: [], colors: [] }) },
  argTypes: { product: { control: 'object' } },
  parameters: elementOf('diwan-price', { product: 'NF1042' }),
} satisfies Meta<typeof ProductPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reduced: Story = {};

export const Full: Story = { args: { product: sampleSummary({ allow_discount: false }) } };

/** The product hides its price. */
export const OnRequest: Story = { args: { product: sampleSummary({ is_price_show: false }) } };
