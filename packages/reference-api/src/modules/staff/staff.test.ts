import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { isStaff } from './staff-token';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ config: { staffToken: 'open-sesame' } });
});
afterAll(() => api.close());

describe('auth.check', () => {
  it('succeeds with the staff token and is never cached', async () => {
    const { status, body, headers } = await api.call('/api/auth', {
      headers: { authorization: 'Bearer open-sesame' },
    });
    expect({ status, body }).toEqual({ status: 200, body: { results: { is_staff: true } } });
    expect(headers.get('cache-control')).toBe('no-store');
  });
  it.each([
    undefined,
    'Bearer',
    'Bearer open-sesam',
    'Bearer open-sesame2',
    'Basic open-sesame',
    'open-sesame',
  ])('rejects %j', async (authorization) => {
    const { status, body, headers } = await api.call('/api/auth', {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'unauthorized' });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
  it('rejects everyone if no token is configured', () => {
    expect(isStaff('Bearer undefined', undefined)).toBe(false);
    expect(isStaff('Bearer ', undefined)).toBe(false);
  });
});
