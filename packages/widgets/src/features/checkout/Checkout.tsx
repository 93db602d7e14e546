import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../foundation/i18n';
import { InCurrency, useBasket, useDiwan } from '../../foundation/provider';
import type { TextStorage } from '../../foundation/stores';
import { useAnnouncement } from '../../foundation/ui/Announcer';
import { Button } from '../../foundation/ui/Button';
import { lazyWithPreload } from '../../foundation/ui/deferred/lazy-with-preload';
import { OnceOpened } from '../../foundation/ui/deferred/OnceOpened';
import { Optional } from '../../foundation/ui/deferred/Optional';
import { EmptyState } from '../../foundation/ui/EmptyState';
import { StateSlot } from '../../foundation/ui/StateSlot';
import { useFocusFallback } from '../../foundation/ui/use-focus-fallback';
import { PromoField } from '../basket/promo/PromoField';
import * as styles from './Checkout.css';
import { CheckoutHead } from './CheckoutHead';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { CheckoutFold, CheckoutSummary } from './CheckoutSummary';
import { PhoneStep } from './phone-step/PhoneStep';
import { useCheckout } from './use-checkout';

export interface CheckoutProps {
  /** Called when the order is placed and its receipt closed; the shop then navigates home (spec §2). */
  onDone: () => void;
  /** `1` if checkout is the page's main content. */
  headingLevel?: 1 | 2;
  /**
   * Offers the mock card payment of spec §4, on pages of localhost only: for demonstrations and tests. Off by default, since the
   * spec shows it as disabled.
   */
  acceptsCard?: boolean;
  /** Where the form is stored across reloads; `localStorage` by default. */
  storage?: TextStorage;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const LaterSteps = lazyWithPreload(() => import('./LaterSteps'));
const LastReceipt = lazyWithPreload(async () => ({ default: (await import('./LaterSteps')).LastReceipt }));

const ChallengeDialog = lazyWithPreload(() => import('./challenge/ChallengeDialog'));

// With the first interaction, before the shop has sent a code. A failure shows when the steps are rendered.
const preloadLaterSteps = () => void LaterSteps.preload().catch(() => {});

/** Checkout with payment on delivery (spec §2 «Checkout»). */
export function Checkout(props: CheckoutProps) {
  const { onDone, headingLevel = 1, acceptsCard = false, now = Date.now } = props;
  const { paths, stores } = useDiwan();
  const { t, locale } = useI18n();
  const cart = useBasket('cart');
  const storage = props.storage ?? stores.storage;
  const checkout = useCheckout({ storage, now });
  const { step } = checkout;

  const isAtPhone = step.name === 'phone' || step.name === 'code';

  // Known only once the products have been fetched again, when the visitor may already be typing.
  const goneLines = cart.lines.filter(({ id }) => cart.flags.get(id) === 'gone');
  const gone = goneLines
    .map(({ product }) => t('checkout:line_gone', { name: localized(product, 'name', locale) }))
    .join(' ');
  useAnnouncement(gone);
  const isEmpty = cart.availableLines.length === 0 && step.name !== 'placed';
  // The same element around everything, so that it notices when the form disappears.
  const region = useFocusFallback<HTMLDivElement>((element, lost) => {
    if (isEmpty) return element.querySelector('a');
    // The link of the empty state had the focus, and another tab has filled the cart again.
    return lost.matches('a') ? element.querySelector('input') : null;
  });

  const skeleton = <CheckoutSkeleton hasHead={false} />;
  if (!checkout.isRestored || !cart.isRestored)
    return (
      <div ref={region}>
        {/* The same element as later: on arrival, the page focuses its heading. */}
        <CheckoutHead step={step} headingLevel={headingLevel} />
        {skeleton}
      </div>
    );
  const lastOrder = (
    <Optional>
      <LastReceipt storage={storage} />
    </Optional>
  );
  if (isEmpty) {
    const message = (
      <EmptyState
        headingLevel={headingLevel}
        title={t('checkout:title')}
        hint={gone || t('checkout:empty_cart')}
        action={<Button href={paths.products}>{t('cart:browse')}</Button>}
      />
    );
    // A host's own text for an empty cart would hide which pieces are gone.
    return (
      <div ref={region}>
        {lastOrder}
        {gone ? message : <StateSlot name="empty">{message}</StateSlot>}
      </div>
    );
  }

  const close = () => {
    checkout.finish();
    onDone();
    // A partner's page may stay. The shop leaves, unless the visitor returns before the next page has loaded.
    if (paths.isInShop) addEventListener('popstate', checkout.startOver, { once: true });
    else checkout.startOver();
  };
  return (
    <div ref={region} data-step={step.name}>
      <CheckoutHead step={step} headingLevel={headingLevel} />
      <InCurrency currency={checkout.totals.currency}>
        {isAtPhone && (
          <>
            <CheckoutFold checkout={checkout} />
            <div className={styles.columns}>
              <PhoneStep checkout={checkout} onUse={preloadLaterSteps} />
              <CheckoutSummary
                checkout={checkout}
                headingLevel={2}
                goneLines={goneLines}
                promoField={<PromoField />}
              />
            </div>
            {checkout.hasLastOrder() && lastOrder}
          </>
        )}
        {/* Before the dialog of the code, which opens as this one closes and then takes the focus. */}
        <OnceOpened isOpen={checkout.challenge !== null}>
          <ChallengeDialog challenge={checkout.challenge} onAnswer={checkout.answerChallenge} />
        </OnceOpened>
        <OnceOpened isOpen={step.name !== 'phone'} fallback={!isAtPhone && skeleton}>
          <LaterSteps
            checkout={checkout}
            acceptsCard={acceptsCard}
            goneLines={goneLines}
            promoField={<PromoField />}
            termsHref={paths.terms}
            now={now}
            onClose={close}
          />
        </OnceOpened>
      </InCurrency>
    </div>
  );
}
