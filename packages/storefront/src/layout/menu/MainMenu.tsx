import { Icon, useI18n, VisuallyHidden } from '@diwan/widgets';
import { usePath } from '../../shop-context';
import { item, link, menu } from './MainMenu.css';
import { currentState, type MenuEntry, menuEntries } from './menu-entries';
import { ProductsMenu } from './ProductsMenu';

/** The menu of wide screens (spec §2). */
export function MainMenu() {
  const { t } = useI18n();
  return (
    <nav aria-label={t('layout:header.main_nav')}>
      <ul className={menu}>
        {menuEntries.map((entry) =>
          entry.hasCategories ? (
            <ProductsMenu key={entry.href} entry={entry} />
          ) : (
            <li key={entry.href} className={item}>
              <MenuLink entry={entry} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

export function MenuLink({ entry }: { entry: MenuEntry }) {
  const { t } = useI18n();
  const path = usePath();
  const tab = entry.opensNewTab ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  return (
    <a className={link} href={entry.href} aria-current={currentState(entry, path)} {...tab}>
      {t(entry.label)}
      {entry.opensNewTab && (
        <>
          <Icon name="external" size={14} />
          <VisuallyHidden>({t('common:opens_new_tab')})</VisuallyHidden>
        </>
      )}
    </a>
  );
}
