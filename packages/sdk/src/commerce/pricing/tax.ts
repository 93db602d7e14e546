import type { Settings } from '../../contract';
import { plus } from './decimal';
import { type Amount, exactAmount, roundedRiyals, shareOf } from './money';

/** VAT: 15 % (spec §9). */
export const TAX_RATE = 0.15;

/** The rate that is charged and sent as `tax_rate`: 0.15 when `allow_tax_rate`, else 0 (spec §9). */
export const taxRate = ({ allow_tax_rate }: Pick<Settings, 'allow_tax_rate'>): number =>
  allow_tax_rate ? TAX_RATE : 0;

/** The tax that shown prices already contain: the charged rate when `display_prices_with_tax`, else 0. */
export const shownTaxRate = (
  settings: Pick<Settings, 'allow_tax_rate' | 'display_prices_with_tax'>,
): number => (settings.display_prices_with_tax ? taxRate(settings) : 0);

/** {@link tax} of an exact amount, exact. */
export const taxAmount = ({ taxable, rate }: { taxable: Amount; rate: number }): Amount =>
  shareOf(taxable, rate);

/** An amount and the tax on it, exact. */
export const withTaxAmount = (amount: Amount, rate: number): Amount =>
  plus(amount, taxAmount({ taxable: amount, rate }));

/**
 * Tax in SAR; `taxable` is the subtotal minus the coupon discount, in SAR (spec §9).
 * @throws RangeError when `taxable` is no amount.
 */
export const tax = ({ taxable, rate }: { taxable: number; rate: number }): number =>
  roundedRiyals(taxAmount({ taxable: exactAmount(taxable), rate }));
