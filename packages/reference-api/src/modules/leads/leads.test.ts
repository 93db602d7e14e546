import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadSources, leads } from '../../db/schema';
import { expectResults } from '../../testing/contract-check';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
let source = 0;
beforeAll(async () => {
  api = await openTestApi();
  const [first] = await api.db.select().from(leadSources).orderBy(asc(leadSources.id)).limit(1);
  source = first?.id ?? 0;
});
afterAll(() => api.close());

const leave = (body: unknown, headers = {}, id: number | string = source) =>
  api.call(`/api/crm/public/leads/${id}`, { body, headers });

it('leads.forms lists the forms with the names of their sections', async () => {
  const forms = expectResults('leads.forms', await api.call('/api/crm/public/leads'));
  expect(forms).toContainEqual({
    id: source,
    name_en: expect.any(String),
    name_ar: expect.stringMatching(/\p{Script=Arabic}/u),
  });
});

describe('leads.create', () => {
  it('stores the input, and the normalized phone digits', async () => {
    const { status, body } = await leave({
      name: ' Sara ',
      email: 'sara@example.com',
      phone: '+966 050 123 4567',
    });
    expect(status).toBe(200);
    expect(await api.db.select().from(leads)).toMatchObject([
      {
        ...(body as { results: object }).results,
        sourceId: source,
        name: 'Sara',
        email: 'sara@example.com',
        phone: '+966 050 123 4567',
        phoneDigits: '966501234567',
      },
    ]);
  });
  it.each(['', null, undefined])('accepts a missing e-mail: %j', async (email) => {
    expect((await leave({ name: 'Sara', email, phone: '0501234567' })).status).toBe(200);
  });
  it('stores a phone it cannot parse', async () => {
    expect((await leave({ name: 'Sara', phone: '+1 202 555 0100' })).status).toBe(200);
  });
  it('returns 404 for an unknown source', async () => {
    const { status, body } = await leave({ name: 'Sara', phone: '0501234567' }, {}, 9_999);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found' });
  });
  it('names missing fields in the visitor’s language', async () => {
    const { status, body } = await leave({ name: '  ' }, { 'accept-language': 'ar-SA,en;q=0.5' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'name' }, { path: 'phone', message: 'املأ هذا الحقل' }],
    });
  });
});
