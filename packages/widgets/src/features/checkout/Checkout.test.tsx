import { NetworkError } from '@diwan/sdk';
import { basketProduct, type Locale } from '@diwan/sdk/commerce';
import type { OrderRequest, ProductSummary, Promo } from '@diwan/sdk/contract';
import {
  type ClientOverrides,
  createFakeClient,
  type FakeShop,
  makeApiError,
  makeCountry,
  makeOrderReceipt,
  makeProduct,
  makePromo,
  makeSettings,
} from '@diwan/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createStores, memoryStorage, type TextStorage } from '../../foundation/stores';
import { renderInShop, Shop } from '../../testing';
import { announced } from '../../testing/announced';
import { promoStoreOf } from '../basket/promo';
import { CheckoutWidget, type CheckoutWidgetProps } from './CheckoutWidget';
import { CHECKOUT_STORAGE_KEY, type CheckoutRecord, emptyRecord } from './checkout-record-store';
import { LastOrderWidget } from './order-placed/LastOrderWidget';

const sofa = makeProduct({ id: 1, name_en: 'Nafud Sofa', price: 1000, discount: 0, allow_discount: false });
const lamp = makeProduct({ id: 2, name_en: 'Sahra Lamp', price: 200, discount: 0, allow_discount: false });
const settings = makeSettings({ allow_tax_rate: true, free_shipping: false, currency_display: 'code' });

interface World {
  lines?: readonly [ProductSummary, number][];
  shop?: Partial<FakeShop>;
  overrides?: ClientOverrides;
  storage?: TextStorage;
  locale?: Locale;
  /** Of a partner's page. */
  shopUrl?: string;
  props?: Partial<CheckoutWidgetProps>;
}

/** A no-break space joins currency and amount. */
const NORTH = 'North Riyadh – 120 Saudi riyals';

/** A visitor at checkout with a sofa in the cart. */
function renderCheckout(world: World = {}) {
  const {
    lines = [[sofa, 1]],
    shop,
    overrides = {},
    storage = memoryStorage(),
    locale,
    shopUrl,
    props,
  } = world;
  const client = createFakeClient(overrides, { products: [sofa, lamp], settings, ...shop });
  const orders: { order: OrderRequest; key: string | undefined }[] = [];
  const { create } = client.orders;
  client.orders.create = vi.fn((order, options) => {
    orders.push({ order, key: options?.idempotencyKey });
    return create(order, options);
  });
  const request = vi.spyOn(client.otp, 'request');
  const stores = createStores({ client, storage });
  if (stores.cart.lines.value.length === 0 && storage.read('cart-storage') === null)
    for (const [product, quantity] of lines) stores.cart.add(basketProduct(product), { quantity });
  const onDone = vi.fn();
  const widget = <CheckoutWidget onDone={onDone} storage={storage} {...props} />;
  const { unmount, rerender } = renderInShop(widget, {
    client,
    stores,
    settings,
    ...(locale && { locale }),
    ...(shopUrl && { shopUrl }),
  });
  const changeSettings = (next: typeof settings) =>
    rerender(
      <Shop client={client} stores={stores} settings={next}>
        {widget}
      </Shop>,
    );
  return { stores, storage, onDone, orders, request, client, unmount, rerender, changeSettings };
}

// jsdom applies no styles, so the hidden busy label is part of the name.
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const press = async (name: string) => userEvent.click(await button(name));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const select = (name: string) => screen.findByRole('combobox', { name });

/** Without typing each key, for tests that aren't about typing. */
async function fill(input: HTMLElement, text: string) {
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}

async function requestCode(phone = '501234567', enter = fill) {
  await select('Country');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
  await enter(await field('Phone number'), phone);
  await press('Send code');
}

const enterCode = async (code = '123456') => fill(await field('6-digit code'), code);

async function verify() {
  await requestCode();
  await enterCode();
  await screen.findByRole('heading', { name: /^Welcome/ });
}

async function fillDetails() {
  await fill(await field('Full name'), 'Noura Al Qahtani');
  await userEvent.selectOptions(await select('City / governorate'), 'Riyadh');
  await userEvent.selectOptions(await select('Area'), screen.getByRole('option', { name: /^North Riyadh/ }));
  await userEvent.click(screen.getByRole('checkbox'));
}

/** As another tab would: the cart is emptied before the receipt is stored. */
function placeInAnotherTab(storage: TextStorage) {
  createStores({ client: createFakeClient(), storage }).cart.clear();
  const record = JSON.parse(storage.read(CHECKOUT_STORAGE_KEY) ?? '{}');
  const placed = { number: 'A-5', total: 1270, lines: [] };
  storage.write(CHECKOUT_STORAGE_KEY, JSON.stringify({ ...record, placed }));
}

const order = () => press('Place order');
const receipt = () => screen.findByRole('dialog', { name: 'Thank you for your order' });
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));

it('uses settings that arrive late, and keeps what was typed', async () => {
  const { changeSettings } = renderCheckout();
  await userEvent.type(await field('Phone number'), '50123');
  expect(summary().getByText('VAT (15%)')).toBeVisible();
  changeSettings({ ...settings, tax_rate: 0.05, delivery_times: { checkout: { min: 1, max: 3 } } });
  await waitFor(() => expect(summary().getByText('VAT (5%)')).toBeVisible());
  expect(summary().getByText('Delivery within 1–3 days')).toBeVisible();
  changeSettings({ ...settings, allow_tax_rate: false });
  await waitFor(() => expect(summary().queryByText('VAT (15%)')).not.toBeInTheDocument());
  expect(await field('Phone number')).toHaveValue('50123');
});

const saudi = { countryCode: '966', number: '501234567' };

/** Storage left by an earlier visit. */
const checkoutStorage = (record: Partial<CheckoutRecord>) =>
  memoryStorage({
    [CHECKOUT_STORAGE_KEY]: JSON.stringify({ version: 1, savedAt: Date.now(), ...emptyRecord, ...record }),
  });

