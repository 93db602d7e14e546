/** A place where a response deviates from the contract. */
export interface Deviation {
  /** Where in the response: `status`, `headers.vary`, `results[3].price`. */
  path: string;
  expected: string;
  received: string;
}

/** A received value as shown in reports. */
export const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

/** A deviation unless the condition holds. */
export const unless = (holds: boolean, path: string, expected: string, received: unknown): Deviation[] =>
  holds ? [] : [{ path, expected, received: quoted(received) }];
