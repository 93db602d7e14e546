import type { ReactNode } from 'react';
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
  const { title, lines, summary, checkout, continueShopping } = props;
  const checkoutButton = checkout && (
    <Button href={checkout.href} fullWidth>
      {checkout.label}
    </Button>
  );
  return (
    <>
      <div className={styles.cart}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
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
          <h2 id="cart-summary" className={styles.summaryTitle}>
            {summary.title}
          </h2>
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
        <div className={styles.bar}>
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
  title: string;
  text: string;
  browse: { label: string; href: string };
}

/** Nothing in the cart yet. */
export function EmptyCartView({ title, text, browse }: EmptyCartViewProps) {
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      hint={text}
      action={<Button href={browse.href}>{browse.label}</Button>}
    />
  );
}
