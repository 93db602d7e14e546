import type { Translate } from '../../../foundation/i18n';

/** "Order 48271-93045 was placed". */
export const placedText = (t: Translate, { number }: { readonly number?: string | undefined }): string =>
  number ? t('checkout:success.placed', { number }) : t('checkout:success.title');

/** Numbers of the orders that the page names at the moment, so that no toast repeats them. */
export const namedOrders = new Set<string>();
