import { formatNumber } from '@diwan/sdk/commerce';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { Money } from '../../../foundation/ui/Money';

/** An amount in the current language's digits. */
export function Amount({ amount }: { amount: number }) {
  return <Money {...useMoney().money(amount)} />;
}

/** A count in the current language's digits. */
export function Count({ count }: { count: number }) {
  return formatNumber(count, useI18n().locale);
}
