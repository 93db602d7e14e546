import {
  type BasketLines,
  jsonText,
  type OrderFigures,
  parseBasket,
  serialiseBasket,
} from '@diwan/sdk/commerce';
import type { OrderRequest, Zone } from '@diwan/sdk/contract';
import type { TextStorage } from '../../foundation/stores';

/** A phone in the API's format: dial code without plus, national digits without leading zero. */
export interface CheckoutPhone {
  readonly countryCode: string;
  readonly number: string;
}

/** The order form's values, as typed. */
export interface OrderDraft {
  readonly name: string;
  readonly email: string;
  readonly governorateId: number | null;
  readonly zoneId: number | null;
  readonly street: string;
  readonly building: string;
  readonly floor: string;
  readonly apartment: string;
  readonly landmark: string;
  readonly notes: string;
  readonly hasAgreedToTerms: boolean;
}

export const emptyDraft: OrderDraft = {
  name: '',
  email: '',
  governorateId: null,
  zoneId: null,
  street: '',
  building: '',
  floor: '',
  apartment: '',
  landmark: '',
  notes: '',
  hasAgreedToTerms: false,
};

/** A code sent to the phone; times in milliseconds since 1970. */
export interface SentCode {
  readonly expiresAt: number;
  readonly resendAt: number;
}

/** A verified phone, with the lead the shop has for it, if any. */
export interface Verification {
  readonly proof: string | null;
  readonly verifiedAt: number;
  readonly leadId: number | null;
  readonly name: string;
  readonly email: string;
}

/** A city or area, named in the languages its shop provides. */
export type PlaceName = Pick<Zone, 'name' | 'name_en' | 'name_ar'>;

/** An order that was sent, with its lines. */
export interface SentOrder {
  readonly order: OrderRequest;
  /** Area and city of its address. Undefined if an earlier version sent it. */
  readonly places: readonly PlaceName[] | undefined;
  readonly lines: BasketLines;
  readonly totals: OrderFigures;
  /** Null unless a promo reduced the price. */
  readonly promoCode: string | null;
}

/** One intended order. Its key stays the same until the shop has received the order. */
export interface OrderAttempt {
  readonly key: string;
  /** Orders sent under the key that got no response: one of them may have been placed. */
  readonly unanswered: readonly SentOrder[];
}

/** To whom and where an order is delivered. */
export interface Delivery {
  readonly name: string;
  /** Area, then city. */
  readonly places: readonly PlaceName[];
  readonly address: OrderRequest['address'];
}

export interface PlacedOrder {
  /** Undefined if the backend doesn't return it. */
  readonly number?: string | undefined;
  /** Due on delivery, in the shop's currency. */
  readonly total: number;
  /** The amounts that make up the total. Undefined if the shop returned another total, or an earlier version placed the order. */
  readonly totals?: OrderFigures | undefined;
  readonly lines: BasketLines;
  /** In milliseconds since 1970. Undefined if an earlier version placed the order. */
  readonly placedAt?: number | undefined;
  /** Undefined once the receipt was closed. */
  readonly delivery?: Delivery | undefined;
  /** When the receipt was closed, in milliseconds since 1970. Undefined before. */
  readonly closedAt?: number | undefined;
}

/** A partly typed phone. */
export interface TypedPhone {
  readonly countryCode: string;
  readonly text: string;
}

/** Checkout state persisted across reloads and shared between tabs. */
export interface CheckoutRecord {
  readonly phone: CheckoutPhone | null;
  /** Null once a code has been sent to it. */
  readonly typedPhone: TypedPhone | null;
  readonly sent: SentCode | null;
  readonly verification: Verification | null;
  readonly draft: OrderDraft;
  readonly attempt: OrderAttempt | null;
  /** Null once the visitor has seen it. */
  readonly placed: PlacedOrder | null;
  /** The order whose receipt the visitor has closed in the last 24 hours, without personal data. */
  readonly last: PlacedOrder | null;
}

export const CHECKOUT_STORAGE_KEY = 'diwan-checkout';
const VERSION = 1;
/** Personal data doesn't stay on a shared device longer than an order takes. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

export const emptyRecord: CheckoutRecord = {
  phone: null,
  typedPhone: null,
  sent: null,
  verification: null,
  draft: emptyDraft,
  attempt: null,
  placed: null,
  last: null,
};

/** The order placed last, whether or not its receipt was closed. */
export const lastOrder = ({ placed, last }: Pick<CheckoutRecord, 'placed' | 'last'>): PlacedOrder | null =>
  placed ?? last;

type Shape = Readonly<Record<string, unknown>>;

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** Whether all properties have the same types as in the example. */
const hasTypesOf = (value: unknown, example: Shape): boolean =>
  isShape(value) && Object.entries(example).every(([name, member]) => typeof value[name] === typeof member);

const isIdOrNull = (value: unknown) => value === null || Number.isSafeInteger(value);

function draftOf(value: unknown): OrderDraft {
  const { governorateId: _governorate, zoneId: _zone, ...texts } = emptyDraft;
  const isDraft =
    isShape(value) && hasTypesOf(value, texts) && isIdOrNull(value.governorateId) && isIdOrNull(value.zoneId);
  return isDraft ? (value as unknown as OrderDraft) : emptyDraft;
}

