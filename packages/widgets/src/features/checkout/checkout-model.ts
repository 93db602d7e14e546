import { type Client, PriceChangedError } from '@diwan/sdk';
import type { BasketLines, ValidOrderForm } from '@diwan/sdk/commerce';
import type { Country, Zone } from '@diwan/sdk/contract';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import {
  type BasketStore,
  type Failure,
  failureOf,
  type OrderConversion,
  type TextStorage,
} from '../../foundation/stores';
import type { PromoStore } from '../basket/promo/promo-store';
import {
  type CheckoutPhone,
  createRecordStore,
  lastOrder,
  type OrderDraft,
  type PlacedOrder,
  type SentCode,
  type SentOrder,
  type TypedPhone,
  type Verification,
} from './checkout-record-store';
import { createFiguresModel, type FiguresModel, type PricingSettings } from './figures-model';
import { oneTabAtATime } from './placing/one-tab-at-a-time';
import { placeOnce } from './placing/order-attempt-model';
import { areaOf, orderRequest } from './placing/order-request';
import { createVerificationModel, type VerificationModel } from './verification-model';

export type CheckoutStep =
  | { readonly name: 'phone' }
  | { readonly name: 'code'; readonly phone: CheckoutPhone; readonly sent: SentCode }
  | { readonly name: 'details'; readonly phone: CheckoutPhone; readonly verification: Verification }
  | { readonly name: 'placed'; readonly phone: CheckoutPhone | null; readonly order: PlacedOrder };

export interface CheckoutModel
  extends Pick<FiguresModel, 'lines' | 'totals' | 'isDeliveryFree' | 'priceChange'>,
    Omit<VerificationModel, 'resendCode' | 'verifyCode' | 'rejectPhone'> {
  /** False until storage has been read. */
  readonly isRestored: ReadonlySignal<boolean>;
  readonly step: ReadonlySignal<CheckoutStep>;
  /** Whether another step has followed the first one: the page owns the focus on arrival, each later step takes it. */
  readonly hasMoved: ReadonlySignal<boolean>;
  readonly phone: ReadonlySignal<CheckoutPhone | null>;
  readonly map: ReadonlySignal<{
    readonly status: 'loading' | 'failed' | 'ready';
    readonly countries: readonly Country[];
  }>;
  readonly orderProblem: ReadonlySignal<Failure | null>;

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
  /** Saves the form; its area determines the delivery fee. */
  saveDraft(draft: OrderDraft): void;
  /** Resolves when the order is placed; otherwise rejects and sets `orderProblem`, `phoneProblem` or `priceChange`. */
  placeOrder(form: ValidOrderForm, draft: OrderDraft): Promise<void>;
  /** Call when the visitor has seen the receipt: removes their data from storage, except for the order itself. */
  finish(): void;
  /** Begins the next order, where the visitor stays on the page. */
  startOver(): void;
}

export interface CheckoutOptions {
  client: Pick<Client, 'otp' | 'countries' | 'orders'>;
  cart: BasketStore;
  storage: TextStorage;
  settings: ReadonlySignal<PricingSettings>;
  promo: Pick<PromoStore, 'promo' | 'refresh' | 'refuse' | 'clear'>;
  /** Called when the shop has accepted the code. */
  onVerified: () => void;
  /** Called when the shop has received an order. */
  onPlaced: (order: OrderConversion) => void;
  /** Called when the receipt of an order placed here is stored, and its pieces are no longer in the cart. */
  onReceipt: (order: PlacedOrder) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  newKey: () => string;
}

/** How long the shop accepts the proof of a verified phone. */
const VERIFIED_MS = 60 * 60 * 1000;

/** Removes the ordered quantities from the cart in all tabs; later additions stay. */
function takeOutOfCart(cart: BasketStore, ordered: BasketLines): void {
  for (const { id, quantity } of ordered) {
    const inCart = cart.lines.peek().find((line) => line.id === id);
    if (!inCart) continue;
    if (inCart.quantity > quantity) cart.setQuantity(id, inCart.quantity - quantity);
    else cart.remove(id);
  }
}

