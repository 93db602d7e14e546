import type { TextStorage } from '@diwan/widgets';
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'diwan-consent';

/** `unread`: before hydration, when nothing may be shown or sent · `open`: the visitor hasn't chosen yet. */
export type Consent = 'unread' | 'open' | 'granted' | 'declined';

/** Whether the visitor consents to analytics. */
export interface ConsentStore {
  get(): Consent;
  /** Returns the unsubscribe function. */
  subscribe(onChange: () => void): () => void;
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

  const listeners = new Set<() => void>();
  let consent: Consent = 'unread';
  const set = (next: Consent) => {
    consent = next;
    for (const listener of listeners) listener();
  };

  return {
    get: () => consent,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    restore() {
      set(consentIn(storage.read(STORAGE_KEY)));
      return storage.subscribe(STORAGE_KEY, (text) => set(consentIn(text)));
    },
    choose(choice) {
      storage.write(STORAGE_KEY, choice);
      set(choice);
    },
    ask() {
      storage.write(STORAGE_KEY, '');
      set('open');
    },
  };
}

const unread = () => 'unread' as const;

/** The visitor's current choice. */
export const useConsent = ({ subscribe, get }: ConsentStore): Consent =>
  useSyncExternalStore<Consent>(subscribe, get, unread);
