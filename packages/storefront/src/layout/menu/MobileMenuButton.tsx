import { useI18n } from '@diwan/widgets';
import { menuIcon } from '@diwan/widgets/icons';
import { lazyWithPreload } from '@diwan/widgets/internal';
import { IconButton } from '@diwan/widgets/ui';
import { HeaderDialog } from '../header-dialog/HeaderDialog';

const MobileMenu = lazyWithPreload(() => import('./MobileMenu'));

/** Opens the menu of narrow screens; its code is fetched when it is first opened. */
export function MobileMenuButton({ className }: { className?: string | undefined }) {
  const { t } = useI18n();
  return (
    <HeaderDialog Dialog={MobileMenu}>
      {(opener) => (
        <IconButton {...opener} icon={menuIcon} label={t('layout:header.open_menu')} className={className} />
      )}
    </HeaderDialog>
  );
}
