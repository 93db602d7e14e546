import * as containerStyles from '../container.css';
import { LanguageSwitch } from '../language-switch/LanguageSwitch';
import { HomeLink } from './Header';
import * as styles from './Header.css';

/** Logo and language only, for pages outside the shop proper. */
export function MinimalHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={`${containerStyles.container} ${styles.row}`}>
          <HomeLink />
          <div className={styles.tools}>
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </header>
  );
}
