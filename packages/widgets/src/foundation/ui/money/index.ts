export { AMOUNT_VISIBILITY } from './amount-visibility';
export { Money, type MoneyProps } from './Money';
export { Price, type PriceProps } from './Price';
