import type { ReactNode } from 'react';
import { bottomBarMark } from '../theme';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { EmptyState } from '../ui/empty-state';
import { Money, type MoneyProps } from '../ui/money';
import { CartLineView, type CartLineViewProps } from './CartLineView';
import * as styles from './CartView.css';

export interface SummaryRow {
  label: string;
  /** An amount, or words such as "Calculated at checkout". */
  value: MoneyProps | string;
}

export interface CartViewProps {
  /** Level of the title; the summary's is the next. */
  headingLevel: 1 | 2 | 3;
  title: string;
  /** Lines with a key that stays while their quantity changes. */
  lines: readonly (CartLineViewProps & { key: string })[];
  summary: {
    title: string;
    rows: readonly SummaryRow[];
    total: { label: string; value: MoneyProps };
    /** "You save 1,491 Saudi riyals". */
    savings?: string | undefined;
    note: string;
  };
  /** Undefined while nothing in the cart can be ordered. */
  checkout: { label: string; href: string } | undefined;
  continueShopping: { label: string; href: string };
  onClear: () => void;
  clearLabel: string;
  /** The dialog that asks before clearing. */
  dialog?: ReactNode;
}

/** The cart: lines beside the sum of them. */
export function CartView(props: CartViewProps) {
  const { headingLevel, title, lines, summary, checkout, continueShopping } = props;
  const Heading = `h${headingLevel}` as const;
  const SummaryHeading = ({ 1: 'h2', 2: 'h3', 3: 'h4' } as const)[headingLevel];
  const checkoutButton = checkout && (
    <Button href={checkout.href} fullWidth>
      {checkout.label}
    </Button>
  );
  return (
    <>
      <div className={styles.cart}>
        <div className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          <Button variant="link" onClick={props.onClear}>
            {props.clearLabel}
          </Button>
        </div>
        <ul className={styles.lines}>
          {lines.map(({ key, ...line }) => (
            <li key={key}>
              <CartLineView {...line} />
            </li>
          ))}
        </ul>
        <section className={styles.summary} aria-labelledby="cart-summary">
          <SummaryHeading id="cart-summary" className={styles.summaryTitle}>
            {summary.title}
          </SummaryHeading>
          <dl className={styles.rows}>
            {summary.rows.map(({ label, value }) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>{typeof value === 'string' ? value : <Money {...value} />}</dd>
              </div>
            ))}
            <div className={classNames(styles.row, styles.totalRow)}>
              <dt>{summary.total.label}</dt>
              <dd>
                <Money {...summary.total.value} />
              </dd>
            </div>
          </dl>
          {summary.savings && <p className={styles.savings}>{summary.savings}</p>}
          {checkoutButton && <div className={styles.checkout}>{checkoutButton}</div>}
          <p className={styles.note}>{summary.note}</p>
          <Button variant="link" href={continueShopping.href}>
            {continueShopping.label}
          </Button>
        </section>
      </div>
      {checkoutButton && (
        <div className={classNames(styles.bar, bottomBarMark)}>
          <p className={styles.barTotal}>
            {summary.total.label}
            <strong className={styles.barAmount}>
              <Money {...summary.total.value} />
            </strong>
          </p>
          {checkoutButton}
        </div>
      )}
      {props.dialog}
    </>
  );
}

export interface EmptyCartViewProps {
  /** `1` by default: nothing is all the page has. */
  headingLevel?: 1 | 2 | 3;
  title: string;
  text: string;
  browse: { label: string; href: string };
}

/** Nothing in the cart yet. */
export function EmptyCartView({ headingLevel = 1, title, text, browse }: EmptyCartViewProps) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={title}
      hint={text}
      action={<Button href={browse.href}>{browse.label}</Button>}
    />
  );
}
