import { basketProduct } from '@diwan/sdk/commerce';
import type { Promo } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError, makePromo } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { inShop, sampleSummary, shopOf } from '../../../testing';
import { PromoField } from './PromoField';
import { promoStoreOf } from './promo-store';

/** A cart of 9,940 riyals in a shop that verifies codes with `verify`. */
const withCode = (verify: (code: string) => Promise<Promo>, kept?: string) => ({
  parameters: shopOf(() => {
    const client = createFakeClient({ promos: { verify } });
    const stores = createStores({ client, storage: memoryStorage() });
    stores.cart.add(basketProduct(sampleSummary({ id: 1, price: 9940 })));
    if (kept) promoStoreOf(stores).keep(kept);
    return { client, stores };
  }),
});

const accepts = (promo: Partial<Promo>) => async () => makePromo({ min_order_total: 0, ...promo });

const meta = {
  title: 'widgets/PromoField',
  component: PromoField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
    inShop,
  ],
  ...withCode(accepts({})),
} satisfies Meta<typeof PromoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(apply|تطبيق)$/i }));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Checking: Story = withCode(() => new Promise(() => {}), 'WELCOME10');

export const Applied: Story = withCode(accepts({ max_discount: 500 }), 'WELCOME10');

export const FreeDelivery: Story = withCode(accepts({ type: 'free_shipping' }), 'FREESHIP');

export const WaitingForMinimum: Story = withCode(accepts({ min_order_total: 12_000 }), 'MAJLIS12');

/** Every message of spec §8, from the field's own validation to a server error. */
const refuses = (status: number, code: string, message = ''): Story => ({
  ...withCode(() => Promise.reject(makeApiError({ status, code, message })), 'RAMADAN24'),
  play: async ({ canvasElement }) => {
    const input = await within(canvasElement).findByRole('textbox');
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription(/\S/);
  },
});

export const NotFound = refuses(404, 'promo_not_found');
export const NotStarted = refuses(422, 'promo_not_started');
export const Expired = refuses(422, 'promo_expired');
export const BelowMinimum = refuses(422, 'promo_below_minimum');
export const UsedUp = refuses(422, 'promo_usage_limit');
export const Unreachable = refuses(503, 'http_503');

export const LongCode: Story = withCode(accepts({}), 'A-VERY-LONG-CODE-OF-FORTY-CHARACTERS-99');
