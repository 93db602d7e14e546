import { IconButton, lazyPart, menuIcon, useI18n } from '@diwan/widgets';
import { Suspense } from 'react';
import { useLazyPanel } from '../use-lazy-panel';
import { EarlyMenu } from './EarlyMenu';

const MobileMenu = lazyPart(() => import('./MobileMenu'));

/** Opens the menu of narrow screens; its code is fetched when it is first wanted. */
export function MobileMenuButton({ className }: { className?: string | undefined }) {
  const { t } = useI18n();
  const { isOpen, wasOpened, open, close, early } = useLazyPanel<HTMLDivElement>();

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
      {!wasOpened && <EarlyMenu ref={early} hidden onClose={close} />}
      {wasOpened && (
        <Suspense fallback={isOpen && <EarlyMenu onClose={close} />}>
          <MobileMenu isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
