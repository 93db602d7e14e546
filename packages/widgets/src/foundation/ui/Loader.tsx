import * as styles from './Loader.css';

/** A page loader: an animated arch. Decorative: describe what is loading in text next to it. */
export function Loader() {
  return (
    <div className={styles.loader}>
      <svg
        className={styles.mark}
        viewBox="0 0 40 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        aria-hidden="true"
      >
        <path className={styles.arch} pathLength="1" d="M4 46V20a16 16 0 0 1 32 0v26" />
        <path d="M4 31h32M12 46V31M28 46V31" opacity="0.25" />
      </svg>
    </div>
  );
}
