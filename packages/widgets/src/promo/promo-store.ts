import { ApiError } from '@diwan/sdk';
import { PROMO_STORAGE_KEY, validatePromoCode } from '@diwan/sdk/commerce';
import type { Promo } from '@diwan/sdk/contract';
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type FeatureSetting, failureOf, type Stores } from '../stores';

/** Why a code gives nothing. `message`: the server's words, for codes this version of the shop doesn't know. */
export type PromoRefusal =
  | { readonly reason: 'empty' | 'invalid' }
  | { readonly reason: 'refused'; readonly code: string; readonly message: string | undefined }
  | { readonly reason: 'unreachable' };

/**
 * `stored`: kept from an address or an earlier visit, not checked yet · `accepted`: may be used, once the cart reaches
 * its minimum (`promoDiscount`) · `refused`: the visitor may try another one.
 */
export type PromoState =
  | { readonly status: 'none' }
  | { readonly status: 'stored'; readonly code: string }
  | { readonly status: 'checking'; readonly code: string }
  | { readonly status: 'accepted'; readonly code: string; readonly promo: Promo }
  | { readonly status: 'refused'; readonly code: string; readonly refusal: PromoRefusal };

/** The promo code of a visit: one at a time, shared by cart and checkout, kept until the order or "change code". */
export interface PromoStore {
  readonly state: ReadonlySignal<PromoState>;
  /** The promo to compute totals with. */
  readonly promo: ReadonlySignal<Promo | null>;
  /** Keeps a code, as of `?promo_code=`, without checking it yet. Text that no code can look like is ignored. */
  keep(code: string): void;
  /** Checks a code as typed, and keeps it when it may be used. */
  apply(code: string): Promise<void>;
  /** Checks the code that is kept, unless that has been done. */
  check(): Promise<void>;
  /** The shop no longer takes the code, as it said when it was sent an order. */
  refuse(refusal: { code: string; message: string | undefined }): void;
  /** Forgets the code: "change code", or the order is placed. */
  clear(): void;
  /** Reads the code of an earlier visit; to be called once hydration is over. */
  restore(): void;
  dispose(): void;
}

/** Nothing that trying again could change. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

const codeIn = (text: string | null): string | undefined => {
  const validation = validatePromoCode(text ?? '');
  return validation.isValid ? validation.value : undefined;
};

/** With a client without promos, as of a cart element, it keeps codes and checks none. */
export function createPromoStore({ client: { promos }, storage }: FeatureSetting): PromoStore {
  const state = signal<PromoState>({ status: 'none' });
  /** Only the last check counts: an earlier one may answer later. */
  let lastCheck = 0;

  const write = (code: string) => storage.write(PROMO_STORAGE_KEY, code);

  const hold = (code: string | undefined) => {
    const current = state.peek();
    if (current.status !== 'none' && current.code === code) return;
    lastCheck += 1;
    state.value = code ? { status: 'stored', code } : { status: 'none' };
  };

  async function verify(code: string): Promise<void> {
    if (!promos) return;
    lastCheck += 1;
    const check = lastCheck;
    state.value = { status: 'checking', code };
    const outcome = await promos.verify(code).then(
      (promo): PromoState => ({ status: 'accepted', code, promo }),
      (error: unknown): PromoState => ({
        status: 'refused',
        code,
        refusal: isFinal(error)
          ? { reason: 'refused', code: error.code, message: failureOf(error).message }
          : { reason: 'unreachable' },
      }),
    );
    if (check !== lastCheck) return;
    // First: storage may report a write back to its own store, which then follows it.
    if (outcome.status === 'accepted') write(code);
    if (outcome.status === 'refused' && outcome.refusal.reason === 'refused') write('');
    state.value = outcome;
  }

  const unsubscribe: (() => void)[] = [];

  return {
    state,
    promo: computed(() => (state.value.status === 'accepted' ? state.value.promo : null)),
    keep(text) {
      const code = codeIn(text);
      if (!code) return;
      write(code);
      hold(code);
    },
    async apply(text) {
      const validation = validatePromoCode(text);
      if (validation.isValid) return verify(validation.value);
      const isEmpty = validation.problems.code === 'required';
      state.value = { status: 'refused', code: text, refusal: { reason: isEmpty ? 'empty' : 'invalid' } };
    },
    async check() {
      const current = state.peek();
      if (current.status === 'stored') await verify(current.code);
    },
    refuse({ code, message }) {
      const current = state.peek();
      if (current.status !== 'accepted') return;
      write('');
      lastCheck += 1;
      state.value = { status: 'refused', code: current.code, refusal: { reason: 'refused', code, message } };
    },
    clear() {
      write('');
      hold(undefined);
    },
    restore() {
      if (unsubscribe.length > 0) return;
      unsubscribe.push(storage.subscribe(PROMO_STORAGE_KEY, (text) => hold(codeIn(text))));
      if (state.peek().status === 'none') hold(codeIn(storage.read(PROMO_STORAGE_KEY)));
    },
    dispose() {
      lastCheck += 1;
      for (const stop of unsubscribe) stop();
    },
  };
}

/** The promo code of a page, as cart, checkout and whatever reads it from an address share it. */
export const promoStoreOf = (stores: Stores): PromoStore => stores.feature(createPromoStore);
