import * as v from 'valibot';
import { describe, it } from 'vitest';
import { endpoint, noParams, noQuery, route } from './endpoint';

const details = {
  summary: 'The member of staff who calls',
  description: 'Name of the token.',
  tag: 'Staff',
  profile: 'ordering',
  params: noParams,
  query: noQuery,
} as const;
const results = v.object({ name: v.string() });

const open = route({ name: 'auth.about', method: 'GET', path: '/auth/about', results });
const withToken = route({ ...open, needsStaffToken: true });
const write = route({ ...open, method: 'POST' });

describe('how an endpoint may be cached', () => {
  it('is a required part of its row', () => {
    endpoint(open, { ...details, cache: 'public' });
    // @ts-expect-error: nothing says it
    endpoint(open, details);
  });

  it('is not at all where it depends on a token or writes', () => {
    endpoint(withToken, { ...details, cache: 'never' });
    // @ts-expect-error: a cache would send it to callers without the token
    endpoint(withToken, { ...details, cache: 'public' });
    // @ts-expect-error: nor may a cache that tells hosts apart
    endpoint(withToken, { ...details, cache: 'host' });
    // @ts-expect-error: a write
    endpoint(write, { ...details, cache: 'public' });
  });
});
