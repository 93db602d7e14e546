export { PromoField } from './PromoField';
export { type PromoStore, promoStoreOf } from './promo-store';
export { type UsedPromo, usePromo } from './use-promo';
