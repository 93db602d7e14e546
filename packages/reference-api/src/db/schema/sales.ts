import { CURRENCIES, currencyDecimals } from '@diwan/sdk/commerce';
import {
  type Customization,
  LEAD_STATUS_MOVES,
  type LeadStatus,
  ORDER_STATUS_MOVES,
  type OrderStatus,
  PROMO_TYPES,
  type PromoType,
  REQUEST_STATUS_MOVES,
  type RequestStatus,
} from '@diwan/sdk/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { items } from './catalogue';
import { amount, createdAt, importHash, isOneOf, moment, percent } from './columns';
import { leadSources, projects } from './content';
import { countries, governorates, zones } from './geography';

const WITHOUT_DECIMALS = CURRENCIES.filter((currency) => currencyDecimals(currency) === 0);

// Data from visitors. Imports never change these rows (except promos): they have their own copy of names and prices, and
// their references to the catalogue become null when its rows are deleted.

export const promos = pgTable(
  'promos',
  {
    id: integer().primaryKey(),
    /**
     * Public id. Random, because orders reference their promo only by this id: it must not be guessable without knowing the
     * code.
     */
    wireId: integer().notNull().unique().default(sql`1 + floor(random() * 2147483646)::integer`),
    /** Upper case, because codes are case-insensitive. */
    code: text().notNull().unique(),
    type: text().$type<PromoType>().notNull(),
    /** Set for type `percentage` only. */
    percent: percent(),
    /** Set for type `fixed` only. */
    amount: amount(),
    minOrderTotal: amount().notNull().default(0),
    /** Null means no cap. */
    maxDiscount: amount(),
    startsAt: moment(),
    endsAt: moment(),
    /** Null means unlimited. */
    usageLimit: integer(),
    usedCount: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    importHash: importHash(),
  },
  (table) => [
    check(
      'promos_value_check',
      sql`(${table.type} = 'percentage') = (${table.percent} is not null) and (${table.type} = 'fixed') = (${table.amount} is not null)`,
    ),
    check('promos_type_check', isOneOf(table.type, PROMO_TYPES)),
    // A trigger of the migrations refuses uses beyond `usageLimit`; a check would also refuse to lower it.
    check('promos_used_count_check', sql`${table.usedCount} >= 0`),
    check('promos_code_check', sql`${table.code} = upper(${table.code})`),
  ],
);

export const leads = pgTable(
  'leads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its lead form; null for leads from orders and requests. */
    sourceId: integer().references(() => leadSources.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text(),
    /** As typed. */
    phone: text().notNull(),
    /** Country code and national digits, used to recognise people; null if the phone couldn't be parsed. */
    phoneDigits: text(),
    status: text().$type<LeadStatus>().notNull().default('new'),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.phoneDigits, table.createdAt),
    index().on(table.createdAt),
    index().on(table.sourceId, table.id),
    // Staff lists are newest first, often of one status.
    index().on(table.status, table.id),
    check('leads_status_check', isOneOf(table.status, Object.keys(LEAD_STATUS_MOVES))),
  ],
);

export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    notes: text().notNull().default(''),
    reason: text().notNull().default(''),
    projectId: integer().references(() => projects.id, { onDelete: 'set null' }),
    itemId: integer().references(() => items.id, { onDelete: 'set null' }),
    status: text().$type<RequestStatus>().notNull().default('new'),
    createdAt: createdAt(),
  },
  (table) => [
    check('quote_requests_status_check', isOneOf(table.status, Object.keys(REQUEST_STATUS_MOVES))),
    index().on(table.createdAt),
    index().on(table.status, table.id),
    index().on(table.leadId),
    index().on(table.projectId),
    index().on(table.itemId),
  ],
);

export const quoteRequestDetails = pgTable(
  'quote_request_details',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    itemId: integer().references(() => items.id, { onDelete: 'set null' }),
    code: text().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    quantity: integer().notNull(),
    customization: jsonb().$type<Customization>(),
  },
  (table) => [
    index().on(table.requestId),
    index().on(table.itemId),
    check('quote_request_details_quantity_check', sql`${table.quantity} >= 1`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Order number for people. */
    number: text().notNull().unique(),
    leadId: integer().references(() => leads.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text(),
    /** Country code and national digits of the verified phone. */
    phoneDigits: text().notNull(),
    countryId: integer().references(() => countries.id, { onDelete: 'set null' }),
    governorateId: integer().references(() => governorates.id, { onDelete: 'set null' }),
    zoneId: integer().references(() => zones.id, { onDelete: 'set null' }),
    /** Names of country, governorate and zone, in case the referenced rows are deleted. */
    areaEn: text().notNull(),
    areaAr: text().notNull(),
    landmark: text().notNull().default(''),
    street: text().notNull().default(''),
    building: text().notNull().default(''),
    floor: text().notNull().default(''),
    flat: text().notNull().default(''),
    notes: text().notNull().default(''),
    paymentMethod: text().$type<'cash'>().notNull().default('cash'),
    status: text().$type<OrderStatus>().notNull().default('placed'),
    promoId: integer().references(() => promos.id, { onDelete: 'set null' }),
    promoCode: text(),
    /** ISO 4217 code of all amounts: the shop's currency at that time. */
    currency: text().notNull().default('SAR'),
    subtotal: amount().notNull(),
    couponDiscount: amount().notNull(),
    shippingFee: amount().notNull(),
    /** Percent of subtotal after discount. */
    taxPercent: percent().notNull(),
    tax: amount().notNull(),
    total: amount().notNull(),
    createdAt: createdAt(),
    /** When its personal data was erased; its figures and lines stay for the books. */
    anonymizedAt: moment(),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.status, table.id),
    index().on(table.phoneDigits, table.createdAt),
    index().on(table.leadId),
    index().on(table.promoId),
    index().on(table.countryId),
    index().on(table.governorateId),
    index().on(table.zoneId),
    check('orders_total_check', sql`${table.total} >= 0`),
    check('orders_status_check', isOneOf(table.status, Object.keys(ORDER_STATUS_MOVES))),
    check('orders_payment_method_check', isOneOf(table.paymentMethod, ['cash'])),
    check(
      'orders_parts_check',
      sql`${table.subtotal} >= 0 and ${table.couponDiscount} between 0 and ${table.subtotal} and ${table.shippingFee} >= 0 and ${table.tax} >= 0`,
    ),
    // Each amount is rounded separately, so the total may differ from the sum of its parts by up to two minor units: two
    // hundredths, or two whole units of currencies without decimals.
    check(
      'orders_sum_check',
      sql`abs(${table.total} - (${table.subtotal} - ${table.couponDiscount} + ${table.shippingFee} + ${table.tax})) <= case when ${isOneOf(table.currency, WITHOUT_DECIMALS)} then 200 else 2 end`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: integer().references(() => items.id, { onDelete: 'set null' }),
    code: text().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    quantity: integer().notNull(),
    /** Before discount. */
    price: amount().notNull(),
    /** The applied percentage. */
    discount: percent().notNull(),
    unitPrice: amount().notNull(),
    lineTotal: amount().notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.itemId),
    check('order_lines_quantity_check', sql`${table.quantity} >= 1`),
  ],
);

export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    promoId: integer().references(() => promos.id, { onDelete: 'set null' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    discount: amount().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.orderId), index().on(table.promoId)],
);
