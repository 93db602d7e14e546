import {
  canMove,
  LEAD_STATUS_MOVES,
  type LeadStatus,
  ORDER_STATUS_MOVES,
  type OrderStatus,
  REQUEST_STATUS_MOVES,
  type RequestStatus,
  type StatusChange,
} from '@diwan/sdk/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { leads, orders, quoteRequests, type Subject, statusChanges } from '../../db/schema';
import { ApiError } from '../../platform/http/api-error';

export type Status = OrderStatus | RequestStatus | LeadStatus;

const subjects = {
  order: { table: orders, moves: ORDER_STATUS_MOVES },
  request: { table: quoteRequests, moves: REQUEST_STATUS_MOVES },
  lead: { table: leads, moves: LEAD_STATUS_MOVES },
} as const;

/**
 * Changes a record's status and adds the change to its history.
 * @throws {ApiError} `not_found`; `status_not_allowed` if the current status doesn't allow it
 */
export async function changeStatus(
  tx: Database,
  {
    subject,
    id,
    to,
    note,
    madeBy,
    now,
  }: { subject: Subject; id: number; to: Status; note: string; madeBy: string; now: Date },
): Promise<void> {
  const { table, moves } = subjects[subject];
  // Locked, so that parallel changes can't both start from the same status.
  const [record] = await tx
    .select({ status: table.status })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  if (!record) throw new ApiError('record_not_found');
  if (!canMove(moves, record.status, to)) throw new ApiError('status_not_allowed');
  await tx.update(table).set({ status: to }).where(eq(table.id, id));
  await tx.insert(statusChanges).values({
    subject,
    subjectId: id,
    fromStatus: record.status,
    toStatus: to,
    note,
    madeBy,
    createdAt: now,
  });
}

/** Changes of status by record, oldest first. */
export async function historiesOf(
  db: Database,
  subject: Subject,
  ids: readonly number[],
): Promise<Map<number, StatusChange[]>> {
  const rows = await db
    .select()
    .from(statusChanges)
    .where(and(eq(statusChanges.subject, subject), inArray(statusChanges.subjectId, [...ids])))
    .orderBy(asc(statusChanges.id));
  const histories = new Map<number, StatusChange[]>();
  for (const { subjectId, fromStatus, toStatus, note, madeBy, createdAt } of rows) {
    const change = { from: fromStatus, to: toStatus, note, at: createdAt.toISOString(), by: madeBy };
    histories.set(subjectId, [...(histories.get(subjectId) ?? []), change]);
  }
  return histories;
}
