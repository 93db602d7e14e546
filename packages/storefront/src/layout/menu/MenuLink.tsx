import { useI18n } from '@diwan/widgets';
import { externalIcon } from '@diwan/widgets/icons';
import { Icon, VisuallyHidden } from '@diwan/widgets/ui';
import { useLocation } from 'wouter';
import { ReloadingLink } from '../../navigation/ReloadingLink';
import * as styles from './MainMenu.css';
import { currentState, type MenuEntry } from './menu-entries';

/** An entry of the menu; a link that opens a new tab says so. */
export function MenuLink({ entry }: { entry: MenuEntry }) {
  const { t } = useI18n();
  const [path] = useLocation();
  const current = currentState(entry, path);
  if (!entry.opensNewTab) {
    return (
      <ReloadingLink className={styles.link} href={entry.href} aria-current={current}>
        {t(entry.label)}
      </ReloadingLink>
    );
  }
  return (
    <a className={styles.link} href={entry.href} aria-current={current} target="_blank" rel="noopener">
      <span>{t(entry.label)}</span>
      <Icon shape={externalIcon} size={14} />
      <VisuallyHidden>{`(${t('common:opens_new_tab')})`}</VisuallyHidden>
    </a>
  );
}
