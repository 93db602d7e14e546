import { basketProduct } from '@diwan/sdk/commerce';
import {
  type ClientOverrides,
  createFakeClient,
  type FakeShop,
  makeApiError,
  makeCountry,
  makeOrderReceipt,
  makeSettings,
} from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createStores, memoryStorage } from '../../foundation/stores';
import { elementOf, Shop, sampleProduct } from '../../testing';
import { announced } from '../../testing/announced';
import { Checkout, type CheckoutProps } from './Checkout';
import { CHECKOUT_STORAGE_KEY, type CheckoutRecord, emptyDraft, emptyRecord } from './checkout-record-store';
import { LastOrder } from './order-placed/LastOrder';

const sofa = sampleProduct({ id: 1, price: 9940 });
const lamp = sampleProduct({
  id: 2,
  name_en: 'Sahra Floor Lamp with a Linen Shade and a Base of Solid Brass',
  name_ar: 'مصباح سهرة الأرضي بغطاء من الكتان وقاعدة من النحاس الخالص',
  price: 1190,
  discount: 0,
});
const settings = makeSettings({ allow_tax_rate: true, free_shipping: false });

interface World {
  /** Storage left by an earlier visit. */
  record?: Partial<CheckoutRecord>;
  overrides?: ClientOverrides;
  shop?: Partial<FakeShop>;
  isCartEmpty?: boolean;
  hasTerms?: boolean;
}

function SampleCheckout({
  record,
  overrides,
  shop,
  isCartEmpty,
  hasTerms = true,
  ...props
}: CheckoutProps & World) {
  const [world] = useState(() => {
    const storage = memoryStorage({
      [CHECKOUT_STORAGE_KEY]: JSON.stringify({ version: 1, savedAt: Date.now(), ...emptyRecord, ...record }),
    });
    const client = createFakeClient(overrides, { products: [sofa, lamp], settings, ...shop });
    const stores = createStores({ client, storage });
    for (const product of isCartEmpty ? [] : [sofa, lamp]) stores.cart.add(basketProduct(product));
    return { client, stores, storage };
  });
  return (
    <Shop client={world.client} stores={world.stores} settings={{ ...settings, has_terms: hasTerms }}>
      <Checkout {...props} storage={world.storage} />
    </Shop>
  );
}

const phone = { countryCode: '966', number: '501234567' };
const verification = { proof: 'proof', verifiedAt: Date.now(), leadId: null, name: '', email: '' };
const draft = {
  ...emptyDraft,
  name: 'Noura Al Qahtani',
  governorateId: 1,
  zoneId: 1,
  hasAgreedToTerms: true,
};
const details = { phone, verification, draft };

const meta = {
  title: 'widgets/Checkout',
  component: Checkout,
  subcomponents: { LastOrder },
  args: { onDone: fn(), acceptsCard: false, headingLevel: 1 },
  argTypes: { storage: { control: false }, now: { control: false } },
  parameters: { isPageWide: true, ...elementOf('diwan-checkout', {}) },
  render: (args, { parameters }) => <SampleCheckout {...args} {...(parameters.world as World)} />,
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

const inWorld = (world: World) => ({ parameters: { world } });
const lastButton = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^(place order|إرسال الطلب)/i });

export const Phone: Story = {};

/** From phone number to receipt; each step leaves the focus where the visitor continues. */
export const ByKeyboard: Story = {
  ...inWorld({ record: { draft: { ...draft, hasAgreedToTerms: false } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const focused = () => document.activeElement as HTMLElement;
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeEnabled());
    canvas.getAllByRole('textbox')[0]?.focus();
    await userEvent.keyboard('501234567{Enter}');
    const focusIsInDialog = () =>
      waitFor(() => expect(canvas.getByRole('dialog').contains(focused())).toBe(true));
    await focusIsInDialog();
    within(canvas.getByRole('dialog')).getByRole('textbox').focus();
    await userEvent.keyboard('123456');
    const place = await lastButton(canvasElement);
    await waitFor(() => expect(focused()).not.toBe(document.body));
    await canvas.findByRole('option', { name: /North Riyadh|شمال الرياض/ });

    place.focus();
    await userEvent.keyboard('{Enter}');
    // The terms aren't accepted yet.
    await waitFor(() => expect(focused()).not.toBe(document.body));
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    place.focus();
    await userEvent.keyboard('{Enter}');
    await focusIsInDialog();
  },
};

/** A shop without terms takes orders without asking to agree. */
export const WithoutTerms: Story = {
  ...inWorld({
    record: { ...details, draft: { ...draft, hasAgreedToTerms: false } },
    hasTerms: false,
    overrides: { orders: { create: async () => makeOrderReceipt() } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const place = await lastButton(canvasElement);
    await canvas.findByRole('option', { name: /North Riyadh|شمال الرياض/ });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /terms|الشروط/i })).toBeNull();
    await userEvent.click(place);
    await canvas.findByRole('dialog');
  },
};

export const MapUnavailable: Story = inWorld({
  overrides: { countries: { list: () => Promise.reject(makeApiError({ status: 503 })) } },
});

let sendCountries: (() => void) | undefined;

