import * as v from 'valibot';
import { pagingEntries } from '../list-query';
import type { InputSchemaOf } from '../object-schema';
import { idParam } from '../url-params';
import { eventStateSchema, leadStatusSchema, orderStatusSchema, requestStatusSchema } from './records';

/** Years of four digits; dates that the calendar doesn't have, like February 30, are rejected. */
const isInCalendar = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.split(/\D/).map(Number);
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year >= 1000 && day >= 1 && day <= days;
};

/** A date or timestamp in a query, e.g. `2026-03-01` or `2026-03-01T09:00:00Z`. Dates are days in the shop's time zone. */
const moment = v.pipe(
  v.union([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())]),
  v.check(isInCalendar),
);

/** Filters of every list. Lists are sorted newest first. */
const filters = {
  ...pagingEntries,
  query: v.optional(v.pipe(v.string(), v.maxLength(200))),
  before: v.optional(idParam),
  from: v.optional(moment),
  to: v.optional(moment),
};

/** Query of the staff’s list of orders. */
export interface OrderListQuery {
  /** Part of a name, an e-mail, a phone or an order number. */
  query?: string | undefined;
  /**
   * Only records with a smaller id: continues after the last record of a list, also while new ones arrive.
   */
  before?: number | undefined;
  /** Created at or after this time. */
  from?: string | undefined;
  /** Created before this time. */
  to?: string | undefined;
  /** Only records with this status. */
  status?:
    | 'confirmed'
    | 'cancelled'
    | 'in_production'
    | 'out_for_delivery'
    | 'delivered'
    | 'returned'
    | 'placed'
    | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page: 1 to 100, 10 by default. */
  limit?: number | undefined;
}

const orderListQueryFields = v.object({
  ...filters,
  status: v.optional(orderStatusSchema),
});
/** Schema of {@link OrderListQuery}. */
export const orderListQuerySchema: InputSchemaOf<OrderListQuery, typeof orderListQueryFields> &
  Pick<typeof orderListQueryFields, 'entries'> = orderListQueryFields;

/** Query of the staff’s list of requests. */
export interface RequestListQuery {
  /** Part of a name, an e-mail, a phone or an order number. */
  query?: string | undefined;
  /**
   * Only records with a smaller id: continues after the last record of a list, also while new ones arrive.
   */
  before?: number | undefined;
  /** Created at or after this time. */
  from?: string | undefined;
  /** Created before this time. */
  to?: string | undefined;
  /** Only records with this status. */
  status?: 'in_progress' | 'answered' | 'closed' | 'new' | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page: 1 to 100, 10 by default. */
  limit?: number | undefined;
}

const requestListQueryFields = v.object({
  ...filters,
  status: v.optional(requestStatusSchema),
});
/** Schema of {@link RequestListQuery}. */
export const requestListQuerySchema: InputSchemaOf<RequestListQuery, typeof requestListQueryFields> &
  Pick<typeof requestListQueryFields, 'entries'> = requestListQueryFields;

/** Query of the staff’s list of leads. */
export interface LeadListQuery {
  /** Part of a name, an e-mail, a phone or an order number. */
  query?: string | undefined;
  /**
   * Only records with a smaller id: continues after the last record of a list, also while new ones arrive.
   */
  before?: number | undefined;
  /** Created at or after this time. */
  from?: string | undefined;
  /** Created before this time. */
  to?: string | undefined;
  /** Only records with this status. */
  status?: 'closed' | 'new' | 'contacted' | undefined;
  /** Only leads of this lead form. */
  source_id?: number | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page: 1 to 100, 10 by default. */
  limit?: number | undefined;
}

const leadListQueryFields = v.object({
  ...filters,
  status: v.optional(leadStatusSchema),
  source_id: v.optional(idParam),
});
/** Schema of {@link LeadListQuery}. */
export const leadListQuerySchema: InputSchemaOf<LeadListQuery, typeof leadListQueryFields> &
  Pick<typeof leadListQueryFields, 'entries'> = leadListQueryFields;

/** Query of the staff’s list of webhook messages. */
export interface EventListQuery {
  /** Only messages in this state. */
  state?: 'delivered' | 'pending' | 'dead' | undefined;
  /**
   * Only messages with a smaller id: continues after the last message of a list, also while new ones arrive.
   */
  before?: number | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page: 1 to 100, 10 by default. */
  limit?: number | undefined;
}

const eventListQueryFields = v.object({
  ...pagingEntries,
  before: v.optional(idParam),
  state: v.optional(eventStateSchema),
});
/** Schema of {@link EventListQuery}. */
export const eventListQuerySchema: InputSchemaOf<EventListQuery, typeof eventListQueryFields> &
  Pick<typeof eventListQueryFields, 'entries'> = eventListQueryFields;
