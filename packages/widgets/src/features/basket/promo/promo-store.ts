import { ApiError } from '@diwan/sdk';
import { PROMO_STORAGE_KEY, validatePromoCode } from '@diwan/sdk/commerce';
import type { Promo } from '@diwan/sdk/contract';
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type FeatureSetting, failureOf, type Stores } from '../../../foundation/stores';

/** Why a code was refused. `message`: the server's message, for error codes this version doesn't know. */
export type PromoRefusal =
  | { readonly reason: 'empty' | 'invalid' }
  | { readonly reason: 'refused'; readonly code: string; readonly message: string | undefined }
  /** It wasn't checked. `isOffline`: because there is no connection. */
  | { readonly reason: 'unreachable'; readonly isOffline: boolean };

/**
 * `stored`: from a URL or an earlier visit, not checked yet · `accepted`: valid, and applies once the cart reaches its
 * minimum (`promoDiscount`) · `refused`: the visitor may try another one.
 */
export type PromoState =
  | { readonly status: 'none' }
  | { readonly status: 'stored'; readonly code: string }
  | { readonly status: 'checking'; readonly code: string }
  | { readonly status: 'accepted'; readonly code: string; readonly promo: Promo }
  | { readonly status: 'refused'; readonly code: string; readonly refusal: PromoRefusal };

/** The visitor's promo code: one at a time, shared by cart and checkout, stored until the order or "change code". */
export interface PromoStore {
  readonly state: ReadonlySignal<PromoState>;
  /** The accepted promo, for computing totals. */
  readonly promo: ReadonlySignal<Promo | null>;
  /** Stores a code, for example from `?promo_code=`, without checking it yet. Malformed codes are ignored. */
  keep(code: string): void;
  /** Checks a code as typed, and stores it if it is accepted. */
  apply(code: string): Promise<void>;
  /** Checks the stored code, unless it has been checked. */
  check(): Promise<void>;
  /** Checks a code again that couldn't be checked. */
  retry(): Promise<void>;
  /** Reads an accepted promo again, whose terms the shop may have changed. It stays as it is if that fails. */
  refresh(): Promise<void>;
  /** Marks the code as refused, after the shop rejected it in an order. */
  refuse(refusal: { code: string; message: string | undefined }): void;
  /** Removes the code: "change code", or the order is placed. */
  clear(): void;
  /** Reads the code of an earlier visit. Call after hydration. */
  restore(): void;
  dispose(): void;
}

/** Whether retrying can't help. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

const codeIn = (text: string | null): string | undefined => {
  const validation = validatePromoCode(text ?? '');
  return validation.isValid ? validation.value : undefined;
};

/** If the client has no promos, as for a cart element, it stores codes without checking them. */
export function createPromoStore({ client: { promos }, storage }: FeatureSetting): PromoStore {
  const state = signal<PromoState>({ status: 'none' });
  /** Only the latest check counts: an earlier response may arrive later. */
  let lastCheck = 0;

  const write = (code: string) => storage.write(PROMO_STORAGE_KEY, code);

  const hold = (code: string | undefined) => {
    const current = state.peek();
    if (current.status !== 'none' && current.code === code) return;
    lastCheck += 1;
    state.value = code ? { status: 'stored', code } : { status: 'none' };
  };

  async function verify(code: string, isRefresh = false): Promise<void> {
    if (!promos) return;
    lastCheck += 1;
    const check = lastCheck;
    if (!isRefresh) state.value = { status: 'checking', code };
    const outcome = await promos.verify(code).then(
      (promo): PromoState => ({ status: 'accepted', code, promo }),
      (error: unknown): PromoState => ({
        status: 'refused',
        code,
        refusal: isFinal(error)
          ? { reason: 'refused', code: error.code, message: failureOf(error).message }
          : { reason: 'unreachable', isOffline: failureOf(error).kind === 'offline' },
      }),
    );
    if (check !== lastCheck) return;
    if (isRefresh && outcome.status === 'refused' && outcome.refusal.reason === 'unreachable') return;
    // Before the state changes: storage may notify this store of its own write.
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
    async retry() {
      const current = state.peek();
      if (current.status === 'refused' && current.refusal.reason === 'unreachable')
        await verify(current.code);
    },
    async refresh() {
      const current = state.peek();
      if (current.status === 'accepted') await verify(current.code, true);
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

/** The page's promo code, shared by cart, checkout and code that reads it from a URL. */
export const promoStoreOf = (stores: Stores): PromoStore => stores.feature(createPromoStore);
