import { makePromo } from '@diwan/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../foundation/stores';
import { announced } from '../../../testing/announced';
import { promoStoreOf } from '../../basket/promo/promo-store';
import { CHECKOUT_STORAGE_KEY } from '../checkout-record-store';
import {
  button,
  checkoutStorage,
  field,
  fill,
  fillDetails,
  NORTH,
  order,
  receipt,
  renderCheckout,
  requestCode,
  saudi,
  select,
  sofa,
  summary,
  verify,
} from '../testing/visitor-at-checkout';

it('greets a returning visitor and fills in their known details', async () => {
  renderCheckout({
    overrides: {
      otp: { verify: async () => ({ id: 7, name: 'Noura', email: 'noura@example.com', phone_proof: 'p' }) },
    },
  });
  await verify();
  expect(screen.getByRole('heading', { name: 'Welcome back, Noura' })).toBeInTheDocument();
  expect(await field('Full name')).toHaveValue('Noura');
  expect(await field(/^Email/)).toHaveValue('noura@example.com');
});

it('describes the phone as verified, without the button that changes it', async () => {
  renderCheckout();
  await verify();
  expect(await field('Phone number')).toHaveAccessibleDescription('Phone verified');
  expect(await button('Change phone number')).toBeVisible();
});

it('adds the area’s delivery fee and VAT to the total', async () => {
  renderCheckout({ lines: [[sofa, 2]] });
  await verify();
  expect(summary().getByText('Choose your area to see the fee')).toBeInTheDocument();
  await fillDetails();
  // 2 × 1,000; delivery 120; 15 % of 2,000; total
  const amounts = summary()
    .getAllByText(/Saudi riyals$/)
    .map(({ textContent }) => textContent);
  expect(amounts.slice(-4)).toEqual([
    '2,000 Saudi riyals',
    '120 Saudi riyals',
    '300 Saudi riyals',
    '2,420 Saudi riyals',
  ]);
});

it('announces delivery and total when an area is chosen or the cart changes', async () => {
  const { stores } = renderCheckout();
  await verify();
  expect(announced()).toEqual(['OTP verified successfully!']);
  await fillDetails();
  expect(announced()).toEqual([
    'OTP verified successfully!',
    expect.stringMatching(/^Delivery: 120\sSaudi riyals, Total: 1,270\sSaudi riyals$/),
  ]);
  act(() => stores.cart.setQuantity(stores.cart.lines.value[0]?.id ?? '', 2));
  expect(announced().at(-1)).toMatch(/^Delivery: 120.*, Total: 2,420.*riyals$/);
});

it('shows no fee beside the areas when the promo code makes delivery free', async () => {
  const promo = makePromo({ code: 'FREESHIP', type: 'free_shipping', value: 0, min_order_total: 0 });
  const { stores } = renderCheckout({ overrides: { promos: { verify: async () => promo } } });
  await verify();
  await userEvent.selectOptions(await select('City / governorate'), 'Riyadh');
  expect(screen.getByRole('option', { name: NORTH })).toBeInTheDocument();
  await act(() => promoStoreOf(stores).apply('FREESHIP'));
  expect(screen.getByRole('option', { name: 'North Riyadh – Free delivery' })).toBeInTheDocument();
});

it('reports missing fields again after each submit', async () => {
  renderCheckout();
  await verify();
  await order();
  const first = await screen.findByText('Please Fill All Required Fields');
  await order();
  expect(first).not.toBeInTheDocument();
  expect(screen.getByText('Please Fill All Required Fields').closest('[role=alert]')).toBeVisible();
});

