import { NetworkError } from '@diwan/sdk';
import { boxCode } from '@diwan/sdk/commerce';
import { createFakeClient } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShop, sampleProduct, shopOf } from '../../../testing';
import { ImportedPriceBox } from './ImportedPriceBox';

const code = boxCode([{ item_id: 7, quantity: 2, customization: { color_id: 3, width: 240 } }]) ?? '';
const products = [sampleProduct({ id: 7 })];
const failing = () => Promise.reject(new NetworkError('no route', { endpoint: 'items.get' }));

const meta = {
  title: 'widgets/ImportedPriceBox',
  component: ImportedPriceBox,
  decorators: [inShop],
  args: { code: 'X', headingLevel: 2, onRestored: fn() },
  parameters: shopOf(() => ({ client: createFakeClient({}, { products }) }), ['code']),
  render: (args) => <ImportedPriceBox key={args.code} {...args} />,
} satisfies Meta<typeof ImportedPriceBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Mistyped, or not from one of our sheets: nothing is requested and nothing changes. */
export const Unreadable: Story = {};

/** Shown until `onRestored` is called, where the application navigates to the price box. */
export const Restoring: Story = { args: { code } };

export const Unreachable: Story = {
  args: { code },
  parameters: shopOf(() => ({ client: createFakeClient({ items: { get: failing, list: failing } }) })),
};
