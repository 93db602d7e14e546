import { formatNumber, type Locale } from '@diwan/sdk/commerce';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { useSignalValue } from '../../../foundation/signals/use-signal-value';
import { CountBadge } from '../../../foundation/ui/Badge';
import { IconButton } from '../../../foundation/ui/IconButton';
import { bagIcon, documentIcon } from '../../../foundation/ui/icons';
import { basketTarget } from '../addition/basket-target';
import type { BasketLinkProps } from '../link/use-basket-link';
import * as styles from './BasketButton.css';

const LARGEST = 99;

const andMore: Record<Locale, (number: string) => string> = {
  en: (number) => `${number}+`,
  ar: (number) => `+${number}`,
};

/** Formats a count for a small badge; above 99 it reads "99+". */
const badgeCount = (count: number, locale: Locale): string =>
  count > LARGEST ? andMore[locale](formatNumber(LARGEST, locale)) : formatNumber(count, locale);

const faces = {
  cart: { icon: bagIcon, label: 'common:basket_button.cart' },
  'price-box': { icon: documentIcon, label: 'common:basket_button.price_box' },
} as const;

export interface BasketButtonProps {
  /** Which basket it counts. */
  kind: keyof typeof faces;
  /** Link to the basket's page. */
  link: BasketLinkProps;
  /** Shows the button only while the basket holds something. */
  hideWhenEmpty?: boolean;
}

/** The basket's icon with its item count. */
export function BasketButton({ kind, link, hideWhenEmpty = false }: BasketButtonProps) {
  const { stores } = useDiwan();
  const { t, locale } = useI18n();
  const count = useSignalValue(stores.basket(kind).itemCount);
  const { icon, label } = faces[kind];
  return (
    <IconButton
      icon={icon}
      label={t(label, { count })}
      {...link}
      {...(hideWhenEmpty && { className: styles.hiddenWhenEmpty })}
      data-shown={count > 0 || undefined}
      {...basketTarget(kind)}
    >
      {count > 0 && <CountBadge>{badgeCount(count, locale)}</CountBadge>}
    </IconButton>
  );
}
