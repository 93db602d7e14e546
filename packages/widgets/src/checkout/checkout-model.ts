import { ApiError, type Client, PriceChangedError } from '@diwan/sdk';
import {
  type BasketLine,
  type BasketLines,
  normalisePhone,
  type OrderFigures,
  OTP_LIFETIME_SECONDS,
  OTP_RESEND_SECONDS,
  orderTotals,
  type TaxSettings,
  type ValidOrderForm,
} from '@diwan/sdk/commerce';
import type { Country, Governorate, Settings, Zone } from '@diwan/sdk/contract';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { PromoStore } from '../promo';
import { type BasketStore, type Failure, failureOf, type OrderConversion, type TextStorage } from '../stores';
import {
  type CheckoutPhone,
  createRecordStore,
  lastOrder,
  type OrderDraft,
  type PlacedOrder,
  type SentCode,
  type TypedPhone,
  type Verification,
} from './checkout-record-store';
import { placeOnce } from './order-attempt-model';
import { orderRequest } from './order-request';

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
  /** Whether an order was placed in the last 24 hours. */
  hasLastOrder(): boolean;
  /** The form as last typed. */
  draft(): OrderDraft;
  saveDraft(draft: OrderDraft): void;
  totals(zone: Zone | null): OrderFigures;
  /** Resolves when the order is placed; otherwise rejects and sets `orderProblem` or `priceChange`. */
  placeOrder(form: ValidOrderForm, draft: OrderDraft): Promise<void>;
  /** Call when the visitor has seen the receipt: removes their data from storage, except for the order itself. */
  finish(): void;
  /** Begins the next order, where the visitor stays on the page. */
  startOver(): void;
}

export interface CheckoutOptions {
  client: Pick<Client, 'otp' | 'map' | 'orders'>;
  cart: BasketStore;
  storage: TextStorage;
  settings: ReadonlySignal<TaxSettings & Pick<Settings, 'free_shipping'>>;
  promo: Pick<PromoStore, 'promo' | 'refuse' | 'clear'>;
  /** Called when the shop has confirmed an order. */
  onPlaced: (order: OrderConversion) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  newKey: () => string;
}

/** How long the shop accepts the proof of a verified phone. */
const VERIFIED_MS = 60 * 60 * 1000;

interface FreshNumbers {
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

  async function afterPriceChange(error: PriceChangedError, before: SentNumbers): Promise<void> {
    const { cart: freshCart, tax_rate, totals: freshTotals } = error.fresh;
    const prices = new Map(freshCart.map(({ item_id, ...numbers }) => [item_id, numbers]));
    const changedLines = before.lines.filter((line, index) => {
      const now = prices.get(line.product.id);
      const was = before.cart[index];
      return now && was && (now.price !== was.price || now.discount !== was.discount);
    });
    batch(() => {
      fresh.value = {
        prices,
        fees: new Map(fresh.peek().fees).set(before.zoneId, freshTotals.shipping_fee),
        tax: { allow_tax_rate: tax_rate > 0, tax_rate },
      };
      priceChange.value = {
        previousTotal: before.total,
        changedLines,
        isFeeChanged: freshTotals.shipping_fee !== before.shippingFee,
      };
    });
    await Promise.all([cart.refreshPrices(), loadMap()]);
  }

  async function refused(error: unknown): Promise<void> {
    const failure = failureOf(error);
    const { code, message } = failure;
    if (code === 'phone_not_verified' || code === 'phone_proof_used_up') {
      record.update({ verification: null, sent: null });
      batch(() => {
        phoneProblem.value = failure;
        step.value = { name: 'phone' };
      });
      return;
    }
    if (code.startsWith('promo_')) promo.refuse({ code, message });
    if (code === 'item_unavailable') await cart.refreshPrices();
    orderProblem.value = failure;
  }

  /** Removes the ordered quantities from the cart in all tabs; later additions stay. */
  const takeOutOfCart = (ordered: BasketLines) => {
    for (const { id, quantity } of ordered) {
      const inCart = cart.lines.peek().find((line) => line.id === id);
      if (!inCart) continue;
      if (inCart.quantity > quantity) cart.setQuantity(id, inCart.quantity - quantity);
      else cart.remove(id);
    }
  };

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
        return failure.kind === 'refused' ? 'refused' : 'failed';
      } finally {
        isVerifying.value = false;
      }
    },

    changePhone() {
      record.update({ verification: null });
      step.value = { name: 'phone' };
    },

    hasLastOrder: () => lastOrder(record.read()) !== null,

    draft: () => record.read().draft,
    saveDraft(draft) {
      record.update({ draft });
    },

    async placeOrder(form, draft) {
      const { value } = step;
      if (value.name !== 'details') return;
      // Another tab may have ordered these lines already.
      cart.reread();
      const { placed: placedElsewhere } = record.read();
      if (placedElsewhere) {
        step.value = { name: 'placed', phone: value.phone, order: placedElsewhere };
        forgetEarlierReceipt();
        return;
      }
      if (lines.peek().length === 0) return;
      const isChosen = ({ id }: Governorate) => id === form.governorateId;
      const country = map.peek().countries.find(({ governorates }) => governorates.some(isChosen));
      const governorate = country?.governorates.find(isChosen);
      const zone = country?.governorates.flatMap(({ zones }) => zones).find(({ id }) => id === form.zoneId);
      if (!country || !governorate || !zone) throw new Error('The map does not contain the area.');
      batch(() => {
        orderProblem.value = null;
        priceChange.value = null;
      });
      const figures = totals(zone);
      const appliedPromo = figures.promo.status === 'applied' ? promo.promo.peek() : null;
      const order = orderRequest({
        form,
        draft,
        countryId: country.id,
        phone: value.phone,
        verification: value.verification,
        lines: lines.peek(),
        totals: figures,
        promoId: appliedPromo?.id ?? null,
      });
      const sent = {
        order,
        places: [zone, governorate].map(({ name, name_en, name_ar }) => ({ name, name_en, name_ar })),
        lines: lines.peek(),
        totals: figures,
        promoCode: appliedPromo?.code ?? null,
      };
      try {
        const placed = await placeOnce({ orders: client.orders, record, newKey, onPlaced }, sent);
        batch(() => {
          isOwnReceipt = true;
          step.value = { name: 'placed', phone: value.phone, order: placed };
          // Before the receipt is stored: beside a full cart, another tab would forget it.
          takeOutOfCart(placed.lines);
          record.update({ placed, attempt: null });
          promo.clear();
        });
      } catch (error) {
        if (error instanceof PriceChangedError) {
          await afterPriceChange(error, {
            lines: sent.lines,
            cart: order.cart,
            zoneId: zone.id,
            total: figures.total,
            shippingFee: figures.shippingFee ?? 0,
          });
        } else await refused(error);
        throw error;
      }
    },

    finish: record.finish,
    startOver,
  };
}

/** The amounts an order was sent with. */
interface SentNumbers {
  readonly lines: BasketLines;
  readonly cart: readonly { readonly price: number; readonly discount: number }[];
  readonly zoneId: number;
  readonly total: number;
  readonly shippingFee: number;
}
