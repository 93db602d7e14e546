import type { EndpointName } from '../../contract';
import type { Check } from './check';
import { refusal, success, validationRefusal } from './responses';

/** A list is valid as a whole. */
export const listCheck = (name: EndpointName, query: Record<string, unknown> = {}): Check => ({
  title: 'returns valid items',
  run: async ({ probe }) => success(name, await probe(name, { query })),
});

/** An unknown id or slug is a `not_found`. */
export const unknownCheck = (name: EndpointName, params: Record<string, unknown>): Check => ({
  title: 'rejects unknown resources',
  run: async ({ probe }) => refusal(await probe(name, { params }), 'not_found'),
});

/** A body without its fields, or one that isn't JSON, is rejected. */
export const emptyBodyCheck = (name: Extract<EndpointName, 'requests.create' | 'orders.create'>): Check => ({
  title: 'rejects an empty body and malformed JSON',
  run: async ({ probe }) => [
    ...validationRefusal(await probe(name, { body: {} })),
    ...refusal(await probe(name, { body: '{"cart":' }), 'malformed_body'),
  ],
});
