import { HANDOVER_DAYS, localized } from '@diwan/sdk/commerce';
import type { Translator } from '../../../foundation/i18n';
import type { HandoverState } from './use-received-basket';

type ShownState = Exclude<HandoverState, { status: 'none' | 'loading' }>;
type Received = Extract<HandoverState, { status: 'received' }>;

/** The texts of a notice. */
export interface HandoverTexts {
  readonly title: string;
  readonly details: readonly string[];
}

const unchangedTitles = {
  cart: 'cart:handover.cart_present',
  'price-box': 'cart:handover.price_box_present',
} as const;
const changedTitles = { cart: 'cart:handover.cart', 'price-box': 'cart:handover.price_box' } as const;

function receivedTitle({ kind, pieces, isChanged }: Received, { t }: Translator): string {
  if (pieces === 0) return t('cart:handover.none');
  return isChanged ? t(changedTitles[kind], { count: pieces }) : t(unchangedTitles[kind]);
}

function receivedDetails(received: Received, { t, locale }: Translator): string[] {
  const { isMerged, isChanged, pieces, gone, goneUnnamed, notOnline, changed } = received;
  const nameOf = (product: Received['gone'][number]) => ({ name: localized(product, 'name', locale) });
  return [
    ...gone.map((product) => t('cart:handover.gone_named', nameOf(product))),
    ...(goneUnnamed > 0 ? [t('cart:handover.gone', { count: goneUnnamed })] : []),
    ...notOnline.map((product) => t('cart:handover.not_online', nameOf(product))),
    ...changed.map((product) => t('cart:handover.choices_changed', nameOf(product))),
    ...(isMerged && isChanged ? [t('cart:handover.merged')] : []),
    ...(pieces === 0 ? [t('cart:handover.unchanged')] : []),
  ];
}

export function handoverTexts(state: ShownState, translator: Translator): HandoverTexts {
  const { t } = translator;
  switch (state.status) {
    case 'received':
      return { title: receivedTitle(state, translator), details: receivedDetails(state, translator) };
    case 'undone':
      return { title: t('cart:handover.undone'), details: [] };
    case 'failed':
      return {
        title: t('cart:handover.failed_title'),
        details: [state.error, t('cart:handover.unchanged')],
      };
    case 'expired':
      return {
        title: t('cart:handover.expired_title'),
        details: [t('cart:handover.expired_text', { days: HANDOVER_DAYS }), t('cart:handover.unchanged')],
      };
    case 'newer':
      return {
        title: t('cart:handover.newer_title'),
        details: [t('cart:handover.newer_text'), t('cart:handover.unchanged')],
      };
    case 'damaged':
      return {
        title: t('cart:handover.damaged_title'),
        details: [t('cart:handover.damaged_text'), t('cart:handover.unchanged')],
      };
  }
}
