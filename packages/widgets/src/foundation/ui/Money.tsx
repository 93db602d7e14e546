import * as styles from './Money.css';
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

/**
 * The Saudi riyal sign (U+20C1) as an SVG, since hardly any font has the character. A grid of 250 units suffices: pages
 * repeat it for each price.
 */
function RiyalSign() {
  return (
    <svg className={styles.riyal} viewBox="0 0 225 251" aria-hidden="true">
      <path d="M140 223c-4 9-7 18-8 28l85-18c4-9 7-18 8-28l-85 18zM217 179c4-9 7-18 8-29l-66 15v-27l58-13c4-9 7-18 8-29l-66 14v-97c-10 6-19 13-27 22v81l-26 6v-122c-10 6-19 13-27 22v105l-59 13c-4 9-7 18-8 29l67-15v34l-71 16c-4 9-7 18-8 28l75-16c6-1 11-4 15-9l14-21c1-2 2-5 2-7v-30l26-6v54l85-18z" />
    </svg>
  );
}