it('requires name, city, area and the terms', async () => {
  const { orders } = renderCheckout();
  await verify();
  await order();
  expect(await screen.findByText('Please Fill All Required Fields')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
  expect(await select('City / governorate')).toHaveAccessibleDescription('City / governorate is required');
  expect(await select('Area')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please Agree to Terms & conditions');
  expect(orders).toEqual([]);
});

it.each([
  ['en', 'Full name is too long: at most 200 characters'],
  ['ar', 'الاسم الكامل طويل جدًا، والحد الأقصى ٢٠٠ حرف'],
] as const)('reports a name that is too long, and keeps it (%s)', async (locale, text) => {
  const verification = { proof: 'proof', verifiedAt: Date.now(), leadId: null, name: '', email: '' };
  const { orders } = renderCheckout({ locale, storage: checkoutStorage({ phone: saudi, verification }) });
  const name = await screen.findByRole('textbox', { name: /^(Full name|الاسم الكامل)/ });
  await fill(name, 'ن'.repeat(300));
  await userEvent.click(await screen.findByRole('button', { name: /^(Place order|إرسال الطلب)/ }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(text));
  expect(name).toHaveValue('ن'.repeat(300));
  expect(orders).toEqual([]);
});

it('asks for choices in Arabic, one problem at a time', async () => {
  const verification = { proof: 'proof', verifiedAt: Date.now(), leadId: null, name: '', email: '' };
  renderCheckout({ locale: 'ar', storage: checkoutStorage({ phone: saudi, verification }) });
  const area = await screen.findByRole('combobox', { name: 'المنطقة / الحي' });
  const city = screen.getByRole('combobox', { name: 'المدينة / المحافظة' });
  await userEvent.click(await screen.findByRole('button', { name: /^إرسال الطلب/ }));
  await waitFor(() => expect(city).toHaveAccessibleDescription('اختر المدينة / المحافظة'));
  expect(area).toHaveAccessibleDescription('اختر المدينة أولًا');
  await userEvent.selectOptions(city, await screen.findByRole('option', { name: 'الرياض' }));
  await userEvent.click(await screen.findByRole('button', { name: /^إرسال الطلب/ }));
  await waitFor(() => expect(area).toHaveAccessibleDescription('اختر المنطقة / الحي'));
});

it('reports an invalid email without complaining about valid fields', async () => {
  const { orders } = renderCheckout();
  await verify();
  await fillDetails();
  await userEvent.type(await field(/^Email/), 'noura@');
  await order();
  expect(await field(/^Email/)).toHaveAccessibleDescription('Enter a valid email address');
  expect(screen.queryByText('Please Fill All Required Fields')).not.toBeInTheDocument();
  expect(orders).toEqual([]);
});

it('resets the area when the city changes', async () => {
  renderCheckout();
  await verify();
  expect(await select('Area')).toBeDisabled();
  await fillDetails();
  expect(await select('Area')).toHaveDisplayValue(NORTH);
  await userEvent.selectOptions(await select('City / governorate'), 'Riyadh');
  expect(await select('Area')).toHaveDisplayValue('Choose an area');
});

it('restores the form and the verified phone after leaving and coming back', async () => {
  const storage = memoryStorage();
  const first = renderCheckout({ storage });
  await verify();
  await fillDetails();
  await userEvent.type(await field(/^Street/), 'King Fahd Road');
  first.unmount();
  renderCheckout({ storage });
  expect(await field('Full name')).toHaveValue('Noura Al Qahtani');
  expect(await field(/^Street/)).toHaveValue('King Fahd Road');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Area' })).toHaveDisplayValue(NORTH));
  expect(storage.read(CHECKOUT_STORAGE_KEY)).not.toContain('123456"');
});

it('restores a partly typed phone', async () => {
  const storage = memoryStorage();
  const first = renderCheckout({ storage });
  await userEvent.type(await field('Phone number'), '50123');
  first.unmount();
  const second = renderCheckout({ storage });
  expect(await field('Phone number')).toHaveValue('50123');
  await requestCode('501234567');
  await field('6-digit code');
  second.unmount();
  renderCheckout({ storage });
  expect(await field('Phone number')).toHaveValue('501234567');
});

it('asks for the phone again an hour after it was verified', async () => {
  let time = Date.UTC(2026, 0, 1);
  const storage = memoryStorage();
  const first = renderCheckout({ storage, props: { now: () => time } });
  await verify();
  first.unmount();
  time += 60 * 60 * 1000;
  renderCheckout({ storage, props: { now: () => time } });
  expect(await screen.findByRole('heading', { name: 'Verify your phone number' })).toBeInTheDocument();
  expect(await field('Phone number')).toHaveValue('501234567');
});

it.each(['{', '[]', '{"version":1,"savedAt":9e15,"draft":{"name":7},"placed":{"total":"x"},"attempt":[]}'])(
  'starts empty from damaged storage: %s',
  async (text) => {
    renderCheckout({ storage: memoryStorage({ [CHECKOUT_STORAGE_KEY]: text }) });
    expect(await screen.findByRole('heading', { name: 'Verify your phone number' })).toBeInTheDocument();
  },
);

describe('payment', () => {
  it('offers cards only if the shop accepts them', async () => {
    renderCheckout();
    await verify();
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  });

  it('pays by card in a dialog, then places the order', async () => {
    const { orders } = renderCheckout({ props: { acceptsCard: true } });
    await verify();
    await fillDetails();
    await userEvent.click(screen.getByRole('radio', { name: /^Card/ }));
    await order();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay by card' }));
    expect(dialog.getByText(/nothing is charged, and you pay on delivery/)).toBeVisible();
    expect(orders).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: /^Pay .+ Saudi riyals/ }));
    await receipt();
    expect(orders).toHaveLength(1);
  });

  it('does not place the order if the payment is cancelled', async () => {
    const { orders } = renderCheckout({ props: { acceptsCard: true } });
    await verify();
    await fillDetails();
    await userEvent.click(screen.getByRole('radio', { name: /^Card/ }));
    await order();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay by card' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Place order')).toBeEnabled();
    expect(orders).toEqual([]);
  });
});
