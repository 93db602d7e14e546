import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementOf, inShop, sampleSummary } from '../testing';
import { ProductPriceWidget } from './ProductPriceWidget';

const meta = {
  title: 'widgets/ProductPrice',
  component: ProductPriceWidget,
  decorators: [inShop],
  args: { product: sampleSummary() },
  argTypes: { product: { control: false } },
  parameters: elementOf('diwan-price', { product: 'NF1042' }),
} satisfies Meta<typeof ProductPriceWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reduced: Story = {};

export const Full: Story = { args: { product: sampleSummary({ allow_discount: false }) } };

/** The product hides its price. */
export const OnRequest: Story = { args: { product: sampleSummary({ is_price_show: false }) } };
