import { readFileSync } from 'node:fs';
import { root } from './packed.mjs';

/** @param {string} key of `product.json`, in Arabic */
export const text = (key) =>
  JSON.parse(readFileSync(`${root}/packages/widgets/src/foundation/i18n/locales/ar/product.json`, 'utf8'))[
    key
  ];

/** Collects errors and warnings. @param {import('playwright').Page} page */
export function complaintsOf(page) {
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

/** Fills the cart. @param {import('playwright').Page} page */
export async function addFirst(page) {
  const [before = '', after = ''] = text('add_to_cart_named').split('{{name}}');
  const add = page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) }).first();
  await add.click();
  await page.waitForFunction(() => localStorage.getItem('cart-storage')?.includes('"lines":[{'));
  return add;
}
