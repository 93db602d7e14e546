import { expect, hydrated, type Page } from './support';

export type Translate = (key: string, params?: Record<string, string>) => string;

export const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
const random = (below: number) => Math.floor(Math.random() * below);
export const newPhone = () => `5${String(random(1e8)).padStart(8, '0')}`;

/** A separate client address per journey, because codes are rate-limited by address. */
export const ownAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${random(256)}.${random(256)}.${random(256)}`,
});

/** The code last sent to the phone. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const response = await page.request.get('/api/dev/outbox');
  const { results } = (await response.json()) as { results: { phone: string; code: string }[] };
  const code = results.find((message) => message.phone === `+966${phone}`)?.code;
  if (!code) throw new Error('No code was sent');
  return code;
}

/** Adds a product of the first category to the cart and opens the checkout. */
export async function goToCheckout(page: Page, t: Translate) {
  await page.goto('/products/category/1');
  await hydrated(page);
  const [before = '', after = ''] = t('product:add_to_cart_named', { name: '\u0000' }).split('\u0000');
  const add = page.getByRole('main').getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
  await add.first().click();
  await page.goto('/cart');
  await hydrated(page);
  await page
    .getByRole('link', { name: t('cart:checkout') })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout:title') })).toBeVisible();
}

export const button = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
export const codeField = (page: Page, t: Translate) =>
  page.getByRole('textbox', { name: t('checkout:otp.label') });
export const receipt = (page: Page, t: Translate) =>
  page.getByRole('dialog', { name: t('checkout:success.title') });

export async function requestCode(page: Page, t: Translate, typed: string) {
  await page.getByRole('textbox', { name: t('checkout:phone.number') }).fill(typed);
  await button(page, t('checkout:phone.request')).click();
}

export async function verify(page: Page, t: Translate, phone: string) {
  await requestCode(page, t, phone);
  await expect(codeField(page, t)).toBeFocused();
  await codeField(page, t).fill(await codeFor(page, phone));
  await expect(page.getByRole('heading', { name: t('checkout:greeting_new') })).toBeFocused();
}

export async function fillDetails(page: Page, t: Translate) {
  await page.getByRole('textbox', { name: t('common:form.name') }).fill('نورة القحطاني');
  await page.getByRole('combobox', { name: t('checkout:address.governorate') }).selectOption('1');
  await page.getByRole('combobox', { name: t('checkout:address.zone') }).selectOption('1');
  await page.getByRole('checkbox').check();
}

export const placeOrder = (page: Page, t: Translate) => button(page, t('checkout:place_order')).click();

export const orderNumber = (page: Page, t: Translate): Promise<string | null> =>
  receipt(page, t).locator('bdi[dir=ltr]').first().textContent();

/** Drops the browser's errors about failed responses, which a journey provokes on purpose. */
export function forgetFailedLoads(complaints: string[]) {
  const others = complaints.filter((complaint) => !complaint.includes('Failed to load resource'));
  complaints.splice(0, complaints.length, ...others);
}
