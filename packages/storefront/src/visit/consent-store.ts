import { type TextStorage, useSignalValue } from '@diwan/widgets';
import { useIsHydrating } from '@diwan/widgets/internal';
import { type ReadonlySignal, signal } from '@preact/signals-core';

const STORAGE_KEY = 'diwan-consent';

/** `unread`: before hydration, when nothing may be shown or sent · `open`: the visitor hasn't chosen yet. */
export type Consent = 'unread' | 'open' | 'granted' | 'declined';

/** Whether the visitor consents to analytics. */
export interface ConsentStore {
  readonly consent: ReadonlySignal<Consent>;
  /** Reads the choice of an earlier visit and follows other tabs, until the returned function is called. */
  restore(): () => void;
  choose(choice: 'granted' | 'declined'): void;
  /** Asks again, from the footer; nothing is sent until the visitor chooses. */
  ask(): void;
}

/** @param isRequired if false, a visitor who hasn't chosen isn't asked and counts as consenting */
export function createConsentStore(storage: TextStorage, isRequired: boolean): ConsentStore {
  const consentIn = (text: string | null): Consent => {
    if (text === 'granted' || text === 'declined') return text;
    return isRequired ? 'open' : 'granted';
  };

  const consent = signal<Consent>('unread');
  const read = (text: string | null) => {
    consent.value = consentIn(text);
  };

  return {
    consent,
    restore() {
      read(storage.read(STORAGE_KEY));
      return storage.subscribe(STORAGE_KEY, read);
    },
    choose(choice) {
      storage.write(STORAGE_KEY, choice);
      consent.value = choice;
    },
    ask() {
      storage.write(STORAGE_KEY, '');
      consent.value = 'open';
    },
  };
}

/** The visitor's current choice. A part that hydrates late begins as the server rendered it. */
export function useConsent({ consent }: ConsentStore): Consent {
  const current = useSignalValue(consent);
  return useIsHydrating() ? 'unread' : current;
}
