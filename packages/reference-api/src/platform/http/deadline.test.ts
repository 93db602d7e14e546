import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { ApiError } from './api-error';
import { deadline } from './deadline';

const app = new Hono();
app.onError((error) => (error instanceof ApiError ? error.toResponse('en') : Response.error()));
app.use(deadline(50));
app.get('/hangs', () => new Promise<Response>(() => {}));
app.get('/answers', (context) => context.text('done'));

it('returns 503 with Retry-After for a call that hangs', async () => {
  const response = await app.request('/hangs');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
});
it('leaves other calls alone', async () => {
  expect(await (await app.request('/answers')).text()).toBe('done');
});
