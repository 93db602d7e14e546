import { type Halalas, toRiyals } from '@diwan/sdk/commerce';

/** SAR as on the wire, of an amount column. */
export const riyals = (halalas: number): number => toRiyals(halalas as Halalas);
