/** This machine by name or address, with or without a port. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * Whether a request's `Host` is one the shop answers to: that of its public address, one of `others` (names inside a
 * deployment, such as `api:4000`), or this machine. Without a public address every host is.
 * @param host name and port, as in the `Host` header or a URL's `host`
 */
export function isKnownHost(
  host: string,
  { publicUrl, others = [] }: { publicUrl: string | undefined; others?: readonly string[] },
): boolean {
  if (publicUrl === undefined) return true;
  const asked = host.toLowerCase();
  return asked === new URL(publicUrl).host || others.includes(asked) || LOOPBACK.test(asked);
}
