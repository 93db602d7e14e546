import { useI18n } from '@diwan/widgets';
import * as styles from './MainMenu.css';
import { MenuLink } from './MenuLink';
import { menuEntries } from './menu-entries';
import { ProductsMenu } from './ProductsMenu';

/** The menu of wide screens (spec §2). */
export function MainMenu() {
  const { t } = useI18n();
  return (
    <nav aria-label={t('layout:header.main_nav')}>
      <ul className={styles.menu}>
        {menuEntries.map((entry) =>
          entry.hasCategories ? (
            <ProductsMenu key={entry.href} entry={entry} />
          ) : (
            <li key={entry.href} className={styles.item}>
              <MenuLink entry={entry} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