const partOf = <Part>(value: unknown, example: Shape): Part | null =>
  hasTypesOf(value, example) ? (value as Part) : null;

const amounts = { subtotal: 0, savings: 0, couponDiscount: 0, shippingFee: 0, taxRate: 0, tax: 0, total: 0 };

function totalsOf(value: unknown): OrderFigures | null {
  const totals = partOf<OrderFigures>(value, { ...amounts, currency: '' });
  return totals && hasTypesOf(totals.promo, { status: '' }) ? totals : null;
}

const isText = (value: unknown) => value === undefined || value === null || typeof value === 'string';
/** Whether these properties are texts, if there are any. */
const hasTexts = (value: unknown, names: readonly string[]): value is Shape =>
  isShape(value) && names.every((name) => isText(value[name]));

const arePlaces = (value: unknown): boolean =>
  Array.isArray(value) && value.every((place) => hasTexts(place, ['name', 'name_en', 'name_ar']));

const isAddress = (value: unknown): boolean =>
  hasTexts(value, ['street', 'building', 'floor', 'flat', 'landmark']);

function deliveryOf(value: unknown): Delivery | null {
  const delivery = partOf<Delivery>(value, { name: '' });
  return delivery && arePlaces(delivery.places) && isAddress(delivery.address) ? delivery : null;
}

const linesOf = (value: unknown): BasketLines =>
  Array.isArray(value) ? parseBasket(serialiseBasket(value)).lines : [];

function sentOrderOf(value: unknown): SentOrder[] {
  const sent = partOf<SentOrder>(value, { order: {} });
  const totals = totalsOf(sent?.totals);
  const lines = linesOf(sent?.lines);
  if (!sent?.order || !totals || lines.length === 0) return [];
  const { lead, address } = sent.order;
  if (!hasTypesOf(lead, { name: '' }) || !isAddress(address)) return [];
  return [{ ...sent, totals, lines, places: arePlaces(sent.places) ? sent.places : undefined }];
}

/** Orders that can't be read any more can't be sent again either; the key still is the attempt's. */
function attemptOf(value: unknown): OrderAttempt | null {
  const attempt = partOf<OrderAttempt>(value, { key: '' });
  if (!attempt || !Array.isArray(attempt.unanswered)) return null;
  return { key: attempt.key, unanswered: attempt.unanswered.flatMap(sentOrderOf) };
}

/** A receipt without valid totals shows the amount due only. */
function placedOf(value: unknown): PlacedOrder | null {
  const placed = partOf<PlacedOrder>(value, { total: 0 });
  if (!placed || !Array.isArray(placed.lines)) return null;
  return {
    ...placed,
    number: typeof placed.number === 'string' ? placed.number : undefined,
    placedAt: Number(placed.placedAt) || undefined,
    lines: linesOf(placed.lines),
    totals: totalsOf(placed.totals) ?? undefined,
    delivery: deliveryOf(placed.delivery) ?? undefined,
  };
}

function parse(text: string | null, now: number): CheckoutRecord {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return emptyRecord;
  }
  if (!isShape(value) || value.version !== VERSION || !(now - Number(value.savedAt) < LIFETIME_MS)) {
    return emptyRecord;
  }
  const last = placedOf(value.last);
  return {
    phone: partOf(value.phone, { countryCode: '', number: '' }),
    typedPhone: partOf(value.typedPhone, { countryCode: '', text: '' }),
    sent: partOf(value.sent, { expiresAt: 0, resendAt: 0 }),
    verification: partOf(value.verification, { verifiedAt: 0, name: '', email: '' }),
    draft: draftOf(value.draft),
    attempt: attemptOf(value.attempt),
    placed: placedOf(value.placed),
    // Later changes of the record don't prolong its time.
    last: last && now - Number(last.closedAt) < LIFETIME_MS ? last : null,
  };
}

/**
 * The record in storage. Every read is fresh, so that two tabs share one checkout. If storage isn't writable, the
 * record lasts until the page is closed.
 */
export function createRecordStore(storage: TextStorage, now: () => number) {
  let unstored: CheckoutRecord | null = null;
  const read = (): CheckoutRecord => unstored ?? parse(storage.read(CHECKOUT_STORAGE_KEY), now());
  const update = (changes: Partial<CheckoutRecord>): void => {
    const record = { ...read(), ...changes };
    const text = jsonText({ version: VERSION, savedAt: now(), ...record });
    unstored = storage.write(CHECKOUT_STORAGE_KEY, text) ? null : record;
  };
  return {
    read,
    update,
    /**
     * Call when the visitor has seen the receipt. On a shared device, the next visitor can neither see who ordered nor
     * order in their name. The shop recognises a returning visitor once the phone is verified again.
     */
    finish(): void {
      const { placed } = read();
      if (placed) update({ ...emptyRecord, last: { ...placed, delivery: undefined, closedAt: now() } });
    },
  };
}
export type RecordStore = ReturnType<typeof createRecordStore>;
