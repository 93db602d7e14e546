import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Shop } from '../testing';
import { LeadFormWidget } from './LeadFormWidget';

const client = (create: () => Promise<{ id: number }>) => createFakeClient({ leads: { create } });

const meta = {
  title: 'widgets/LeadForm',
  component: LeadFormWidget,
  args: { sourceId: 1 },
  parameters: { client: client(async () => ({ id: 1 })) },
  render: (args, { parameters }) => (
    <Shop client={parameters.client}>
      <LeadFormWidget {...args} />
    </Shop>
  ),
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
  parameters: { client: client(() => Promise.reject(makeApiError({ status: 503 }))) },
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
