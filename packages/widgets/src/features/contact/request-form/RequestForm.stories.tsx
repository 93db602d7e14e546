import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { elementOf, inShop, shopOf } from '../../../testing';
import { RequestForm } from './RequestForm';

const responding = (create: () => Promise<{ id: number }>) =>
  shopOf(() => ({ client: createFakeClient({ requests: { create } }) }));

const meta = {
  title: 'widgets/RequestForm',
  component: RequestForm,
  decorators: [inShop],
  args: { kind: 'message', onDone: fn() },
  argTypes: {
    kind: { control: 'inline-radio', options: ['message', 'project'] },
    projectId: { control: { type: 'number', min: 1 } },
    itemId: { control: { type: 'number', min: 1 } },
  },
  parameters: { ...elementOf('diwan-request-form', {}), ...responding(async () => ({ id: 1 })) },
} satisfies Meta<typeof RequestForm>;
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
  parameters: responding(() => new Promise(() => {})),
  play: ({ canvasElement }) => fillAndSend(canvasElement),
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
