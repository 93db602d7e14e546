import { closeIcon, IconButton, lazyPart, menuIcon, useI18n } from '@diwan/widgets';
import { Suspense } from 'react';
import { useLazyPanel } from '../use-lazy-panel';
import * as styles from './MobileMenuButton.css';

const MobileMenu = lazyPart(() => import('./MobileMenu'));

/** Opens the menu of narrow screens; its code is fetched when it is first wanted. */
export function MobileMenuButton({ className }: { className?: string | undefined }) {
  const { t } = useI18n();
  const { isOpen, wasOpened, open, close } = useLazyPanel();

  return (
    <>
      <IconButton
        icon={menuIcon}
        label={t('layout:header.open_menu')}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        // Until the menu is there, the focus is here.
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      {wasOpened && (
        <Suspense
          fallback={
            isOpen && (
              <div className={styles.early} data-early="">
                <IconButton icon={closeIcon} label={t('layout:header.close_menu')} onClick={close} />
              </div>
            )
          }
        >
          <MobileMenu isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
