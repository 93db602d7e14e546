import { Icon, useI18n, VisuallyHidden } from '@diwan/widgets';
import { usePath } from '../../shop/shop-context';
import * as styles from './MainMenu.css';
import { currentState, type MenuEntry } from './menu-entries';

/** An entry of the menu; a page that opens in a new tab says so. */
export function MenuLink({ entry }: { entry: MenuEntry }) {
  const { t } = useI18n();
  const path = usePath();
  const tab = entry.opensNewTab ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  return (
    <a className={styles.link} href={entry.href} aria-current={currentState(entry, path)} {...tab}>
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
