import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { memo } from 'react';
import { useShop } from '../../data/shop-context';
import { ReloadingLink } from '../../navigation/ReloadingLink';
import { BrandLogo } from '../brand/BrandLogo';
import { LanguageSwitch } from '../language-switch/LanguageSwitch';
import { useFocusAfterSwitch } from '../language-switch/use-focus-after-switch';
import { MainMenu } from '../menu/MainMenu';
import { MobileMenuButton } from '../menu/MobileMenuButton';
import { SearchButton } from '../search-overlay/SearchButton';
import { useScrolledPast } from '../use-scrolled-past';
import { BasketLinks } from './BasketLinks';
import * as styles from './Header.css';

/** Scroll distance beyond which the bar is compact (spec §9). */
const STUCK_AFTER_PX = 50;

/** Logo, menu, search, baskets and language (spec §2). */
export const Header = memo(function Header() {
  const tools = useFocusAfterSwitch<HTMLDivElement>();
  const isStuck = useScrolledPast(STUCK_AFTER_PX);
  return (
    <header className={styles.header} data-stuck={isStuck || undefined}>
      <div className={styles.bar}>
        <div className={`${container} ${styles.row}`}>
          <HomeLink />
          <MainMenu />
          <div ref={tools} className={styles.tools}>
            <LanguageSwitch className={styles.language} />
            <SearchButton />
            <BasketLinks />
            <MobileMenuButton className={styles.menuButton} />
          </div>
        </div>
      </div>
    </header>
  );
});

export function HomeLink() {
  const { t, locale } = useI18n();
  const { brand } = useShop().settings;
  return (
    <ReloadingLink
      className={styles.homeLink}
      href="/"
      aria-label={t('layout:header.home_link', { brand: localized(brand, 'name', locale) })}
    >
      <BrandLogo />
    </ReloadingLink>
  );
}
