/** A place where a response deviates from the contract. */
export interface Deviation {
  /** The place in the response: `status`, `headers.vary`, `results[3].price`. */
  path: string;
  expected: string;
  received: string;
}

/** Thrown when a check can't run; the message is the reason. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

export function needed<Value>(value: Value | null | undefined, reason: string): Value {
  if (value === null || value === undefined) throw new Skipped(reason);
  return value;
}

/** A received value as shown in reports. */
export const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

/** A deviation unless the condition holds. */
export const unless = (holds: boolean, path: string, expected: string, received: unknown): Deviation[] =>
  holds ? [] : [{ path, expected, received: quoted(received) }];

/** A deviation unless the values are the same. */
export const same = (path: string, expected: unknown, received: unknown): Deviation[] =>
  unless(JSON.stringify(received) === JSON.stringify(expected), path, quoted(expected), received);
