import type { Settings } from '../../contract';
import { plus } from './decimal';
import { type Amount, exactAmount, roundedMajorUnits, shareOf } from './money';

/** The settings that determine VAT. */
export type TaxSettings = Pick<Settings, 'allow_tax_rate' | 'tax_rate'>;

/** The rate charged and sent with an order: the shop's when `allow_tax_rate` is true, else 0 (spec §9: 0.15). */
export const taxRate = ({ allow_tax_rate, tax_rate }: TaxSettings): number => (allow_tax_rate ? tax_rate : 0);

/** The tax rate included in shown prices: the charged rate when `display_prices_with_tax` is true, else 0. */
export const shownTaxRate = (settings: TaxSettings & Pick<Settings, 'display_prices_with_tax'>): number =>
  settings.display_prices_with_tax ? taxRate(settings) : 0;

/** Like {@link tax}, with exact amounts. */
export const taxAmount = ({ taxable, rate }: { taxable: Amount; rate: number }): Amount =>
  shareOf(taxable, rate);

/** An amount plus its tax, exact. */
export const withTaxAmount = (amount: Amount, rate: number): Amount =>
  plus(amount, taxAmount({ taxable: amount, rate }));

/**
 * Tax in the shop's currency; `taxable` is the subtotal minus the coupon discount (spec §9).
 * @throws RangeError when `taxable` or `rate` is invalid.
 */
export const tax = ({
  taxable,
  rate,
  currency,
}: {
  taxable: number;
  rate: number;
  currency: string;
}): number => roundedMajorUnits(taxAmount({ taxable: exactAmount(taxable), rate }), currency);
