import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Shop } from '../testing';
import { RequestFormWidget } from './RequestFormWidget';

const client = (create: () => Promise<{ id: number }>) => createFakeClient({ requests: { create } });

const meta = {
  title: 'widgets/RequestForm',
  component: RequestFormWidget,
  args: { kind: 'message', onDone: fn() },
  parameters: { client: client(async () => ({ id: 1 })) },
  render: (args, { parameters }) => (
    <Shop client={parameters.client}>
      <RequestFormWidget {...args} />
    </Shop>
  ),
} satisfies Meta<typeof RequestFormWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillAndSend(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const [name, phone, email] = canvas.getAllByRole('textbox');
  if (name) await userEvent.type(name, 'Noura');
  if (phone) await userEvent.type(phone, '٠٥٠١٢٣٤٥٦٧');
  if (email) await userEvent.type(email, 'noura@example.com');
  await userEvent.click(canvas.getByRole('button'));
}

export const Message: Story = {};

export const Project: Story = { args: { kind: 'project', projectId: 3 } };

export const MissingFields: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { client: client(() => new Promise(() => {})) },
  play: ({ canvasElement }) => fillAndSend(canvasElement),
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
