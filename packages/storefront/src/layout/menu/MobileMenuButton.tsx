import { IconButton, menuIcon, useI18n } from '@diwan/widgets';
import { useRef } from 'react';
import { PanelFailure } from '../PanelFailure';
import { useLazyPanel } from '../use-lazy-panel';
import { EarlyMenu } from './EarlyMenu';
import type { MobileMenuProps } from './MobileMenu';

const loadMenu = () => import('./MobileMenu');

/** Opens the menu of narrow screens; its code is fetched when it is first opened. */
export function MobileMenuButton({ className }: { className?: string | undefined }) {
  const { t } = useI18n();
  const {
    isOpen,
    Panel: MobileMenu,
    open,
    close,
    early,
    problem,
    retry,
  } = useLazyPanel<HTMLDivElement, MobileMenuProps>(loadMenu);

  const opener = useRef<HTMLElement>(null);
  const closeEarly = () => {
    opener.current?.focus();
    close();
  };

  return (
    <>
      <IconButton
        ref={opener}
        icon={menuIcon}
        label={t('layout:header.open_menu')}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        // The focus stays here until the menu has loaded.
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <EarlyMenu ref={early} onClose={closeEarly}>
        {problem && <PanelFailure problem={problem} onRetry={retry} takesFocus onEscape={closeEarly} />}
      </EarlyMenu>
      {MobileMenu && <MobileMenu isOpen={isOpen} onClose={close} early={early} opener={opener} />}
    </>
  );
}
