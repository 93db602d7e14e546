import { randomInt } from 'node:crypto';

const group = (): string => String(randomInt(10_000, 100_000));

/**
 * An order number for people, e.g. `48271-93045`: digits only, so that it can be read out and typed in both languages,
 * and random, so that it doesn't reveal how many orders a shop has.
 */
export const newOrderNumber = (): string => `${group()}-${group()}`;
