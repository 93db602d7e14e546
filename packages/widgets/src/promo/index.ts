export { PromoField } from './PromoField';
export { type UsedPromo, usePromo } from './use-promo';
