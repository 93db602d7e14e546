import { closeIcon, IconButton, SkeletonGroup, SkeletonLine, useI18n } from '@diwan/widgets';
import type { ReactNode, Ref } from 'react';
import * as styles from './EarlyMenu.css';
import { menuEntries } from './menu-entries';

export interface EarlyMenuProps {
  ref: Ref<HTMLDivElement>;
  onClose: () => void;
  /** In place of the lines: why the menu is not there. */
  children?: ReactNode;
}

/** Takes the drawer's place until it is there. */
export function EarlyMenu({ ref, onClose, children }: EarlyMenuProps) {
  const { t } = useI18n();
  return (
    <div ref={ref} className={styles.early} hidden data-early="">
      <IconButton
        icon={closeIcon}
        label={t('layout:header.close_menu')}
        className={styles.close}
        onClick={onClose}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      {children ? (
        <div className={styles.entries}>{children}</div>
      ) : (
        <SkeletonGroup label={t('common:loading')} className={styles.entries}>
          {menuEntries.map(({ href }, place) => (
            <p key={href} className={styles.entry}>
              <SkeletonLine width={place % 2 === 0 ? 45 : 60} />
            </p>
          ))}
        </SkeletonGroup>
      )}
    </div>
  );
}
