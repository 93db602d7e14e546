import { type PhoneCountry, possiblePhones } from '../../../commerce';
import type {
  EventRecord,
  EventType,
  LeadRecord,
  OrderRecord,
  Person,
  RequestRecord,
} from '../../../contract';

/** The records of visitors, by kind, oldest first. */
export interface FakeRecords {
  order: OrderRecord[];
  request: RequestRecord[];
  lead: LeadRecord[];
}

export type Subject = keyof FakeRecords;

/** The records of visitors in a fake backend, and its events about them. */
export interface FakeInbox {
  records: FakeRecords;
  events: EventRecord[];
}

/** A person as stored: the phone with plus and country code if it could be parsed. */
export function storedPerson(
  { name, email, phone }: { name: string; email?: string | null | undefined; phone: string },
  countries: readonly PhoneCountry[],
): Person {
  const [digits] = possiblePhones(phone, countries);
  return { name, email: email ?? null, phone: digits ? `+${digits}` : phone };
}

/** Records an event about a record. The fake backend has no webhook, so the event stays pending. */
export function report({ events }: FakeInbox, type: EventType, { id: record_id }: { id: number }): void {
  const created_at = new Date().toISOString();
  events.push({
    id: events.length + 1,
    message_id: `msg_${crypto.randomUUID()}`,
    channel: 'webhook',
    type,
    record_id,
    state: 'pending',
    attempts: 0,
    created_at,
    next_attempt_at: created_at,
    delivered_at: null,
    last_error: null,
  });
}

/** The fields that every record gets when it is stored. */
const frame = () => ({ created_at: new Date().toISOString(), history: [] });

/** Stores a record under the next id. */
export function store<Kind extends Subject>(
  { records }: FakeInbox,
  kind: Kind,
  fields: Omit<FakeRecords[Kind][number], 'id' | 'created_at' | 'history'>,
): FakeRecords[Kind][number] {
  const list: FakeRecords[Kind][number][] = records[kind];
  // TypeScript can't put together again what `Omit` took from a union.
  const record: object = { ...frame(), ...fields, id: (list.at(-1)?.id ?? 0) + 1 };
  list.push(record as FakeRecords[Kind][number]);
  return record as FakeRecords[Kind][number];
}

/** Stores a person who ordered or sent a request, once. */
export function storeVisitor(inbox: FakeInbox, person: Person): void {
  const isKnown = inbox.records.lead.some(
    ({ name, phone, source_id }) => source_id === null && name === person.name && phone === person.phone,
  );
  if (!isKnown) store(inbox, 'lead', { ...person, status: 'new', source_id: null });
}
