/** Helpers for HTTP: encodings, hosts, base URLs, JSON. */

export { acceptedEncoding, type ContentEncoding } from './accepted-encoding';
export { jsonText } from './json-text';
export { isKnownHost } from './known-host';
export { withoutTrailingSlashes } from './without-trailing-slashes';
