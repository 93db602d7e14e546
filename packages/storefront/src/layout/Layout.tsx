import {
  lazyPart,
  QueuedQuotesWidget,
  ToastsWidget,
  useDiwan,
  useI18n,
  VisuallyHidden,
} from '@diwan/widgets';
import { type ReactNode, Suspense } from 'react';
import { useAddress } from '../navigation/use-address';
import type { PageLayout } from '../routing/page';
import { useShop } from '../shop/shop-context';
import { Header } from './header/Header';
import { MinimalHeader } from './header/MinimalHeader';
import * as styles from './Layout.css';

/** Far below the first view: the server's markup stands until its code has come. */
const Footer = lazyPart(() => import('./footer/Footer'));

/** Only for those who haven't chosen yet. */
const ConsentBanner = lazyPart(() => import('./consent/ConsentBanner'));

/** Few addresses bring a code. */
const PromoParam = lazyPart(() => import('../session/PromoParam'));

const promoCodeIn = (address: string): string | undefined =>
  new URL(address, 'http://localhost').searchParams.get('promo_code')?.trim() || undefined;

export interface LayoutProps {
  kind: PageLayout;
  /** The next page is on its way. */
  isLoading: boolean;
  /** Title of the page that has just arrived, for screen readers. */
  announcement: string;
  /** What a visitor would ask about this page in a chat. */
  enquiry?: string | undefined;
  children: ReactNode;
}

/** What surrounds a page. */
export function Layout({ kind, isLoading, announcement, enquiry, children }: LayoutProps) {
  const { t } = useI18n();
  const address = useAddress();
  const { isBypassingMaintenance, consent, settings } = useShop();
  const { paths } = useDiwan();
  const promoCode = promoCodeIn(address);
  const isFull = kind === 'full';
  const content = (
    <main id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading}>
      {children}
    </main>
  );
  return (
    <div className={styles.page}>
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
      {isFull && <Header />}
      {(kind === 'minimal' || kind === 'checkout') && <MinimalHeader hasWayToCart={kind === 'checkout'} />}
      {content}
      {isFull && (
        <Suspense>
          <Footer enquiry={enquiry} />
        </Suspense>
      )}
      {address !== paths.priceBox && <QueuedQuotesWidget key={address} />}
      {promoCode && (
        <Suspense>
          <PromoParam code={promoCode} />
        </Suspense>
      )}
      <ToastsWidget />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
