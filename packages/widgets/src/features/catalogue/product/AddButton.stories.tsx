import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { elementOf, inShop, sampleSummary } from '../../../testing';
import { AddButton } from './AddButton';

const meta = {
  title: 'widgets/AddButton',
  component: AddButton,
  decorators: [inShop],
  args: { product: sampleSummary(), quantity: 1, fullWidth: false },
  argTypes: { product: { control: false }, quantity: { control: { type: 'number', min: 1, max: 999 } } },
  parameters: elementOf('diwan-add-button', { product: 'NF1042' }),
} satisfies Meta<typeof AddButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IntoTheCart: Story = {};

/** Products that aren't sold online are added to the price box. */
export const IntoThePriceBox: Story = {
  args: { product: sampleSummary({ allow_online_purchase: false }) },
};

export const FullWidth: Story = { args: { fullWidth: true } };

/** A toast confirms the addition and links to the basket. */
export const Pressed: Story = {
  args: { quantity: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button'));
    const link = await canvas.findByRole('link', { name: /view cart|عرض السلة/i });
    await waitFor(() => expect(link).toBeVisible());
  },
};
