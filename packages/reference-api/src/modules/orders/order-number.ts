import { randomInt } from 'node:crypto';

const group = (): string => String(randomInt(10_000, 100_000));

/**
 * What people call an order by, e.g. `48271-93045`: digits only, so that it can be read out and typed in both
 * languages, and random, so that nobody can count a shop's orders.
 */
export const newOrderNumber = (): string => `${group()}-${group()}`;
