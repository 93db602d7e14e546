import { container } from '../container.css';
import { LanguageSwitch } from '../language-switch/LanguageSwitch';
import { HomeLink } from './Header';
import { bar, header, row, tools } from './Header.css';

/** Logo and language only, for pages outside the shop proper. */
export function MinimalHeader() {
  return (
    <header className={header}>
      <div className={bar}>
        <div className={`${container} ${row}`}>
          <HomeLink />
          <div className={tools}>
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </header>
  );
}
