/** Statuses of an order and the statuses each can change to. A status without any is final. */
export const ORDER_STATUS_MOVES = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['in_production', 'out_for_delivery', 'cancelled'],
  in_production: ['out_for_delivery', 'cancelled'],
  out_for_delivery: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
} as const;

/** The same for quote, contact and project requests. */
export const REQUEST_STATUS_MOVES = {
  new: ['in_progress', 'answered', 'closed'],
  in_progress: ['answered', 'closed'],
  answered: ['in_progress', 'closed'],
  closed: ['in_progress'],
} as const;

/** The same for leads. */
export const LEAD_STATUS_MOVES = {
  new: ['contacted', 'closed'],
  contacted: ['closed'],
  closed: ['contacted'],
} as const;

/** Status of an order. */
export type OrderStatus = keyof typeof ORDER_STATUS_MOVES;
/** Status of a quote, contact or project request. */
export type RequestStatus = keyof typeof REQUEST_STATUS_MOVES;
/** Status of a lead. */
export type LeadStatus = keyof typeof LEAD_STATUS_MOVES;

type Moves = Readonly<Record<string, readonly string[]>>;

/** All statuses of a table, starting with the initial one. */
export const statusesOf = <Table extends Moves>(moves: Table): (keyof Table & string)[] => Object.keys(moves);

/** Whether a record may change from one status to another. */
export const canMove = (moves: Moves, from: string, to: string): boolean =>
  Object.hasOwn(moves, from) && (moves[from]?.includes(to) ?? false);
