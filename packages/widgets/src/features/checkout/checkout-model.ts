import { ApiError, type Client } from '@diwan/sdk';
import {
  type BasketLine,
  type BasketLines,
  normalisePhone,
  type OrderFigures,
  OTP_LIFETIME_SECONDS,
  OTP_RESEND_SECONDS,
  orderTotals,
  type TaxSettings,
} from '@diwan/sdk/commerce';
import type { Country, Settings, Zone } from '@diwan/sdk/contract';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import {
  type BasketStore,
  type Failure,
  failureOf,
  type OrderConversion,
  type TextStorage,
} from '../../foundation/stores';
import type { PromoStore } from '../basket/promo';
import {
  type CheckoutPhone,
  createRecordStore,
  lastOrder,
  type OrderDraft,
  type PlacedOrder,
  type RecordStore,
  type SentCode,
  type TypedPhone,
  type Verification,
} from './checkout-record-store';
import { isAboutInput } from './is-about-input';

export type CheckoutStep =
  | { readonly name: 'phone' }
  | { readonly name: 'code'; readonly phone: CheckoutPhone; readonly sent: SentCode }
  | { readonly name: 'details'; readonly phone: CheckoutPhone; readonly verification: Verification }
  | { readonly name: 'placed'; readonly phone: CheckoutPhone | null; readonly order: PlacedOrder };

/** The order's price differs from the one shown, so it was not placed. */
export interface PriceChange {
  readonly previousTotal: number;
  /** Lines whose price changed, as they were shown before. */
  readonly changedLines: readonly BasketLine[];
  readonly isFeeChanged: boolean;
}

export interface CheckoutModel {
  /** False until storage has been read. */
  readonly isRestored: ReadonlySignal<boolean>;
  readonly step: ReadonlySignal<CheckoutStep>;
  readonly phone: ReadonlySignal<CheckoutPhone | null>;
  readonly map: ReadonlySignal<
    | { readonly status: 'loading' | 'failed'; readonly countries: readonly Country[] }
    | { readonly status: 'ready'; readonly countries: readonly Country[] }
  >;
  /** The order's lines, with the latest known prices. */
  readonly lines: ReadonlySignal<BasketLines>;
  readonly isRequesting: ReadonlySignal<boolean>;
  readonly phoneProblem: ReadonlySignal<Failure | null>;
  readonly isVerifying: ReadonlySignal<boolean>;
  readonly codeProblem: ReadonlySignal<Failure | null>;
  readonly orderProblem: ReadonlySignal<Failure | null>;
  readonly priceChange: ReadonlySignal<PriceChange | null>;

  /**
   * Reads storage, and fetches countries and current prices. Call after hydration, and again when the page returns from
   * the back/forward cache.
   * @returns a function that stops following the cart
   */
  start(): () => void;
  loadMap(): Promise<void>;
  /** The phone as last typed, until a code is sent to it. */
  typedPhone(): TypedPhone | null;
  saveTypedPhone(typed: TypedPhone): void;
  /** Sends a code, unless one was just sent to this phone. */
  requestCode(typed: string, country: Country): Promise<void>;
  /** Returns whether a code was sent. */
  resendCode(): Promise<boolean>;
  verifyCode(otp: string): Promise<'verified' | 'refused' | 'failed'>;
  changePhone(): void;
  /** Whether an order was placed whose receipt was closed in the last 24 hours, or not yet. */
  hasLastOrder(): boolean;
  /** Whether an order was sent without a response, such as before the page was closed: it may have been placed. */
  wasSent(): boolean;
  /** The form as last typed. */
  draft(): OrderDraft;
  saveDraft(draft: OrderDraft): void;
  totals(zone: Zone | null): OrderFigures;
  /** For `placeOrder`. */
  readonly ordering: Ordering;
  /** Call when the visitor has seen the receipt: removes their data from storage, except for the order itself. */
  finish(): void;
  /** Begins the next order, where the visitor stays on the page. */
  startOver(): void;
}

/** The state and stores that placing an order reads and changes. Its code loads with the details step. */
export interface Ordering
  extends Pick<CheckoutOptions, 'cart' | 'promo' | 'onPlaced' | 'now' | 'newKey'>,
    Pick<CheckoutModel, 'map' | 'lines' | 'totals' | 'loadMap'> {
  readonly orders: Pick<Client['orders'], 'create'>;
  readonly record: RecordStore;
  readonly step: Signal<CheckoutStep>;
  readonly phoneProblem: Signal<Failure | null>;
  readonly orderProblem: Signal<Failure | null>;
  readonly priceChange: Signal<PriceChange | null>;
  readonly fresh: Signal<FreshNumbers>;
  /** Shows the receipt of an order placed here, or else in another tab. */
  showReceipt(order: PlacedOrder, isOwn: boolean): void;
}

