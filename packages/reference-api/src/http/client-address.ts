import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** What the Node server hands to Hono; absent when an app is called in-process. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/** Stands for callers whose address nobody knows, such as the storefront in the same process. */
export const UNKNOWN_ADDRESS = 'unknown';

/** Bits of an IPv6 address that one household or server has to itself. */
const NETWORK_BITS = 64;

/** Bits of an IPv6 address that a provider gives to one customer, who then has 65,536 such networks. */
const SITE_BITS = 48;

/** Some proxies append the port as well: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (entry: string): string =>
  entry.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** The IPv4 address, also of one written as IPv6, or the network of an IPv6 address; undefined when it is neither. */
function budgetKey(entry: string): string | undefined {
  const address = withoutPort(entry);
  // Shorthands such as `127.1` and octal parts mean different addresses to different programs.
  if (!ipaddr.IPv6.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [plain] = parsed.toNormalizedString().split('%');
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${NETWORK_BITS}`);
  return `${network}/${NETWORK_BITS}`;
}

/** The customer's network around a {@link clientAddress}; undefined for IPv4 addresses, which have none. */
export function siteOf(address: string): string | undefined {
  const [network = ''] = address.split('/');
  if (!ipaddr.IPv6.isValid(network)) return undefined;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${network}/${SITE_BITS}`)}/${SITE_BITS}`;
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
  return budgetKey(seen) ?? budgetKey(socket) ?? socket;
}
