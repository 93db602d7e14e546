import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** Set by `@hono/node-server`; absent when the app is called in-process. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/** For callers without an address, such as the storefront in the same process. */
export const UNKNOWN_ADDRESS = 'unknown';

/** IPv6 prefix length of one household or server. */
const NETWORK_BITS = 64;

/** IPv6 prefix length that providers assign to one customer, who then has 65,536 such networks. */
const SITE_BITS = 48;

/** Some proxies append the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (entry: string): string =>
  entry.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** The IPv4 address (unwrapped if IPv6-mapped) or the IPv6 network; undefined if invalid. */
function budgetKey(entry: string): string | undefined {
  const address = withoutPort(entry);
  // Programs disagree about shorthands such as `127.1` and octal parts.
  if (!ipaddr.IPv6.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [plain] = parsed.toNormalizedString().split('%');
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${NETWORK_BITS}`);
  return `${network}/${NETWORK_BITS}`;
}

/** The customer's network that contains a {@link clientAddress}; undefined for IPv4. */
function siteOf(address: string): string | undefined {
  const [network = ''] = address.split('/');
  if (!ipaddr.IPv6.isValid(network)) return undefined;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${network}/${SITE_BITS}`)}/${SITE_BITS}`;
}

/** A network that uses are counted for. */
export interface Network {
  key: string;
  /** How many times the limit of one address it has. */
  share: number;
}

/**
 * The networks that each use of a {@link clientAddress} counts for, the larger first: an IPv6 customer chooses among 65,536
 * addresses, so all of them together have the limit of a few.
 */
export function networksOf(address: string): Network[] {
  const site = siteOf(address);
  return [...(site ? [{ key: site, share: 3 }] : []), { key: address, share: 1 }];
}

/**
 * The client's IPv4 address or IPv6 network, which rate limits count by. Each of the `trustedProxies` proxies appends
 * the address it saw to `X-Forwarded-For`, so the client's is that many places from the end; earlier entries were sent
 * by the client and are ignored.
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
  return budgetKey(seen) ?? budgetKey(socket) ?? socket;
}
