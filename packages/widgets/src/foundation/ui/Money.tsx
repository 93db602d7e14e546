import * as styles from './Money.css';
import { RiyalSign } from './RiyalSign';
import { VisuallyHidden } from './VisuallyHidden';

export type MoneyProps = {
  /** Read by screen readers instead of the visible text: "8,449 Saudi riyals". */
  label: string;
} & (
  | { /** The sign of the riyal and a formatted number: `8,449`. */ display: 'symbol'; value: string }
  | { /** Number and currency in the language's own order: `SAR 8,449`. */ display: 'code'; text: string }
);

/** An amount, isolated from the text direction around it. The riyal sign is left of the number in every language. */
export function Money(props: MoneyProps) {
  return (
    <bdi className={styles.money} translate="no" dir={props.display === 'symbol' ? 'ltr' : undefined}>
      {props.display === 'symbol' && <RiyalSign />}
      <span className={styles.amount} aria-hidden="true">
        {props.display === 'symbol' ? props.value : props.text}
      </span>
      <VisuallyHidden>{props.label}</VisuallyHidden>
    </bdi>
  );
}
