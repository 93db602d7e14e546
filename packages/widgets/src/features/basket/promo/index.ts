export { PromoField } from './PromoField';
export { type PromoStore, promoStoreOf } from './promo-store';
export type { UsedPromo } from './use-promo';