/** The content below the number doesn't shift when the countries arrive. */
export const CountriesArriveLate: Story = {
  ...inWorld({
    overrides: {
      countries: {
        list: () => new Promise((resolve) => (sendCountries = () => resolve([makeCountry()]))),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = await canvas.findByRole('button', { name: /^(send code|إرسال الرمز)/i });
    const top = () => Math.round(send.getBoundingClientRect().top);
    const before = top();
    await waitFor(() => expect(sendCountries).toBeDefined());
    sendCountries?.();
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeEnabled());
    await expect(canvas.getByText(/^(9 digits|٩ أرقام)/)).toBeVisible();
    await expect(top()).toBe(before);
  },
};

let clock = Date.now();

/** The dialog keeps its height during the countdown, including the singular form of "second". */
export const LastSecond: Story = {
  ...inWorld({ record: { phone, sent: { expiresAt: clock + 600_000, resendAt: clock + 10_000 } } }),
  args: { now: () => clock },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    const before = dialog.offsetHeight;
    clock += 9000;
    await within(dialog).findByText(/ (1 second|ثانية واحدة)$/, {}, { timeout: 10_000 });
    await expect(dialog.offsetHeight).toBe(before);
  },
};

/** The request for a code fails on the server: the number isn't marked as invalid. */
export const PhoneFailed: Story = {
  ...inWorld({ overrides: { otp: { request: () => Promise.reject(makeApiError({ status: 502 })) } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeEnabled());
    const number = canvas.getAllByRole('textbox')[0] as HTMLElement;
    await userEvent.type(number, '501234567{Enter}');
    await waitFor(() => expect(announced('assertive')).toHaveLength(1));
    await expect(number).toBeValid();
  },
};

/** Verifying fails on the server: the code stays, and isn't marked as wrong. */
const codeFailing = (error: Error): Story => ({
  ...inWorld({
    record: { phone, sent: { expiresAt: Date.now() + 600_000, resendAt: Date.now() } },
    overrides: { otp: { verify: () => Promise.reject(error) } },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    const code = within(dialog).getByRole('textbox');
    const before = dialog.offsetHeight;
    await userEvent.type(code, '123456');
    await waitFor(() => expect(announced('assertive')).toHaveLength(1));
    await expect(code).toBeValid();
    await expect(dialog.offsetHeight).toBe(before);
  },
});

export const CodeFailed: Story = codeFailing(makeApiError({ status: 502 }));

/** The longest message. */
export const CodeWithoutResponse: Story = codeFailing(new Error('no response'));

export const Code: Story = {
  ...inWorld({ record: { phone, sent: { expiresAt: Date.now() + 600_000, resendAt: Date.now() + 10_000 } } }),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const WrongCode: Story = {
  ...inWorld({ record: { phone, sent: { expiresAt: Date.now() + 600_000, resendAt: Date.now() } } }),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '٠٠٠٠٠٠');
    await waitFor(() => expect(announced('assertive')).toHaveLength(1));
  },
};

export const Details: Story = inWorld({ record: { phone, verification } });

export const ReturningPerson: Story = inWorld({
  record: {
    phone,
    verification: { ...verification, name: 'Noura', email: 'noura@example.com' },
    draft: { ...emptyDraft, name: 'Noura', email: 'noura@example.com' },
  },
});

export const MissingFields: Story = {
  ...inWorld({ record: { phone, verification } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await lastButton(canvasElement));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

export const Filled: Story = inWorld({ record: details });

/** The mock payment from the spec; shops leave it off. */
export const CardAccepted: Story = { args: { acceptsCard: true }, ...inWorld({ record: details }) };

export const OrderFailed: Story = {
  ...inWorld({
    record: details,
    overrides: { orders: { create: () => Promise.reject(makeApiError({ status: 503 })) } },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('option', { name: /North Riyadh|شمال الرياض/ });
    await userEvent.click(await lastButton(canvasElement));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

/** The shop's price differs from the one shown: nothing is ordered until the visitor agrees. */
export const PriceChanged: Story = {
  ...inWorld({
    record: details,
    overrides: {
      orders: {
        create: () =>
          Promise.reject(
            makeApiError({
              status: 409,
              code: 'price_changed',
              message: 'The total has changed.',
              fresh: {
                cart: [
                  { item_id: 1, price: 10_940, discount: 15 },
                  { item_id: 2, price: 1190, discount: 0 },
                ],
                tax_rate: 0.15,
                totals: {
                  subtotal: 10_489,
                  coupon_discount: 0,
                  shipping_fee: 120,
                  tax: 1573.35,
                  total: 12_182.35,
                },
              },
            }),
          ),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('option', { name: /North Riyadh|شمال الرياض/ });
    await userEvent.click(await lastButton(canvasElement));
    const title = await within(canvasElement).findByText(/^(the total has changed|تغيّر إجمالي طلبك)$/i);
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const ProductGone: Story = inWorld({
  record: details,
  overrides: { items: { list: async () => ({ results: [sofa], limit: 50, hasMore: false }) } },
});

export const AllProductsGone: Story = inWorld({
  overrides: { items: { list: async () => ({ results: [], limit: 50, hasMore: false }) } },
});

export const Placed: Story = {
  ...inWorld({
    isCartEmpty: true,
    record: {
      ...details,
      placed: {
        number: '25929-14414',
        total: 11_133,
        totals: {
          subtotal: 9950,
          savings: 0,
          promo: { status: 'applied', discount: 375, waivesShipping: false },
          couponDiscount: 375,
          shippingFee: 121.75,
          taxRate: 0.15,
          tax: 1436.25,
          total: 11_133,
          currency: 'SAR',
        },
        lines: [{ id: '1', product: basketProduct(sofa), quantity: 1, customization: null }],
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const EmptyCart: Story = inWorld({ isCartEmpty: true });

/** The order placed last, with its receipt. */
export const EmptyCartAfterOrder: Story = {
  ...inWorld({
    isCartEmpty: true,
    record: {
      last: {
        number: '25929-14414',
        total: 11_133,
        lines: [{ id: '1', product: basketProduct(sofa), quantity: 1, customization: null }],
        closedAt: Date.now(),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^(Your earlier order|طلبك السابق)/ });
  },
};
