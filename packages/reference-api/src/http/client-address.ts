import { isIP } from 'node:net';
import type { Context } from 'hono';

/** What the Node server hands to Hono; absent when an app is called in-process. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/** Stands for callers whose address nobody knows, such as the storefront in the same process. */
export const UNKNOWN_ADDRESS = 'unknown';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** First 64 bits of an IPv6 address, which one household or server has to itself. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [
    ...groups,
    ...Array<string>(address.includes('::') ? missing : 0).fill('0'),
    ...tail.split(':'),
  ];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function budgetKey(address: string): string {
  const plain = address.replace(IPV4_IN_IPV6, '$1');
  return isIP(plain) === 6 ? networkOf(plain) : plain;
}

/**
 * Whom limits count a call for: the client's IPv4 address or IPv6 network. With `trustedProxies` proxies in front,
 * each of which appends the address it saw to `X-Forwarded-For`, that is the entry so many places from the end;
 * anything before it was written by the client and is not believed.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const socket =
    (context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? UNKNOWN_ADDRESS;
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const chain = [...forwarded, socket];
  const seen = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? socket;
  return budgetKey(isIP(seen) === 0 ? socket : seen);
}
