import { basketProduct } from '@diwan/sdk/commerce';
import type { Promo } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError, makePromo } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

export const Refused: Story = {
  render: () =>
    field(
      () => Promise.reject(makeApiError({ status: 422, code: 'promo_expired', message: '' })),
      'RAMADAN24',
    ),
};

export const LongCode: Story = {
  render: () => field(accepts({}), 'A-VERY-LONG-CODE-OF-FORTY-CHARACTERS-99'),
};
