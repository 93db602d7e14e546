import { ConsentBanner } from '@diwan/widgets/internal';
import { type ConsentStore, useConsent } from '../visit/consent-store';

/** Keeps the keyboard position when the banner is removed together with the focused button. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Asks for consent until the visitor has chosen. */
export default function ShopConsentBanner({ consent }: { consent: ConsentStore }) {
  if (useConsent(consent) !== 'open') return null;
  return (
    <ConsentBanner
      onChoose={(choice) => {
        consent.choose(choice);
        focusPage();
      }}
    />
  );
}
