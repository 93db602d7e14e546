import ipaddr from 'ipaddr.js';

/** Whether a host name or address, with or without brackets, is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.+)\]$/, '$1');
  if (!ipaddr.IPv6.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address))
    return host === 'localhost';
  return ipaddr.process(address).range() === 'loopback';
}

/** Whether the public URL is unset or points to this machine. */
export const isLocalAddress = (publicUrl: string | undefined): boolean =>
  publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);
