import type { Translate } from '../../../foundation/i18n';

/** "We have received your order 48271-93045". */
export const placedText = (t: Translate, { number }: { readonly number?: string | undefined }): string =>
  number ? t('checkout:success.placed', { number }) : t('checkout:success.title');
