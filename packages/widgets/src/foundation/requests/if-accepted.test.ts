import { ContractError, createClient } from '@diwan/sdk';
import { expect, it } from 'vitest';
import { ifAccepted } from './if-accepted';

const lead = { name: 'Noura', phone: '0501234567' };
const backend = (body: string) =>
  createClient({ baseUrl: '/api', fetch: async () => new Response(body), retries: 0 });

it('a write that was stored is done, whatever the backend returns', async () => {
  expect(await ifAccepted(backend('{"results":{"id":3}}').leads.create(1, lead))).toEqual({ id: 3 });
  expect(await ifAccepted(backend('{}').leads.create(1, lead))).toBeUndefined();
});

it('a page in its place rejects: the write may not have reached a shop', async () => {
  await expect(ifAccepted(backend('<html>').leads.create(1, lead))).rejects.toBeInstanceOf(ContractError);
});
