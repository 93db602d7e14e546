import { useDiwan, useI18n } from '@diwan/widgets';
import { arrowStartIcon } from '@diwan/widgets/icons';
import { container } from '@diwan/widgets/styles';
import { Button } from '@diwan/widgets/ui';
import { LanguageSwitch } from '../language-switch/LanguageSwitch';
import { useFocusAfterSwitch } from '../language-switch/use-focus-after-switch';
import { HomeLink } from './Header';
import * as styles from './Header.css';

/** Logo and language switch, for pages outside the main shop; in checkout also a link back to the cart. */
export function MinimalHeader({ hasWayToCart = false }: { hasWayToCart?: boolean }) {
  const tools = useFocusAfterSwitch<HTMLDivElement>();
  const { paths } = useDiwan();
  const { t } = useI18n();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={`${container} ${styles.row}`}>
          <HomeLink />
          <div ref={tools} className={styles.tools}>
            <LanguageSwitch />
            {hasWayToCart && (
              <Button variant="link" href={paths.cart} iconStart={arrowStartIcon} className={styles.wayBack}>
                {t('layout:header.back_to_cart')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}
