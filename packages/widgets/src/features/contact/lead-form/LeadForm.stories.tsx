import type { LeadForm as ShopForm } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { elementOf, inShop, shopOf } from '../../../testing';
import { LeadForm } from './LeadForm';

/** The forms of the shop around the stories, as its API lists them. */
const forms: readonly ShopForm[] = [
  { id: 1, name_en: 'Call me back', name_ar: 'اتصلوا بي' },
  { id: 2, name_en: 'Majlis season offers', name_ar: 'عروض موسم المجالس' },
];
const [shown] = forms.map(({ id }) => id) as [number];

const responding = (create: () => Promise<{ id: number }>) =>
  shopOf(() => ({ client: createFakeClient({ leads: { create, forms: async () => [...forms] } }) }));

const meta = {
  title: 'widgets/LeadForm',
  component: LeadForm,
  decorators: [inShop],
  args: { sourceId: shown, onSent: fn() },
  // Forms are chosen by name.
  argTypes: {
    sourceId: {
      options: forms.map(({ id }) => id),
      control: { type: 'select', labels: Object.fromEntries(forms.map(({ id, name_en }) => [id, name_en])) },
    },
  },
  parameters: {
    ...elementOf('diwan-lead-form', { 'source-id': shown }),
    ...responding(async () => ({ id: 1 })),
  },
} satisfies Meta<typeof LeadForm>;
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

/** The shop has no such form: the visitor is shown another way to write. */
export const Missing: Story = {
  args: { sourceId: 404 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toBeVisible();
  },
};
