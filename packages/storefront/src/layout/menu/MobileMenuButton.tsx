import { IconButton, useI18n } from '@diwan/widgets';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useShop } from '../../shop-context';

const MobileMenu = lazy(() => import('./MobileMenu'));

/** Opens the menu of narrow screens; its code is fetched when it is first wanted. */
export function MobileMenuButton({ className }: { className?: string | undefined }) {
  const { t } = useI18n();
  const { address } = useShop();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what closes it
  useEffect(() => setIsOpen(false), [address]);

  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };

  return (
    <>
      <IconButton
        icon="menu"
        label={t('layout:header.open_menu')}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <MobileMenu isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
