import { closeIcon, IconButton, SkeletonBox, SkeletonGroup, SkeletonLine, useI18n } from '@diwan/widgets';
import { type CSSProperties, Fragment, type ReactNode, type Ref } from 'react';
import { useShop } from '../../data/shop-context';
import * as styles from './EarlyMenu.css';
import { menuEntries } from './menu-entries';

export interface EarlyMenuProps {
  ref: Ref<HTMLDivElement>;
  onClose: () => void;
  /** Shown instead of the skeleton: why the menu failed to load. */
  children?: ReactNode;
}

/** Takes the drawer's place until it has loaded. */
export function EarlyMenu({ ref, onClose, children }: EarlyMenuProps) {
  const { t } = useI18n();
  const { categories, settings } = useShop();
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
          {menuEntries.map(({ href, hasCategories }, index) => (
            <Fragment key={href}>
              <p className={hasCategories ? `${styles.entry} ${styles.hasCategories}` : styles.entry}>
                <SkeletonLine width={index % 2 === 0 ? 45 : 60} />
              </p>
              {hasCategories && (
                <div
                  className={styles.categories}
                  style={{ '--early-lines': categories.length + 1 } as CSSProperties}
                >
                  {/* Plus “All products”. */}
                  {[0, ...categories.map(({ id }) => id)].map((id) => (
                    <p key={id} className={styles.category}>
                      <SkeletonLine width={35} />
                    </p>
                  ))}
                </div>
              )}
            </Fragment>
          ))}
        </SkeletonGroup>
      )}
      {!children && settings.contact && (
        <p className={styles.contacts}>
          <SkeletonBox ratio="auto" />
          <SkeletonBox ratio="auto" />
        </p>
      )}
    </div>
  );
}
