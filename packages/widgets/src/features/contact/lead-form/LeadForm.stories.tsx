import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { elementOf, inShop, shopOf } from '../../../testing';
import { LeadFormWidget } from './LeadFormWidget';

const responding = (create: () => Promise<{ id: number }>) =>
  shopOf(() => ({ client: createFakeClient({ leads: { create } }) }));

const meta = {
  title: 'widgets/LeadForm',
  component: LeadFormWidget,
  decorators: [inShop],
  args: { sourceId: 1, onSent: fn() },
  parameters: { ...elementOf('diwan-lead-form', { 'source-id': 1 }), ...responding(async () => ({ id: 1 })) },
} satisfies Meta<typeof LeadFormWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillAndSend(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const [name, phone] = canvas.getAllByRole('textbox');
  if (name) await userEvent.type(name, 'Noura');
  if (phone) await userEvent.type(phone, '٠٥٠١٢٣٤٥٦٧');
  await userEvent.click(canvas.getByRole('button'));
}

export const Empty: Story = {};

export const MissingFields: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: responding(() => Promise.reject(makeApiError({ status: 503 }))),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    const heading = await within(canvasElement).findByRole('heading');
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