export interface CheckoutOptions {
  client: Pick<Client, 'otp' | 'map' | 'orders'>;
  cart: BasketStore;
  storage: TextStorage;
  settings: ReadonlySignal<TaxSettings & Pick<Settings, 'currency' | 'free_shipping'>>;
  promo: Pick<PromoStore, 'promo' | 'refuse' | 'clear'>;
  /** Called when the shop has confirmed an order. */
  onPlaced: (order: OrderConversion) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  newKey: () => string;
}

/** How long the shop accepts the proof of a verified phone. */
const VERIFIED_MS = 60 * 60 * 1000;

/** Numbers that the shop returned when it refused the shown ones. */
export interface FreshNumbers {
  readonly prices: ReadonlyMap<number, { readonly price: number; readonly discount: number }>;
  readonly fees: ReadonlyMap<number, number>;
  readonly tax: TaxSettings | null;
}
const nothingFresh: FreshNumbers = { prices: new Map(), fees: new Map(), tax: null };

/** Phone → code → details → placed (spec §4 «Checkout»). */
export function createCheckoutModel(options: CheckoutOptions): CheckoutModel {
  const { client, cart, settings, promo, now, newKey, onPlaced } = options;
  const record = createRecordStore(options.storage, now);
  const isRestored = signal(false);
  const step = signal<CheckoutStep>({ name: 'phone' });
  const phone = signal<CheckoutPhone | null>(null);
  const map = signal<CheckoutModel['map']['value']>({ status: 'loading', countries: [] });
  const isRequesting = signal(false);
  const phoneProblem = signal<Failure | null>(null);
  const isVerifying = signal(false);
  const codeProblem = signal<Failure | null>(null);
  const orderProblem = signal<Failure | null>(null);
  const priceChange = signal<PriceChange | null>(null);
  const fresh = signal(nothingFresh);
  /** Whether the receipt shown is of an order placed here, not read from storage. */
  let isOwnReceipt = false;

  const lines = computed(() =>
    cart.availableLines.value.map((line) => {
      const numbers = fresh.value.prices.get(line.product.id);
      if (!numbers) return line;
      const product = { ...line.product, ...numbers, allow_discount: numbers.discount > 0 };
      return { ...line, product };
    }),
  );

  const totals = (zone: Zone | null) => {
    const { fees, tax } = fresh.value;
    return orderTotals({
      lines: lines.value,
      promo: promo.promo.value,
      zone: zone && { price: fees.get(zone.id) ?? zone.price },
      settings: { ...settings.value, ...tax },
    });
  };

  const restoredStep = (): CheckoutStep => {
    const { placed, phone, verification, sent } = record.read();
    if (placed) return { name: 'placed', phone, order: placed };
    if (phone && verification && now() - verification.verifiedAt < VERIFIED_MS)
      return { name: 'details', phone, verification };
    if (phone && sent && now() < sent.expiresAt) return { name: 'code', phone, sent };
    return { name: 'phone' };
  };

  const loadMap = async () => {
    map.value = { status: 'loading', countries: map.peek().countries };
    try {
      map.value = { status: 'ready', countries: await client.map.get() };
    } catch {
      map.value = { status: 'failed', countries: map.peek().countries };
    }
  };

  async function send(to: CheckoutPhone): Promise<void> {
    const sentNow = (expiresIn = OTP_LIFETIME_SECONDS, resendIn = OTP_RESEND_SECONDS) => {
      const sent = { expiresAt: now() + expiresIn * 1000, resendAt: now() + resendIn * 1000 };
      record.update({ phone: to, typedPhone: null, sent, verification: null });
      batch(() => {
        phone.value = to;
        codeProblem.value = null;
        step.value = { name: 'code', phone: to, sent };
      });
    };
    try {
      const response = await client.otp.request({ countryCode: to.countryCode, phone: to.number });
      sentNow(response.expires_in, response.resend_in);
    } catch (error) {
      // A code has already been sent, but this tab doesn't know about it.
      if (!(error instanceof ApiError) || error.code !== 'otp_too_soon') throw error;
      sentNow(OTP_LIFETIME_SECONDS, error.retryAfterSeconds);
    }
  }

  const startOver = () => {
    isOwnReceipt = false;
    batch(() => {
      phone.value = null;
      step.value = { name: 'phone' };
    });
  };

  /**
   * The visitor may leave a receipt without closing it. The order emptied the cart, so a cart with lines is another
   * order, which the earlier receipt would seem to confirm. Lines added while that order was being sent don't hide its
   * receipt where it was placed.
   */
  const forgetEarlierReceipt = () => {
    if (isOwnReceipt || step.peek().name !== 'placed' || !cart.lines.peek()[0]) return;
    record.finish();
    startOver();
  };

  const showReceipt = (order: PlacedOrder, isOwn: boolean) => {
    isOwnReceipt = isOwn;
    step.value = { name: 'placed', phone: phone.peek(), order };
    forgetEarlierReceipt();
  };

  return {
    isRestored,
    step,
    phone,
    map,
    lines,
    isRequesting,
    phoneProblem,
    isVerifying,
    codeProblem,
    orderProblem,
    priceChange,
    loadMap,
    totals,

    start() {
      isOwnReceipt = false;
      cart.restore();
      batch(() => {
        phone.value = record.read().phone;
        step.value = restoredStep();
        isRestored.value = true;
      });
      const stop = cart.lines.subscribe(forgetEarlierReceipt);
      void loadMap();
      void cart.refreshPrices();
      return stop;
    },

    typedPhone: () => record.read().typedPhone,
    saveTypedPhone(typedPhone) {
      record.update({ typedPhone });
    },

    async requestCode(typed, country) {
      if (isRequesting.peek()) return;
      // Of an order placed in another tab, while this one showed the form.
      record.finish();
      const to = { countryCode: country.country_code, number: normalisePhone(typed, country) };
      const { phone: sentTo, sent } = record.read();
      if (
        sent &&
        now() < sent.resendAt &&
        sentTo?.number === to.number &&
        sentTo.countryCode === to.countryCode
      ) {
        step.value = { name: 'code', phone: to, sent };
        return;
      }
      isRequesting.value = true;
      phoneProblem.value = null;
      try {
        await send(to);
      } catch (error) {
        phoneProblem.value = failureOf(error);
      } finally {
        isRequesting.value = false;
      }
    },

    async resendCode() {
      const { value } = step;
      if (value.name !== 'code' || isRequesting.peek()) return false;
      isRequesting.value = true;
      codeProblem.value = null;
      try {
        await send(value.phone);
        return true;
      } catch (error) {
        codeProblem.value = failureOf(error);
        return false;
      } finally {
        isRequesting.value = false;
      }
    },

    async verifyCode(otp) {
      const { value } = step;
      if (value.name !== 'code' || isVerifying.peek()) return 'failed';
      isVerifying.value = true;
      codeProblem.value = null;
      try {
        const { phone_proof, id, name, email } = await client.otp.verify({
          countryCode: value.phone.countryCode,
          phone: value.phone.number,
          otp,
        });
        const verification: Verification = {
          proof: phone_proof ?? null,
          verifiedAt: now(),
          leadId: id ?? null,
          name: name ?? '',
          email: email ?? '',
        };
        const { draft } = record.read();
        record.update({
          sent: null,
          verification,
          draft: {
            ...draft,
            name: draft.name || verification.name,
            email: draft.email || verification.email,
          },
        });
        step.value = { name: 'details', phone: value.phone, verification };
        return 'verified';
      } catch (error) {
        const failure = failureOf(error);
        codeProblem.value = failure;
        return isAboutInput(failure) ? 'refused' : 'failed';
      } finally {
        isVerifying.value = false;
      }
    },

    changePhone() {
      record.update({ verification: null });
      step.value = { name: 'phone' };
    },

    hasLastOrder: () => lastOrder(record.read()) !== null,
    wasSent: () => Boolean(record.read().attempt?.unanswered.length),

    draft: () => record.read().draft,
    saveDraft(draft) {
      record.update({ draft });
    },

    ordering: {
      orders: client.orders,
      cart,
      promo,
      record,
      now,
      newKey,
      onPlaced,
      step,
      map,
      lines,
      phoneProblem,
      orderProblem,
      priceChange,
      fresh,
      totals,
      loadMap,
      showReceipt,
    },

    finish: record.finish,
    startOver,
  };
}
