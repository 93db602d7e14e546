import { ConsentBannerWidget } from '@diwan/widgets';
import { type ConsentStore, useConsent } from '../../session/consent-store';

/** Where the keyboard goes on once the banner with the pressed button is gone. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Asks until the visitor has chosen. */
export default function ConsentBanner({ consent }: { consent: ConsentStore }) {
  if (useConsent(consent) !== 'open') return null;
  return (
    <ConsentBannerWidget
      onChoose={(choice) => {
        consent.choose(choice);
        focusPage();
      }}
    />
  );
}