/** Fails one call, either offline or with a server error. */
function failing(call: MockInstance, state: 'offline' | 'down') {
  if (state === 'down')
    return call.mockRejectedValueOnce(makeApiError({ status: 502, message: 'Bad gateway' }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return call.mockRejectedValueOnce(new NetworkError('no route', { endpoint: 'orders.create' }));
}
afterEach(() => void vi.restoreAllMocks());

describe('phone', () => {
  it.each(['501234567', '0501234567', '٠٥٠١٢٣٤٥٦٧', '+966 50 123 4567', '00966501234567'])(
    'sends a code for %s',
    async (typed) => {
      const { request } = renderCheckout();
      await requestCode(typed, (number) => userEvent.type(number, typed));
      expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toHaveTextContent(
        '+966 50 123 4567',
      );
      expect(request).toHaveBeenCalledExactlyOnceWith({ countryCode: '966', phone: '501234567' });
    },
  );

  it('requests a code only for a complete number of the country', async () => {
    renderCheckout({
      shop: {
        countries: [
          makeCountry(),
          makeCountry({
            id: 2,
            country_code: '973',
            iso: 'BH',
            name_en: 'Bahrain',
            allowed_phone_length: 8,
            governorates: [],
          }),
        ],
      },
    });
    await userEvent.type(await field('Phone number'), '36123456');
    await waitFor(async () => expect(await button('Send code')).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.selectOptions(await select('Country'), screen.getByRole('option', { name: /Bahrain/ }));
    expect(await button('Send code')).not.toHaveAttribute('aria-disabled');
    expect(await field('Phone number')).toHaveAccessibleDescription('8 digits, without +973');
  });

  it.each(['123', 'abc'])('rejects %s as a phone number on blur', async (typed) => {
    renderCheckout();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
    const number = await field('Phone number');
    await userEvent.type(number, typed);
    expect(number).toBeValid();
    await userEvent.tab();
    expect(number).toHaveAccessibleDescription(/Phone number must be 9 digits$/);
    expect(announced('assertive')).toEqual(['Phone number must be 9 digits']);
    expect(await button('Send code')).toHaveFocus();
    await userEvent.clear(number);
    await userEvent.type(number, '501234567');
    expect(number).toBeValid();
  });

  it.each([
    ['', 'Phone number is required'],
    ['12', 'Phone number must be 9 digits'],
    ['123456789', 'This is not a mobile number in Saudi Arabia'],
  ])('explains the problem on Enter after «%s» and sends nothing', async (typed, text) => {
    const { request } = renderCheckout();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
    await userEvent.type(await field('Phone number'), `${typed}{Enter}`);
    expect(announced('assertive')).toEqual([text]);
    expect(await field('Phone number')).toHaveAccessibleDescription(new RegExp(`${text}$`));
    expect(request).not.toHaveBeenCalled();
    await fill(await field('Phone number'), '501234567');
    expect(await field('Phone number')).toBeValid();
    await press('Send code');
    expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeInTheDocument();
  });

  it('explains the problem again each time the code is requested, at the field', async () => {
    const { request } = renderCheckout();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
    const number = await field('Phone number');
    for (const times of [1, 2]) {
      await press('Send code');
      expect(number).toHaveFocus();
      expect(announced('assertive')).toEqual(Array(times).fill('Phone number is required'));
    }
    expect(request).not.toHaveBeenCalled();
  });

  it('reports a number that cannot receive codes when the code is requested', async () => {
    const { request } = renderCheckout();
    await requestCode('112345678');
    await waitFor(() =>
      expect(announced('assertive')).toEqual(['This is not a mobile number in Saudi Arabia']),
    );
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    { status: 429, message: 'Too many codes.' },
    { status: 503, code: 'maintenance', message: 'The shop is closed.' },
  ])('says why no code was sent, and keeps the number: $message', async (refusal) => {
    renderCheckout({
      overrides: { otp: { request: async () => Promise.reject(makeApiError(refusal)) } },
    });
    await requestCode();
    await waitFor(() => expect(announced('assertive')).toEqual([refusal.message]));
    const number = await field('Phone number');
    expect(number).toHaveAccessibleDescription(new RegExp(`${refusal.message}$`));
    expect(number).toHaveValue('501234567');
    expect(number).toBeValid();
  });

  it('marks the number as invalid when the shop refuses it', async () => {
    const refusal = { status: 400, code: 'validation_failed', message: 'This is no phone.' } as const;
    renderCheckout({
      overrides: { otp: { request: async () => Promise.reject(makeApiError(refusal)) } },
    });
    await requestCode();
    await waitFor(async () => expect(await field('Phone number')).toBeInvalid());
    expect(await field('Phone number')).toHaveAccessibleDescription(/This is no phone\.$/);
  });

  it.each([
    ['en', 'offline', 'There is no connection. Your number is kept: try again when you are back online.'],
    ['ar', 'offline', 'لا يوجد اتصال بالإنترنت. رقمك محفوظ، حاول مرة أخرى عند عودة الاتصال.'],
    ['en', 'down', 'The problem is on our side. Please try again in a moment.'],
    ['ar', 'down', 'حدث عطل لدينا. حاول مرة أخرى بعد قليل.'],
  ] as const)('does not mark the number as invalid (%s, %s), and keeps it', async (locale, state, text) => {
    const { request } = renderCheckout({ locale });
    failing(request, state);
    const number = await screen.findByRole('textbox', { name: /^(رقم الجوال|Phone number)/ });
    await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
    await userEvent.type(number, '501234567{Enter}');
    await waitFor(() => expect(announced('assertive')).toEqual([text]));
    expect(screen.getByText(text, { selector: 'form *' })).toBeVisible();
    expect(number).toBeValid();
    expect(number).toHaveValue('501234567');
  });

  it('offers to load the map again', async () => {
    const get = vi.fn(async () => [makeCountry()]).mockRejectedValueOnce(makeApiError({ status: 503 }));
    renderCheckout({ overrides: { map: { get } } });
    expect(await screen.findByText('The delivery areas could not be loaded.')).toBeInTheDocument();
    expect(await select('Country')).toHaveDisplayValue('');
    await press('Try again');
    await requestCode();
    expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeInTheDocument();
  });
});

describe('code', () => {
  it('announces the code with a number that does not wrap', async () => {
    renderCheckout({ locale: 'ar' });
    await userEvent.type(await screen.findByRole('textbox', { name: /^رقم الجوال/ }), '501234567{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('\u2066+966\u00a050\u00a0123\u00a04567\u2069');
  });

  it('verifies the code once it is complete, also pasted with spaces or in Arabic digits', async () => {
    renderCheckout();
    await requestCode();
    const code = await field('6-digit code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.paste('\u2066١٢٣ ٤٥٦\u2069');
    const greeting = await screen.findByRole('heading', { name: 'Welcome' });
    await waitFor(() => expect(greeting).toHaveFocus());
    expect(await field('Phone number')).toHaveValue('+966 50 123 4567');
  });

  it('clears and focuses the field when the code is wrong', async () => {
    renderCheckout({
      overrides: {
        otp: {
          verify: async () =>
            Promise.reject(
              makeApiError({ status: 422, code: 'otp_wrong', message: 'The code is not correct.' }),
            ),
        },
      },
    });
    await requestCode();
    await enterCode('000000');
    const code = await field('6-digit code');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is not correct.'));
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(code).toHaveAccessibleDescription('The code is not correct.');
    expect(announced('assertive', screen.getByRole('dialog'))).toEqual(['The code is not correct.']);

    await userEvent.keyboard('12');
    expect(code).toBeValid();
    expect(code).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    expect(code).toHaveAccessibleDescription('The code has 6 digits.');
    expect(announced('assertive', screen.getByRole('dialog'))).toEqual([
      'The code is not correct.',
      'The code has 6 digits.',
    ]);
    await userEvent.keyboard('3');
    expect(code).toBeValid();
  });

  it.each([
    ['en', 'Phone number', '6-digit code', '12', 'The code has 6 digits.'],
    ['ar', 'رقم الجوال', 'رمز التحقق المكوّن من ٦ أرقام', '١٢٣٤', 'رمز التحقق مكوّن من ٦ أرقام.'],
  ] as const)('explains an incomplete code on Enter (%s)', async (locale, phone, label, typed, text) => {
    const verify = vi.fn(async () => ({ phone_proof: 'proof' }));
    renderCheckout({ locale, overrides: { otp: { verify } } });
    await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
    await userEvent.type(await field(phone), '501234567{Enter}');
    const code = await field(label);
    await userEvent.type(code, `${typed}{Enter}`);
    expect(code).toHaveFocus();
    expect(code).toBeInvalid();
    expect(code).toHaveAccessibleDescription(text);
    expect(announced('assertive', screen.getByRole('dialog'))).toEqual([text]);
    expect(verify).not.toHaveBeenCalled();
    await userEvent.keyboard('3');
    expect(code).toBeValid();
  });

  it.each([
    ['otp_wrong', 'رمز التحقق غير صحيح.'],
    ['otp_too_many_tries', 'محاولات خاطئة كثيرة. اطلب رمزًا جديدًا.'],
    ['http_410', 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا.'],
    ['http_400', 'حدث خطأ ما...'],
  ])('explains a refusal (%s) in another language in that of the page', async (code, text) => {
    const status = Number(/\d+/.exec(code)?.[0] ?? 422);
    const body = code.startsWith('otp_') ? { code: code as 'otp_wrong' } : {};
    const refusal = makeApiError({ status, message: 'Code is not valid (E-17)', ...body });
    renderCheckout({ locale: 'ar', overrides: { otp: { verify: async () => Promise.reject(refusal) } } });
    await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
    await userEvent.type(await screen.findByRole('textbox', { name: /^رقم الجوال/ }), '501234567{Enter}');
    await fill(await screen.findByRole('textbox', { name: /^رمز التحقق/ }), '٠٠٠٠٠٠');
    await waitFor(() => expect(announced('assertive', screen.getByRole('dialog'))).toEqual([text]));
    expect(screen.getByRole('textbox', { name: /^رمز التحقق/ })).toBeInvalid();
  });

  it.each([
    ['offline', 'There is no connection. Try again when you are back online.'],
    ['down', 'The problem is on our side. Please try again in a moment.'],
  ] as const)('does not mark the code as wrong (%s), and keeps it for another try', async (state, text) => {
    const verify = vi.fn(async () => ({ phone_proof: 'proof' }));
    renderCheckout({ overrides: { otp: { verify } } });
    await requestCode();
    await field('6-digit code');
    failing(verify, state);
    await enterCode();
    const code = await field('6-digit code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(text));
    expect(announced('assertive', screen.getByRole('dialog'))).toEqual([text]);
    expect(code).toBeValid();
    expect(code).toHaveValue('123456');
    vi.restoreAllMocks();
    await press('Verify');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
  });

  it('keeps the code during maintenance', async () => {
    const closed = makeApiError({ status: 503, code: 'maintenance', message: 'The shop is closed.' });
    renderCheckout({ overrides: { otp: { verify: async () => Promise.reject(closed) } } });
    await requestCode();
    await enterCode();
    const code = await field('6-digit code');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The shop is closed.'));
    expect(code).toHaveValue('123456');
  });

  it('can resend the code after ten seconds, also after a reload', async () => {
    let time = Date.UTC(2026, 0, 1);
    const now = () => time;
    const storage = memoryStorage();
    const first = renderCheckout({ storage, props: { now } });
    await requestCode();
    expect(await screen.findByText('Resend in 10 seconds')).toBeInTheDocument();
    first.unmount();
    time += 4000;
    const { request } = renderCheckout({ storage, props: { now } });
    expect(await screen.findByText('Resend in 6 seconds')).toBeInTheDocument();
    expect(await field('6-digit code')).toHaveValue('');
    time += 6000;
    await press('Resend code');
    expect(request).toHaveBeenCalledOnce();
    await waitFor(() => expect(announced()).toContain('A new code has been sent'));
    expect(await field('6-digit code')).toHaveFocus();
    expect(screen.getByText('Resend in 10 seconds')).toBeInTheDocument();
  });

  it('says when the code has expired', async () => {
    let time = Date.UTC(2026, 0, 1);
    renderCheckout({ props: { now: () => time } });
    await requestCode();
    const code = await field('6-digit code');
    time += 600_000;
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code has expired. Request a new one.'));
  });

  it('goes back to the number, and does not send another code for it right away', async () => {
    const { request } = renderCheckout();
    await requestCode();
    await press('Change phone number');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Send code');
    expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeInTheDocument();
    expect(request).toHaveBeenCalledOnce();
  });
});

describe('details', () => {
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
    expect(announced()).toEqual([]);
    await fillDetails();
    expect(announced()).toEqual([
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
    await userEvent.click(await screen.findByRole('button', { name: /^(Place order|تأكيد الطلب)/ }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(text));
    expect(name).toHaveValue('ن'.repeat(300));
    expect(orders).toEqual([]);
  });

  it('asks for choices in Arabic, one problem at a time', async () => {
    const verification = { proof: 'proof', verifiedAt: Date.now(), leadId: null, name: '', email: '' };
    renderCheckout({ locale: 'ar', storage: checkoutStorage({ phone: saudi, verification }) });
    const area = await screen.findByRole('combobox', { name: 'المنطقة / الحي' });
    const city = screen.getByRole('combobox', { name: 'المدينة / المحافظة' });
    await userEvent.click(await screen.findByRole('button', { name: /^تأكيد الطلب/ }));
    await waitFor(() => expect(city).toHaveAccessibleDescription('اختر المدينة / المحافظة'));
    expect(area).toHaveAccessibleDescription('اختر المدينة أولًا');
    await userEvent.selectOptions(city, await screen.findByRole('option', { name: 'الرياض' }));
    await userEvent.click(await screen.findByRole('button', { name: /^تأكيد الطلب/ }));
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
});

describe('order', () => {
  it('places the order as shown, empties the cart and shows a receipt with links', async () => {
    const { orders, stores, onDone } = renderCheckout();
    await verify();
    await fillDetails();
    await userEvent.type(await field(/^Building/), ' 24 ');
    await order();
    const dialog = within(await receipt());
    expect(dialog.getByText(/^A-10/)).toBeInTheDocument();
    expect(dialog.getByText('1,270 Saudi riyals')).toBeInTheDocument();
    expect(dialog.getByText('Nafud Sofa')).toBeInTheDocument();
    for (const amount of ['120 Saudi riyals', '150 Saudi riyals'])
      expect(dialog.getByText(amount)).toBeInTheDocument();
    expect(orders).toHaveLength(1);
    expect(orders[0]?.key).toMatch(/\S{20}/);
    expect(orders[0]?.order).toMatchObject({
      lead: { name: 'Noura Al Qahtani', phone: '501234567' },
      address: { country_id: 1, governorate_id: 1, zone_id: 1, building: '24' },
      cart: [{ item_id: 1, quantity: 1, price: 1000, discount: 0 }],
      tax_rate: 0.15,
      shipping_fee: 120,
      promo_code_id: null,
    });
    expect(orders[0]?.order.phone_proof).toBeTruthy();
    expect(stores.cart.itemCount.value).toBe(0);
    expect(screen.queryByRole('region', { name: 'Order summary' })).not.toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to home' }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('does not show the receipt again to a visitor who returns before the next page has loaded', async () => {
    renderCheckout();
    await verify();
    await fillDetails();
    await order();
    await receipt();
    await press('Back to home');
    expect(await receipt()).toBeInTheDocument();
    fireEvent.popState(window);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/Your cart is empty/)).toBeVisible();
  });

  it('closes the receipt on a partner’s page, and takes the next order there', async () => {
    const { onDone, stores } = renderCheckout({ shopUrl: 'https://shop.example' });
    await verify();
    await fillDetails();
    await order();
    const dialog = within(await receipt());
    expect(dialog.queryByRole('button', { name: 'Back to home' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(onDone).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(/Your cart is empty/)).toBeVisible();
    act(() => stores.cart.add(basketProduct(lamp)));
    expect(await field('Phone number')).toHaveValue('');
  });

  it('leaves no personal data on the device once the receipt is closed', async () => {
    const { storage, stores, unmount } = renderCheckout();
    await verify();
    await fillDetails();
    await order();
    await receipt();
    expect(storage.read(CHECKOUT_STORAGE_KEY)).toContain('Noura');
    await press('Back to home');
    expect(storage.read(CHECKOUT_STORAGE_KEY)).not.toMatch(/Noura|501234567|proof":"/);
    unmount();
    stores.cart.add(basketProduct(lamp), { quantity: 1 });
    renderCheckout({ storage });
    expect(await field('Phone number')).toHaveValue('');
    expect(screen.queryByRole('textbox', { name: 'Full name' })).not.toBeInTheDocument();
  });

  it('keeps its heading, which the page focuses on arrival, while the details load', async () => {
    const { unmount, storage } = renderCheckout();
    await verify();
    unmount();
    renderCheckout({ storage });
    const heading = screen.getByRole('heading', { level: 1, name: 'Checkout' });
    await screen.findByRole('heading', { name: /^Welcome/ });
    expect(heading).toBeVisible();
  });

  it('names the delivery on the receipt and the order in the page’s title, until it is closed', async () => {
    document.title = 'Checkout | Athel';
    renderCheckout();
    await verify();
    await fillDetails();
    await fill(await field(/^Street/), 'شارع <b>العليا</b>');
    await fill(await field(/^Building/), '7 B');
    await order();
    const dialog = within(await receipt());
    expect(dialog.getByText('Noura Al Qahtani')).toBeInTheDocument();
    expect(dialog.getByText('North Riyadh, Riyadh')).toBeInTheDocument();
    expect(dialog.getByText('شارع <b>العليا</b>')).toBeInTheDocument();
    expect(dialog.getByText(/^Building[^:]*: \u2068 ?7 B\u2069$/)).toBeInTheDocument();
    expect(document.title).toMatch(/^Order A-10.* was placed$/);
    act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(dialog.getByText('Noura Al Qahtani')).toBeInTheDocument();
  });

  it('keeps the order and its receipt at hand when the receipt is closed, without personal data', async () => {
    const { storage, stores, unmount } = renderCheckout();
    await verify();
    await fillDetails();
    await order();
    await receipt();
    await press('Back to home');
    unmount();
    const next = renderCheckout({ storage });
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
    expect(await screen.findByText(/^Order A-10.* was placed$/, { selector: 'div > p' })).toBeVisible();
    expect(announced()).toEqual([expect.stringMatching(/^Order A-10.* was placed$/)]);
    await press('Show receipt');
    const dialog = within(await receipt());
    expect(dialog.getByText('Nafud Sofa')).toBeInTheDocument();
    expect(dialog.getByText('1,270 Saudi riyals')).toBeInTheDocument();
    expect(dialog.queryByText(/Noura|50 123 4567/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(next.onDone).not.toHaveBeenCalled();
    // Also while the next order is being prepared.
    act(() => next.stores.cart.add(basketProduct(lamp)));
    expect(await field('Phone number')).toHaveValue('');
    expect(await button('Show receipt')).toBeVisible();
    expect(stores.cart.itemCount.value).toBe(1);
  });

  it('names the last order for 24 hours, and the newest only', async () => {
    const receiptOf = (number: string, closedHoursAgo: number) => ({
      ...{ number, total: 1270, lines: [] },
      closedAt: Date.now() - closedHoursAgo * 60 * 60 * 1000,
    });
    const { unmount } = renderCheckout({
      storage: checkoutStorage({ last: receiptOf('A-1', 25) }),
      lines: [],
    });
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
    expect(screen.queryByText(/was placed/)).not.toBeInTheDocument();
    unmount();
    const storage = checkoutStorage({ last: receiptOf('A-1', 23), placed: receiptOf('A-2', 0) });
    renderInShop(<LastOrderWidget />, { stores: createStores({ client: createFakeClient(), storage }) });
    expect(await screen.findByText('Order A-2 was placed', { selector: 'div > p' })).toBeVisible();
    expect(screen.queryByText(/A-1/)).not.toBeInTheDocument();
  });

  it.each([
    ['text', 'A-1'],
    ['a list', []],
    ['without lines', { total: 1270, number: 'A-1' }],
    ['with other lines', { total: 1270, number: 'A-1', lines: [null, 1, { id: '1', product: {} }] }],
    [
      'with other amounts',
      { total: 1270, number: {}, lines: [], totals: { subtotal: 1 }, delivery: 'Riyadh' },
    ],
  ])('shows a page beside a stored receipt that is invalid: %s', async (_, invalid) => {
    const last = Object(invalid) === invalid ? { ...Object(invalid), closedAt: Date.now() } : invalid;
    renderCheckout({ storage: checkoutStorage({ last: last as CheckoutRecord['last'] }), lines: [] });
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
    const show = screen.queryByRole('button', { name: 'Show receipt' });
    if (!show) return;
    await userEvent.click(show);
    expect(within(await receipt()).getByText('1,270 Saudi riyals')).toBeVisible();
  });

  it('says in another tab that the order was placed, in place of its form', async () => {
    const storage = memoryStorage();
    renderCheckout({ storage });
    await verify();
    await fillDetails();
    act(() => placeInAnotherTab(storage));
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
    await press('Show receipt');
    expect(within(await receipt()).getByText('A-5')).toBeInTheDocument();
    expect(announced()).toContain('Order A-5 was placed');
  });

  it('shows that the order was placed to a visitor who left while it was being sent', async () => {
    let respond = (_: ReturnType<typeof makeOrderReceipt>) => {};
    const create = () =>
      new Promise<ReturnType<typeof makeOrderReceipt>>((resolve) => {
        respond = resolve;
      });
    const { stores, storage, client, rerender } = renderCheckout({ overrides: { orders: { create } } });
    await verify();
    await fillDetails();
    await order();
    rerender(
      <Shop client={client} stores={stores} settings={settings}>
        <LastOrderWidget />
      </Shop>,
    );
    expect(screen.queryByText(/was placed/)).not.toBeInTheDocument();
    await act(async () => respond(makeOrderReceipt({ number: 'A-9' })));
    expect(await screen.findByText('Order A-9 was placed', { selector: 'div > p' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(announced().filter((text) => text.includes('A-9'))).toEqual(['Order A-9 was placed']);
    expect(stores.toasts.toasts.value).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Show receipt' })[0] as HTMLElement);
    expect(within(await receipt()).getByText('Noura Al Qahtani')).toBeInTheDocument();
    await userEvent.click(
      within(await receipt())
        .getAllByRole('button', { name: 'Close' })
        .at(-1) as HTMLElement,
    );
    expect(storage.read(CHECKOUT_STORAGE_KEY)).not.toMatch(/Noura|501234567/);
    expect(storage.read(CHECKOUT_STORAGE_KEY)).toContain('A-9');
  });

  it('says so in a toast where nothing else names the order', async () => {
    let respond = (_: ReturnType<typeof makeOrderReceipt>) => {};
    const create = () =>
      new Promise<ReturnType<typeof makeOrderReceipt>>((resolve) => {
        respond = resolve;
      });
    const { stores, unmount } = renderCheckout({ overrides: { orders: { create } } });
    await verify();
    await fillDetails();
    await order();
    unmount();
    respond(makeOrderReceipt({ number: 'A-9' }));
    await waitFor(() => expect(stores.toasts.toasts.value).toHaveLength(1));
    expect(stores.toasts.toasts.value[0]).toMatchObject({
      message: 'Order A-9 was placed',
      action: { label: 'Show receipt', href: '/checkout' },
    });
  });

  it('keeps the focus in the checkout when another tab empties the cart, and when it fills it again', async () => {
    const { stores } = renderCheckout();
    (await field('Phone number')).focus();
    let undo = () => {};
    act(() => {
      undo = stores.cart.clear();
    });
    const browse = await screen.findByRole('link', { name: 'Browse products' });
    expect(browse).toHaveFocus();
    act(() => undo());
    expect(await field('Phone number')).toHaveFocus();
  });

  it('places one order, however often the button is clicked', async () => {
    const { orders } = renderCheckout();
    await verify();
    await fillDetails();
    const place = await button('Place order');
    await userEvent.dblClick(place);
    await receipt();
    expect(orders).toHaveLength(1);
  });

  it.each([
    ['offline', /^There is no connection, so your order is not confirmed\./],
    ['down', /^The problem is on our side, and your order is not confirmed\./],
  ] as const)(
    'keeps the form when ordering fails (%s), explains it, and retries with the same key',
    async (state, text) => {
      const create = vi.fn(async () => makeOrderReceipt());
      const { orders } = renderCheckout({ overrides: { orders: { create } } });
      await verify();
      await fillDetails();
      failing(create, state);
      await order();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text);
      expect(alert).toHaveTextContent('it will be placed only once.');
      expect(await field('Full name')).toHaveValue('Noura Al Qahtani');
      await order();
      await receipt();
      expect(orders[1]?.key).toBe(orders[0]?.key);
    },
  );

  it('reuses the key after a reload and in a second tab, and says there that the order was sent', async () => {
    const storage = memoryStorage();
    const lost = vi.fn(async () => Promise.reject(makeApiError({ status: 503 })));
    const first = renderCheckout({ storage, overrides: { orders: { create: lost } } });
    await verify();
    await fillDetails();
    await order();
    await screen.findByText(/^The problem is on our side, and your order is not confirmed\./);
    const wasSent = () => screen.queryByText(/^Your order was sent, but/);
    expect(wasSent()).not.toBeInTheDocument();
    first.unmount();
    const second = renderCheckout({
      storage,
      overrides: { orders: { create: async () => makeOrderReceipt() } },
    });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Area' })).toHaveDisplayValue(/North/));
    expect(wasSent()).toBeVisible();
    await order();
    await receipt();
    expect(wasSent()).not.toBeInTheDocument();
    expect(second.orders[0]?.key).toBe(first.orders[0]?.key);
  });

  it('shows the existing order when its response was lost and changed details are sent', async () => {
    let isPlaced = false;
    const sent: OrderRequest[] = [];
    const create = vi.fn(async (order: OrderRequest) => {
      sent.push(order);
      if (!isPlaced) {
        isPlaced = true;
        throw makeApiError({ status: 502 });
      }
      if (order.notes !== '') throw makeApiError({ status: 422, code: 'idempotency_key_reused' });
      return makeOrderReceipt({ number: 'A-7' });
    });
    renderCheckout({ overrides: { orders: { create } } });
    await verify();
    await fillDetails();
    await order();
    await screen.findByText(/^The problem is on our side, and your order is not confirmed\./);
    await userEvent.type(await field(/^Order notes/), 'Call first');
    await order();
    expect(within(await receipt()).getByText('A-7')).toBeInTheDocument();
    expect(sent.map(({ notes }) => notes)).toEqual(['', 'Call first', '']);
  });

  it('does not place the order again in a tab that missed the update', async () => {
    const storage: TextStorage = { ...memoryStorage(), subscribe: () => () => {} };
    const first = renderCheckout({ storage });
    await verify();
    await fillDetails();
    const place = await button('Place order');
    placeInAnotherTab(storage);
    await userEvent.click(place);
    expect(within(await receipt()).getByText('A-5')).toBeInTheDocument();
    expect(first.orders).toEqual([]);
  });

  it('does not take another tab’s receipt for that of the pieces added since', async () => {
    const storage = memoryStorage();
    const { stores, orders } = renderCheckout({ storage });
    await verify();
    await fillDetails();
    act(() => {
      placeInAnotherTab(storage);
      stores.cart.add(basketProduct(lamp));
    });
    await order();
    expect(await field('Phone number')).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(orders).toEqual([]);
    await verify();
    await fillDetails();
    await order();
    await receipt();
    expect(orders.map(({ order }) => order.cart.map(({ item_id }) => item_id))).toEqual([[2]]);
  });

  it('leaves nothing to order in another tab, whether or not it was notified', async () => {
    const storage = memoryStorage();
    const withoutEvents: TextStorage = { ...storage, subscribe: () => () => {} };
    const first = renderCheckout({ storage });
    await verify();
    await fillDetails();
    first.unmount();
    const uninformed = renderCheckout({ storage: withoutEvents });
    const place = await button('Place order');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Area' })).toHaveDisplayValue(/North/));
    uninformed.client.orders.create = vi.fn();
    // Ordered in the other tab, and the receipt closed there.
    act(() => first.stores.cart.clear());
    await userEvent.click(place);
    expect(await screen.findByText('Your cart is empty', { exact: false })).toBeInTheDocument();
    expect(uninformed.client.orders.create).not.toHaveBeenCalled();
  });

  it('keeps pieces that were added to the cart while the order was being sent', async () => {
    const storage = memoryStorage();
    const otherTab = createStores({ client: createFakeClient(), storage });
    const { stores } = renderCheckout({
      storage,
      overrides: {
        orders: {
          create: async () => {
            otherTab.cart.add(basketProduct(sofa));
            otherTab.cart.add(basketProduct(lamp));
            return makeOrderReceipt();
          },
        },
      },
    });
    await verify();
    await fillDetails();
    await order();
    await receipt();
    expect(stores.cart.lines.value.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(otherTab.cart.lines.value).toEqual(stores.cart.lines.value);
  });

  it('shows the receipt again if the page was closed before it was read', async () => {
    const storage = memoryStorage();
    const first = renderCheckout({ storage });
    await verify();
    await fillDetails();
    await order();
    await receipt();
    first.unmount();
    const { stores, orders } = renderCheckout({ storage });
    expect(within(await receipt()).getByText('VAT (15%)')).toBeVisible();
    // Another tab begins the next order.
    act(() => stores.cart.add(basketProduct(lamp)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await field('Phone number')).toHaveValue('');
    expect(summary().getByText('Sahra Lamp')).toBeVisible();
    expect(orders).toEqual([]);
  });

  it('begins the next order if the receipt was left unclosed and the cart filled again', async () => {
    const storage = memoryStorage();
    const first = renderCheckout({ storage });
    await verify();
    await fillDetails();
    await order();
    await receipt();
    first.unmount();
    // The very piece just ordered.
    first.stores.cart.add(basketProduct(sofa));
    const { orders } = renderCheckout({ storage });
    expect(await field('Phone number')).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(storage.read(CHECKOUT_STORAGE_KEY)).not.toMatch(/Noura|501234567|proof":"/);
    await verify();
    await fillDetails();
    await order();
    await receipt();
    expect(orders).toHaveLength(1);
    expect(orders[0]?.key).not.toBe(first.orders[0]?.key);
  });

  it('begins the next order where the page with the receipt returns from the back/forward cache', async () => {
    const storage = memoryStorage();
    const { stores } = renderCheckout({ storage });
    await verify();
    await fillDetails();
    await order();
    await receipt();
    const returnToPage = () =>
      act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    returnToPage();
    await receipt();
    act(() => stores.cart.add(basketProduct(lamp)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await field('Phone number')).toHaveValue('');
    expect(storage.read(CHECKOUT_STORAGE_KEY)).not.toMatch(/Noura|501234567|proof":"/);
  });

  it('forgets a receipt that was closed while the page was in the back/forward cache', async () => {
    const storage = memoryStorage();
    renderCheckout({ storage });
    await verify();
    await fillDetails();
    await order();
    await receipt();
    storage.write(CHECKOUT_STORAGE_KEY, JSON.stringify(emptyRecord));
    act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Your cart is empty', { exact: false })).toBeInTheDocument();
  });

  it.each([undefined, 'damaged', { subtotal: 1 }])(
    'shows a receipt without its totals (%j)',
    async (totals) => {
      const lines = [{ id: '1', product: basketProduct(sofa), quantity: 1, customization: null }];
      const placed = { total: 1270, lines, totals: totals as never };
      renderCheckout({ storage: checkoutStorage({ placed }), lines: [] });
      expect(within(await receipt()).getByText('1,270 Saudi riyals')).toBeInTheDocument();
      expect(screen.queryByText('VAT (15%)')).not.toBeInTheDocument();
    },
  );

  it('reports one conversion, with its amounts and without personal data', async () => {
    const storage = memoryStorage();
    const report = vi.fn();
    const first = renderCheckout({ storage });
    first.stores.conversions.subscribe(report);
    await verify();
    await fillDetails();
    await order();
    await receipt();
    expect(report).toHaveBeenCalledExactlyOnceWith({
      type: 'order',
      key: first.orders[0]?.key,
      number: expect.any(String),
      lines: [expect.objectContaining({ product: expect.objectContaining({ id: 1 }), quantity: 1 })],
      totals: expect.objectContaining({ subtotal: 1000, shippingFee: 120, tax: 150, total: 1270 }),
      promoCode: null,
    });
    expect(JSON.stringify(report.mock.lastCall)).not.toMatch(/Noura|501234567|Riyadh/);
    first.unmount();
    const second = renderCheckout({ storage });
    second.stores.conversions.subscribe(report);
    await receipt();
    expect(report).toHaveBeenCalledOnce();
  });

  it('asks for confirmation of a changed price, with both totals, and orders at the new one', async () => {
    const pricierSofa = { ...sofa, price: 1100 };
    const storage = memoryStorage();
    // The list is stale: refreshing the cart returns the old price.
    let list = [sofa];
    const { orders } = renderCheckout({
      storage,
      shop: { products: [pricierSofa] },
      overrides: { items: { list: async () => ({ results: list, limit: 50, hasMore: false }) } },
    });
    await verify();
    await fillDetails();
    list = [pricierSofa];
    await order();
    const title = await screen.findByText('The total has changed');
    await waitFor(() => expect(title).toHaveFocus());
    expect(summary().getByText(/^The price of Nafud Sofa changed/)).toBeInTheDocument();
    const totalOf = (name: string) => summary().getByText(name).nextElementSibling;
    expect(totalOf('Previous total')).toHaveTextContent('1,270 Saudi riyals');
    expect(totalOf('New total')).toHaveTextContent('1,385 Saudi riyals');
    expect(screen.getByRole('link', { name: 'Review cart' })).toHaveAttribute('href', '/cart');
    await press('Confirm new total');
    expect(within(await receipt()).getByText('1,385 Saudi riyals')).toBeInTheDocument();
    expect(orders.map(({ order }) => order.cart[0]?.price)).toEqual([1000, 1100]);
    expect(orders[1]?.key).toBe(orders[0]?.key);
  });

  it('asks for confirmation of a changed delivery fee', async () => {
    const country = (fee: number) => {
      const [governorate] = makeCountry().governorates;
      if (!governorate) throw new Error('The sample country has no cities');
      const zones = governorate.zones.map((zone) => ({ ...zone, price: fee }));
      return makeCountry({ governorates: [{ ...governorate, zones }] });
    };
    renderCheckout({
      shop: { countries: [country(150)] },
      overrides: { map: { get: async () => [country(120)] } },
    });
    await verify();
    await fillDetails();
    await order();
    expect(await screen.findByText(/^The delivery fee changed/)).toBeInTheDocument();
    expect(summary().getByText('New total').nextElementSibling).toHaveTextContent('1,300 Saudi riyals');
    await press('Confirm new total');
    expect(within(await receipt()).getByText('1,300 Saudi riyals')).toBeInTheDocument();
  });

  it('names a product that is gone and leaves it out', async () => {
    let list = [sofa, lamp];
    const { orders } = renderCheckout({
      lines: [
        [sofa, 1],
        [lamp, 1],
      ],
      shop: { products: [sofa] },
      overrides: { items: { list: async () => ({ results: list, limit: 50, hasMore: false }) } },
    });
    await verify();
    await fillDetails();
    list = [sofa];
    await order();
    expect(
      await screen.findByText('Sahra Lamp is no longer available and is not part of your order.'),
    ).toBeInTheDocument();
    await order();
    await receipt();
    expect(orders[1]?.order.cart.map(({ item_id }) => item_id)).toEqual([1]);
  });

  it('asks for no phone when every piece in the cart is gone, and says so', async () => {
    const { request } = renderCheckout({
      lines: [
        [sofa, 1],
        [lamp, 1],
      ],
      overrides: { items: { list: async () => ({ results: [], limit: 50, hasMore: false }) } },
    });
    expect(
      await screen.findByText(
        'Nafud Sofa is no longer available and is not part of your order. Sahra Lamp is no longer available and is not part of your order.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/products');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(request).not.toHaveBeenCalled();
    expect(announced()).toHaveLength(1);
  });

  it('announces a piece that is gone, and keeps the focus when all are and the form disappears', async () => {
    const fetched = [[sofa], []];
    const { stores } = renderCheckout({
      lines: [
        [sofa, 1],
        [lamp, 1],
      ],
      overrides: {
        items: { list: async () => ({ results: fetched.shift() ?? [], limit: 50, hasMore: false }) },
      },
    });
    const sentence = 'Sahra Lamp is no longer available and is not part of your order.';
    await waitFor(() => expect(announced()).toEqual([sentence]));
    await userEvent.click(await field('Phone number'));
    await act(() => stores.cart.refreshPrices());
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveFocus();
    expect(announced()).toEqual([
      sentence,
      `Nafud Sofa is no longer available and is not part of your order. ${sentence}`,
    ]);
  });

  it('drops a promo that was used up in the meantime, says why, and continues without it', async () => {
    const create = vi
      .fn(async () => makeOrderReceipt())
      .mockRejectedValueOnce(
        makeApiError({
          status: 422,
          code: 'promo_usage_limit',
          message: 'This promo code has reached its usage limit.',
        }),
      );
    const { orders, stores } = renderCheckout({
      overrides: { orders: { create }, promos: { verify: async () => makePromo() } },
    });
    await act(() => promoStoreOf(stores).apply('WELCOME10'));
    await verify();
    await fillDetails();
    expect(summary().getByText('100 Saudi riyals')).toBeInTheDocument();
    await order();
    expect(await screen.findAllByText('This promo code has reached its usage limit.')).not.toHaveLength(0);
    expect(summary().queryByText('100 Saudi riyals')).not.toBeInTheDocument();
    await order();
    await receipt();
    expect(orders.map(({ order }) => order.promo_code_id)).toEqual([1, null]);
  });

  it('deducts a promo as soon as it is applied', async () => {
    const { stores } = renderCheckout({ overrides: { promos: { verify: async () => makePromo() } } });
    await verify();
    await fillDetails();
    expect(summary().queryByText('Promo discount')).not.toBeInTheDocument();
    await act(() => promoStoreOf(stores).apply('WELCOME10'));
    expect(summary().getByText('Promo discount')).toBeInTheDocument();
    expect(summary().getByText('100 Saudi riyals')).toBeInTheDocument();
  });

  it('includes a promo from an earlier page as soon as it is shown as applied', async () => {
    let respond: (promo: Promo) => void = () => {};
    const verified = new Promise<Promo>((resolve) => {
      respond = resolve;
    });
    const { stores } = renderCheckout({ overrides: { promos: { verify: () => verified } } });
    act(() => promoStoreOf(stores).keep('WELCOME10'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
    expect(summary().getByText('1,150 Saudi riyals')).toBeInTheDocument();
    // Everything else has loaded: only the promo changes.
    await act(async () => respond(makePromo()));
    expect(await screen.findByText('Code WELCOME10 applied')).toBeInTheDocument();
    expect(summary().getByText('100 Saudi riyals')).toBeInTheDocument();
    expect(summary().getByText('1,035 Saudi riyals')).toBeInTheDocument();
  });

  it('sends the promo code with the order, and clears it', async () => {
    const { orders, stores } = renderCheckout({ overrides: { promos: { verify: async () => makePromo() } } });
    promoStoreOf(stores).keep('WELCOME10');
    await verify();
    expect(await screen.findByText('Code WELCOME10 applied')).toBeInTheDocument();
    await fillDetails();
    await order();
    await receipt();
    expect(orders[0]?.order.promo_code_id).toBe(1);
    expect(promoStoreOf(stores).state.value).toEqual({ status: 'none' });
  });

  it('asks for the phone again when its proof has expired, and keeps the form', async () => {
    const create = vi.fn(async () =>
      Promise.reject(
        makeApiError({ status: 403, code: 'phone_proof_used_up', message: 'Please verify again.' }),
      ),
    );
    renderCheckout({ overrides: { orders: { create } } });
    await verify();
    await fillDetails();
    await order();
    const number = await field('Phone number');
    expect(number).toHaveAccessibleDescription(/Please verify again\./);
    await waitFor(() => expect(number).toHaveFocus());
    await press('Send code');
    await enterCode();
    expect(await field('Full name')).toHaveValue('Noura Al Qahtani');
  });
});

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

it('links to the products if the cart is empty', async () => {
  renderCheckout({ lines: [] });
  expect(await screen.findByText('Your cart is empty. Add a piece before checking out.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
});

it('is in Arabic, including digits', async () => {
  renderCheckout({ locale: 'ar', lines: [[sofa, 2]] });
  expect(await screen.findByRole('heading', { level: 1, name: 'إتمام الطلب' })).toBeInTheDocument();
  expect(screen.getByText('١ رقم الجوال')).toHaveAttribute('aria-current', 'step');
  expect(screen.getAllByText('الكمية ٢').length).toBeGreaterThan(0);
});
