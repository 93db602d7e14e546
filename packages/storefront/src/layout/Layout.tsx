import { useDiwan, useI18n } from '@diwan/widgets';
import { deferred, lazyWithPreload, Optional, PendingQuotes, useAnnouncement } from '@diwan/widgets/internal';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useShop } from '../data/shop-context';
import { pathOf, urlOf } from '../navigation/addresses';
import type { UnopenedPage } from '../navigation/navigation-model';
import type { PageLayout } from '../navigation/page/define-page';
import { PROMO_PARAM } from '../navigation/page/known-params';
import { useLoadedAddress } from '../navigation/use-loaded-address';
import type { ExpectedPage } from '../navigation/use-navigation';
import { whenIdle } from '../navigation/when-idle';
import { layoutParts, preloadLayoutParts } from '../own-code/layout-parts';
import { useVisit } from '../visit/visit-context';
import { Header } from './header/Header';
import { MinimalHeader } from './header/MinimalHeader';
import * as styles from './Layout.css';
import { PageSkeleton } from './skeleton/PageSkeleton';

/** Whether a condition has held for some time; false as soon as it no longer holds. */
function useHasLasted(isMet: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isMet) return;
    const timer = setTimeout(() => setHasLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isMet, milliseconds]);
  return isMet && hasLasted;
}

/** False on the server and until the browser has had time after hydration. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}

/** Shown until the visitor has chosen. */
const ShopConsentBanner = lazyWithPreload(() => import('./ShopConsentBanner'));

/** Few URLs have a promo code. */
const PromoParam = lazyWithPreload(() => import('../visit/PromoParam'));

/** Far below the first view, but its chat button shows once the page is scrolled. */
const Footer = deferred(
  async () => {
    await preloadLayoutParts(['footer', 'footerEnd']);
    return import('./footer/Footer');
  },
  { when: 'scroll' },
);

const { announcement: Announcement, header: OwnHeader } = layoutParts;

/** No page shows them at first. Loaded in idle time: the connection may be lost later. */
const loadNotices = () => import('./notices/OfflineNotice');
const Toasts = lazyWithPreload(async () => ({ default: (await loadNotices()).Toasts }));
const OfflineNotice = lazyWithPreload(async () => ({ default: (await loadNotices()).OfflineNotice }));

const promoCodeIn = (address: string): string | undefined =>
  urlOf(address, 'http://localhost').searchParams.get(PROMO_PARAM)?.trim() || undefined;

/** Until then the previous page stays: most pages load sooner, and a flash of skeletons is worse than none. */
const SKELETON_AFTER_MS = 500;

/** Does what the browser does for the skip link, without a history entry. */
const skip = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

export interface LayoutProps {
  kind: PageLayout;
  /** Whether the next page is loading. */
  isLoading: boolean;
  /** The page being loaded, if it isn't the one on the screen. */
  expected: ExpectedPage | undefined;
  /** A page that couldn't be opened offline. */
  unopened: UnopenedPage | undefined;
  /** Title of the page that has just loaded, for screen readers. */
  announcement: string;
  /** Prefilled chat message about this page. */
  enquiry?: string | undefined;
  children: ReactNode;
}

/** Header, footer and notices around a page. */
export function Layout({
  kind,
  isLoading,
  expected,
  unopened,
  announcement,
  enquiry,
  children,
}: LayoutProps) {
  const { t } = useI18n();
  const address = useLoadedAddress();
  const { settings } = useShop();
  const { isBypassingMaintenance, consent } = useVisit();
  const { paths } = useDiwan();
  const promoCode = promoCodeIn(address);
  const isFull = kind === 'full';
  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle) OfflineNotice.preload().catch(() => {});
  }, [isIdle]);
  const isWaiting = useHasLasted(expected !== undefined, SKELETON_AFTER_MS);
  useAnnouncement(isWaiting ? t('layout:loading') : '');
  useAnnouncement(announcement);
  return (
    <div className={styles.page} data-loading={isLoading || undefined}>
      {kind !== 'bare' && (
        // biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page, without a history entry
        <a className={styles.skipLink} href="#main" onClick={skip}>
          {t('layout:skip_to_content')}
        </a>
      )}
      {settings.tag_manager_id && (
        <Optional>
          <ShopConsentBanner consent={consent} />
        </Optional>
      )}
      {isBypassingMaintenance && <p className={styles.staffBar}>{t('layout:maintenance.staff_bar')}</p>}
      {isFull && Announcement && <Announcement />}
      {isFull && OwnHeader && <OwnHeader />}
      {isFull && !OwnHeader && <Header />}
      {(kind === 'minimal' || kind === 'checkout') && <MinimalHeader hasWayToCart={kind === 'checkout'} />}
      {unopened && (
        <Optional>
          <OfflineNotice unopened={unopened} />
        </Optional>
      )}
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading} hidden={isWaiting}>
        {children}
      </main>
      {isWaiting && <PageSkeleton skeleton={expected?.skeleton} />}
      {isFull && (
        // Hidden along with the page: if in view at the end of the previous page, it would jump out of sight.
        <div hidden={isWaiting}>
          <Footer enquiry={enquiry} />
        </div>
      )}
      {pathOf(address) !== paths.priceBox && <PendingQuotes key={address} />}
      {promoCode && (
        <Optional>
          <PromoParam code={promoCode} />
        </Optional>
      )}
      {isIdle && (
        <Optional>
          <Toasts arrivedAt={isLoading ? undefined : pathOf(address)} />
        </Optional>
      )}
    </div>
  );
}
