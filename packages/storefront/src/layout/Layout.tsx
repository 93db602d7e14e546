import { KeptMarkup, lazyPart, QueuedQuotesWidget, useAnnouncement, useDiwan, useI18n } from '@diwan/widgets';
import { type ReactNode, Suspense } from 'react';
import { useAddress } from '../navigation/use-address';
import type { UnopenedPage } from '../navigation/use-unopened-page';
import type { PageName } from '../routes';
import { loadedAddress, urlOf } from '../routing/addresses';
import type { PageLayout } from '../routing/page';
import { PROMO_PARAM } from '../session/promo-code';
import { useShop } from '../shop/shop-context';
import { LateFooter } from './footer/LateFooter';
import { Header } from './header/Header';
import { MinimalHeader } from './header/MinimalHeader';
import * as styles from './Layout.css';
import { currentEntries } from './menu/menu-entries';
import { useHasLasted } from './use-has-lasted';
import { useLaterParts } from './use-later-parts';
import { usePagePlaceholder } from './use-page-placeholder';

/** Only for those who haven't chosen yet. */
const ConsentBanner = lazyPart(() => import('./consent/ConsentBanner'));

/** Few addresses bring a code. */
const PromoParam = lazyPart(() => import('../session/PromoParam'));

const promoCodeIn = (address: string): string | undefined =>
  urlOf(address, 'http://localhost').searchParams.get(PROMO_PARAM)?.trim() || undefined;

const pathOf = (address: string): string => urlOf(address, 'http://localhost').pathname;

/** Until then the page before stays: most pages come sooner, and a flash of placeholders is worse than none. */
const PLACEHOLDER_AFTER_MS = 500;

export interface LayoutProps {
  kind: PageLayout;
  /** The next page is on its way. */
  isLoading: boolean;
  /** The page on its way, where it is another one than that on the screen. */
  expected: PageName | undefined;
  /** A page that could not be opened without a connection. */
  unopened: UnopenedPage | undefined;
  /** Title of the page that has just arrived, for screen readers. */
  announcement: string;
  /** What a visitor would ask about this page in a chat. */
  enquiry?: string | undefined;
  children: ReactNode;
}

/** What surrounds a page. */
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
  const address = useAddress();
  const { isBypassingMaintenance, consent, settings } = useShop();
  const { paths } = useDiwan();
  const promoCode = promoCodeIn(address);
  const isFull = kind === 'full';
  const later = useLaterParts();
  const isExpecting = expected !== undefined;
  const Placeholder = usePagePlaceholder(isExpecting);
  const isWaiting = useHasLasted(isExpecting, PLACEHOLDER_AFTER_MS) && Placeholder !== undefined;
  useAnnouncement(isWaiting ? t('layout:loading') : '');
  useAnnouncement(announcement);
  return (
    <div className={styles.page} data-loading={isLoading || undefined}>
      {kind !== 'bare' && (
        <a className={styles.skipLink} href="#main">
          {t('layout:skip_to_content')}
        </a>
      )}
      {settings.tag_manager_id && (
        <Suspense>
          <ConsentBanner consent={consent} />
        </Suspense>
      )}
      {isBypassingMaintenance && <p className={styles.staffBar}>{t('layout:maintenance.staff_bar')}</p>}
      {isFull && (
        <KeptMarkup of={settings} variant={`header ${currentEntries(pathOf(address))}`}>
          <Header />
        </KeptMarkup>
      )}
      {(kind === 'minimal' || kind === 'checkout') && <MinimalHeader hasWayToCart={kind === 'checkout'} />}
      {later && unopened && <later.OfflineNotice unopened={unopened} />}
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading} hidden={isWaiting}>
        {children}
      </main>
      {isWaiting && <Placeholder name={expected} />}
      {isFull && (
        // Away while the page is: seen at the end of the page before, it would jump out of sight.
        <div hidden={isWaiting}>
          <LateFooter enquiry={enquiry} />
        </div>
      )}
      {pathOf(address) !== paths.priceBox && <QueuedQuotesWidget key={loadedAddress(address)} />}
      {promoCode && (
        <Suspense>
          <PromoParam code={promoCode} />
        </Suspense>
      )}
      {later && <later.ToastsWidget arrivedAt={isLoading ? undefined : pathOf(address)} />}
    </div>
  );
}
