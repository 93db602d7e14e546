export { type PictureFile, pictureOf } from './picture-of';
export { useDays } from './use-days';
export { type MoneyWords, useMoney } from './use-money';
