import { basketProduct } from '@diwan/sdk/commerce';
import type { Promo } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError, makePromo } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createStores, memoryStorage } from '../stores';
import { Shop, sampleSummary } from '../testing';
import { PromoField } from './PromoField';
import { promoStoreOf } from './promo-store';

export default { title: 'widgets/PromoField', component: PromoField } satisfies Meta;
type Story = StoryObj;

/** A cart of 9,940 riyals in a shop that answers a code so. */
const field = (verify: (code: string) => Promise<Promo>, kept?: string) => {
  const client = createFakeClient({ promos: { verify } });
  const stores = createStores({ client, storage: memoryStorage() });
  stores.cart.add(basketProduct(sampleSummary({ id: 1, price: 9940 })));
  if (kept) promoStoreOf(stores).keep(kept);
  return (
    <Shop client={client} stores={stores}>
      <div style={{ maxInlineSize: '26rem' }}>
        <PromoField />
      </div>
    </Shop>
  );
};

const accepts = (promo: Partial<Promo>) => async () => makePromo({ min_order_total: 0, ...promo });

export const Empty: Story = {
  render: () => field(accepts({})),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(apply|تطبيق)$/i }));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Checking: Story = { render: () => field(() => new Promise(() => {}), 'WELCOME10') };

export const Applied: Story = { render: () => field(accepts({ max_discount: 500 }), 'WELCOME10') };

export const FreeDelivery: Story = { render: () => field(accepts({ type: 'free_shipping' }), 'FREESHIP') };

export const WaitingForMinimum: Story = {
  render: () => field(accepts({ min_order_total: 12_000 }), 'MAJLIS12'),
};

/** Every message of spec §8, from the field itself to the shop that can't be asked. */
const refuses = (status: number, code: string, message = ''): Story => ({
  render: () => field(() => Promise.reject(makeApiError({ status, code, message })), 'RAMADAN24'),
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

export const LongCode: Story = {
  render: () => field(accepts({}), 'A-VERY-LONG-CODE-OF-FORTY-CHARACTERS-99'),
};
