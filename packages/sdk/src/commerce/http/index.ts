/** Helpers for HTTP: encodings, hosts, base URLs. */

export { acceptedEncoding, type ContentEncoding } from './accepted-encoding';
export { isKnownHost } from './known-host';
export { withoutTrailingSlashes } from './without-trailing-slashes';
