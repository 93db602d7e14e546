import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, networksOf } from './client-address';

async function addressOf({
  socket = '10.0.0.1',
  forwarded,
  proxies = 0,
}: {
  socket?: string | undefined;
  forwarded?: string;
  proxies?: number;
}): Promise<string> {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, proxies)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } });
  return response.text();
}

describe('clientAddress', () => {
  it('is the socket’s when no proxy is trusted, despite forwarding headers', async () => {
    expect(await addressOf({ forwarded: '1.2.3.4' })).toBe('10.0.0.1');
  });
  it('is the address the outermost trusted proxy saw', async () => {
    expect(await addressOf({ forwarded: '1.2.3.4', proxies: 1 })).toBe('1.2.3.4');
    expect(await addressOf({ forwarded: '1.2.3.4, 10.0.0.2', proxies: 2 })).toBe('1.2.3.4');
  });
  it('ignores entries the client added itself', async () => {
    expect(await addressOf({ forwarded: '6.6.6.6, 1.2.3.4', proxies: 1 })).toBe('1.2.3.4');
  });
  it('falls back to the socket for invalid addresses', async () => {
    expect(await addressOf({ forwarded: 'nonsense', proxies: 1 })).toBe('10.0.0.1');
    expect(await addressOf({ forwarded: '', proxies: 1 })).toBe('10.0.0.1');
  });
  it('is the same for an IPv4 address and its IPv6-mapped form', async () => {
    expect(await addressOf({ socket: '::ffff:10.0.0.1' })).toBe('10.0.0.1');
    expect(await addressOf({ socket: '::ffff:a00:1' })).toBe('10.0.0.1');
    expect(await addressOf({ socket: '0:0:0:0:0:FFFF:0A00:0001' })).toBe('10.0.0.1');
  });
  it.each([
    ['192.0.2.1:4711', '192.0.2.1'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ])('strips the port: %s', async (forwarded, address) => {
    expect(await addressOf({ forwarded, proxies: 1 })).toBe(address);
  });
  it.each(['127.1', '0177.0.0.1', '2130706433', '0x7f.0.0.1', '1.2.3.4.5', '1::2::3'])(
    'is never %s, which programs interpret differently',
    async (forwarded) => {
      expect(await addressOf({ forwarded, proxies: 1 })).toBe('10.0.0.1');
    },
  );
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
  ])('is the network of %s', async (socket, network) => {
    expect(await addressOf({ socket })).toBe(network);
  });
  it('is unknown for in-process calls', async () => {
    const app = new Hono().get('/', (context) => context.text(clientAddress(context, 1)));
    expect(await (await app.request('/')).text()).toBe('unknown');
  });
});

describe('networksOf', () => {
  it.each([
    ['2001:db8:1:2::/64', ['2001:db8:1::/48', '2001:db8:1:2::/64']],
    ['2001:db8:1:ffff::/64', ['2001:db8:1::/48', '2001:db8:1:ffff::/64']],
    ['192.0.2.1', ['192.0.2.1']],
    ['unknown', ['unknown']],
  ])('of %s are %j', (address, networks) => {
    expect(networksOf(address).map(({ key }) => key)).toEqual(networks);
  });
});
