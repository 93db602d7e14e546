/** Loopback hosts, with or without a port. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * Whether a request's `Host` is allowed: the host of the public URL, one of `others` (internal names such as
 * `api:4000`), or a loopback host. Without a public URL every host is allowed.
 * @param host name and port, as in the `Host` header or a URL's `host`
 */
export function isKnownHost(
  host: string,
  { publicUrl, others = [] }: { publicUrl: string | undefined; others?: readonly string[] },
): boolean {
  if (publicUrl === undefined) return true;
  // `shop.example.` is the same host; some clients write the default port.
  const asked = host.toLowerCase().replace(/\.(?=:|$)/, '');
  const { host: own, protocol } = new URL(publicUrl);
  const isOwn = asked === own || asked === `${own}:${protocol === 'https:' ? 443 : 80}`;
  return isOwn || others.includes(asked) || LOOPBACK.test(asked);
}