/** Phone → code → details → placed (spec §4 «Checkout»). */
export function createCheckoutModel(options: CheckoutOptions): CheckoutModel {
  const { client, cart, promo, now } = options;
  const record = createRecordStore(options.storage, now);
  const isRestored = signal(false);
  const step = signal<CheckoutStep>({ name: 'phone' });
  const firstStep = signal<CheckoutStep | null>(null);
  const phone = signal<CheckoutPhone | null>(null);
  const map = signal<CheckoutModel['map']['value']>({ status: 'loading', countries: [] });
  const zoneId = signal<number | null>(null);
  const orderProblem = signal<Failure | null>(null);
  /** Whether the receipt shown is of an order placed here, not read from storage. */
  let isPlacedHere = false;

  /** The chosen area, in the country of the phone. */
  const zone = computed((): Zone | null => {
    if (step.value.name !== 'details') return null;
    const { countryCode } = step.value.phone;
    const country = map.value.countries.find(({ country_code }) => country_code === countryCode);
    const zones = country?.governorates.flatMap((governorate) => governorate.zones);
    return zones?.find(({ id }) => id === zoneId.value) ?? null;
  });

  const figures = createFiguresModel({ cart, promo, settings: options.settings, zone });
  const verification = createVerificationModel({
    otp: client.otp,
    record,
    now,
    onSent(to, sent) {
      batch(() => {
        phone.value = to;
        step.value = { name: 'code', phone: to, sent };
      });
    },
    onVerified(verified, proof) {
      step.value = { name: 'details', phone: verified, verification: proof };
      options.onVerified();
    },
  });

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
      map.value = { status: 'ready', countries: await client.countries.list() };
    } catch {
      map.value = { status: 'failed', countries: map.peek().countries };
    }
  };

  const startOver = () => {
    isPlacedHere = false;
    batch(() => {
      phone.value = null;
      step.value = { name: 'phone' };
    });
  };

  /**
   * The visitor may leave a receipt without closing it. The order emptied the cart, so a cart with lines is another
   * order, which the earlier receipt would seem to belong to. Lines added while that order was being sent don't hide its
   * receipt where it was placed.
   */
  const forgetEarlierReceipt = () => {
    if (isPlacedHere || step.peek().name !== 'placed' || !cart.lines.peek()[0]) return;
    record.finish();
    startOver();
  };

  const showReceipt = (order: PlacedOrder, placedHere: boolean) => {
    isPlacedHere = placedHere;
    step.value = { name: 'placed', phone: phone.peek(), order };
    forgetEarlierReceipt();
  };

  const finishOrder = (placed: PlacedOrder) => {
    batch(() => {
      showReceipt(placed, true);
      // Before the receipt is stored: beside a full cart, another tab would forget it.
      takeOutOfCart(cart, placed.lines);
      record.update({ placed, attempt: null });
      promo.clear();
    });
    options.onReceipt(placed);
  };

  async function handleRefusal(error: unknown, sent: SentOrder): Promise<void> {
    if (error instanceof PriceChangedError) {
      figures.showChange(sent, error.fresh);
      await Promise.all([cart.refreshPrices(), loadMap(), promo.refresh()]);
      return;
    }
    const failure = failureOf(error);
    const { code, message } = failure;
    if (code === 'phone_not_verified' || code === 'phone_proof_used_up') {
      record.update({ verification: null, sent: null });
      batch(() => {
        verification.rejectPhone(failure);
        step.value = { name: 'phone' };
      });
      return;
    }
    if (code.startsWith('promo_')) promo.refuse({ code, message });
    if (code === 'item_unavailable') await cart.refreshPrices();
    orderProblem.value = failure;
  }

  async function placeInThisTab(form: ValidOrderForm, draft: OrderDraft): Promise<void> {
    const { value } = step;
    if (value.name !== 'details') return;
    // Another tab may have ordered these lines already.
    cart.reread();
    const { placed: placedElsewhere } = record.read();
    if (placedElsewhere) {
      showReceipt(placedElsewhere, false);
      return;
    }
    const lines = figures.lines.peek();
    if (lines.length === 0) return;
    const area = areaOf(form, map.peek().countries);
    batch(() => {
      orderProblem.value = null;
      figures.dismissChange();
      zoneId.value = form.zoneId;
    });
    const totals = figures.totals.peek();
    const appliedPromo = totals.promo.status === 'applied' ? promo.promo.peek() : null;
    const sent: SentOrder = {
      order: orderRequest({
        form,
        draft,
        countryId: area.country.id,
        phone: value.phone,
        verification: value.verification,
        lines,
        totals,
        promoId: appliedPromo?.id ?? null,
      }),
      places: [area.zone, area.governorate].map(({ name, name_en, name_ar }) => ({
        name,
        name_en,
        name_ar,
      })),
      lines,
      totals,
      promoCode: appliedPromo?.code ?? null,
    };
    try {
      finishOrder(await placeOnce({ ...options, orders: client.orders, record }, sent));
    } catch (error) {
      await handleRefusal(error, sent);
      throw error;
    }
  }

  return {
    isRestored,
    step,
    hasMoved: computed(() => firstStep.value !== null && firstStep.value !== step.value),
    phone,
    map,
    orderProblem,
    lines: figures.lines,
    totals: figures.totals,
    isDeliveryFree: figures.isDeliveryFree,
    priceChange: figures.priceChange,
    isRequesting: verification.isRequesting,
    phoneProblem: verification.phoneProblem,
    isVerifying: verification.isVerifying,
    codeProblem: verification.codeProblem,
    challenge: verification.challenge,
    answerChallenge: verification.answerChallenge,
    requestCode: verification.requestCode,
    loadMap,

    start() {
      isPlacedHere = false;
      cart.restore();
      batch(() => {
        phone.value = record.read().phone;
        zoneId.value = record.read().draft.zoneId;
        step.value = restoredStep();
        firstStep.value ??= step.value;
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

    async resendCode() {
      const { value } = step;
      return value.name === 'code' && verification.resendCode(value.phone);
    },
    async verifyCode(otp) {
      const { value } = step;
      return value.name === 'code' ? verification.verifyCode(value.phone, otp) : 'failed';
    },
    changePhone() {
      record.update({ verification: null });
      step.value = { name: 'phone' };
    },

    hasLastOrder: () => lastOrder(record.read()) !== null,
    wasSent: () => Boolean(record.read().attempt?.unanswered.length),

    draft: () => record.read().draft,
    saveDraft(draft) {
      zoneId.value = draft.zoneId;
      record.update({ draft });
    },

    // When several tabs place the order at the same time, all show the receipt of the first one.
    placeOrder: (form, draft) => oneTabAtATime(() => placeInThisTab(form, draft)),

    finish: record.finish,
    startOver,
  };
}
