import { IconButton, menuIcon, useI18n } from '@diwan/widgets';
import { lazyWithPreload } from '@diwan/widgets/internal';
import { LazyPanel } from '../panel/LazyPanel';
import { usePanel } from '../panel/use-panel';

const MobileMenu = lazyWithPreload(() => import('./MobileMenu'));

/** Opens the menu of narrow screens; its code is fetched when it is first opened. */
export function MobileMenuButton({ className }: { className?: string | undefined }) {
  const { t } = useI18n();
  const panel = usePanel();
  return (
    <>
      <IconButton
        ref={panel.opener}
        icon={menuIcon}
        label={t('layout:header.open_menu')}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={panel.isOpen}
        onClick={panel.open}
      />
      <LazyPanel panel={panel} code={MobileMenu}>
        <MobileMenu panel={panel} />
      </LazyPanel>
    </>
  );
}
