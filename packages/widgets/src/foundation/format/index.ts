export type { MoneyWords } from './money-words';
export { type PictureFile, pictureOf } from './picture-of';
export { useDays } from './use-days';
export { useMoney } from './use-money';
