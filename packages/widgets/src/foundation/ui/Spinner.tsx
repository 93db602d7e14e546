import * as styles from './Spinner.css';

/** A spinning ring in the text's colour. Decorative: say "loading" in text next to it. */
export function Spinner() {
  return (
    <svg
      className={styles.spinner}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="7.5" opacity="0.25" />
      <path d="M9 1.5a7.5 7.5 0 0 1 7.5 7.5" strokeLinecap="round" />
    </svg>
  );
}
