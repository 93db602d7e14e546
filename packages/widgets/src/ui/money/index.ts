export { Money, type MoneyProps } from './Money';
export { Price, type PriceProps } from './Price';
